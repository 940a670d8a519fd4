"""The glossary for other programs: a table, linked data in SKOS, and a dictionary in TEI Lex-0.

Addresses are relative to the folder of the glossary, and every sense has its own: `copper/#sense-2`.
"""

from __future__ import annotations

import csv
import io
import json
import xml.etree.ElementTree as ET
from collections.abc import Container
from typing import Any

from farodocs.data.glossary import ENGLISH, Entry, tongue
from farodocs.data.records import LINK
from farodocs.words.collection import Glossary
from farodocs.words.json_data import TITLE

COLUMNS = ("address", "word", "forms", "language", "part of speech", "kind", "eras", "ipa", "line", "senses", "origin")
BETWEEN = " | "
"""Stands between the several values of a cell."""

TEI = "http://www.tei-c.org/ns/1.0"
XML = "http://www.w3.org/XML/1998/namespace"
LICENCE = "MIT"


def terms_csv(glossary: Glossary) -> str:
    """A row for every word."""
    file = io.StringIO()
    table = csv.writer(file, lineterminator="\n")
    table.writerow(COLUMNS)
    for entry in glossary.in_order:
        several = (entry.forms, entry.era, [sound.ipa for sound in entry.sounds], _senses(entry))
        forms, eras, ipa, senses = (BETWEEN.join(some) for some in several)
        origin = _read(entry.origin.text) if entry.origin else ""
        kept = (entry.language, BETWEEN.join(entry.parts_of_speech), entry.kind)
        table.writerow([f"{entry.slug}/", entry.headword, forms, *kept, eras, ipa, entry.line, senses, origin])
    return file.getvalue()


def skos_json_ld(glossary: Glossary) -> str:
    """Every word a concept of SKOS and a term of schema.org, in one set, with each sense a definition of its own."""
    context = {
        "skos": "http://www.w3.org/2004/02/skos/core#",
        "schema": "https://schema.org/",
        "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    }
    scheme = {
        "@id": "./",
        "@type": ["skos:ConceptScheme", "schema:DefinedTermSet"],
        "skos:prefLabel": {"@value": TITLE, "@language": "en"},
    }
    graph = [scheme, *(_concept(entry) for entry in glossary.in_order)]
    return json.dumps({"@context": context, "@graph": graph}, ensure_ascii=False, indent=1) + "\n"


def _concept(entry: Entry) -> dict[str, Any]:
    senses = enumerate(_senses(entry), 1)
    concept: dict[str, Any] = {
        "@id": f"{entry.slug}/",
        "@type": ["skos:Concept", "schema:DefinedTerm"],
        "skos:inScheme": {"@id": "./"},
        "schema:inDefinedTermSet": {"@id": "./"},
        # A heading that nobody ever said names the thing and is no word for it.
        "schema:name" if entry.heading_of_ours else "skos:prefLabel": {
            "@value": entry.headword,
            "@language": tongue(entry, entry.headword) or ENGLISH,
        },
        "skos:altLabel": [{"@value": form, "@language": tongue(entry, form) or ENGLISH} for form in entry.forms],
        "skos:hiddenLabel": [{"@value": wrong, "@language": entry.language} for wrong in entry.misspellings],
        "schema:description": entry.line,
        "skos:definition": [
            {"@id": f"{entry.slug}/#sense-{at}", "rdf:value": {"@value": text, "@language": "en"}}
            for at, text in senses
        ],
        "skos:related": [{"@id": f"{other}/"} for other in entry.see],
    }
    return {name: value for name, value in concept.items() if value != []}


def tei_lex0(glossary: Glossary) -> str:
    """The dictionary as TEI Lex-0 has it: an entry with its lemma, its sounds, its senses and where it comes from.

    Headings of ours are left out: a lemma is what somebody said.
    """
    ET.register_namespace("", TEI)
    root = ET.Element(f"{{{TEI}}}TEI", {"type": "lex-0"})
    _tei_header(_add(root, "teiHeader"), glossary)
    body = _add(_add(root, "text"), "body")
    words = {entry.slug: entry for entry in glossary.in_order if not entry.heading_of_ours}
    for entry in words.values():
        _tei_entry(body, entry, words)
    ET.indent(root, " ")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _tei_header(header: ET.Element, glossary: Glossary) -> None:
    description = _add(header, "fileDesc")
    _add(_add(description, "titleStmt"), "title", TITLE, type="main")
    publication = _add(description, "publicationStmt")
    _add(publication, "publisher", "Faro")
    _add(_add(publication, "availability", status="free"), "licence", LICENCE)
    works = _add(_add(description, "sourceDesc"), "listBibl", type="literature")
    for key, work in glossary.works.items():
        book = _add(works, "bibl", **{f"{{{XML}}}id": f"work-{key}"})
        for name, field in {"author": "author", "title": "title", "publisher": "publisher", "date": "year"}.items():
            if field in work:
                _add(book, name, str(work[field]))
    languages = _add(_add(header, "profileDesc"), "langUsage")
    for language in sorted({ENGLISH, *filter(None, (tongue(entry, entry.headword) for entry in glossary.in_order))}):
        _add(languages, "language", ident=language, role="sourceLanguage")
    _add(languages, "language", ident=ENGLISH, role="workingLanguage")


def _tei_entry(body: ET.Element, entry: Entry, words: Container[str]) -> None:
    own = {f"{{{XML}}}id": f"term-{entry.slug}", f"{{{XML}}}lang": tongue(entry, entry.headword) or ENGLISH}
    element = _add(body, "entry", **own)
    lemma = _add(element, "form", type="lemma")
    _add(lemma, "orth", entry.headword)
    for sound in entry.sounds:
        _add(lemma, "pron", sound.ipa, notation="ipa")
    for form in entry.forms:
        language = {f"{{{XML}}}lang": tongue(entry, form) or ENGLISH}
        _add(_add(element, "form", type="variant"), "orth", form, **language)
    grammar = _add(element, "gramGrp")
    for part in entry.parts_of_speech:
        _add(grammar, "gram", part, type="pos")
    for at, text in enumerate(_senses(entry), 1):
        sense = _add(element, "sense", **{f"{{{XML}}}id": f"term-{entry.slug}-sense-{at}"})
        _add(sense, "def", text, **{f"{{{XML}}}lang": "en"})
    if entry.origin:
        _add(_add(element, "etym", **{f"{{{XML}}}lang": "en"}), "seg", _read(entry.origin.text), type="desc")
    for other in filter(words.__contains__, entry.see):
        _add(_add(element, "xr", type="related"), "ref", other, type="entry", target=f"#term-{other}")


def _add(parent: ET.Element, name: str, text: str = "", **attributes: str) -> ET.Element:
    element = ET.SubElement(parent, f"{{{TEI}}}{name}", attributes)
    element.text = text or None
    return element


def _senses(entry: Entry) -> list[str]:
    return [_read(sense.text) for sense in entry.senses]


def _read(text: str) -> str:
    """A text of the data without its links."""
    return " ".join(LINK.sub(lambda link: link[2] or link[1], text).split())
