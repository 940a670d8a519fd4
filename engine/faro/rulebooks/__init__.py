"""The books of rules: what a rule may be, what each book says, and who says so."""

from __future__ import annotations

from faro.rulebooks.house_rules import vary
from faro.rulebooks.phrases import PHRASES
from faro.rulebooks.rulebook import (
    LAST_CARDS,
    RULES,
    Croupiers,
    Deal,
    FaceTakes,
    Ladder,
    LastTurn,
    Mixed,
    Opening,
    Rulebook,
    Source,
    Viggresh,
    faults,
    with_rules,
)
from faro.rulebooks.shelf import book_called, library, load

__all__ = [
    "LAST_CARDS",
    "PHRASES",
    "RULES",
    "Croupiers",
    "Deal",
    "FaceTakes",
    "Ladder",
    "LastTurn",
    "Mixed",
    "Opening",
    "Rulebook",
    "Source",
    "Viggresh",
    "book_called",
    "faults",
    "library",
    "load",
    "vary",
    "with_rules",
]
