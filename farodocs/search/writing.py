"""What is written for the search: its index, and what a browser's own bar asks by."""

from __future__ import annotations

from html import escape
from pathlib import Path

from farodocs.markup import examples
from farodocs.search.found import found_json
from farodocs.search.named import named_on
from farodocs.search.sections import read_page
from farodocs.step import put
from farodocs.words import glossary

INDEX = Path("assets/search/found.json")
OPEN_SEARCH = """<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>{name}</ShortName>
<Description>The words, rules, bets, cheats and people of {name}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" template="{url}?q={{searchTerms}}"/>
</OpenSearchDescription>
"""


def write(site: Path, name: str, address: str) -> None:
    """Write the index of a built site, and what a browser asks by.

    Every page is read but those of the words, as it was built, in the order of their sources.
    """
    pages = {}
    for source in sorted(examples.pages(), key=lambda path: (path.parent.parts, path.name != "index.md", path.name)):
        url = examples.address_of(source)
        if not url.startswith("glossary/") or source.name == "index.md":
            html = (site / url / "index.html").read_text(encoding="utf-8")
            pages[url] = read_page(html, frozenset(named_on(url)))
    put(site / INDEX, found_json(glossary(), pages))
    (site / "opensearch.xml").write_text(OPEN_SEARCH.format(name=escape(name), url=escape(address)), encoding="utf-8")


def write_words(site: Path) -> None:
    """Write the index of the words alone, for whoever measures what they take."""
    put(site / INDEX, found_json(glossary(), {}))
