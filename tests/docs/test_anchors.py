"""What a link to a section says stands there: its words are in the section, and in no heading but its own."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from html import unescape
from pathlib import Path
from posixpath import join, normpath
from urllib.parse import unquote

import pytest

from farodocs.folders import ASSETS

MEANT = Path(__file__).with_name("anchors_meant.txt")
"""Links that say it in other words than their section: where it stands, what it says, where it leads."""

_LINK = re.compile(r'<a\b[^>]*\bhref="([^":?#]*)#([^"]+)"[^>]*>(.*?)</a>', re.DOTALL)
_ANCHOR = re.compile(r'<[^>]*\b(?:id|name)="([^"]+)"[^>]*>')
_HEADING = re.compile(r"<h[1-6]\b.*?</h[1-6]>", re.DOTALL)
_SKIPPED = ("fn:", "fnref", "__", "print-")
_SMALL = re.compile(
    r"(?:an?|and|as|at|be|by|did|do(?:es)?|for|from|ha[ds]|have|her?|his|how|i[fnst]|into|its|more|not?|o[fnr]|one"
    r"|other|our|she|so|tha[nt]|the(?:irs?|m|n|re|y)?|this|to|two|was|were?|what|whe[nr]e?|which|who|why|will|with"
    r"|you|your)"
)


def words_of(html: str) -> frozenset[str]:
    """The words of a piece of a page that say something, without their endings."""
    text = unescape(re.sub(r"<[^>]*>", " ", html)).lower()
    said = (word for word in re.findall(r"[^\W\d_]+|\d+", text) if not _SMALL.fullmatch(word))
    return frozenset(re.sub(r"(?<=...)(?:ies|es|s|ed|ing|y|e)$", "", word) for word in said)


@dataclass(frozen=True)
class Section:
    """What an anchor leads to: its own name and heading, and the text up to the next heading."""

    name: str
    heading: str
    text: str

    @cached_property
    def headed(self) -> frozenset[str]:
        return words_of(f"{self.name.replace('-', ' ')} {self.heading}")

    @cached_property
    def told(self) -> frozenset[str]:
        return self.headed | words_of(self.text)


@dataclass
class Page:
    """What is looked at of a built page."""

    html: str
    sections: dict[str, Section] = field(default_factory=dict)

    def __post_init__(self) -> None:
        headings = [(found.start(), found.end()) for found in _HEADING.finditer(self.html)]
        for found in _ANCHOR.finditer(self.html):
            name = found[1]
            if name.startswith(_SKIPPED):
                continue
            at = found.start()
            start, end = next(((a, b) for a, b in headings if a <= at < b), (at, min(at + 200, len(self.html))))
            after = next((a for a, _ in headings if a > at), len(self.html))
            self.sections.setdefault(name, Section(name, self.html[start:end], self.html[start:after]))


@pytest.fixture(scope="module")
def pages(folder: Path) -> dict[str, Page]:
    found = {}
    for path in sorted(folder.rglob("*.html")):
        html = path.read_text(encoding="utf-8")
        if "<article" in html:
            article = html[html.index("<article") : html.rindex("</article>")]
            found[path.parent.relative_to(folder).as_posix()] = Page(article)
    return found


def is_astray(said: frozenset[str], page: Page, name: str) -> bool:
    """Whether nothing of what a link says stands in its section, or only in the heading of another."""
    section = page.sections[name]
    if said & section.headed:
        return False
    return not said & section.told or any(said & other.headed for other in page.sections.values())


def links(pages: dict[str, Page]) -> Iterator[tuple[str, str, str, str]]:
    """Each link of a page to a section: where it stands, what it says, and the page and anchor it leads to.

    The pages of words are left out: their links are made from data.
    """
    for where, page in pages.items():
        if where.startswith("glossary/"):
            continue
        for path, name, html in _LINK.findall(page.html):
            to = normpath(join(where, path)) if path else where
            text = " ".join(unescape(re.sub(r"<[^>]*>", "", html)).split())
            if len(text) > 2 and to in pages and name in pages[to].sections and words_of(text):
                yield where, text, to, name


def test_what_a_link_to_a_section_says_stands_there(pages: dict[str, Page]) -> None:
    meant = {*MEANT.read_text(encoding="utf-8").splitlines()}
    astray = {
        f"{where}: {text} -> {to}#{name}"
        for where, text, to, name in links(pages)
        if is_astray(words_of(text), pages[to], name)
    }
    assert sorted(astray - meant) == [], "say it in the words of the section, link to another, or note that it is meant"
    assert sorted(meant - astray) == [], "is no longer astray"


def test_every_link_of_an_article_leads_to_a_file_of_the_site(folder: Path, pages: dict[str, Page]) -> None:
    lost = {
        f"{where}: {to}"
        for where, page in pages.items()
        for to in re.findall(r'\b(?:href|src)="([^":?#]+)["?#]', page.html)
        if not (folder / where / unquote(to)).exists()
    }
    assert lost == set()


def test_the_law_of_a_refusal_stands_where_the_table_links_to_it(pages: dict[str, Page]) -> None:
    script = (ASSETS / "faro" / "seat" / "laws.js").read_text(encoding="utf-8")
    laws = re.findall(r'^  "[\w-]+": "([^"#]+)/#([^"]+)",$', script, re.M)
    assert len(laws) > 5
    assert [f"{page}#{name}" for page, name in laws if name not in pages[page].sections] == []


def test_a_link_that_is_turned_to_another_section_is_found(pages: dict[str, Page]) -> None:
    turned: dict[bool, int] = defaultdict(int)
    for _, text, to, name in links(pages):
        for other in [*pages[to].sections][:40:8]:
            if pages[to].sections[other].heading != pages[to].sections[name].heading:
                turned[is_astray(words_of(text), pages[to], other)] += 1
    assert turned[True] > 2 * turned[False]
