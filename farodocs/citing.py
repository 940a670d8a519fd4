"""A place in a work as a reader sees it: who wrote it, what it is called, when it came out, and where in it.

As a Markdown extension, `[@ashton-1898]` becomes author, title and year, with a link to the work's entry in the
bibliography; in `[@ashton-1898|Ashton]` the link has words of its own, for the middle of a sentence. A work that
glossary/sources.toml does not describe stops the build, with file and line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import escape
from re import Match
from typing import Any
from xml.etree.ElementTree import Element, SubElement, tostring

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.util import AtomicString

from faro.describe import capital
from farodocs.labels import read
from farodocs.page_link import locate, source_link

CITATION = re.compile(r"\[@([\w-]+)(?:\|([^\[\]]+))?\]")
BIBLIOGRAPHY = "library/sources"
"""The page with an entry for every work, by its path without the suffix; the entry's anchor is the work's key."""

# After code and escapes, before the links of Markdown itself.
PRIORITY = 177

_ON_THE_WEB = re.compile(r"on the web|\w\.\w")
"""How a publisher reads that puts the work on the web: in so many words, or as an address."""

_BEGINS = re.compile(r"(?:^|[.:?!]\s)\s*$")
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
    link = link_to(work, f"{root}{BIBLIOGRAPHY}/#{work}")
    return f"{tostring(link, encoding='unicode', method='html')}, {escape(place)}"


def link_to(key: str, address: str, *, begins: bool = True) -> Element:
    """The name of a work as a link, with a capital where it begins what is said.

    Raises `KeyError` for a work that is not described.
    """
    author, title, edition = named(works()[key])
    link = Element("a", {"class": "faro-work", "href": address})
    if is_described(title):
        link.text = AtomicString(author + (capital(title) if begins and not author else title) + edition)
        return link
    link.text = AtomicString(author)
    name = SubElement(link, "cite")
    name.text, name.tail = AtomicString(title), AtomicString(edition)
    return link


def named(work: Mapping[str, Any]) -> tuple[str, str, str]:
    """What names a work: what stands before the title, the title without what it adds, what stands behind it.

    Behind it stands the year, and who puts the work out where that is a website or there is no year.
    """
    author = f"{work['author']}, " if "author" in work else ""
    publisher = work.get("publisher", "")
    told = [publisher] if publisher and ("year" not in work or _ON_THE_WEB.search(publisher)) else []
    edition = ", ".join([*year_of(work), *told])
    return author, work["title"].split(";")[0], f" ({edition})" if edition else ""


def year_of(work: Mapping[str, Any]) -> list[str]:
    """The year of a work, if any, where its title does not say it."""
    year = str(work.get("year", ""))
    return [year] if year and year not in work["title"] else []


def is_described(title: str) -> bool:
    """Whether we call a work thus, which has no title or none that we know: it is written in small letters."""
    return title[0].islower()


def cited_in(text: str) -> set[str]:
    """The keys of all works that a page cites, from its source."""
    return {*(match[1] for match in CITATION.finditer(text)), *_LINKED.findall(text)}


class Citations(InlineProcessor):
    """Turns one `[@key]` or `[@key|words]` into a link to the work's entry in the bibliography."""

    def handleMatch(  # type: ignore[override]
        self, match: Match[str], data: str
    ) -> tuple[Element, int, int]:
        """The link, and what of the text it takes the place of. Raises `UnknownWork` where there is no such work."""
        if match[1] not in works():
            raise UnknownWork(f"{locate(match[0], self.md)}: glossary/sources.toml has no work {match[1]!r}; add it")
        address = source_link(self.md, f"{BIBLIOGRAPHY}.md#{match[1]}")
        if match[2]:
            link = Element("a", {"class": "faro-work", "href": address})
            link.text = match[2]
        else:
            link = link_to(match[1], address, begins=bool(_BEGINS.search(data[: match.start(0)])))
        return link, match.start(0), match.end(0)


class CitingExtension(Extension):
    """The extension as Python-Markdown loads it."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Take the citations before Markdown's own links."""
        md.inlinePatterns.register(Citations(CITATION.pattern, md), "faro-citations", PRIORITY)


def makeExtension(**kwargs: Any) -> CitingExtension:
    """What Python-Markdown calls for `farodocs.citing`."""
    return CitingExtension(**kwargs)
