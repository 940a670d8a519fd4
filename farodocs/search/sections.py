"""The sections of a built page: what stands under each heading that has an address, and under each thing that is named.

What fences draw is not read, nor are the notes, nor who says so.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from html import unescape
from html.parser import HTMLParser

from farodocs.fences import fences
from farodocs.step import lasting

_HEADINGS = {"h1", "h2", "h3"}
_PASSED = {"script", "style", "svg", "template", "sup", "faro-filter", "faro-comparison"}
_PICTURE = re.compile(r"<(svg|script|style)\b[^<]*(?:<(?!/?\1\b)[^<]*)*</\1>")
"""A drawing or a script with nothing of its kind inside: half the tags of a page, taken out before they are read."""
_CONTENT = re.compile(r"<article\b[^>]*>(.*?)(?:<div class=\"faro-page-foot\">|</article>)", re.S)
"""What an author wrote: the theme puts its foot behind it."""
_LINE = re.compile(r'<meta name="description" content="([^"]*)"')
_VOID = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
_BREAKS = {"p", "li", "td", "th", "dt", "dd", "div", "figcaption"}

Section = dict[str, str]
"""A section's `id`, its `heading`, empty for a thing that only the data names, and its `text`."""


@lasting
def _unread() -> frozenset[str]:
    """The classes of what is not searched: what fences draw, the table of pictures, and what Markdown adds.

    The attribute by which the theme knows them some generators take away.
    """
    beside = {"faro-picture-table", "faro-letters", "faro-sources", "headerlink", "footnote"}
    return frozenset({fence.css_class for fence in fences()} | beside)


@dataclass(frozen=True, slots=True)
class Page:
    """What stands on a page, and the line that says what it is about."""

    sections: Sequence[Section]
    line: str


class _Sections(HTMLParser):
    def __init__(self, named: Collection[str]) -> None:
        super().__init__()
        self.named = named
        self.found: list[Section] = []
        self.part = "text"
        self.passed: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in _VOID:
            return
        id = str(given.get("id") or "")
        if self.passed:
            self.passed.append(tag)
        elif tag in _PASSED or given.get("class") in _unread():
            self.passed = [tag]
        elif id and tag in _HEADINGS:
            self.found.append({"id": id, "heading": "", "text": ""})
            self.part = "heading"
        elif id in self.named and tag != "a":  # which only leads to where it is
            if self.found and not self.found[-1]["text"].strip() and self.found[-1]["heading"]:
                self.found.pop()  # a heading over a list of things: the letter that they begin with, their country
            self.found.append({"id": id, "heading": "", "text": ""})
        elif tag in _BREAKS and self.found:
            self.found[-1]["text"] += " "

    def handle_endtag(self, tag: str) -> None:
        if tag in self.passed:
            while self.passed and self.passed.pop() != tag:
                pass
        elif tag in _HEADINGS:
            self.part = "text"

    def handle_data(self, data: str) -> None:
        if self.found and not self.passed:
            self.found[-1][self.part] += data


def sections(html: str, named: Collection[str] = ()) -> list[Section]:
    """The sections of a page, in order; what has an id among `named` is one of its own."""
    parser = _Sections(named)
    parser.feed(_PICTURE.sub("", html))
    return [{name: " ".join(text.split()) for name, text in one.items()} for one in parser.found]


@lasting
def read_page(html: str, named: frozenset[str]) -> Page:
    """A page within the frame that the theme puts round it."""
    found, line = _CONTENT.search(html), _LINE.search(html)
    return Page(sections(found[1], named) if found else [], unescape(line[1]) if line else "")
