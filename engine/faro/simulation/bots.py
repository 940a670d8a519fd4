"""The habits of other punters at a table: what each lays before a turn, from what lies open and without chance.

They play `faro.odds.SYSTEMS`, whose stakes are even; at a table half of them is laid, five checks at first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from faro.base import Card, Rank, Refused
from faro.odds import FIRST, SYSTEMS, System
from faro.seats import Place, View, see
from faro.table import Table, decide, fold, limit_on
from faro.table import commands as c

_EVEN = 2
"""What the stakes of a system are divided by."""
_APART = 4
"""How far the cards of two neighbours lie apart, in ranks."""

Act = Callable[[View], Iterator[c.Command]]
"""What a punter would do before the next turn, from what his seat sees."""


@dataclass(frozen=True, slots=True)
class Habit:
    """A way of playing that a punter keeps to: its key, its title, one plain sentence about it, and what it does."""

    id: str
    title: str
    says: str
    act: Act


def moves(table: Table, punter: str, habit: Habit) -> tuple[c.Command, ...]:
    """The commands that a punter gives before the next turn, in order; what the table would refuse he leaves.

    His stakes keep within his checks and the limits of the table. Asked again, he has nothing to add.
    """
    given = []
    for wish in habit.act(see(table, punter)):
        command = _within_limits(table, wish) if isinstance(wish, c.PlaceBet) else wish
        try:
            events = decide(table, command)
        except Refused:
            continue
        table = fold(table, events)
        given.append(command)
    return tuple(given)


def _within_limits(table: Table, wish: c.PlaceBet) -> c.PlaceBet:
    most = min(limit_on(table, wish.spot) or wish.amount, table.hands.get(wish.punter, 0))
    return replace(wish, amount=min(max(wish.amount, table.least), most))


def _one_card(system: System) -> Act:
    """Play a system on one card, and on the next one up when it is dead; the stake goes on where the last one ended."""

    def act(view: View) -> Iterator[c.Command]:
        place = _own_card(view)
        if place is None or any(_lies(view, place) for place in view.places) or place.left not in system.lays_at:
            return
        ended = [outcome for place in view.places for outcome in place.outcomes if outcome.punter == view.seat]
        stake = system.next_stake(_EVEN * ended[0].stake, _EVEN * ended[0].gain) if ended else FIRST
        coppered = system.turns_round and _times_decided(view, place.spot.ranks[0]) % 2 == 1
        yield c.PlaceBet(view.seat or "", stake // _EVEN, place.spot, coppered)

    return act


def _every_card(system: System, stake: int) -> Act:
    """Play a system on all cards at once, with the same few checks each time."""

    def act(view: View) -> Iterator[c.Command]:
        for place in _open_cards(view):
            if place.left in system.lays_at and not _lies(view, place):
                yield c.PlaceBet(view.seat or "", stake, place.spot)

    return act


def _last_winner(view: View) -> Iterator[c.Command]:
    """Lay a stake on the rank that won last, or move it there."""
    return _follows(view, view.winner, coppered=False)


def _last_loser(view: View) -> Iterator[c.Command]:
    """Lay a coppered stake on the rank that lost last, or move it there."""
    return _follows(view, view.loser, coppered=True)


def _follows(view: View, card: Card | None, *, coppered: bool) -> Iterator[c.Command]:
    if card is None or not _open_cards(view):
        return
    came = view.place(card.rank)
    lying = [place for place in view.places if _lies(view, place)]
    if not lying:
        yield c.PlaceBet(view.seat or "", FIRST // _EVEN, came.spot, coppered)
    elif came not in lying:
        yield c.MoveBet(view.seat or "", lying[0].spot, came.spot)


def _always(rank: Rank) -> Act:
    """Lay a stake on one card, and on no other."""

    def act(view: View) -> Iterator[c.Command]:
        place = view.place(rank)
        if place in _open_cards(view) and not _lies(view, place):
            yield c.PlaceBet(view.seat or "", FIRST // _EVEN, place.spot)

    return act


def _open_cards(view: View) -> list[Place]:
    """The painted cards that a turn to come can decide."""
    return [view.place(rank) for rank in Rank if view.place(rank).left] if view.stage == "turns" else []


def _own_card(view: View) -> Place | None:
    """The card that a punter plays: each his own, in the order in which they sat down, and the next when it is dead."""
    seats = [punter for punter, _ in view.hands]
    first = 1 + seats.index(view.seat) * _APART % len(Rank) if view.seat in seats else 1
    return min(_open_cards(view), key=lambda place: (place.spot.ranks[0] - first) % len(Rank), default=None)


def _lies(view: View, place: Place) -> bool:
    return any(stake.punter == view.seat for stake in place.stakes)


def _times_decided(view: View, rank: Rank) -> int:
    """How many turns of the deal have brought the rank; two cards of it in one turn are one time."""
    marks = next(case.marks for case in view.cases if case.rank == rank)
    return sum(mark in ("lost", "won", "split-lost") for mark in marks)


HABITS: dict[str, Habit] = {
    habit.id: habit
    for habit in (
        Habit(
            "breaks-even",
            "Breaks even",
            "Bets one card to win and to lose by turns: open, coppered, open, coppered.",
            _one_card(SYSTEMS["breaking-even"]),
        ),
        Habit(
            "plays-cases",
            "Plays cases",
            "Bets five checks on every rank of which one card is left, and on nothing else.",
            _every_card(SYSTEMS["cases"], FIRST // _EVEN),
        ),
        Habit(
            "copies-last-winner",
            "Copies the last winner",
            "Lays five checks on the rank that won last, or moves them there.",
            _last_winner,
        ),
        Habit(
            "coppers-last-loser",
            "Coppers the last loser",
            "Lays five checks under a copper on the rank that lost last, or moves them there.",
            _last_loser,
        ),
        Habit(
            "plays-sixes",
            "Plays sixes",
            "Lays five checks on the Six, as long as one is left, and on no other card.",
            _always(Rank.SIX),
        ),
        Habit(
            "chops",
            "Plays chops",
            "Bets a check more after each win and a check less after each loss, from five checks.",
            _one_card(SYSTEMS["chops"]),
        ),
        Habit(
            "parlees",
            "Lets it run",
            "Lays five checks, lets what they win run with them, and takes it down after three wins in a row.",
            _one_card(SYSTEMS["parlee"]),
        ),
        Habit(
            "snowballs",
            "Snowballs the layout",
            "Scatters single checks over the whole layout, one on each card that is still in.",
            _every_card(SYSTEMS["flat"], 1),
        ),
    )
}
"""The habits by their keys: the systems of those names, and four that never change a stake.

Snowballing is in Meyer's glossary (Snowball the Layout). To follow the last winner or the last loser, or one card, is
no system of the books.
"""
