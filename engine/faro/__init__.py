"""Faro, the banking card game: its rules, its table and its log, exact and without dependencies.

Whoever plays, writes a deal down, asks for odds, simulates or draws needs no more than the names here. A room's own
door offers more of its subject; what stands behind the doors may change.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from faro.base import CODES, PACK, SPOTS, Card, FaroError, Rank, Refused, Spot, Suit, spot
from faro.notation import (
    Position,
    Step,
    format_command,
    format_log,
    format_position,
    parse_line,
    parse_position,
    play_while_valid,
    replay,
)
from faro.odds import SYSTEMS, Odds, as_percent, box_of, call_cost, odds, odds_at
from faro.pictures import layout
from faro.rulebooks import Rulebook, library, vary
from faro.seats import View, see
from faro.table import Table, calls, chance, changes, decide, draw, evolve, fold, fresh, offers
from faro.words import announce, describe, differences

if TYPE_CHECKING:
    from faro.research import Punter, Study, Sums, records, summed
    from faro.simulation import Results, shuffled, simulate

__version__ = "0.1.0"

__all__ = [
    "CODES",
    "PACK",
    "SPOTS",
    "SYSTEMS",
    "Card",
    "FaroError",
    "Odds",
    "Position",
    "Punter",
    "Rank",
    "Refused",
    "Results",
    "Rulebook",
    "Spot",
    "Step",
    "Study",
    "Suit",
    "Sums",
    "Table",
    "View",
    "announce",
    "as_percent",
    "box_of",
    "call_cost",
    "calls",
    "chance",
    "changes",
    "decide",
    "describe",
    "differences",
    "draw",
    "evolve",
    "fold",
    "format_command",
    "format_log",
    "format_position",
    "fresh",
    "layout",
    "library",
    "odds",
    "odds_at",
    "offers",
    "parse_line",
    "parse_position",
    "play_while_valid",
    "records",
    "replay",
    "see",
    "shuffled",
    "simulate",
    "spot",
    "summed",
    "vary",
]


_LATER = {
    **dict.fromkeys(("Results", "shuffled", "simulate"), "faro.simulation"),
    **dict.fromkeys(("Punter", "Study", "Sums", "records", "summed"), "faro.research"),
}
"""The names of which the room is brought in by naming them: a table does without."""


def __getattr__(name: str) -> Any:
    """Whoever simulates brings in that room by naming it."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)


def __dir__() -> list[str]:
    """All public names, those too whose room has not been brought in."""
    return sorted({*globals(), *__all__})
