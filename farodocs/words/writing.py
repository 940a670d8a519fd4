"""What is written of the glossary before the site is built, under docs/glossary: a page a word, and the data."""

from __future__ import annotations

from html import escape
from pathlib import Path

from farodocs.data.glossary import LISTS, Entry, names_of, schema
from farodocs.data.records import address
from farodocs.step import put
from farodocs.words import exports, term_page
from farodocs.words import json_data as data
from farodocs.words.collection import Glossary

REDIRECT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>{name}: see {headword}</title>
<link rel="canonical" href="../{slug}/">
<meta http-equiv="refresh" content="0; url=../{slug}/">
<p>See <a href="../{slug}/">{headword}</a>.</p>
</html>
"""


def write(folder: Path, glossary: Glossary) -> None:
    """Write the pages, the redirects and the data, and remove what an older glossary left there."""
    files = contents(glossary)
    kept = {*files, *(f"{name}.md" for name in LISTS)}
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(folder).as_posix() not in kept:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    for name, text in files.items():
        put(folder / name, text)


def contents(glossary: Glossary) -> dict[str, str]:
    """The files by their names in the folder."""
    pages = {
        "terms.json": data.terms_json(glossary),
        schema.FILE: data.schema_json(),
        "finder.json": data.finder_json(glossary),
        "terms.csv": exports.terms_csv(glossary),
        "terms.jsonld": exports.skos_json_ld(glossary),
        "terms.tei.xml": exports.tei_lex0(glossary),
    }
    for entry in glossary.in_order:
        pages[f"{entry.slug}.md"] = term_page.page(entry, glossary)
        pages |= {f"{to}/index.html": redirect(name, entry) for to, name in redirects(entry).items()}
    return pages


def redirects(entry: Entry) -> dict[str, str]:
    """The addresses, besides its own, under which an entry is found, with the names they are made of."""
    return {to: name for name in names_of(entry) if (to := address(name)) != entry.slug}


def redirect(name: str, entry: Entry) -> str:
    """A page that sends its reader on to an entry, with no script."""
    return REDIRECT.format(name=escape(name), headword=escape(entry.headword), slug=entry.slug)
