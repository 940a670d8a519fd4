"""How many there are of what the data holds: `[[=count events]]`, `[[=count points-disputed]]`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from faro.rulebooks import RULES, library
from faro.words import said_of
from farodocs.data import works
from farodocs.data.history import history
from farodocs.words import french_words, glossary


def _disputed() -> int:
    books = [*library().values()]
    return sum(len({*said_of(rule, books).values()}) > 1 for rule in RULES)


COUNTED: Mapping[str, Callable[[], int]] = {
    "events": lambda: len(history().events),
    "people": lambda: len(history().people),
    "places": lambda: len(history().places),
    "words": lambda: len(glossary().entries),
    "french-words": lambda: len(french_words(glossary())),
    "works": lambda: len(works()),
    "works-linked": lambda: sum("link" in work for work in works().values()),
    "works-known-through-others": lambda: sum("read_in" in work for work in works().values()),
    "points": lambda: len(RULES),
    "points-disputed": _disputed,
}
"""What can be counted, by its name."""
