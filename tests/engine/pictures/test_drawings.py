from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from faro.base.cards import Rank
from faro.pictures.drawings import HEIGHT, WIDTH, layout
from faro.seats.view import see
from faro.words.description import describe
from tests.engine.tables import NEVADA, at
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
        ("copper ann 5 on Q", ["HIGH CARD", "5"]),
        ("bet ann 5 on Q\nopen ben 7\ncopper ben 7 on Q", ["HIGH CARD", "5", "7"]),
    ],
)
def test_stakes_lie_with_their_values_and_coppers(log: str, shown: list[str]) -> None:
    assert values(drawing(f"open ann 9\n{log}")) == shown


@pytest.mark.parametrize(
    ("place", "cx", "cy"),
    [
        # The cards stand 66 apart and 92 down, from (46, 85); the bar runs above them.
        ("Q", 46 + 5 * 66, 85 + 92),
        ("K-Q", 46 + 5.5 * 66, 85 + 92),
        ("pot", 46 + 0.5 * 66, 85 + 46),
        ("A-2-Q-K", 46 + 5.5 * 66, 85 + 46),
        ("7-5", 46 + 1.75 * 66, 85 - 46),
        ("high-card", 334, 22),
    ],
)
def test_a_check_stands_at_its_point_of_the_cloth(place: str, cx: float, cy: float) -> None:
    drawn = ElementTree.fromstring(layout(see(at(f"open ann 9\nsoda Kd\nbet ann 5 on {place}", NEVADA)), "x"))
    (check,) = drawn.findall(f"{SVG}circle")
    assert (float(check.attrib["cx"]), float(check.attrib["cy"])) == (cx, cy)


def test_a_bet_by_word_of_mouth_is_in_the_description_and_nowhere_on_the_cloth() -> None:
    drawn = ElementTree.fromstring(layout(see(at("open ann 9\nsoda Kd\nbet ann 5 on red", NEVADA)), "x"))
    assert values(drawn) == ["HIGH CARD"]
    assert "Ann’s 5 on the reds against the blacks" in (drawn.findtext(f"{SVG}desc") or "")


@settings(max_examples=15)
@given(walks())
def test_the_picture_holds_every_stake_and_no_style_of_the_page(walk: Walk) -> None:
    text = layout(see(walk.end), "x")
    drawn = [bet for bet in walk.end.bets if bet.spot.at and not bet.masked]
    assert len(values(ElementTree.fromstring(text))) == 1 + len(drawn)
    assert text.count('<path fill="#e39a5f"') == sum(bet.coppered for bet in drawn)
    assert "var(" not in text


def _cards_of(drawn: ElementTree.Element) -> dict[str, tuple[float, float]]:
    return {
        use.attrib["href"].removeprefix("#faro-card-"): (float(use.attrib["x"]), float(use.attrib["y"]))
        for use in drawn.findall(f"{SVG}use")
    }


def test_the_dealer_sees_the_layout_half_a_turn_round() -> None:
    """Meyer, Faro Play: from the dealer's chair K to 8 is the far row, A to 6 the near one, the seven at the right."""
    cards = _cards_of(ElementTree.fromstring(layout(see(at("")), "The layout", "dealer")))
    near = sorted((x, name) for name, (x, y) in cards.items() if y == cards["As"][1])
    far = sorted((x, name) for name, (x, y) in cards.items() if y == cards["Ks"][1])
    assert [name for _, name in near] == ["As", "2s", "3s", "4s", "5s", "6s"]
    assert [name for _, name in far] == ["Ks", "Qs", "Js", "10s", "9s", "8s"]
    assert cards["7s"][0] > max(x for x, _ in (*near, *far))
    assert cards["Ks"][1] < cards["7s"][1] < cards["As"][1]
