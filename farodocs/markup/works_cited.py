"""A place in a work as a reader sees it: who wrote it, what it is called, when it came out, and where in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any
from xml.etree.ElementTree import Element, SubElement, tostring

from markdown.util import AtomicString

from faro.words import capital
from farodocs.data import with_pages, works

CITATION = re.compile(r"(?<!\[)\[@([\w-]+)(?:\|([^\[\]]+))?\]")
BIBLIOGRAPHY = "library/sources"
"""The page with an entry for every work, by its path without the suffix; the entry's anchor is the work's key."""

_ON_THE_WEB = re.compile(r"on the web|\w\.\w")
"""How a publisher reads that puts the work on the web: in so many words, or as an address."""

_LINKED = re.compile(rf"{BIBLIOGRAPHY}/#([\w-]+)\"")


def cite(work: str, place: str, root: str, *, again: bool = False) -> str:
    """A citation as HTML, for a page from which `root` leads to the root of the site; `again` where it names no author.

    Raises `KeyError` for a work that is not described.
    """
    link = link_to(work, f"{root}{BIBLIOGRAPHY}/#{work}", again=again)
    return f"{tostring(link, encoding='unicode', method='html')}, {escape(with_pages(works()[work], place))}"


def link_to(key: str, address: str, *, begins: bool = True, again: bool = False) -> Element:
    """The name of a work as a link, with a capital where it begins what is said; `again` for its title alone.

    Raises `KeyError` for a work that is not described.
    """
    author, title, edition = named(works()[key])
    if again and _titles()[title] == 1:
        author = edition = ""
    link = Element("a", {"class": "faro-work", "href": address})
    if is_described(title):
        link.text = AtomicString(author + (capital(title) if begins and not author else title) + edition)
        return link
    link.text = AtomicString(author)
    name = title_of(works()[key])
    name.tail = AtomicString(edition)
    link.append(name)
    return link


@cache
def _titles() -> Counter[str]:
    return Counter(named(work)[1] for work in works().values())


def title_of(work: Mapping[str, Any], title: str = "") -> Element:
    """The title of a work as it is cited, or a title given in its stead; a foreign one says its language.

    What follows the last comma is ours: which edition, which volume.
    """
    name, title = Element("cite"), title or named(work)[1]
    if "language" not in work:
        name.text = AtomicString(title)
        return name
    own, comma, ours = title.rpartition(",")
    inside = SubElement(name, "span", {"lang": work["language"]})
    inside.text, inside.tail = AtomicString(own or title), AtomicString(comma + ours if own else "")
    return name


def named(work: Mapping[str, Any]) -> tuple[str, str, str]:
    """What names a work: what stands before the title, the title without what it adds, what stands behind it.

    Behind it stands the year, and who puts the work out where that is a website or there is no year; and of a work that
    was told of from memory, that we have not seen it.
    """
    author = f"{work['author']}, " if "author" in work else ""
    publisher = work.get("publisher", "")
    told = [publisher] if publisher and ("year" not in work or _ON_THE_WEB.search(publisher)) else []
    edition = ", ".join([*year_of(work), *told, *(["not seen by us"] if work.get("unseen") else [])])
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
