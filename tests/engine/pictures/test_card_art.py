"""The pictures of the cards: what stands on each face, and how heavy it may be."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from faro.base.cards import PACK, Card, Rank, Suit
from faro.pictures.card_art import _PIPS, CARD_BOX, CORNER, back, face, layout_face, outline, symbols
from faro.pictures.sprite import sprite

COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)


def _id_counts(markup: str) -> dict[str, int]:
    ids = re.findall(r'\bid="([^"]+)"', markup)
    return {name: ids.count(name) for name in ids}


def _references(markup: str) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', markup))


def _drawing(card: Card) -> str:
    """What is drawn for a card: for a spade, the symbol of the sprite that its face points to."""
    if card.suit is not Suit.SPADES:
        return face(card)
    found = re.search(rf'<symbol id="faro-card-{card}".*?</symbol>', sprite())
    assert found is not None
    return found[0]


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_face_shows_as_many_pips_as_its_rank_and_a_court_one(card: Card) -> None:
    pip = _PIPS[card.suit]
    assert _drawing(card).count(pip) == (1 if card.rank in COURTS else card.rank)


@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_face_is_a_hidden_picture_of_the_card_box(card: Card) -> None:
    root = ET.fromstring(face(card))
    assert root.get("class") == "faro-card"
    assert root.get("viewBox") == f"0 0 {CARD_BOX[0]} {CARD_BOX[1]}"
    assert root.get("aria-hidden") == "true"


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_face_points_only_into_the_sprite_and_defines_no_id(card: Card) -> None:
    assert _references(face(card)) <= _id_counts(sprite()).keys()
    assert not _id_counts(face(card))


@pytest.mark.parametrize("rank", COURTS, ids=lambda rank: rank.word)
def test_a_court_is_one_figure_in_the_clothes_of_four_suits(rank: Rank) -> None:
    drawings = [_drawing(Card(rank, suit)) for suit in Suit]
    assert all(drawing.count(f'href="#faro-court-{rank.code}"') == 1 for drawing in drawings)
    cloths = [re.findall(r' fill="([^"]+)" color="([^"]+)"', drawing) for drawing in drawings]
    assert len({tuple(cloth) for cloth in cloths}) == 4


def test_fifty_two_faces_differ() -> None:
    assert len({face(card) for card in PACK}) == 52


@pytest.mark.parametrize("rank", Rank, ids=lambda rank: rank.word)
def test_the_layout_shows_the_spade(rank: Rank) -> None:
    assert _references(layout_face(rank)) == {f"faro-card-{rank.code}s"}
    assert layout_face(rank) == face(Card(rank, Suit.SPADES))


def test_no_letter_or_figure_stands_on_any_card() -> None:
    for markup in [sprite(), back(), *map(face, PACK)]:
        root = ET.fromstring(markup)
        assert not [element.tag for element in root.iter() if element.tag in ("text", "tspan", "textPath", "image")]
        assert not "".join(root.itertext()).strip()


def test_the_sprite_defines_each_id_once_and_all_that_it_points_to() -> None:
    ids = _id_counts(sprite())
    assert set(ids.values()) == {1}
    assert _references(sprite()) <= ids.keys()
    assert {f"faro-card-{rank.code}s" for rank in Rank} <= ids.keys()


def test_the_sprite_takes_no_room() -> None:
    root = ET.fromstring(sprite())
    assert (root.get("class"), root.get("width"), root.get("height")) == ("faro-sprite", "0", "0")
    assert root.get("aria-hidden") == "true"


def test_what_is_only_pointed_to_costs_a_page_nothing_and_what_clips_is_reckoned() -> None:
    root = ET.fromstring(sprite())
    aside = [one for hidden in root.iter("svg") if hidden.get("display") == "none" for one in hidden.iter()]
    clips = [*root.iter("clipPath")]
    assert {one.get("id") for one in root.iter() if one not in aside and one.get("id")} == {c.get("id") for c in clips}
    assert not [one for one in clips if one in aside]


def test_every_colour_can_be_set_by_the_page() -> None:
    drawn = "".join([sprite(), back(), *map(face, PACK)])
    colours = set(re.findall(r'(?:fill|stroke|color)="([^"]+)"', drawn))
    assert all(colour in ("none", "currentColor") or colour.startswith("var(--faro-") for colour in colours)
    assert len(set(re.findall(r"--faro-[\w-]+", drawn))) == len(set(re.findall(r"var\(--faro-[\w-]+,#\w{6}\)", drawn)))


def test_the_back_needs_no_sprite_and_is_well_formed() -> None:
    assert ET.fromstring(back()).get("class") == "faro-card"
    assert not _references(back())


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_card_of_pips_is_three_strokes_for_the_browser_to_draw(card: Card) -> None:
    if card.rank not in COURTS:
        elements = len(re.findall("<(?!/|symbol|svg|g)", _drawing(card)))
        assert elements <= (6 if card == Card(Rank.ACE, Suit.SPADES) else 3)


def test_the_pictures_stay_light() -> None:
    assert len(symbols()) <= 31_000
    assert len(gzip.compress(symbols().encode())) <= 4_400
    assert len(gzip.compress(sprite().encode())) <= 5_200
    assert max(len(gzip.compress(face(card).encode())) for card in PACK) <= 520
    assert len(layout_face(Rank.TEN)) <= 160
    assert len(back()) <= 1_200


def _area(path: str) -> float:
    numbers = [float(number) for number in path.strip("Mz").split()]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    return abs(sum(x * b - a * y for (x, y), (a, b) in pairwise([*points, points[0]]))) / 2


def test_a_card_loses_a_corner_for_each_that_is_turned_up_and_the_fifth_from_its_side() -> None:
    wide, high = CARD_BOX
    areas = [_area(outline(corners)) for corners in range(6)]
    assert areas[0] == wide * high
    assert [before - after for before, after in pairwise(areas[:5])] == [CORNER**2 / 2] * 4
    assert 0 < areas[4] - areas[5] < CORNER**2 / 2


def test_the_sprite_can_cut_one_to_five_corners_from_a_print() -> None:
    ids = _id_counts(sprite())
    assert [corners for corners in range(7) if f"faro-corners-{corners}" in ids] == [1, 2, 3, 4, 5]
    assert {f"faro-print-{rank.code}s" for rank in Rank} <= ids.keys()
