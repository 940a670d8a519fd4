"""A rule-book as a line names it."""

from __future__ import annotations

from collections.abc import Mapping

from faro.rulebooks import Rulebook, no_such_book


def book(name: str, library: Mapping[str, Rulebook]) -> Rulebook:
    """The rule-book of a name; `unknown-rules`, with the nearest one, where the library has none."""
    if name not in library:
        raise no_such_book(name, library)
    return library[name]
