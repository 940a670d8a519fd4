"""What a seed brings: the next cards of a pack that is shuffled by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from faro.notation import Step, called, format_command, seed_of_deal, word_of
from faro.rulebooks import Opening
from faro.simulation import crooked_turn, draw, shuffled
from faro.table import Table, fresh
from faro.table import commands as c

_OPENINGS = get_args(Opening)
_CARDS = (c.OpenDeal, c.DealTurn, c.ShowHock, c.ShowPocket)


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
    return seed_of_deal(seed, deals_of(log) - table.is_boxed)


def again(steps: Sequence[Step], seed: str) -> str | None:
    """The seed by which the cards of the last deal come once more; none where its cards did not come by this one."""
    opened = [at for at, step in enumerate(steps) if isinstance(step.command, c.OpenDeal)]
    if not opened:
        return None
    before, start = len(opened) - 1, opened[-1]
    tables = [fresh(), *(step.table for step in steps)]
    order = shuffled(seed_of_deal(seed, before), tables[start].pack)
    for table, step in zip(tables[start:], steps[start:], strict=False):
        is_laid = table.secret.laid is not None or table.secret.pile is not None
        if isinstance(step.command, _CARDS) and (is_laid or draw(table, order) != step.command):
            return None
    return called(seed, before)


def deals_of(log: str) -> int:
    """How many deals a log has opened."""
    return sum(word_of(line) in _OPENINGS for line in log.splitlines())
