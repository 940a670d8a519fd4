"""How much may lie where: the limits of the game, and the cards that can decide nothing."""

from __future__ import annotations

from faro.base import Spot
from faro.table.state import Table


def limit_on(table: Table, spot: Spot) -> int:
    """The most checks that may lie on a place; nought where the dealer has announced no limit."""
    halved = table.rules is not None and table.rules.case_limit == "half"
    on_a_case = halved and bool(spot.ranks) and sum(table.left(rank) for rank in (*spot.ranks, *spot.against)) == 1
    # Half of a low limit would be under the least stake, and half of one check would read as no limit.
    return max(table.least, table.most // 2) if on_a_case else table.most


def running_limit(table: Table) -> int | None:
    """How high a stake may be parleed, in checks; nothing where there is no end to it."""
    if table.running:
        return table.running
    if table.rules is not None and table.rules.running_limit == "four-limits" and table.most:
        return 4 * table.most
    return None


def is_dead(table: Table, spot: Spot) -> bool:
    """Whether no card is left that could decide a stake on a place."""
    ranks = (*spot.ranks, *spot.against)
    return bool(ranks) and not any(map(table.left, ranks))
