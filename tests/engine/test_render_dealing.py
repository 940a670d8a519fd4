from __future__ import annotations

import pytest

from faro.rules import Rulebook
from tests.engine.boards import Reader, still
from tests.engine.tables import DENEXA, HOYLE, LIBRARY, varied, whole_deal


def piles(html: Reader) -> list[str]:
    """What lies there from left to right, in words."""
    return [
        next(label.text for label in pile.inside if label.has("faro-label"))
        for pile in html.all
        if pile.name == "div" and pile.has("faro-pile")
    ]


@pytest.mark.parametrize("rules", [HOYLE, DENEXA], ids=["hoyle-1864", "denexa"])
def test_the_cards_of_the_turn_are_named(rules: Rulebook) -> None:
    words = piles(still("soda Kd\nturn 7h 9s", None, rules))
    assert "Lost Seven of hearts" in words
    assert "Won Nine of spades" in words


@pytest.mark.parametrize(
    ("book", "log", "lie"),
    [
        ("hoyle-1864", "", ["Soda", "Lost", "Won"]),
        ("hoyle-1864", "soda Kd", ["Soda King of diamonds", "Lost", "Won"]),
        ("denexa", "soda Kd\nturn 7h 9s", ["Won Nine of spades", "Box", "Lost Seven of hearts"]),
        ("basset", "", ["Face", "Pack", "Won"]),
        ("basset", "face Kd", ["Face King of diamonds", "Pack", "Won"]),
        ("basset", "face Kd\nturn 7h 9s", ["Lost Nine of spades", "Pack", "Won Seven of hearts"]),
        ("pharaon", "deal", ["Lost", "Pack", "Won"]),
        ("pharo", "", ["Lost", "Pack", "Bottom", "Won"]),
        ("pharo", "bottom 9d", ["Lost", "Pack", "Bottom Nine of diamonds", "Won"]),
        ("german-pharo", "bottom 9d", ["Won", "Pack", "Bottom Nine of diamonds", "Lost"]),
        ("hand-dealt", "deal\nturn 7h 9s", ["Lost Seven of hearts", "Pack", "Won Nine of spades"]),
        ("stuss", "deal\nturn 7h 9s", ["Lost Seven of hearts", "Box", "Won Nine of spades"]),
    ],
)
def test_the_pack_and_the_piles_lie_as_the_book_has_them(book: str, log: str, lie: list[str]) -> None:
    assert piles(still(log, None, LIBRARY[book])) == lie


def _to_the_pocket() -> str:
    lines = whole_deal(soda="Kd").splitlines()
    cards = [word for line in lines for word in line.split() if word not in ("soda", "turn", "hock")]
    turns = [f"turn {cards[n]} {cards[n + 1]}" for n in range(0, 48, 2)]
    return "\n".join(["deal", *turns, f"pocket {' '.join(cards[48:])}"])


def test_the_pocket_shows_its_four_cards() -> None:
    html = still(_to_the_pocket(), None, LIBRARY["stuss"])
    (pocket,) = html.by_class("faro-pocket")
    assert len([picture for picture in pocket.inside if picture.name == "svg"]) == 4
    assert pocket.text.startswith("Pocket")
    assert pocket.text.count(" of ") == 4


def test_a_pack_that_is_dealt_out_is_gone() -> None:
    lines = whole_deal(soda="Kd").splitlines()
    cards = [word for line in lines for word in line.split() if word not in ("soda", "turn", "hock")]
    log = "\n".join(["deal", *(f"turn {cards[n]} {cards[n + 1]}" for n in range(0, 52, 2))])
    html = still(log, None, LIBRARY["hand-dealt"])
    (pack,) = [pile for pile in html.by_class("faro-pile") if pile.text == "Pack"]
    assert [part.name for part in pack.inside if part.has("faro-empty")] == ["span"]


def test_a_face_up_box_that_opens_with_no_card_shows_its_back_until_a_turn_is_dealt() -> None:
    book = varied(LIBRARY["stuss"], pack_lies="face-up")
    assert piles(still("deal", None, book)) == ["Won", "Lost", "Box"]
    assert piles(still("deal\nturn 7h 9s", None, book)) == ["Won", "Lost Seven of hearts", "Won Nine of spades"]


@pytest.mark.parametrize(
    ("book", "log", "said"),
    [
        ("hoyle-1864", "", "52 left in the box, no turn yet"),
        ("stuss", "deal\nturn 7h 9s", "50 left in the box, turn 1 of 24"),
        ("pharo", "bottom 9d\nturn 7h 9s", "50 left in the pack, coup 1 of 26"),
        ("hand-dealt", "deal", "52 left in the pack, no turn yet"),
    ],
)
def test_how_far_the_deal_has_got_is_said_in_the_words_of_the_game(book: str, log: str, said: str) -> None:
    assert [count.text for count in still(log, None, LIBRARY[book]).by_class("faro-count")] == [said]
