"""Everything of the glossary that is written before the site is built, all of it under docs/glossary."""

from __future__ import annotations

from html import escape
from pathlib import Path

from farodocs.glossary import data, list_pages, term_page
from farodocs.glossary.collection import Glossary
from farodocs.glossary.entry import Entry
from farodocs.glossary.names import names_of
from farodocs.records.names import address

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
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(folder).as_posix() not in files:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def contents(glossary: Glossary) -> dict[str, str]:
    """The files by their names in the folder."""
    pages = {
        "index.md": list_pages.a_to_z(glossary),
        "by-theme.md": list_pages.by_theme(glossary),
        "by-era.md": list_pages.by_era(glossary),
        "french.md": list_pages.french(glossary),
        "terms.json": data.terms_json(glossary),
        "finder.json": data.finder_json(glossary),
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
