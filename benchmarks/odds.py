"""How fast the odds are reckoned in this Python, and whole deals simulated."""

from __future__ import annotations

import resource
import timeit
from collections.abc import Callable

from faro.cards import PACK, Rank
from faro.layout import spot
from faro.odds import box_of, odds
from faro.shell.fast_deal import simulate
from faro.shell.rulebooks import library
from faro.systems import SYSTEMS


def figures() -> list[tuple[str, float, str]]:
    """One bet, a square, the table by cards left, simulated deals a second, and the most memory that they take."""
    rules, seven, square = library()["hoyle-1864"], spot("7"), spot("9-10-5-4")
    deals = 20_000
    played = min(timeit.repeat(lambda: simulate(rules, SYSTEMS["martingale"], deals, "K7F2"), number=1, repeat=3))
    figures = [
        ("one card in a fresh pack (at most 5)", _each(lambda: odds(rules, seven)), "ms"),
        ("a square until it is decided (at most 25)", _each(lambda: odds(rules, square)), "ms"),
        ("the table by cards left (at most 2,000)", _each(by_cards_left, 3), "ms"),
        ("whole deals simulated (at least 20,000)", deals / played, "a second"),
    ]
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return [*figures, ("memory at its most, on Linux (at most 200)", most, "MB")]


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
    return min(timeit.repeat(work, number=times, repeat=3)) / times * 1000
