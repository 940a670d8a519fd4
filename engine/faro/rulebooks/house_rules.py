"""Which rules a house can change with effect: one that hangs on another does nothing where that one is out of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from faro.base import FaroError
from faro.rulebooks.rulebook import Rulebook, with_rules

_AGGREGATES = ("combinations", "figures", "corners", "inside_three", "strings", "figure_cards")

_HANGS_ON: dict[str, Callable[[Rulebook], bool]] = {
    "opposed_last": lambda book: book.copper == "allowed" and book.last_turn in ("last-null", "last-to-bank"),
    "face_takes": lambda book: (
        book.opening == "face" or (book.opening == "soda" and book.first_stakes == "before-soda")
    ),
    "figure_doublet": lambda book: book.figure_cards == "taken",
    "combination": lambda book: any(getattr(book, rule) == "taken" for rule in _AGGREGATES),
    "mixed_sides": lambda book: book.sides == "taken",
    "call": lambda book: book.left_last == 1,
    "cat": lambda book: book.left_last == 1,
    "corners_bent": lambda book: book.ladder != "refused" and book.split == "first-card",
    "doublet_on_paroli": lambda book: book.ladder != "refused" and book.split == "half",
    "pli": lambda book: (
        book.split == "half"
        or book.high_card == "tie-half"
        or (book.figure_cards == "taken" and book.figure_doublet == "half")
    ),
}
"""The rules that need another to do anything, and what they need. Each has its sentence for where it has it not."""


def vary(book: Rulebook, changes: Mapping[str, str]) -> Rulebook:
    """The book with some of its rules changed by the house: `call` to `4-for-1`, say. What it prints is no change.

    Raises `bad-rulebook` for a change without effect, and for a rule or a value that there is not, with the nearest.
    """
    varied = with_rules(book, changes)
    for rule, _ in varied.house_rules:
        has_effect = _HANGS_ON.get(rule)
        if has_effect is not None and not has_effect(varied):
            raise FaroError(f"bad-rulebook/{rule}", rule=rule, rules=book)
    return varied
