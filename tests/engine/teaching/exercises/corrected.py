"""What is said against an answer, as a page says it."""

from __future__ import annotations

from faro.teaching.exercises.item import GIVEN, Exercise
from faro.teaching.exercises.making import corrections


def correction(item: Exercise, at: int, given: str) -> str:
    """The sentence against a wrong answer to the field at a place: what it overlooks. Empty for a right one."""
    field, says = item.fields[at], corrections(item)[at]
    if any(row[at] == given for row in item.accept):
        return ""
    return says[field.options.index(given)] if field.type == "choice" else says[0].replace(GIVEN, given)
