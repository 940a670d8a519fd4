"""Too many splits? How often a square game brings so many in so many deals, exactly."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb, factorial

from faro.base import PACK, FaroError, Rank

RANKS, CARDS = len(Rank), len(PACK)
TURNS = CARDS // 2 - 1
MOST_DEALS = 100
"""The longest watch that is reckoned."""
_BEYOND = 100


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
        raise FaroError("bad-request/splits-of-many", deals=deals, most=MOST_DEALS)
    if not 0 <= splits <= TURNS * deals:
        raise FaroError("bad-request/splits", splits=splits, turns=TURNS * deals)
    expected = deals * Fraction(TURNS * 3, CARDS - 1)
    one = [float(chance) for chance in chances()]
    # Beyond so many more than were counted, or than are expected, nothing is left that a sum of floats could show.
    totals = [1.0] + [0.0] * (max(splits, round(expected)) + _BEYOND)
    for _ in range(deals):
        totals = [
            sum(totals[total - more] * one[more] for more in range(min(total, TURNS) + 1))
            for total in range(len(totals))
        ]
    chance = min(sum(totals[splits:]), 1.0) if splits else 1.0
    return Verdict(splits, deals, chance, expected, _says(chance))


@cache
def chances() -> tuple[Fraction, ...]:
    """The chance of each number of splits in one square deal, none first.

    So many chosen turns are all splits in as many ways as their pairs can be of ranks: a rank has twelve ordered pairs,
    and fills two turns in twenty-four ways. From those the exact number follows by inclusion and exclusion.
    """
    ways = [1]
    for _ in range(RANKS):
        longer = [*ways, 0, 0]
        for pairs, of_so_many in enumerate(ways):
            longer[pairs + 1] += 12 * of_so_many
            longer[pairs + 2] += 12 * of_so_many
        ways = longer
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
    if chance < 1e-9:
        return "A square game does as much less than once in a thousand million such watches."
    rarely = f"A square game does as much once in about {round(1 / chance):,} such watches."
    return f"{rarely} {'Who watches often will see it: count on.' if chance > 0.001 else 'Luck is a poor explanation.'}"
