"""A place in a work as a reader sees it: who wrote it, what it is called, when it came out, and where in it.

As a Markdown extension, `[@ashton-1898]` becomes author, title and year, with a link to the work's entry in the
bibliography. A work that glossary/sources.toml does not describe stops the build, with file and line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import escape
from re import Match
from typing import Any
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.util import AtomicString

from farodocs.labels import read
from farodocs.page_link import locate, source_link

CITATION = re.compile(r"\[@([\w-]+)\]")
BIBLIOGRAPHY = "library/sources"
"""The page with an entry for every work, by its path without the suffix; the entry's anchor is the work's key."""

# After code and escapes, before the links of Markdown itself.
PRIORITY = 177

_LINKED = re.compile(rf"{BIBLIOGRAPHY}/#([\w-]+)\"")


class UnknownWork(ValueError):
    """A citation of a work that is not described. The message names file and line."""


@cache
def works() -> Mapping[str, Mapping[str, Any]]:
    """Everything in glossary/sources.toml."""
    return read("sources")


def cite(work: str, place: str, root: str) -> str:
    """A citation as HTML, for a page from which `root` leads to the root of the site.

    Raises `KeyError` for a work that is not described.
    """
    author, title, year = named(works()[work])
    name = f"{escape(author)}<cite>{escape(title)}</cite>{year}"
    return f'<a class="faro-work" href="{root}{BIBLIOGRAPHY}/#{work}">{name}</a>, {escape(place)}'


def named(work: Mapping[str, Any]) -> tuple[str, str, str]:
    """What names a work: what stands before the title, the title without what it adds, what stands behind it."""
    author = f"{work['author']}, " if "author" in work else ""
    year = f" ({work['year']})" if "year" in work else ""
    return author, work["title"].split(";")[0], year


def cited_in(text: str) -> set[str]:
    """The keys of all works that a page cites, from its source."""
    return {*CITATION.findall(text), *_LINKED.findall(text)}


class Citations(InlineProcessor):
    """Turns one `[@key]` into the name of the work with a link to its entry in the bibliography."""

    def handleMatch(  # type: ignore[override]
        self, match: Match[str], data: str
    ) -> tuple[Element, int, int]:
        """The link, and what of the text it takes the place of. Raises `UnknownWork` where there is no such work."""
        if match[1] not in works():
            raise UnknownWork(f"{locate(match[0], self.md)}: glossary/sources.toml has no work {match[1]!r}; add it")
        author, title, year = named(works()[match[1]])
        link = Element("a", {"class": "faro-work", "href": source_link(self.md, f"{BIBLIOGRAPHY}.md#{match[1]}")})
        link.text = AtomicString(author)
        name = SubElement(link, "cite")
        name.text = AtomicString(title)
        name.tail = AtomicString(year)
        return link, match.start(0), match.end(0)


class CitingExtension(Extension):
    """The extension as Python-Markdown loads it."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Take the citations before Markdown's own links."""
        md.inlinePatterns.register(Citations(CITATION.pattern, md), "faro-citations", PRIORITY)


def makeExtension(**kwargs: Any) -> CitingExtension:
    """What Python-Markdown calls for `farodocs.citing`."""
    return CitingExtension(**kwargs)
