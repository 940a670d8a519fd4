"""The bibliography: an entry for every work, with what is known of it and everything that cites it."""

from __future__ import annotations

import json
import re

from farodocs.data import USUALLY_SOUGHT
from farodocs.words.bibliography import links, sources_json, works
from farodocs.words.collection import glossary as real_glossary
from farodocs.words.site_places import SitePage
from tests.farodocs.data.glossary.entries import glossary, soda

WORKS = {
    "old": {
        "author": "A & B",
        "title": "An Old Book; or, Two",
        "year": 1756,
        "good_for": "rules",
        "errs": "ends early",
    },
    "book": {"title": "A Book", "publisher": "House, York", "year": 1864, "good_for": "words", "errs": ""},
    "web": {"title": "A Page", "read_in": "old", "good_for": "nothing", "errs": ""},
    "star": {"title": "The Star, 2 May 1864", "publisher": "House, York", "year": 1864, "good_for": "x", "errs": ""},
    "note": {"title": "a note", "publisher": "a.example", "good_for": "x", "errs": "", "sought": "web"},
    "open": {"title": "Open", "copy": "a shelf", "link": "https://a.example/1", "good_for": "x", "errs": ""},
    "late": {"title": "Late", "copy": "a library", "year": 1926, "good_for": "x", "errs": "", "public_domain": True},
}
PAGES = {
    "index": SitePage("index", "Faro", {}, (), frozenset({"old"})),
    "rules/bets/index": SitePage("rules/bets/index", "Bets", {}, (), frozenset({"old"})),
    "rules/laws": SitePage("rules/laws", "Laws", {}, (), frozenset({"book"})),
}
SOME = glossary(soda(), works=WORKS, pages=PAGES)


def entry(key: str) -> str:
    [found] = re.findall(rf'<li id="{key}".*</li>', works(SOME))
    return str(found)


def test_an_entry_says_what_is_known_of_the_work() -> None:
    assert "<b>A &amp; B</b>, <cite>An Old Book; or, Two</cite> (1756).</p>" in entry("old")
    assert "<b>Good for:</b> rules. <b>Beware:</b> ends early.</p>" in entry("old")
    assert "<cite>A Book</cite> (House, York, 1864).</p>" in entry("book")
    assert "Beware" not in entry("book")
    assert 'Known through <a href="#old">A &amp; B, <cite>An Old Book</cite> (1756)</a>.' in entry("web")
    assert "Copy read: a library. Public domain." in entry("late")
    assert 'Copy read: a shelf. <a href="https://a.example/1">Open it</a>.' in entry("open")
    assert '<p class="faro-mark"></p>' in entry("book")
    assert (
        '"faro-mark">On the site <a href="https://a.example/">a.example</a>. '
        "Not found in a search of stored web pages, November 2026.</p>" in entry("note")
    )
    assert "<p><cite>The Star, 2 May 1864</cite> (House, York).</p>" in entry("star")
    assert "<p>A note (a.example).</p>" in entry("note")
    usual = glossary(soda(), works={"book": {"title": "A Book", "good_for": "x", "errs": "", "sought": USUALLY_SOUGHT}})
    assert "Sought" not in works(usual)


def test_an_entry_leads_to_whatever_cites_the_work() -> None:
    assert "Cited on 2 pages" in entry("old")
    assert '<a href="../../">Faro</a>, <a href="../../rules/bets/">Bets</a>' in entry("old")
    assert '<a href="../../rules/laws/">Laws</a>, <a href="../../glossary/soda/">Soda</a>' in entry("book")
    assert "Cited on" not in entry("web")


def test_works_stand_in_their_age_and_have_what_they_can_be_chosen_by() -> None:
    parts = re.split(r"^## .*\{#(.+)\}$", works(SOME), flags=re.M)[1:]
    held = {age: re.findall(r'<li id="(\w+)"', text) for age, text in zip(parts[::2], parts[1::2], strict=True)}
    assert held == {
        "before-1800": ["old"],
        "nineteenth": ["book", "star"],
        "since-1900": ["late"],
        "undated": ["note", "web", "open"],
    }
    assert 'data-known="through" data-rights="other"' in entry("web")
    assert 'data-known="itself" data-rights="public-domain"' in entry("late")


def test_every_work_has_its_entry_and_everything_that_is_cited_leads_back() -> None:
    real = real_glossary()
    assert sorted(re.findall(r'^<li id="([\w-]+)"', works(real), re.M)) == sorted(real.works)
    data = json.loads(sources_json(real))["works"]
    assert data.keys() == real.works.keys()
    assert "rules/rulebooks" in data["hoyle-treatise"]["cited_on"]
    assert {"rules/variants/pharo", "glossary/pharoh"} & {*data["ashton-1898"]["cited_on"]}


def test_every_address_to_which_the_site_leads_is_in_one_list() -> None:
    listed = links(real_glossary()).splitlines()
    assert listed == sorted(set(listed))
    assert {work["link"] for work in real_glossary().works.values() if "link" in work} <= {*listed}
    assert "https://zeno.org/" in listed, "the site of a work without a link is missing"
    assert "https://github.com/GoogleChrome/lighthouse" in listed, "what a page links to is missing"
