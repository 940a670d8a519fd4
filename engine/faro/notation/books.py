"""A rule-book as a line names it."""

from __future__ import annotations

from collections.abc import Mapping

from faro.base import FaroError, nearest
from faro.rulebooks import Rulebook


def book(name: str, library: Mapping[str, Rulebook]) -> Rulebook:
    """The rule-book of a name; `unknown-rules`, with the nearest one, where the library has none."""
    if name not in library:
        hint = nearest(name, library, f"the library holds {', '.join(sorted(library))}")
        raise FaroError("unknown-rules", hint, name=name)
    return library[name]
