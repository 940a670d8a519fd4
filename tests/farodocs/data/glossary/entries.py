"""Entries for the tests to take apart: sound ones, with whatever a test changes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from farodocs.data.glossary.entry import Entry
from farodocs.data.glossary.reading import read_entry
from farodocs.words.collection import Glossary
from farodocs.words.site_places import SitePage

SODA = """
headword = "Soda"
part_of_speech = "noun"
language = "en"
era = ["american"]
kind = "card"
line = "The card shown before the first turn."
asked = ["first card of the deal", "card before the game begins", "what is turned up first", "opening card", "top card"]
see = ["hock"]
play = "none"

[[senses]]
text = "It decides nothing."
sources = [{ work = "book", place = "page 1" }]

[[sounds]]
ipa = "ˈsoʊ.də"
accent = "american"
status = "dictionary"
says = "A Dictionary"

[origin]
certainty = "unknown"
text = "Nobody says."
"""

LOG = "rules hoyle-1864\nopen ann 20\nsoda Kd\nbet ann 5 on Q\nturn 9h Qs\nexpect ann 25\n"


def soda(slug: str = "soda", **changes: Any) -> Entry:
    """A sound entry."""
    entry, findings = read_entry(slug, SODA)
    assert entry is not None
    assert not findings
    return replace(entry, **changes)


def hock(**changes: Any) -> Entry:
    """A sound entry that names the other."""
    return soda("hock", **{"headword": "Hock", "line": "The card that is left over.", "see": ("soda",)} | changes)


def glossary(*entries: Entry, **leaning: Any) -> Glossary:
    """A glossary of some entries, with a book to cite and a page to point to."""
    page = SitePage("rules/paying", "Paying", {"split": "A split"}, (("split", "soda"),))
    rest: dict[str, Any] = {"works": {"book": {"title": "A Book", "year": 1864}}, "pages": {page.path: page}}
    return Glossary({entry.slug: entry for entry in entries}, **rest | leaning)
