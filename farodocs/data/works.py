"""The works that every rule, word and date rests on: glossary/sources.toml, checked as it is read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from faro.base import nearest
from farodocs.data.archives import archive_of, archives
from farodocs.data.labels import read
from farodocs.data.records import Finding, refuse, tables
from farodocs.folders import GLOSSARY

FILE = "sources.toml"
SOUGHT = {
    "gutenberg": "the catalogue of Project Gutenberg, November 2026",
    "gutenberg-and-web": "the catalogue of Project Gutenberg and a search of stored web pages, November 2026",
    "web": "a search of stored web pages, November 2026",
}
"""Where and when a work that is free to all was looked for in vain."""
USUALLY_SOUGHT = "gutenberg"
"""Where most were: an entry names only other places."""

TITLED_IN = ("fr", "de", "la", "ru")
"""The languages of titles that are not English."""
_SPAN = re.compile(r"\d+(?:–\d+)?(?: and \d+)?")
_SITE = re.compile(r"(?<![\w@])((?:[\w-]+\.)+[a-zà-ÿ]{2,})(?![\w@])")


@cache
def works() -> Mapping[str, Mapping[str, Any]]:
    """Every work by its key. Raises `DataError` with everything that is wrong with their form."""
    found = read("sources")
    refuse(faults(found), GLOSSARY)
    return found


def faults(data: Mapping[str, Any]) -> list[Finding]:
    """What is wrong with the form of the works."""
    found: list[Finding] = []
    for key, work in tables(data, FILE, found):
        work.text("title")
        work.text("good_for")
        work.text("errs", may_be_empty=True)
        for name in ("author", "publisher", "copy"):
            work.text(name, required=False)
        work.texts("headings", required=False)
        work.texts("word_lists", required=False)
        work.flag("by_headword")
        link = work.text("link", required=False)
        sought = work.text("sought", tuple(SOUGHT), required=False)
        if link and not archive_of(link):
            known = ", ".join(archives())
            work.note("link", f"{link!r} has the form of no address of glossary/archives.toml: {known}")
        work.text("language", TITLED_IN, required=False)
        work.number("year", without=0)
        work.flag("unseen")
        if work.flag("public_domain") and bool(link) == bool(sought):
            work.note("link", "is free to all: give its address, or say in `sought` where none was found")
        read_in = work.text("read_in", required=False)
        if read_in and (read_in not in data or read_in == key):
            work.note("read_in", f"{read_in!r} is no other key of this file; {nearest(read_in, data, 'add it')}")
        if pages := work.table("pages"):
            for chapter in pages.values:
                span = pages.text(chapter)
                if not _SPAN.fullmatch(span):
                    pages.note(chapter, 'has no pages; write VIII = "184–214", or "Hock" = "113"')
        work.finish()
        found += work.findings
    return found


def site_of(work: Mapping[str, Any]) -> str:
    """The website on which a work was read, as `zeno.org`; empty where none is named."""
    named = (_SITE.search(str(work.get(field, ""))) for field in ("copy", "publisher"))
    return next((match[1] for match in named if match), "")
