"""One stake on several cards, a stake under a copper, a card with bent corners: lay it as told, or read it."""

from __future__ import annotations

from faro.base import SPOTS, Bend, Spot, in_a_row
from faro.table import commands as c
from faro.table import is_allowed, plays_for, rung
from faro.teaching.exercises.item import Exercise, Field, Start, cards_of, codes_of, point_of
from faro.teaching.playthrough import READER
from faro.words import against, by_us

_STAKE = 5
_MOST = 5
"""The places that are offered."""
_FIRST, _SECOND = "the first card of a turn", "the second card of a turn"


def place(start: Start) -> Exercise:
    """Lay a stake as told: where, and open or under a copper. Level 1 has single cards alone."""
    places = [spot for spot in _places(start) if start.level > 1 or spot.kind == "flat"]
    asked = places[start.number % len(places)]
    ranks = sorted(asked.ranks)
    others = [spot for spot in places if spot.ranks != asked.ranks and {*spot.ranks} & {*ranks}]
    others += [spot for spot in places if not {*spot.ranks} & {*ranks}]
    offered = start.mixed([asked, *others[: _MOST - 1]])
    coppered = start.number % 2 == 1 and start.book.copper == "allowed"
    how = ("open", against(start.book))
    fields = [Field("place", "It lies", "choice", tuple(map(lies, offered)), tuple(map(point_of, offered)))]
    if start.book.copper == "allowed":
        fields.append(Field("how", "It is", "choice", how))
    which = "Lay a stake on" if asked.names or len(ranks) == 1 else "Lay one stake that takes in"
    loser, winner = start.book.in_turn("first", "second")
    of_it = "that card" if len(ranks) == 1 else "one of its cards"
    comes = f"It is to win if {of_it} comes {loser if coppered else winner}."
    prompt = f"{which} {asked.word}. {comes} Where does it lie, and how?"
    accept = [(lies(asked), how[coppered])] if len(fields) > 1 else [(lies(asked),)]
    takes = in_a_row([f"the {rank.word}" for rank in ranks])
    explain = f"It lies {lies(asked)}, {how[coppered]}, and takes in {takes}."
    bet = c.PlaceBet(READER, _STAKE, asked, coppered)
    return start.item(ranks, prompt, fields, accept, explain, bet)


def read(start: Start) -> Exercise:
    """Say what a stake bets on: the cards that it takes in, and when it wins; or what a bent card plays for."""
    if start.book.ladder != "refused":
        return _read_bends(start)
    places = _places(start)
    asked = places[start.number % len(places)]
    coppered = start.number % 2 == 1 and start.book.copper == "allowed"
    start.act(c.PlaceBet(READER, _STAKE, asked, coppered))
    loser, winner = start.book.in_turn(_FIRST, _SECOND)
    fields = [
        Field("ranks", "The cards that it takes in", "ranks"),
        Field("when", "It wins if one of them is", "choice", (_FIRST, _SECOND)),
    ]
    how = f", {against(start.book)}" if coppered else ""
    told = [f"Your {_STAKE} lie {lies(asked)}{how}."]
    prompt = "Which cards does the stake take in, and when does it win?"
    wins = loser if coppered else winner
    explain = f"It takes in {in_a_row([f'the {rank.word}' for rank in sorted(asked.ranks)])}, and wins on {wins}."
    accept = [(codes_of(asked.ranks), wins)]
    so = f"So in {start.book.name}{by_us(start.book, 'first_card')}."
    return start.item(sorted(asked.ranks), prompt, fields, accept, f"{explain} {so}", told=told)


def lies(spot: Spot) -> str:
    """Where a stake lies on the cloth, in words that do not tell what it takes in."""
    return spot.sort.lies.format(*(f"the {rank.word}" for rank in spot.ranks), name=spot.names[0] if spot.names else "")


def _places(start: Start) -> list[Spot]:
    """The places of the level that the book takes, in an order of the seed's word; the reader has sat down."""
    start.seat(READER)
    start.deal(0, without=cards_of([]))
    taken = dict.fromkeys(
        spot
        for level in range(start.level, 0, -1)
        for spot in SPOTS.values()
        if level in spot.sort.laid and is_allowed(start.table, c.PlaceBet(READER, _STAKE, spot))
    )
    first = [spot for spot in taken if start.level in spot.sort.laid]
    few = first if len(first) >= _MOST else [*taken]
    row = start.row
    # Places in a row share no card where that can be: they are sorted by where their cards stand in the shuffled row.
    return _apart(sorted(few, key=lambda spot: [row.index(rank) for rank in spot.ranks]))


def _apart(spots: list[Spot]) -> list[Spot]:
    """The places in an order in which neighbours share as few cards as can be."""
    row, rest = [spots[0]], spots[1:]
    while rest:
        near = {rank for spot in row[-2:] for rank in spot.ranks}
        best = min(range(len(rest)), key=lambda at: len(near & {*rest[at].ranks}))
        row.append(rest.pop(best))
    return row


def _read_bends(start: Start) -> Exercise:
    """A card with bent corners: what it is called, and what it wins in all. Level 2 has folds, level 3 both."""
    [rank] = start.ranks(1)
    couche = 1 + start.below(4)
    corners = 1 + start.below((3, 4, 5)[start.level - 1])
    folds = start.below(2) if start.level > 1 else 0
    bend = Bend(couche, corners, folds)
    start.seat(READER)
    start.deal(0, without=cards_of([rank]))
    wins = plays_for(start.book.ladder, bend)
    names = [rung(Bend(couche, bent)) for bent in range(1, 6)]
    called = rung(Bend(couche, corners))
    corner = f"{corners} corner{'s' if corners > 1 else ''}"
    folded = ", and it is folded over once," if folds else ""
    told = [f"You laid {couche} on the {rank.word}. The card has {corner} bent{folded} for wins that you venture."]
    fields = [
        Field("rung", "With so many corners the card is at", "choice", tuple(names)),
        Field("wins", "Checks that it wins in all, if it wins", "number"),
    ]
    prompt = "What is such a bend called, and how much does the card play for?"
    fold = " A fold doubles that." if folds else ""
    plain = plays_for(start.book.ladder, Bend(couche, corners))
    so = f"It wins {wins} in all by {start.book.name}{by_us(start.book, 'ladder')}."
    explain = f"{corner.capitalize()}: {called}, {plain} on {couche}.{fold} {so}"
    return start.item([rank], prompt, fields, [(called, str(wins))], explain, told=told, bend=bend)
