"""How exactly a place names where to look in a work: by page, number, heading or headword, or in words only."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal

How = Literal["page", "number", "heading", "headword", "words", "nowhere"]

CHAPTER = re.compile(r"[IVXL]+|Introductory")
"""A key of `pages` that is a chapter; any other is a heading, as a place writes it."""

_CHAPTERS = re.compile(r"\bchapters? ((?:[IVXL]+(?:, | and )?)+)(?!\w)|\b([Ii]ntroductory)\b")
_PAGES = re.compile(r"\b(?:pp?\.|pages?) ?\d")
_NUMBER = re.compile(r"\d")


def pages_of(work: Mapping[str, Any]) -> Mapping[str, str]:
    """The pages of each chapter or heading of a work, where its own copy does not say them at the place."""
    pages: Mapping[str, str] = work.get("pages", {})
    return pages


def with_pages(work: Mapping[str, Any], place: str) -> str:
    """A place in a work with the pages of what it names, unless it has pages of its own."""
    pages = pages_of(work)
    if not pages or has_page(place):
        return place
    chapters = [chapter for match in _CHAPTERS.finditer(place) for chapter in _chapters(match)]
    spans = [pages[named] for named in (*chapters, *_headings(pages, place)) if named in pages]
    if not spans:
        return place
    told = " and ".join(dict.fromkeys(spans))
    return f"{place}, {'page' if told.isdecimal() else 'pages'} {told}"


def has_page(place: str) -> bool:
    """Whether a place names a page."""
    return bool(_PAGES.search(place))


def located(works: Mapping[str, Mapping[str, Any]], key: str, place: str) -> How:
    """How a place says where to look. A text that is known through another work is found under the headings of that
    work too.
    """
    work = works.get(key, {})
    if has_page(with_pages(work, place)):
        return "page"
    if _CHAPTERS.search(place) or _NUMBER.search(place):
        return "number"
    if not place:
        return "nowhere"
    if work.get("by_headword") or any(_found(words, place) for words in work.get("word_lists", ())):
        return "headword"
    through = works.get(str(work.get("read_in", "")), {})
    headings = (*work.get("headings", ()), *through.get("headings", ()))
    return "heading" if any(_found(heading, place) for heading in headings) else "words"


def _headings(pages: Mapping[str, str], place: str) -> list[str]:
    """The headings of `pages` that a place names, the longer before those within them."""
    named = []
    for heading in sorted((it for it in pages if not CHAPTER.fullmatch(it)), key=len, reverse=True):
        if _found(heading, place):
            named.append(heading)
            place = re.sub(re.escape(heading), "", place, flags=re.I)
    return named


def _found(heading: str, place: str) -> bool:
    return bool(re.search(rf"(?<!\w){re.escape(heading)}(?![\w-])", place, re.I))


def _chapters(match: re.Match[str]) -> list[str]:
    return ["Introductory"] if match[2] else re.findall(r"[IVXL]+", match[1])
