"""The glossary for machines: terms.json for others to use, finder.json for the site's own scripts, and linked data."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from farodocs.data import word
from farodocs.data.glossary import FILE, Entry, terms_schema
from farodocs.data.records import without_empty
from farodocs.figures.objects import file_of
from farodocs.markup import compact, in_script
from farodocs.words.collection import Glossary

TITLE = "Glossary of Faro"


def terms_json(glossary: Glossary) -> str:
    """Everything that the entries hold, with the works that they cite."""
    terms = [without_empty(asdict(entry)) for entry in glossary.in_order]
    told = {"$schema": FILE, "title": TITLE, "works": glossary.works, "terms": terms}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def schema_json() -> str:
    """What terms.json holds, as a JSON Schema."""
    return json.dumps(terms_schema(), ensure_ascii=False, indent=1) + "\n"


def finder_json(glossary: Glossary) -> str:
    """What a reader can find a word by, and what a card says of it."""
    rows = [
        {
            "slug": entry.slug,
            "word": entry.headword,
            "forms": list(entry.forms),
            "misspellings": list(entry.misspellings),
            "line": entry.line,
            "said": "".join(f"/{sound.ipa}/ {sound.respelling}" for sound in entry.sounds[:1]),
            "picture": file_of(entry.picture) if entry.picture else "",
            "about": " · ".join([word("terms", "kind", entry.kind), *(word("terms", "era", era) for era in entry.era)]),
        }
        for entry in glossary.in_order
    ]
    return compact([without_empty(row) for row in rows]) + "\n"


def json_ld(entry: Entry) -> str:
    """A word as schema.org describes one. Addresses are relative to the page of the word."""
    return in_script(
        {"@context": "https://schema.org"}
        | _defined_term(entry, "./")
        | {"inDefinedTermSet": {"@type": "DefinedTermSet", "name": TITLE, "url": "../"}}
    )


def _defined_term(entry: Entry, url: str) -> dict[str, Any]:
    also = {"alternateName": list(entry.forms)} if entry.forms else {}
    term = {"@type": "DefinedTerm", "name": entry.headword, "description": entry.line, "url": url}
    return term | also
