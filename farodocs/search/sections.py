"""MkDocs asks these as it builds: the sections of the pages become an index, and a browser's own bar learns to ask.

The words of the glossary have an index of their own, by what people ask for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from farodocs.markup import compact
from farodocs.search.index import Text, index

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
_PASSED = {"script", "style", "svg", "template", "sup"}
_PICTURE = re.compile(r"<(svg|script|style)\b[^<]*(?:<(?!/?\1\b)[^<]*)*</\1>")
"""A drawing or a script with nothing of its kind inside: half the tags of a page, taken out before they are read."""
_VOID = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
_BREAKS = {"p", "li", "td", "th", "dt", "dd", "div", "figcaption"}

_pages: dict[str, list[dict[str, str]]] = {}


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
        elif tag in _PASSED or "data-search-exclude" in given or given.get("class") in {"headerlink", "footnote"}:
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


def on_page_content(html: str, *, page: Page, **_: Any) -> str:
    """Remember a page that is not a word of the glossary."""
    if not page.url.startswith("glossary/"):
        _pages[page.url] = sections(html)
    return html


def on_post_build(*, config: MkDocsConfig) -> None:
    """Write the index of the sections, and what a browser asks by."""
    site = Path(config.site_dir)
    (site / INDEX).parent.mkdir(parents=True, exist_ok=True)
    (site / INDEX).write_text(pages_json(_pages), encoding="utf-8")
    name = escape(config.site_name)
    (site / "opensearch.xml").write_text(
        OPEN_SEARCH.format(name=name, url=escape(config.site_url or "/")), encoding="utf-8"
    )


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
