"""Whole-tree counts: how many ways a deal can go, from a table to a depth. A wrong count finds a wrong rule."""

from __future__ import annotations

from collections.abc import Iterator

from faro.notation import format_command
from faro.table import Table, calls, chance, changes, decide, fold, offers
from faro.table import commands as c


def moves(table: Table) -> Iterator[c.Command]:
    """Every legal command at a table, stakes being laid one check at a time."""
    for punter in table.hands:
        yield from (offer.command(1) for offer in offers(table, punter) if offer.least == 1)
        yield from changes(table, punter)
        yield from calls(table, punter)
    yield from chance(table)


def perft(table: Table, depth: int) -> int:
    """The number of runs of `depth` legal commands from a table."""
    if depth == 0:
        return 1
    return sum(perft(fold(table, decide(table, command)), depth - 1) for command in moves(table))


def divide(table: Table, depth: int) -> dict[str, int]:
    """The same count broken down by the first command: where two countings differ, it shows under which."""
    return {format_command(command): perft(fold(table, decide(table, command)), depth - 1) for command in moves(table)}
