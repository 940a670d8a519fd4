"""Every place of the layout, law and rule-book, and every word, code, event and name of the engine, is on a page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import faro
from faro.errors import CODES
from faro.events import Event
from faro.layout import SPOTS, Spot
from faro.log import play_while_valid
from faro.log_words import GRAMMAR
from faro.shell.rulebooks import library
from farodocs import engine_page, examples, log_page
from farodocs.labels import read

RULES = examples.DOCS / "rules"
PAGES = {path: path.read_text(encoding="utf-8") for path in sorted(RULES.rglob("*.md"))}
EXAMPLES = list(examples.find())

_RANK = r"(?:10|[2-9AJQK])"
_GROUPS = {
    frozenset(re.split(joint, group))
    for page in PAGES.values()
    for joint in ("[-–]", ", ")
    for group in re.findall(rf"(?<![\w–-]){_RANK}(?:{joint}{_RANK})+(?![\w–-])", page)
}
"""Every group of ranks that a page writes out, as 6-5-8-9, 6–5 or 6, 5, 8, 9."""

SEVERAL = [spot for spot in SPOTS.values() if spot.at and len(spot.ranks) > 1 and spot.kind != "row"]

LAWS = re.findall(r'"(\S+)": "(\S+)"', (examples.DOCS / "assets" / "faro" / "laws.js").read_text(encoding="utf-8"))
"""Where the table links a refusal to, by its code."""


@pytest.mark.parametrize("spot", SEVERAL, ids=lambda spot: spot.id)
def test_every_place_for_several_cards_is_written_out_on_a_page(spot: Spot) -> None:
    assert frozenset(rank.code for rank in spot.ranks) in _GROUPS, f"no page of the rules writes out {spot.id}"


@pytest.mark.parametrize("kind", sorted({spot.kind for spot in SPOTS.values()}))
def test_every_kind_of_bet_is_laid_in_an_example(kind: str) -> None:
    ids = {spot.id for spot in SPOTS.values() if spot.kind == kind}
    names = {name.lower().replace(" ", "-") for spot in SPOTS.values() if spot.kind == kind for name in spot.names}
    laid = {word for example in EXAMPLES for word in re.findall(r" on (\S+)", example.log)}
    groups = {frozenset(i.split("-")) for i in ids}
    assert laid & (ids | names) or any(frozenset(word.split("-")) in groups for word in laid), f"no example lays {kind}"


@pytest.mark.parametrize(("group", "count"), [("law", 10), ("hoyle", 16), ("rule", 23)])
def test_every_numbered_law_and_rule_has_its_anchor(group: str, count: int) -> None:
    laws = PAGES[RULES / "laws.md"]
    anchors = {*re.findall(rf"#({group}-\d+)\b", laws)}
    assert {f"{group}-{number}" for number in range(1, count + 1)} <= anchors


@pytest.mark.parametrize(("code", "page"), LAWS)
def test_a_refusal_leads_to_a_law_that_stands_there(code: str, page: str) -> None:
    assert code in CODES
    path, anchor = page.split("/#")
    assert f"{{#{anchor}}}" in (examples.DOCS / f"{path}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("book", sorted(library()))
def test_every_rulebook_deals_an_example(book: str) -> None:
    assert any(re.match(rf"rules\s+{book}\b", example.log) for example in EXAMPLES), f"no example is dealt by {book}"


@pytest.mark.parametrize("word", GRAMMAR)
def test_every_command_word_stands_in_an_example(word: str) -> None:
    assert any(re.search(rf"^{word}\b", example.log, re.M) for example in EXAMPLES)


@cache
def told() -> frozenset[str]:
    """Everything that is written as code on the pages about deals as text and about the engine."""
    return frozenset(re.findall(r"`([\w-]+)[`(]", log_page.page(read("log")) + engine_page.page()))


@cache
def happened() -> frozenset[type]:
    """The kinds of events that the examples bring about."""
    steps = (step for example in EXAMPLES for step in play_while_valid(example.log, library())[0])
    return frozenset(type(event) for step in steps for event in step.events)


@pytest.mark.parametrize("code", CODES)
def test_every_code_stands_on_a_page(code: str) -> None:
    assert code in told()


@pytest.mark.parametrize("event", get_args(Event), ids=lambda event: event.__name__)
def test_every_event_stands_on_a_page_and_happens_in_an_example(event: type) -> None:
    assert event.__name__ in told()
    assert event in happened()


@pytest.mark.parametrize("name", faro.__all__)
def test_every_public_name_stands_on_a_page(name: str) -> None:
    assert name in told()


@pytest.mark.parametrize(
    "path", [path for path in examples.pages() if path.parent != examples.DOCS / "glossary"], ids=str
)
def test_every_page_says_what_it_is(path: Path) -> None:
    """A page without a description has none in search results either, and the build does not mind."""
    text = path.read_text(encoding="utf-8")
    head = re.match(r"---\n(.*?)\n---\n", text, re.S)
    assert head
    (said,) = re.findall(r'^description: "(.+)"$', head[1], re.M)
    assert 40 <= len(said) <= 160
