"""What the search finds: every word of the glossary, then every page, its sections, and what the data names on it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from farodocs.data import read
from farodocs.data.glossary import Entry
from farodocs.data.records import DataError
from farodocs.markup import compact
from farodocs.search.index import Text, index
from farodocs.search.named import KINDS, OTHERS, SHARES, Named, named_on
from farodocs.search.sections import Page
from farodocs.search.text import readable
from farodocs.words import Glossary

WEIGHTS = {
    "names": 4,
    "found by": 4,
    "asked": 3,
    "line": 3,
    "today": 1.5,
    "page": 1,
    "senses": 0.8,
    "text": 0.8,
    "origin": 0.4,
    "beside": 0.4,
}
"""What a field of a text counts."""


@dataclass(frozen=True, slots=True)
class Found:
    """An answer: its address, what it is, and the text that it is found by."""

    address: str
    it: Named
    title: str
    text: str
    asked: tuple[str, ...]


def found_json(glossary: Glossary, pages: Mapping[str, Page]) -> str:
    """The words are numbered as they stand in finder.json, and what is told there is not told again."""
    words = [_word(entry) for entry in glossary.in_order]
    places = list(_found(pages))
    made = index([*words, *map(_text, places)], WEIGHTS, explained=len(words))
    return compact({"kinds": KINDS, "places": [_row(place) for place in places], "index": made}) + "\n"


def _word(entry: Entry) -> Text:
    fields = {
        "names": [entry.headword, *entry.forms],
        "found by": entry.misspellings,
        "asked": entry.asked,
        "line": [entry.line],
        "today": [readable(entry.today.sense)] if entry.today else [],
        "senses": [readable(sense.text) for sense in entry.senses],
        "origin": [readable(entry.origin.text)] if entry.origin else [],
        "beside": [
            *(readable(row.says) for row in entry.disagreements),
            *([readable(entry.example.caption)] if entry.example else []),
        ],
    }
    return Text(fields, entry.asked, SHARES["Word"])


def _found(pages: Mapping[str, Page]) -> Iterator[Found]:
    """What is on the pages. Raises `DataError` where a question is answered by an address that none of them has."""
    searching = read("searching")
    asked, makers = dict(searching["asked"]), searching["makers"]
    for address, page in pages.items():
        named = named_on(address)
        title = page.sections[0]["heading"] if page.sections else ""
        for number, section in enumerate(page.sections):
            at = f"{address}#{section['id']}" if number else address
            it = named.get(section["id"]) or Named(_kind(address, makers, "Section" if number else "Page"))
            it = Named(it.kind, it.name or section["heading"], it.forms, it.found_by, it.line, it.picture)
            if number == 0:
                it = Named(it.kind, it.name, line=page.line)
            yield Found(at, it, title, section["text"], tuple(asked.pop(at or "./", ())))
    if pages and asked:
        raise DataError(f"glossary/searching.toml, asked: no page has the address {', '.join(asked)}")


def _kind(address: str, makers: Mapping[str, Any], otherwise: str) -> str:
    if address.startswith(makers["under"]) and address not in makers["but"]:
        return "For makers"
    return "Lesson" if otherwise == "Page" and re.fullmatch(r"learn/.+", address) else otherwise


def _text(found: Found) -> Text:
    it = found.it
    fields = {
        "names": [it.name, *it.forms],
        "found by": it.found_by,
        "asked": found.asked,
        "line": [it.line],
        "page": [found.title],
        "text": [found.text],
    }
    return Text(fields, found.asked, SHARES.get(it.kind, OTHERS), is_extract=True)


def _row(found: Found) -> list[object]:
    """Its address, name, kind and line, its other names, those it is only found by, and its drawing; without what is
    empty at the end."""
    it = found.it
    row: list[object] = [found.address, it.name, KINDS.index(it.kind), it.line]
    row += [[*it.forms, *found.asked], it.found_by, it.picture]
    while len(row) > 3 and not row[-1]:
        row.pop()
    return row
