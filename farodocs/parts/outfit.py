"""What an evening with real cards wants from the printer, by the number of players, for docs/play/plan.md."""

from __future__ import annotations

from math import ceil

from farodocs.figures.printables import CHECKS_A_SHEET, COPPERS_A_SHEET, TABS_A_SHEET

PLAYERS = range(2, 9)
CHECKS = {1: 40, 5: 4}
"""How many a player has of each value, sixty together: our own advice."""
COPPERS = 8
"""What a player has, our own advice too."""


def table() -> str:
    """The sheets of each kind. The bank has as many checks as all its players together."""
    heads = ["Players", *(f"Checks of {value}" for value in CHECKS), "Coppers", "Tabs"]
    rows = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    for players in PLAYERS:
        checks = [_sheets(2 * players * each, CHECKS_A_SHEET) for each in CHECKS.values()]
        counts = [*checks, _sheets(players * COPPERS, COPPERS_A_SHEET), _sheets(players, TABS_A_SHEET)]
        rows.append(f"| {players} | {' | '.join(counts)} |")
    return "\n".join(rows)


def _sheets(things: int, on_each: int) -> str:
    return str(ceil(things / on_each))
