"""How fast the odds are reckoned in this Python, and whole deals simulated."""

from __future__ import annotations

import resource
import time
import timeit
from collections.abc import Callable

from benchmarks.figure import Figure
from faro.base import PACK, Rank, spot
from faro.odds import SYSTEMS, box_of, odds
from faro.rulebooks import library
from faro.simulation import simulate

CLOCK = time.process_time
"""Others on the machine take no processor time from what is measured."""


def figures() -> list[Figure]:
    """One bet, a square, the table by cards left, simulated deals a second, and the most memory that they take."""
    rules, seven, square = library()["hoyle-1864"], spot("7"), spot("9-10-5-4")
    deals = 20_000
    how = SYSTEMS["martingale"]
    played = min(timeit.repeat(lambda: simulate(rules, how, deals, "K7F2"), number=1, repeat=3, timer=CLOCK))
    found = [
        Figure("one card in a fresh pack", _each(lambda: odds(rules, seven)), "ms", most=5),
        Figure("a square until it is decided", _each(lambda: odds(rules, square)), "ms", most=25),
        Figure("the table by cards left", _each(by_cards_left, 3), "ms", most=2000),
        Figure("whole deals simulated", deals / played, "a second", least=20_000),
    ]
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return [*found, Figure("memory at its most, on Linux", most, "MB", most=200)]


def by_cards_left() -> None:
    """Every line of the table: from the first turn to the last, one card of the rank left to four."""
    rules, seven = library()["hoyle-1864"], spot("7")
    others = [card for card in PACK if card.rank != Rank.SEVEN]
    for left in range(51, 2, -2):
        for of_rank in range(1, min(left, 4) + 1):
            if left - of_rank <= len(others):
                odds(rules, seven, box_of({Rank.SEVEN: of_rank}) | {*others[: left - of_rank]})


def _each(work: Callable[[], object], times: int = 50) -> float:
    """The milliseconds that a piece of work takes."""
    return min(timeit.repeat(work, number=times, repeat=3, timer=CLOCK)) / times * 1000
