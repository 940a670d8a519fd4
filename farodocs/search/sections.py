"""The sections of a built site's pages become an index, and a browser's own bar learns to ask.

The words of the glossary have an index of their own, by what people ask for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from html.parser import HTMLParser
from pathlib import Path

from farodocs.fences import fences
from farodocs.markup import compact, examples
from farodocs.search.index import Text, index
from farodocs.step import lasting

WEIGHTS = {"heading": 5, "page": 2, "text": 1}
INDEX = Path("assets/search/pages.json")
OPEN_SEARCH = """<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>{name}</ShortName>
<Description>The words, rules, bets, cheats and people of {name}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" template="{url}?q={{searchTerms}}"/>
</OpenSearchDescription>
"""

_HEADINGS = {"h1", "h2", "h3"}
_PASSED = {"script", "style", "svg", "template", "sup", "faro-filter", "faro-comparison"}
_PICTURE = re.compile(r"<(svg|script|style)\b[^<]*(?:<(?!/?\1\b)[^<]*)*</\1>")
"""A drawing or a script with nothing of its kind inside: half the tags of a page, taken out before they are read."""
_CONTENT = re.compile(r"<article\b[^>]*>(.*?)(?:<div class=\"faro-page-foot\">|</article>)", re.S)
"""What an author wrote: the theme puts its foot behind it."""
_VOID = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
_BREAKS = {"p", "li", "td", "th", "dt", "dd", "div", "figcaption"}


@lasting
def _unread() -> frozenset[str]:
    """The classes of what is not searched: what fences draw, the table of pictures, and what Markdown adds.

    The attribute by which the theme knows them some generators take away.
    """
    return frozenset({fence.css_class for fence in fences()} | {"faro-picture-table", "headerlink", "footnote"})


class _Sections(HTMLParser):
    """What stands under each heading that has an address."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self.part = "text"
        self.passed: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in _VOID:
            return
        if self.passed:
            self.passed.append(tag)
        elif tag in _PASSED or given.get("class") in _unread():
            self.passed = [tag]
        elif tag in _HEADINGS and given.get("id"):
            self.found.append({"id": str(given["id"]), "heading": "", "text": ""})
            self.part = "heading"
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


def sections(html: str) -> list[dict[str, str]]:
    """The sections of a page: `id`, `heading` and `text`."""
    parser = _Sections()
    parser.feed(_PICTURE.sub("", html))
    return [{name: " ".join(text.split()) for name, text in one.items()} for one in parser.found]


def write(site: Path, name: str, address: str) -> None:
    """Write the index of the sections of a built site, and what a browser asks by.

    Every page is read but those of the words, as it was built, in the order of their sources.
    """
    pages = {}
    for source in sorted(examples.pages(), key=lambda path: (path.parent.parts, path.name != "index.md", path.name)):
        url = examples.address_of(source)
        if not url.startswith("glossary/"):
            pages[url] = _on_page((site / url / "index.html").read_text(encoding="utf-8"))
    (site / INDEX).parent.mkdir(parents=True, exist_ok=True)
    (site / INDEX).write_text(pages_json(pages), encoding="utf-8")
    asked = OPEN_SEARCH.format(name=escape(name), url=escape(address))
    (site / "opensearch.xml").write_text(asked, encoding="utf-8")


@lasting
def _on_page(html: str) -> list[dict[str, str]]:
    """The sections of a page within its frame."""
    found = _CONTENT.search(html)
    return sections(found[1]) if found else []


def pages_json(pages: dict[str, list[dict[str, str]]]) -> str:
    """The sections by number, each with its address, its heading and its page's, and their index."""
    rows = list(_rows(pages))
    texts = [
        Text({"heading": [heading], "page": [title], "text": [text]}, [heading]) for _, heading, title, text in rows
    ]
    return compact({"sections": [row[:3] for row in rows], "index": index(texts, WEIGHTS, beside=False)}) + "\n"


def _rows(pages: dict[str, list[dict[str, str]]]) -> Iterator[tuple[str, str, str, str]]:
    for address, found in pages.items():
        for number, section in enumerate(found):
            anchor = f"#{section['id']}" if number else ""
            yield f"{address}{anchor}", section["heading"], found[0]["heading"], section["text"]
