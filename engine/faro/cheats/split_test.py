"""Too many splits? How often a square game brings so many in so many deals, exactly."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb, factorial

from faro.errors import FaroError

TURNS, RANKS, CARDS = 25, 13, 52
MOST_DEALS = 100
"""The longest watch that is reckoned."""
_BEYOND = 40


@dataclass(frozen=True)
class Verdict:
    """The chance that square deals bring so many splits or more, what they bring on average, and what that means."""

    splits: int
    deals: int
    chance: float
    expected: Fraction
    says: str


def too_many_splits(splits: int, deals: int) -> Verdict:
    """What to think of so many splits in so many deals of twenty-five turns.

    Raises `bad-request` for deals that are none or more than a hundred, and for more splits than they have turns.
    """
    if not 1 <= deals <= MOST_DEALS:
        raise FaroError("bad-request", f"{deals} deals cannot be reckoned", f"watch 1 to {MOST_DEALS}")
    if not 0 <= splits <= TURNS * deals:
        raise FaroError("bad-request", f"{deals} deals do not hold {splits} splits", f"count 0 to {TURNS * deals}")
    one = [float(chance) for chance in chances()]
    # Beyond so many more than were counted, nothing is left that a sum of floats could show.
    totals = [1.0] + [0.0] * (splits + _BEYOND)
    for _ in range(deals):
        totals = [
            sum(totals[total - more] * one[more] for more in range(min(total, TURNS) + 1))
            for total in range(len(totals))
        ]
    chance = sum(totals[splits:]) if splits else 1.0
    return Verdict(splits, deals, chance, deals * Fraction(TURNS * 3, CARDS - 1), _says(chance))


@cache
def chances() -> tuple[Fraction, ...]:
    """The chance of each number of splits in one square deal, none first.

    So many chosen turns are all splits in as many ways as their pairs can be of ranks: twelve ordered pairs of a rank,
    and twenty-four where two of them share one. From those the exact number follows by inclusion and exclusion.
    """
    ways = [1]
    for _ in range(RANKS):
        ways = [
            (ways[n] if n < len(ways) else 0)
            + 12 * (ways[n - 1] if 0 <= n - 1 < len(ways) else 0)
            + 12 * (ways[n - 2] if 0 <= n - 2 < len(ways) else 0)
            for n in range(len(ways) + 2)
        ]
    all_of = [
        comb(TURNS, n) * Fraction(factorial(n) * ways[n] * factorial(CARDS - 2 * n), factorial(CARDS))
        for n in range(TURNS + 1)
    ]
    return tuple(
        sum(((-1) ** (more - n) * comb(more, n) * all_of[more] for more in range(n, TURNS + 1)), Fraction(0))
        for n in range(TURNS + 1)
    )


def _says(chance: float) -> str:
    if chance > 0.05:
        return "A square game does as much often enough. This shows nothing."
    one_in = f"{round(1 / chance):,}" if chance > 1e-9 else "a thousand million"
    if chance > 0.001:
        return (
            f"A square game does as much once in about {one_in} such watches. Who watches often will see it: count on."
        )
    return f"A square game does as much once in about {one_in} such watches. Luck is a poor explanation."
