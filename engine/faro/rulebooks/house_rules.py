"""Which rules a house can change with effect: one that hangs on another does nothing where that one is out of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from faro.base import FaroError
from faro.rulebooks.rulebook import Rulebook, vary

_AGGREGATES = ("combinations", "figures", "corners", "inside_three", "strings", "figure_cards")

_HANGS_ON: dict[str, tuple[Callable[[Rulebook], bool], str]] = {
    "opposed_last": (
        lambda book: book.copper == "allowed" and book.last_turn in ("last-null", "last-to-bank"),
        "no stake is against its card in a last turn of its own kind",
    ),
    "face_takes": (
        lambda book: book.opening == "face" or (book.opening == "soda" and book.first_stakes == "before-soda"),
        "no stake lies before the first card is shown",
    ),
    "figure_doublet": (lambda book: book.figure_cards == "taken", "no figure card is staked on"),
    "combination": (
        lambda book: any(getattr(book, rule) == "taken" for rule in _AGGREGATES),
        "no stake lies on several ranks",
    ),
    "mixed_sides": (lambda book: book.sides == "taken", "no stake lies on a row or a side"),
    "call": (lambda book: book.left_last == 1, "no deal comes to three last cards"),
    "cat": (lambda book: book.left_last == 1, "no deal comes to three last cards"),
    "corners_bent": (
        lambda book: book.ladder != "refused" and book.split == "first-card",
        "no bent card meets two of its rank one by one",
    ),
    "doublet_on_paroli": (
        lambda book: book.ladder != "refused" and book.split == "half",
        "no bent card is halved",
    ),
}
"""The rules that need another to do anything: what they need, and what is so where they have it not."""


def house(book: Rulebook, changes: Mapping[str, str]) -> Rulebook:
    """The book as a house varies it; `bad-rulebook` for a change without effect. What it has already is no change."""
    varied = vary(book, changes)
    for rule, value in changes.items():
        if getattr(book, rule) == value:
            continue
        has_effect, otherwise = _HANGS_ON.get(rule, (None, ""))
        if has_effect is not None and not has_effect(varied):
            raise FaroError("bad-rulebook/nothing", rule=rule, rules=book, otherwise=otherwise)
    return varied
