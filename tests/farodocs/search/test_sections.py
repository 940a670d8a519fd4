"""The sections of the pages, as the search has them."""

from __future__ import annotations

import json

import pytest

from farodocs.data.records import DataError
from farodocs.search.found import found_json
from farodocs.search.named import KINDS
from farodocs.search.sections import Page, sections
from tests.farodocs.data.glossary.entries import glossary, soda

HTML = """<h1 id="bets">Bets<a class="headerlink" href="#bets">¶</a></h1><p>Many.</p><svg><title>A table</title></svg>
<h2 id="call">The call</h2><p>Name <em>both</em> cards<sup id="fnref:1">1</sup>.<br>Then wait.</p>
<div class="faro"><p>Deal the turn</p><div>x</div></div><p>Four to one.</p>"""


def test_a_section_is_what_stands_under_its_heading() -> None:
    assert sections(HTML) == [
        {"id": "bets", "heading": "Bets", "text": "Many."},
        {"id": "call", "heading": "The call", "text": "Name both cards.Then wait. Four to one."},
    ]


PEOPLE = """<h1 id="people">People</h1><p>Many.</p><h2 id="letter-e">E</h2><ul><li id="wyatt-earp"><p>He dealt.</p>
<details class="faro-sources"><p>A book.</p></details></li><li id="no-one"><p>Nor he.</p></li></ul>"""


MAKERS = {"under": "library/", "but": ["library/faq/"]}


def test_a_thing_that_is_named_is_a_section_and_takes_the_place_of_its_letter() -> None:
    assert sections(PEOPLE, {"wyatt-earp"}) == [
        {"id": "people", "heading": "People", "text": "Many."},
        {"id": "wyatt-earp", "heading": "", "text": "He dealt. Nor he."},
    ]


def test_an_answer_has_its_address_its_name_its_kind_and_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "farodocs.search.found.read",
        lambda name: {"asked": {}, "makers": {"under": "library/", "but": ["library/faq/"]}},
    )
    pages = {
        "rules/paying/": Page(sections(HTML), "Who is paid."),
        "learn/split/": Page(sections('<h1 id="split">The split</h1>'), ""),
        "library/log/": Page(sections('<h1 id="log">A deal as text</h1>'), ""),
        "library/faq/": Page(sections('<h1 id="faq">Questions</h1>'), ""),
        "history/people/": Page(sections(PEOPLE, {"wyatt-earp"}), ""),
    }
    made = json.loads(found_json(glossary(soda()), pages))
    kinds = [(address, name, KINDS[kind], *more) for address, name, kind, *more in made["places"]]
    assert kinds[:5] == [
        ("rules/paying/", "Bets", "Page", "Who is paid."),
        ("rules/paying/#call", "The call", "Section"),
        ("learn/split/", "The split", "Lesson"),
        ("library/log/", "A deal as text", "For makers"),
        ("library/faq/", "Questions", "Page"),
    ]
    assert kinds[6][:3] == ("history/people/#wyatt-earp", "Wyatt Earp", "Person")
    assert "call" in made["index"]["stems"].split()


def test_a_question_with_an_address_that_is_nowhere_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"rules/gone/": ["what is gone"]}
    monkeypatch.setattr(
        "farodocs.search.found.read", lambda name: {"asked": asked, "makers": {"under": "library/", "but": []}}
    )
    with pytest.raises(DataError, match="no page has the address rules/gone/"):
        found_json(glossary(soda()), {"rules/paying/": Page(sections(HTML), "")})
