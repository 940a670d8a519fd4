"""What a seed brings: the next cards of a pack that is shuffled by it."""

from __future__ import annotations

from typing import get_args

from faro.notation import format_command
from faro.rulebooks import Opening
from faro.simulation import crooked_turn, draw, shuffled
from faro.table import Table

_OPENINGS = [[how] for how in get_args(Opening)]


def next_line(seed: str, log: str, table: Table) -> str:
    """The line that the pack brings next under a seed."""
    order = shuffled(deal_seed(seed, log, table), table.pack)
    return format_command(draw(table, order))


def next_lines(seed: str, log: str, table: Table) -> tuple[str, ...]:
    """The lines that the next cards take under a seed, with what the dealer does unseen before and after them."""
    order = shuffled(deal_seed(seed, log, table), table.pack)
    return tuple(map(format_command, crooked_turn(table, order)))


def deal_seed(seed: str, log: str, table: Table) -> str:
    """The seed of the deal under way, or of the next: that of the table, and how many deals came before."""
    return f"{seed}-{deals_of(log) - table.is_boxed}"


def deals_of(log: str) -> int:
    """How many deals a log has opened."""
    return sum(line.split()[:1] in _OPENINGS for line in log.splitlines())
