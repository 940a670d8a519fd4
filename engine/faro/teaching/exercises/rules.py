"""Which rule decides a stake, and what another book says of the same turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from faro.base import SPOTS, FaroError, Rank, Spot
from faro.notation import format_command, parse_line, replay
from faro.rulebooks import Rulebook, library
from faro.table import commands as c
from faro.table import is_allowed
from faro.teaching.audit import Payment, due
from faro.teaching.exercises.allowed import ASKS, allowed
from faro.teaching.exercises.dues import DUES
from faro.teaching.exercises.item import Exercise, Field, Start
from faro.teaching.exercises.settling import fates_of, reasons_of, several_with, stake_of
from faro.words import pair_word

_PUNTER = "ann"
_OFFERED = 4
_POINTS = ("first_card", "", "split", "copper", "combination", "bar")
"""The rules in the order in which they are learned: none is offered before one that is asked about."""
_INSTEAD = {"first_card": ("copper",), "copper": ("first_card",), "split": ("first_card",)}
"""What decides in every other exercise about a rule, so that its sisters differ: the first that the book has."""
LAWS = (*filter(None, _POINTS), *ASKS, *DUES)
"""What a law can be asked about, by its name."""


def law(start: Start) -> Exercise:
    """Which rule decides what becomes of a stake? Level 2 adds the combination and the bar, level 3 half that goes.

    At level 3 every other asks whether something may be done, or who is paid.
    """
    about, others = start.about, (*ASKS, *DUES)
    if not about and start.level == 3 and start.number % 2:
        about = others[start.number // 2 % len(others)]
    if about in ASKS:
        return allowed(start, about)
    if about in DUES:
        return DUES[about](start)
    loser, winner = start.ranks(2)
    laws = laws_of(start.book)
    points = [point for point in _POINTS if point in laws]
    known = points.index(about) + 1 if about in points else len(points)
    offered = points[: 3 if start.level == 1 else max(3, known)]
    point = about or offered[start.number % len(offered)]
    if point not in laws:
        raise start.refused("no-such-rule")
    is_sister = bool(about) and start.turn_among(2) == 1
    if is_sister:
        point = next(other for other in (*_INSTEAD.get(point, (point,)), "") if other in laws)
    if point == "split":
        winner = loser
    if point == "combination":
        winner = _beside(start, loser, winner)
    start.seat(_PUNTER)
    start.warm_up({loser, winner})
    for bet in _bets(start, point, loser, winner):
        if is_allowed(start.table, bet):
            start.act(bet)
            break
    told = []
    if point == "bar":
        start.act(c.OrderBet(_PUNTER, start.table.bets[0].spot, "none"))
        if is_sister:
            start.act(c.OrderBet(_PUNTER, start.table.bets[0].spot, "all"))
            told = ["She had barred it, and has said since that it goes."]
    elif start.level == 3 and start.below(2) and start.book.half_goes == "allowed":
        start.lay(c.OrderBet(_PUNTER, start.table.bets[0].spot, "half"))
    start.begin({loser, winner})
    turn = start.turn_of(loser, winner)
    if is_sister and point == "combination":
        apart = [card for card in start.drawable(()) if card.rank not in start.table.bets[0].spot.ranks]
        turn = c.DealTurn(*start.mixed([turn.first, start.one_of(apart)]))
    drawn = c.DealTurn(*start.book.in_turn(turn.first, turn.second))
    [payment] = due(start.table, drawn)
    if payment.point not in laws:
        raise start.refused("decided-otherwise")
    stake = stake_of(start.table.bets[0], start.book)
    prompt = f"{start.come(drawn)} Which rule decides?"
    near = {payment.point, *start.mixed(other for other in offered if other != payment.point)[: _OFFERED - 1]}
    fields = [Field("law", stake, "choice", tuple(laws[other] for other in points if other in near))]
    explain = f"{payment.fate.offered}. {payment.rule}"
    told.insert(0, f"On the cloth: {stake}.")
    return start.item(
        [loser, winner], prompt, fields, [(laws[payment.point],)], explain, drawn, told, reasons_of([payment])
    )


def rulebook(start: Start) -> Exercise:
    """One turn under two books that settle it otherwise: what becomes of the stake by each?

    Level 1 splits, level 2 combines, level 3 does both.
    """
    [loser, _] = start.ranks(2)
    is_pair = start.level == 1 or (start.level == 3 and start.number % 2 == 0)
    places = [SPOTS[loser.code]] if is_pair else [*start.mixed(_several([loser])), *start.mixed(_several(Rank))]
    coppered = start.level == 3 and start.book.copper == "allowed" and start.below(2) == 1
    ways = [(place, how) for how in dict.fromkeys((coppered, False)) for place in places]
    tried = (_compared(start.again(), loser, place, how) for place, how in ways)
    found = next((item for item in tried if item), None)
    if found is None:
        raise start.refused("no-other-book")
    return found


def _compared(start: Start, loser: Rank, place: Spot, coppered: bool) -> Exercise | None:
    """The question about a stake on a place; nothing where none may lie there, or the books agree about it."""
    _, winner = start.ranks(2)
    if loser not in place.ranks:
        loser = start.one_of(place.ranks)
    if winner not in place.ranks or winner == loser:
        winner = start.one_of([rank for rank in place.ranks if rank != loser] or [loser])
    start.seat(_PUNTER)
    start.warm_up({loser, winner})
    stake = 3 + 2 * start.below(4)
    if not start.lay(c.PlaceBet(_PUNTER, stake, place, coppered)):
        return None
    start.begin({loser, winner})
    turn = start.turn_of(loser, winner)
    drawn = c.DealTurn(*start.book.in_turn(turn.first, turn.second))
    [mine] = due(start.table, drawn)
    found = [(other, paid) for other, paid in _under_others(start, drawn) if paid.fate != mine.fate]
    if not found:
        return None
    alike = [(other, paid) for other, paid in found if other.deal == start.book.deal]
    other, payment = start.one_of(alike or found)
    both = start.mixed([(start.book, mine), (other, payment)])
    fates = [*fates_of(stake, mine.fate, payment.fate)]
    fields = [Field.of_fates(f"by-{book.id}", f"By {book.name}", fates) for book, _ in both]
    accept = [tuple(paid.fate.offered for _, paid in both)]
    prompt = f"{start.come(drawn)} What does each book do?"
    told = [f"On the cloth: {stake_of(start.table.bets[0], start.book)}."]
    return start.item(
        [loser, winner],
        prompt,
        fields,
        accept,
        " ".join(f"{paid.fate.offered}. {paid.rule}" for _, paid in both),
        drawn,
        told,
        reasons_of([paid for _, paid in both]),
    )


def log_under(log: str, book: Rulebook) -> str:
    """The log of a table under another book, which opens its deals in its own way."""
    _, *lines = log.splitlines()
    return "\n".join((f"rules {book.id}", *(_opened(line, book) for line in lines), ""))


def _opened(line: str, book: Rulebook) -> str:
    """A line of a log; where it opens a deal, as the book does."""
    command = parse_line(line, library())
    if not isinstance(command, c.OpenDeal):
        return line
    return format_command(c.OpenDeal(book.opening, None if book.opening == "deal" else command.card))


def _several(ranks: Iterable[Rank]) -> list[Spot]:
    return [spot for spot in several_with({*ranks}) if spot.kind != "figure-card"]


def _beside(start: Start, loser: Rank, winner: Rank) -> Rank:
    """The winner, or where it lies apart a neighbour of the loser: one stake takes in both."""
    near = [rank for spot in _several([loser]) for rank in spot.ranks if rank != loser]
    return winner if winner in near else start.one_of(near)


def laws_of(book: Rulebook) -> dict[str, str]:
    """The rules that may decide a stake, as offered, by the field of the book; nothing where no rule has to."""
    laws = {
        "first_card": "The order of the two cards: one loses, one wins",
        "copper": "The stake is turned round, and wins where others lose",
        "split": f"Two of one rank: a {pair_word(book)}",
        "": "None of its cards has come",
        "combination": "One of its cards lost, another won",
        "bar": "The stake is barred for this turn",
    }
    absent = {
        "copper": book.copper == "refused",
        "combination": book.combinations == "refused",
        "bar": book.bar == "refused",
        "split": book.split == "first-card",
    }
    return {point: says for point, says in laws.items() if not absent.get(point)}


def _bets(start: Start, point: str, loser: Rank, winner: Rank) -> Iterator[c.PlaceBet]:
    """Stakes of which a turn of these ranks is decided by a rule, or nearly."""
    amount = 3 + start.below(6)
    if point == "combination":
        both = [spot for spot in several_with({loser}) if winner in spot.ranks]
        yield from (c.PlaceBet(_PUNTER, amount, spot) for spot in start.mixed(both))
    if point == "":
        [other] = start.others(1, {loser, winner})
        yield c.PlaceBet(_PUNTER, amount, SPOTS[other.code])
    rank = (loser, winner)[start.below(2)]
    yield c.PlaceBet(_PUNTER, amount, SPOTS[rank.code], point == "copper")


def _under_others(start: Start, drawn: c.DealTurn) -> Iterator[tuple[Rulebook, Payment]]:
    """What the same stake and the same two cards bring under every other book under which they can come so."""
    books = library()
    for other in books.values():
        if other.id == start.book.id or other.first_card != start.book.first_card:
            continue
        try:
            table = replay(log_under(start.log(), other), books)
            [payment] = due(table, drawn)
        except (FaroError, ValueError):
            continue
        yield other, payment
