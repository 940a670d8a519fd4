"""Which rule decides a stake, and what another book says of the same turn."""

from __future__ import annotations

from collections.abc import Iterator

from faro.base import SPOTS, FaroError, Rank, Spot
from faro.notation import replay
from faro.rulebooks import Rulebook, library
from faro.table import commands as c
from faro.table import is_allowed
from faro.teaching.audit import Payment, due
from faro.teaching.exercises.allowed import ASKS, allowed
from faro.teaching.exercises.dues import DUES
from faro.teaching.exercises.item import Exercise, Field, Start
from faro.teaching.exercises.settling import fates_of, reasons_of, several_with, stake_of
from faro.words import capital, pair_word

_PUNTER = "ann"
_OFFERED = 4
_POINTS = ("first_card", "copper", "split", "", "combination", "bar")
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
    offered = points[: 4 if start.level == 1 else len(points)]
    point = about or offered[start.number % len(offered)]
    if point not in laws:
        raise start.refused("no-such-rule")
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
    if point == "bar":
        start.act(c.OrderBet(_PUNTER, start.table.bets[0].spot, "none"))
    elif start.level == 3 and start.below(2) and start.book.half_goes == "allowed":
        start.lay(c.OrderBet(_PUNTER, start.table.bets[0].spot, "half"))
    start.begin({loser, winner})
    turn = start.turn_of(loser, winner)
    drawn = c.DealTurn(*start.book.in_turn(turn.first, turn.second))
    [payment] = due(start.table, drawn)
    if payment.point not in laws:
        raise start.refused("decided-otherwise")
    stake = stake_of(start.table.bets[0], start.book)
    prompt = f"{start.come(drawn)} Which rule decides?"
    near = {payment.point, *start.mixed(other for other in points if other != payment.point)[: _OFFERED - 1]}
    fields = [Field("law", stake, "choice", tuple(laws[other] for other in points if other in near))]
    explain = f"{capital(payment.fate)}. {payment.rule}"
    told = [f"On the cloth: {stake}."]
    return start.item(
        [loser, winner], prompt, fields, [(laws[payment.point],)], explain, drawn, told, reasons_of([payment])
    )


def rulebook(start: Start) -> Exercise:
    """One turn under two books: what becomes of the stake by each. Level 1 splits, level 2 combines, level 3 both."""
    loser, winner = start.ranks(2)
    is_pair = start.level == 1 or (start.level == 3 and start.number % 2 == 0)
    if is_pair:
        winner = loser
    places = [SPOTS[loser.code]]
    if not is_pair:
        winner = _beside(start, loser, winner)
        places = start.mixed([spot for spot in _several(loser) if winner in spot.ranks])
    start.seat(_PUNTER)
    start.warm_up({loser, winner})
    stake = 3 + 2 * start.below(4)
    coppered = start.level == 3 and start.book.copper == "allowed" and start.below(2) == 1
    wishes = [c.PlaceBet(_PUNTER, stake, spot, how) for how in (coppered, False) for spot in places]
    if not start.lay(*wishes):
        raise start.refused("no-several")
    start.begin({loser, winner})
    turn = start.turn_of(loser, winner)
    drawn = c.DealTurn(*start.book.in_turn(turn.first, turn.second))
    found = {other.id: (other, payment) for other, payment in _under_others(start, drawn)}
    if not found:
        raise start.refused("no-other-book")
    [mine] = due(start.table, drawn)
    different = [other for other, payment in found.values() if payment.fate != mine.fate]
    alike = [other for other, payment in found.values() if payment.fate == mine.fate]
    others = (different or alike) if start.number % 3 else (alike or different)
    other, payment = found[start.one_of(others).id]
    both = [(start.book, mine), (other, payment)]
    options = tuple(dict.fromkeys((*fates_of(stake, mine.fate), capital(payment.fate))))
    fields = [Field(f"by-{book.id}", f"By {book.name}", "choice", options) for book, _ in both]
    accept = [(capital(mine.fate), capital(payment.fate))]
    prompt = f"{start.come(drawn)} What does each book do?"
    told = [f"On the cloth: {stake_of(start.table.bets[0], start.book)}."]
    return start.item(
        [loser, winner],
        prompt,
        fields,
        accept,
        " ".join(f"{capital(paid.fate)}. {paid.rule}" for _, paid in both),
        drawn,
        told,
        reasons_of([mine, payment]),
    )


def _several(loser: Rank) -> list[Spot]:
    return [spot for spot in several_with({loser}) if spot.kind != "figure-card"]


def _beside(start: Start, loser: Rank, winner: Rank) -> Rank:
    """The winner, or where it lies apart a neighbour of the loser: one stake takes in both."""
    near = [rank for spot in _several(loser) for rank in spot.ranks if rank != loser]
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
    """What the same stake and the same two cards bring under every other book that is dealt and staked alike."""
    books = library()
    for other in books.values():
        if other.id == start.book.id or other.deal != start.book.deal or other.first_card != start.book.first_card:
            continue
        log = start.log().split("\n", 1)[1]
        try:
            table = replay(f"rules {other.id}\n{log}", books)
            [payment] = due(table, drawn)
        except (FaroError, ValueError):
            continue
        yield other, payment
