"""A place in a work as a reader sees it: who wrote it, what it is called, when it came out, and where in it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any

from farodocs.labels import read


@cache
def works() -> Mapping[str, Mapping[str, Any]]:
    """Everything in glossary/sources.toml."""
    return read("sources")


def cite(work: str, place: str) -> str:
    """A citation as HTML. Raises `KeyError` for a work that is not described."""
    described = works()[work]
    author = f"{described['author']}, " if "author" in described else ""
    title = described["title"].split(";")[0]
    year = f" ({described['year']})" if "year" in described else ""
    return f"{escape(author)}<cite>{escape(title)}</cite>{year}, {escape(place)}"
