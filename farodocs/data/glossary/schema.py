"""The JSON Schema of terms.json, made of the closed lists by which the entries are read."""

from __future__ import annotations

from typing import Any

from farodocs.data.glossary.entry import (
    ACCENTS,
    CERTAINTIES,
    CLAIMS,
    ERAS,
    KINDS,
    LANGUAGES,
    PARTS_OF_SPEECH,
    PLAYS,
    STANDINGS,
)

FILE = "terms.schema.json"
DRAFT = "https://json-schema.org/draft/2020-12/schema"

_TEXT = {"type": "string", "minLength": 1}
_TEXTS = {"type": "array", "items": _TEXT, "minItems": 1, "uniqueItems": True}
_YEAR = {"type": "integer", "minimum": 1000, "maximum": 2100}
_SLUG = {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"}
_SLUGS = {"type": "array", "items": _SLUG, "minItems": 1, "uniqueItems": True}
_CITED = {"work": _SLUG, "place": _TEXT}


def terms_schema() -> dict[str, Any]:
    """What terms.json holds. Fields that would be empty are left out there."""
    sound = {"ipa": _TEXT, "accent": _one_of(ACCENTS), "standing": _one_of(STANDINGS)}
    entry = _object(
        {
            "slug": _SLUG,
            "headword": _TEXT,
            "asked": _TEXTS,
            "sounds": _list(_object(sound, says=_TEXT)),
            "heading_of_ours": {"type": "boolean"},
            "part_of_speech": _one_of(PARTS_OF_SPEECH),
            "language": _one_of(LANGUAGES),
            "era": _list(_one_of(ERAS)),
            "kind": _one_of(KINDS),
            "line": _TEXT,
            "senses": _list(_object({"text": _TEXT, "sources": _list(_object(_CITED))})),
            "origin": _object({"certainty": _one_of(CERTAINTIES), "text": _TEXT}, sources=_list(_object(_CITED))),
            "see": _SLUGS,
            "play": _one_of(PLAYS),
        },
        forms=_TEXTS,
        misspellings=_TEXTS,
        also=_list(_one_of(PARTS_OF_SPEECH)),
        names_in={"type": "object", "propertyNames": _one_of(LANGUAGES), "additionalProperties": _TEXTS},
        disagreements=_list(_object({"says": _TEXT, **_CITED})),
        attestations=_list(_object({"year": _YEAR, **_CITED, "words": _TEXT})),
        older=_SLUGS,
        today=_object(
            {"sense": _TEXT, "claim": _one_of(CLAIMS), "sources": _list(_object(_CITED))},
            speaks_for=_TEXT,
            speaks_against=_TEXT,
        ),
        confuse=_SLUGS,
        where=_TEXTS,
        ledger=_TEXTS,
        picture=_SLUG,
        example=_object({"caption": _TEXT}, of=_SLUG, log=_TEXT),
    )
    work = _object(
        {"title": _TEXT, "good_for": _TEXT, "errs": {"type": "string"}},
        **dict.fromkeys(("author", "publisher", "copy", "language"), _TEXT),
        sought=_SLUG,
        year=_YEAR,
        read_in=_SLUG,
        link={"type": "string", "pattern": "^https://"},
        public_domain={"type": "boolean"},
        unseen={"type": "boolean"},
        by_headword={"type": "boolean"},
        headings=_TEXTS,
        word_lists=_TEXTS,
        pages={"type": "object", "additionalProperties": _TEXT},
    )
    works = {"type": "object", "propertyNames": _SLUG, "additionalProperties": work}
    top = _object({"$schema": _TEXT, "title": _TEXT, "works": works, "terms": _list(entry)})
    return {"$schema": DRAFT, "title": "Glossary of Faro", **top}


def _object(needed: dict[str, Any], **may: Any) -> dict[str, Any]:
    """An object that has some fields, may have others, and has no more."""
    return {
        "type": "object",
        "properties": {**needed, **may},
        "required": list(needed),
        "additionalProperties": False,
    }


def _list(of: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": of, "minItems": 1}


def _one_of(words: tuple[str, ...]) -> dict[str, Any]:
    return {"enum": list(words)}
