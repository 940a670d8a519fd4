"""The places of the site that an entry may point to: its pages, their sections, and which words they link."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from markdown.extensions.toc import slugify
from mkdocs.utils.meta import get_data

from farodocs import folders
from farodocs.data.records import targets
from farodocs.markup import cited_in, examples
from farodocs.parts import PARTS, expanded

_HEADING = re.compile(r"^#{2,6} +(?P<words>.+?)(?: *\{:? *#(?P<id>[\w-]+)[^}]*\})? *$")
_OTHER_ANCHOR = re.compile(r"\{:? *#([\w-]+)|\bid=\"([\w-]+)\"")
_RECORD = re.compile(r'<li id="([\w-]+)"')
_MARKUP = re.compile(r"\*+|`|\[\[(?:[^\]|]*\|)?|\]\]|\[|\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class SitePage:
    """A page written for the site, as entries see it. The path is that of its source, without `.md`."""

    path: str
    title: str
    anchors: Mapping[str, str]
    """Every anchor of the page, with the words of the heading that it is or stands under."""
    links: tuple[tuple[str, str], ...]
    """Every `[[link]]` of the page: the anchor of the section, or of the record, that it stands in, and its name."""
    works: frozenset[str] = frozenset()
    """The works that the page cites."""


@cache
def site_pages() -> Mapping[str, SitePage]:
    """Every page of the site but the glossary's own, by its path."""
    sources = {
        path.relative_to(folders.DOCS).with_suffix("").as_posix(): expanded(
            path.read_text(encoding="utf-8"), path, PARTS, _later
        )
        for path in examples.pages()
        if folders.DOCS / "glossary" not in path.parents
    }
    return {path: site_page(path, text) for path, text in sorted(sources.items())}


def _later(part: str) -> str:
    """A part that is made from the words themselves, which are read here: no word leads to it."""
    return ""


def site_page(path: str, text: str) -> SitePage:
    """A page from its source."""
    title = str(get_data(text)[1].get("title", path))
    anchors: dict[str, str] = {}
    links: list[tuple[str, str]] = []
    here, words = "", title
    for line in _without_fences(text):
        if heading := _HEADING.match(line):
            words = _MARKUP.sub("", heading["words"])
            here = heading["id"] or slugify(words, "-")
            anchors[here] = words
        elif record := _RECORD.match(line):
            here = record[1]
        for match in _OTHER_ANCHOR.finditer(line):
            anchors.setdefault(match[1] or match[2], words)
        links += [(here, name) for name in targets(line)]
    return SitePage(path, title, anchors, tuple(links), frozenset(cited_in(text)))


def _without_fences(text: str) -> Iterator[str]:
    """The lines of a page but those within a fence; its head stays, for its id is an anchor."""
    fence = ""
    for line in text.splitlines():
        mark = re.match(r" *(`{3,}|~{3,})", line)
        if not fence:
            yield line
            fence = mark[1] if mark else ""
        elif mark and line.strip() == fence:
            fence = ""
