"""Every place of the layout, law and rule-book, and every word, code, event and name of the engine, is on a page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import faro
from faro.base.errors import CODES
from faro.base.layout import SPOTS, Spot
from faro.notation.log import play_while_valid
from faro.notation.words import WORDS
from faro.rulebooks.shelf import library
from faro.table.events import BetSettled, Event
from farodocs.folders import DOCS
from farodocs.markup import examples
from farodocs.parts.all_parts import PARTS

RULES = DOCS / "rules"
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

LAWS = re.findall(r'"(\S+)": "(\S+)"', (DOCS / "assets" / "faro" / "seat" / "laws.js").read_text(encoding="utf-8"))
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


@cache
def turned() -> frozenset[str]:
    """The places of the layout at which an example has a stake decided."""
    steps = (step for example in EXAMPLES for step in play_while_valid(example.log, library())[0])
    return frozenset(event.spot.id for step in steps for event in step.events if isinstance(event, BetSettled))


@pytest.mark.parametrize("place", sorted(SPOTS))
def test_every_place_is_turned_in_an_example(place: str) -> None:
    assert place in turned(), f"no example decides a stake on {place}"


@pytest.mark.parametrize("path", examples.pages(), ids=str)
def test_the_attributes_of_a_picture_stand_on_one_line(path: Path) -> None:
    """Broken over two lines they are no attributes, and a reader sees them as text."""
    assert not re.findall(r"\]\([^)\s]+\)\{[^}\n]*$", path.read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize(("group", "count"), [("law", 10), ("hoyle", 16), ("rule", 23)])
def test_every_numbered_law_and_rule_has_its_anchor(group: str, count: int) -> None:
    laws = PAGES[RULES / "laws.md"]
    anchors = {*re.findall(rf"#({group}-\d+)\b", laws)}
    assert {f"{group}-{number}" for number in range(1, count + 1)} <= anchors


@pytest.mark.parametrize(("code", "page"), LAWS)
def test_a_refusal_leads_to_a_law_that_stands_there(code: str, page: str) -> None:
    assert code in CODES
    path, anchor = page.split("/#")
    assert f"{{#{anchor}}}" in (DOCS / f"{path}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("book", sorted(library()))
def test_every_rulebook_deals_an_example(book: str) -> None:
    assert any(re.match(rf"rules\s+{book}\b", example.log) for example in EXAMPLES), f"no example is dealt by {book}"


@pytest.mark.parametrize("word", WORDS)
def test_every_command_word_stands_in_an_example(word: str) -> None:
    assert any(re.search(rf"^{word}\b", example.log, re.M) for example in EXAMPLES)


@cache
def told() -> frozenset[str]:
    """Everything that is written as code on the pages about deals as text and about the engine."""
    parts = [make() for part, make in PARTS.items() if part.startswith(("log-", "engine-"))]
    return frozenset(re.findall(r"`([\w-]+)[`(]", "\n".join(parts)))


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
