"""One name a page: the title in its head is its heading and its name in the contents; a long one has a short one.

The contents take the titles from the heads, so they say none of their own but Home's; a section is named as its first
page, which opens it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

LONGEST = 22
"""How many letters of a name the header of a phone has room for."""

HOME = "index.md"
"""The page that the contents call by another name than its own."""

_HEADING = re.compile(r"^# (?P<name>.+?)(?:[ ]\{.*\})?$", re.M)
_OWN = re.compile(r"^[ ]+- (?P<name>[^\n]+?): (?P<page>\S+\.md)$", re.M)


def name_faults(page: str, head: Mapping[str, Any], text: str) -> Iterator[str]:
    """What is wrong with the names that a page gives itself, in its head and over its text."""
    title, short = str(head.get("title", "")), str(head.get("short", ""))
    heading = _HEADING.search(text)
    if title and heading and heading["name"] != title:
        yield (
            f"docs/{page}:1: the head calls the page {title!r} and the heading {heading['name']!r}; "
            "give both the same words, and say the rest under the heading"
        )
    if len(title) > LONGEST and not short:
        yield (
            f"docs/{page}:1: the title has {len(title)} letters; write a short one beside it, for a phone’s header, "
            f"as short: The rule-books, of {LONGEST} letters at most"
        )
    if len(short) > LONGEST:
        yield f"docs/{page}:1: the short title has {len(short)} letters; write {LONGEST} at most"
    if short and len(title) <= LONGEST:
        yield f"docs/{page}:1: the title has {len(title)} letters and needs no short one beside it; take that out"


def contents_names(file: str, text: str, nav: Any, titles: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with the names in the contents: one given to a page, and a section named unlike its first page."""
    for entry in _OWN.finditer(text):
        if entry["page"] in titles and entry["page"] != HOME:
            line = text.count("\n", 0, entry.start()) + 1
            yield f"{file}:{line}: {entry['page']} has its name in its own head; write the address alone"
    for name, first in _sections(nav):
        if (title := titles.get(first)) and title != name:
            line = next((n for n, said in enumerate(text.splitlines(), 1) if said.strip() == f"- {name}:"), 1)
            yield f"{file}:{line}: the section is called {name!r} and its first page {title!r}; give both one name"


def _sections(nav: Any) -> Iterator[tuple[str, str]]:
    """The sections by name, each with its first page."""
    for entry in nav:
        for name, inner in entry.items() if isinstance(entry, dict) else ():
            if isinstance(inner, list):
                if isinstance(inner[0], str):
                    yield name, inner[0]
                yield from _sections(inner)
