"""Every place of the layout, every law and every rule-book stands on a page of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from faro.errors import CODES
from faro.layout import SPOTS, Spot
from faro.shell.rulebooks import library
from farodocs import examples

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
