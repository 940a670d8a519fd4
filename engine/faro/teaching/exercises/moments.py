"""What becomes of a stake at a moment that has a rule of its own: the last couple, a bar, a bent card, a tied case."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from faro.base import SPOTS, FaroError, Rank, Run, spot
from faro.notation import replay
from faro.rulebooks import Rulebook, library
from faro.table import commands as c
from faro.teaching.audit import Payment, due
from faro.teaching.exercises.item import Exercise, Field, Start, cards_of
from faro.teaching.exercises.rules import log_under
from faro.teaching.exercises.settling import reasons_of, stake_of
from faro.teaching.fates import Fate, doings
from faro.words import turn_word

_PUNTER = "ann"
_STAKES = range(2, 8)


@dataclass(frozen=True, slots=True)
class Moment:
    """One such moment: what makes its exercise, and whether a book has it."""

    make: Callable[[Start], Exercise]
    fits: Callable[[Rulebook], bool]


def moment(start: Start) -> Exercise:
    """A stake at the moment that the word of the seed names, or at one that the book has: level 1 has the first."""
    known = [name for name, one in MOMENTS.items() if one.fits(start.book)]
    if not known or (start.about and start.about not in known):
        raise start.refused("no-such-rule")
    return MOMENTS[start.about or known[start.number % len(known) if start.level > 1 else 0]].make(start)


def _last_couple(start: Start) -> Exercise:
    """A stake on the last card of the pack, on the card before it, or on a card of the turn before those."""
    first, second = start.ranks(2)
    turns, word = start.book.turns(52), turn_word(start.book).lower()
    ahead, hit = divmod((3, 2, 1, 0)[start.number % 4], 2)
    start.seat(_PUNTER)
    kept = [cards_of([first])[0], cards_of([second])[0]]
    start.deal(turns - 1 - ahead, without=kept)
    rank = (first, second)[hit]
    if not start.lay(c.PlaceBet(_PUNTER, _stake(start), SPOTS[rank.code])):
        raise start.refused("too-late")
    drawn = c.DealTurn(kept[0], kept[1])
    which = f"the last {word} of all" if not ahead else f"the {word} before the last"
    return _settled(start, [first, second], drawn, [f"It is {which}, dealt by {start.book.name}."])


def _high_card(start: Start) -> Exercise:
    """A stake on the High Card bar: an Ace, a copper, two cards of one rank."""
    first, second = start.ranks(2)
    ranks = [(Rank.ACE, first), (first, second), (first, first), (second, Rank.ACE)][start.number % 4]
    start.seat(_PUNTER)
    start.warm_up({first, second, Rank.ACE})
    coppered = start.number % 2 == 1 and start.number % 3 != 2
    start.act(c.PlaceBet(_PUNTER, _stake(start), spot("high-card"), coppered))
    return _settled(start, [first, second], start.turn_of(*ranks), [])


def _bar(start: Start) -> Exercise:
    """A bar has held for a turn; whether it still does, by the book and by one that has it otherwise."""
    first, second = start.ranks(2)
    goes_again = start.number % 3 == 2
    start.seat(_PUNTER)
    start.deal(0, without=cards_of({first, second}))
    stake, lies = _stake(start), SPOTS[first.code]
    start.act(c.PlaceBet(_PUNTER, stake, lies))
    start.act(c.OrderBet(_PUNTER, lies, "none"))
    passes = start.one_of(start.drawable(cards_of({first, second})))
    start.act(c.DealTurn(*start.book.in_turn(cards_of([first])[0], passes)))
    said = "she says nothing more"
    if goes_again and start.lay(c.OrderBet(_PUNTER, lies, "all")):
        said = "she says that it goes again"
    drawn = c.DealTurn(*start.mixed([cards_of([first])[1], cards_of([second])[0]]))
    told = [f"Ann barred her {stake} on the {first.word}. The {first.word} came, and touched nothing.", f"Now {said}."]
    other = _book_beside(start)
    books = [start.book, other] if other else [start.book]
    dues = [due(replay(log_under(start.log(), book), library()), drawn)[0] for book in books]
    fates = [*doings([stake], [stake])]
    fields = [Field.of_fates(f"by-{book.id}", f"By {book.name}", fates, on=first.code) for book in books]
    right = tuple(payment.fate.offered for payment in dues)
    explain = " ".join(f"{payment.fate.offered}. {payment.rule}" for payment in dues)
    prompt = f"{start.come(drawn)} What does the dealer do with it?"
    return start.item([first, second], prompt, fields, [right], explain, drawn, told, reasons_of(dues))


def _book_beside(start: Start) -> Rulebook | None:
    """A book that bars for another time, and deals and stakes alike."""
    for book in library().values():
        if book.bar in ("refused", start.book.bar) or book.deal != start.book.deal:
            continue
        try:
            replay(log_under(start.log(), book), library())
        except FaroError:
            continue
        return book
    return None


def _pair_on_a_bent_card(start: Start) -> Exercise:
    """A card with a corner bent for a win meets a pair, or one card of its rank."""
    return _bent(start, ["paroli"] * (1 + start.number % 2), is_pair=start.number % 3 != 1)


def _paix(start: Start) -> Exercise:
    """A card is folded after a win, or on top of a corner: the win is ventured, and what was laid is safe."""
    return _bent(start, ["paroli", "paix"] if start.number % 2 else ["paix"], is_pair=False)


def _bent(start: Start, bends: Sequence[Run], *, is_pair: bool) -> Exercise:
    [rank] = start.ranks(1)
    lies, mine = SPOTS[rank.code], cards_of([rank])
    start.seat(_PUNTER)
    stake = 2 * (1 + start.below(3))
    if start.book.entry == "after-face":
        start.act(c.PlaceBet(_PUNTER, stake, lies))
        start.begin({rank})
    else:
        start.deal(0, without=mine)
        start.act(c.PlaceBet(_PUNTER, stake, lies))
    for at, how in enumerate(bends):
        fill = start.one_of(start.drawable(mine))
        start.act(c.DealTurn(*start.book.in_turn(fill, mine[at])))
        if not start.lay(c.Parlee(_PUNTER, lies, lies, how)):
            raise start.refused("no-run")
    did = {"paroli": "bent a corner", "paix": "folded the card"}
    wins = "It won" if len(bends) == 1 else "It won twice"
    hers = "bent two corners" if [*bends] == ["paroli"] * 2 else ", then ".join(did[how] for how in bends)
    told = [f"By {start.book.name}: Ann laid {stake} on the {rank.word}. {wins}, and she {hers}."]
    fill = start.one_of(start.drawable(mine))
    comes = (mine[2], mine[3]) if is_pair else (mine[3], fill) if start.number % 4 in (0, 3) else (fill, mine[3])
    return _settled(start, [rank], c.DealTurn(*comes), told, tells_stake=True)


def _tied(start: Start) -> Exercise:
    """The dealer has tied the last cards together, so that every case loses: who plays cases open, or coppered."""
    first, second = start.ranks(2)
    kept = [cards_of([first])[3], cards_of([second])[3]]
    start.seat(_PUNTER)
    start.deal(16, cards_of([first])[:3], kept)
    if start.table.left(first) != 1:
        raise start.refused("no-such-rule")
    coppered = start.number % 2 == 1 and start.book.copper == "allowed"
    if not start.lay(c.PlaceBet(_PUNTER, _stake(start), SPOTS[first.code], coppered)):
        raise start.refused("no-such-stake")
    told = [f"The {first.word} is a case. The dealer has tied the last cards with a hair: every case comes to lose."]
    return _settled(start, [first, second], c.DealTurn(*start.book.in_turn(kept[0], kept[1])), told)


def _stake(start: Start) -> int:
    return _STAKES[start.below(len(_STAKES))]


def _settled(
    start: Start, ranks: list[Rank], drawn: c.DealTurn, told: list[str], *, tells_stake: bool = False
) -> Exercise:
    """What becomes of the one stake that lies. What is `told` is followed by what the stake is, unless it tells it."""
    [payment], [bet] = due(start.table, drawn), start.table.bets
    field = Field.of_fates("moment", stake_of(bet, start.book), _fates(payment), on=bet.spot.id)
    prompt = f"{start.come(drawn)} What does the dealer do with the stake?"
    if not tells_stake:
        told = [*told, f"On the cloth: {stake_of(bet, start.book)}."]
    said = f"{payment.fate.offered}. {payment.rule}"
    return start.item(ranks, prompt, [field], [(payment.fate.offered,)], said, drawn, told, reasons_of([payment]))


def _fates(payment: Payment) -> Iterator[Fate]:
    """What a dealer might do, the right thing among the rest, in one order."""
    stake = payment.stake
    return doings((stake, payment.paid), sorted({stake, stake // 2, payment.taken}))


MOMENTS: Mapping[str, Moment] = {
    "last-couple": Moment(_last_couple, lambda book: book.last_turn != "as-any" and book.deal == "whole-pack"),
    "high-card-bar": Moment(_high_card, lambda book: book.high_card != "refused"),
    "bar-holds": Moment(_bar, lambda book: book.bar != "refused"),
    "bent-pair": Moment(_pair_on_a_bent_card, lambda book: book.ladder != "refused" and book.entry == "free"),
    "paix": Moment(_paix, lambda book: book.ladder != "refused" and book.entry == "free"),
    "tied": Moment(_tied, lambda book: book.has_box and book.second_bets == "taken"),
}
"""The moments that can be asked about, by their names."""
