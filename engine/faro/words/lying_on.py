"""What a turn leaves as it was, for a listener: the stakes that lie on, and the ranks that are dead from now on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from faro.base import count, in_a_row
from faro.table import Table
from faro.table import events as e
from faro.words.description import bare

_MOST_NAMED = 8
"""So many words tell which stakes lie on; more are told by their number."""
_CALLED = 3
"""With so many cards left a deal is at its end, and every rank that is out says nothing."""


def besides_of(events: Sequence[e.Event], table: Table, seat: str | None) -> Iterator[tuple[str, ...]]:
    """Which of a seat's stakes lie on after cards came, and which ranks have died with them, the fullest way first.

    An onlooker is told how many lie, and only where none is decided.
    """
    died, lying = _died(events, table), [*_lying(events, table, seat)]
    yield from ((way, died) for way in lying)
    yield from ((way,) for way in (*lying[-1:], died))


def _lying(events: Sequence[e.Event], table: Table, seat: str | None) -> Iterator[str]:
    is_decided = any(isinstance(event, e.BetSettled | e.CallSettled | e.BetLeftOver) for event in events)
    stay = [bet for bet in table.bets if seat is None or bet.punter == seat]
    if not stay or not table.is_boxed or (seat is None and is_decided):
        yield ""
        return
    verb = "stays" if len(stay) == 1 else "stay"
    which = in_a_row([f"{bare(bet.spot)} {bet.stake:,}" for bet in stay])
    if seat is not None and len(which.split()) <= _MOST_NAMED:
        yield f"{which} {verb}."
    yield f"{count(len(stay), 'bet')} {verb}."


def _died(events: Sequence[e.Event], table: Table) -> str:
    """The ranks of a turn of which no card is left, said when the last of them comes."""
    turn = next((event for event in events if isinstance(event, e.TurnDealt)), None)
    if turn is None or not table.is_boxed or len(table.box) <= _CALLED:
        return ""
    dead = [rank.word for rank in dict.fromkeys((turn.loser.rank, turn.winner.rank)) if not table.left(rank)]
    return f"The {in_a_row(dead)} {'is' if len(dead) == 1 else 'are'} dead." if dead else ""
