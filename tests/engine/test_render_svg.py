from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from faro.announce import describe
from faro.cards import Rank
from faro.render_svg import HEIGHT, WIDTH, layout
from faro.view import see
from tests.engine.tables import at
from tests.engine.walks import Walk, walks

SVG = "{http://www.w3.org/2000/svg}"


def drawing(log: str, title: str = "The layout") -> ElementTree.Element:
    return ElementTree.fromstring(layout(see(at(log)), title))


def values(drawn: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in drawn.findall(f"{SVG}text")]


def test_the_picture_stands_by_itself_with_a_title_and_a_description() -> None:
    drawn = drawing("open ann 9\nbet ann 5 on Q", "A bet & its owner")
    assert drawn.attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"
    assert drawn.findtext(f"{SVG}title") == "A bet & its owner"
    assert drawn.findtext(f"{SVG}desc") == describe(see(at("open ann 9\nbet ann 5 on Q")))


def test_every_painted_card_is_a_spade_that_the_picture_holds() -> None:
    drawn = drawing("")
    used = [use.attrib["href"].removeprefix("#") for use in drawn.findall(f"{SVG}use")]
    assert used == [f"faro-card-{rank.code}s" for rank in Rank]
    assert {*used} <= {element.attrib["id"] for element in drawn.iter() if "id" in element.attrib}


def test_no_card_covers_another_and_none_leaves_the_cloth() -> None:
    boxes = [
        tuple(float(use.attrib[name]) for name in ("x", "y", "width", "height"))
        for use in drawing("").findall(f"{SVG}use")
    ]
    for number, (x, y, wide, high) in enumerate(boxes):
        assert x >= 0
        assert y >= 0
        assert x + wide <= WIDTH
        assert y + high <= HEIGHT
        for ox, oy, _, _ in boxes[:number]:
            assert abs(x - ox) >= wide or abs(y - oy) >= high


@pytest.mark.parametrize(
    ("log", "shown"),
    [
        ("bet ann 5 on Q", ["HIGH CARD", "5"]),
        ("copper ann 5 on Q", ["HIGH CARD", "5", "C"]),
        ("bet ann 5 on Q\nopen ben 7\ncopper ben 7 on Q", ["HIGH CARD", "5", "7", "C"]),
    ],
)
def test_stakes_lie_with_their_values_and_coppers(log: str, shown: list[str]) -> None:
    assert values(drawing(f"open ann 9\n{log}")) == shown


@settings(max_examples=15)
@given(walks())
def test_the_picture_holds_every_stake_and_no_style_of_the_page(walk: Walk) -> None:
    text = layout(see(walk.end), "x")
    assert len(values(ElementTree.fromstring(text))) == 1 + len(walk.end.bets) + sum(b.coppered for b in walk.end.bets)
    assert "var(" not in text
