"""Ways of playing one card, one stake at a time: what is laid next, and when. Players had names for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

FIRST = 10
"""The first stake of every system, in checks. All stakes are even, so that a split leaves no odd check."""
STEP = 2
"""What a stake at chops grows or shrinks by: as five checks by one."""
MOST = 160
"""The limit at which a martingale breaks off: four doublings of the first stake, and the player begins anew."""
RUN = 40
"""The last stake of a parlee: when the first stake and its winnings have won three times, they are taken down."""

Next = Callable[[int, int], int]
"""The next stake, from the last one and what it won: as much again, nothing, or as much or half of it lost."""


@dataclass(frozen=True)
class System:
    """A way of playing one card, deal after deal, one stake at a time.

    `next_stake` says what follows a decided stake, from one deal into the next. `lays_at` is how many cards of the rank
    must be left for a stake to be laid; `turns_round` coppers every second stake of a deal.
    """

    id: str
    next_stake: Next
    lays_at: frozenset[int] = frozenset({1, 2, 3, 4})
    turns_round: bool = False


def _even(stake: int, won: int) -> int:
    return FIRST


def _chops(stake: int, won: int) -> int:
    return max(STEP, stake + STEP * (won == stake) - STEP * (won == -stake))


def _parlee(stake: int, won: int) -> int:
    return 2 * stake if won == stake < RUN else FIRST


def _martingale(stake: int, won: int) -> int:
    if won == -stake:
        return 2 * stake if stake < MOST else FIRST
    return FIRST if won == stake else stake


SYSTEMS: dict[str, System] = {
    system.id: system
    for system in (
        System("flat", _even),
        System("breaking-even", _even, turns_round=True),
        System("chops", _chops),
        System("cases", _even, lays_at=frozenset({1})),
        System("parlee", _parlee),
        System("martingale", _martingale),
    )
}
"""The systems by their ids.

Even stakes; each card bet to win as often as to lose (Meyer, glossary, Breaking Even); a check more after a win and a
check less after a loss (Chops); the case alone (The American Hoyle, Faro Play); stake and winnings let run (How to play
Faro, rule 5); and the stake doubled after every loss. A split leaves chops and martingale where they were.
"""
