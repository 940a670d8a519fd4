"""The works that every rule, word and date rests on: glossary/sources.toml, checked as it is read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from faro.base import nearest
from farodocs.data.labels import read
from farodocs.data.records import Finding, refuse, tables
from farodocs.folders import GLOSSARY

FILE = "sources.toml"
TITLED_IN = ("fr", "de", "la", "ru")
"""The languages of titles that are not English."""


CHAPTER = re.compile(r"[IVXL]+|Introductory")
SPAN = re.compile(r"\d+–\d+")
_CHAPTERS = re.compile(r"\bchapters? ((?:[IVXL]+(?:, | and )?)+)\b|\b([Ii]ntroductory)\b")
_PAGES = re.compile(r"\b(?:pp?\.|pages?) ?\d")
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
        for name in ("author", "publisher", "copy", "link"):
            work.text(name, required=False)
        work.text("language", TITLED_IN, required=False)
        work.number("year", without=0)
        work.flag("public_domain")
        work.flag("unseen")
        read_in = work.text("read_in", required=False)
        if read_in and (read_in not in data or read_in == key):
            work.note(
                "read_in", f"{read_in!r} is no other key of this file; {nearest(read_in, data, 'add it').written}"
            )
        if pages := work.table("pages"):
            for chapter in pages.values:
                span = pages.text(chapter)
                if not (CHAPTER.fullmatch(chapter) and SPAN.fullmatch(span)):
                    pages.note(chapter, 'is no chapter with its pages; write VIII = "184–214"')
        work.finish()
        found += work.findings
    return found


def pages_of(work: Mapping[str, Any]) -> Mapping[str, str]:
    """The pages of each chapter of a work, where its table of contents is all that is known of them."""
    pages: Mapping[str, str] = work.get("pages", {})
    return pages


def with_pages(work: Mapping[str, Any], place: str) -> str:
    """A place in a work with the pages of the chapters that it names, unless it has pages of its own."""
    pages = pages_of(work)
    if not pages or has_page(place):
        return place
    named = [chapter for match in _CHAPTERS.finditer(place) for chapter in _chapters(match)]
    spans = [pages[chapter] for chapter in named if chapter in pages]
    return f"{place}, pages {' and '.join(spans)}" if spans else place


def has_page(place: str) -> bool:
    """Whether a place names a page."""
    return bool(_PAGES.search(place))


def site_of(work: Mapping[str, Any]) -> str:
    """The website on which a work was read, as `zeno.org`; empty where none is named."""
    named = (_SITE.search(str(work.get(field, ""))) for field in ("copy", "publisher"))
    return next((match[1] for match in named if match), "")


def _chapters(match: re.Match[str]) -> list[str]:
    return ["Introductory"] if match[2] else re.findall(r"[IVXL]+", match[1])
