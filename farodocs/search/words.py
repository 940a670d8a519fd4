"""The index of the words of the glossary: glossary/search.json."""

from __future__ import annotations

from typing import Any

from farodocs.data.glossary import Entry
from farodocs.markup import compact
from farodocs.search.index import Text, index
from farodocs.search.text import readable
from farodocs.words import Glossary

WEIGHTS = {
    "names": 4,
    "misspellings": 4,
    "asked": 3,
    "line": 3,
    "today": 1.5,
    "senses": 0.8,
    "origin": 0.4,
    "beside": 0.4,
}


def search_json(glossary: Glossary) -> str:
    """The entries are numbered as they stand in finder.json: in order."""
    return compact(word_index(glossary)) + "\n"


def word_index(glossary: Glossary) -> dict[str, Any]:
    """What answers a question with words."""
    return index([_text(entry) for entry in glossary.in_order], WEIGHTS, beside=True)


def _text(entry: Entry) -> Text:
    names = [entry.headword, *entry.forms]
    today = [readable(entry.today.sense)] if entry.today else []
    fields = {
        "names": names,
        "misspellings": entry.misspellings,
        "asked": entry.asked,
        "line": [entry.line],
        "today": today,
        "senses": [readable(sense.text) for sense in entry.senses],
        "origin": [readable(entry.origin.text)] if entry.origin else [],
        "beside": [
            *(readable(row.says) for row in entry.disagreements),
            *([readable(entry.example.caption)] if entry.example else []),
        ],
    }
    return Text(fields, names, entry.misspellings, [*entry.asked, entry.line, *today])
