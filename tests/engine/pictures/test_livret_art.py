from __future__ import annotations

import gzip
import re
from itertools import product
from xml.etree import ElementTree

import pytest

from faro.base.layout import FIGURE_CARDS, SPOTS, Spot
from faro.base.stakes import Bend
from faro.pictures.card_art import plain
from faro.pictures.livret_art import bent, card, face_down, print_of, ranks_of
from faro.pictures.sprite import sprite

QUEEN = SPOTS["Q"]
BENDS = [None, Bend(5, pli=True), *(Bend(5, corners, folds) for corners, folds in product(range(6), range(5)))]
LATTICE = "M18.9 3.1"


def test_as_many_corners_are_turned_up_as_are_bent() -> None:
    """Hoyle's Treatise, the terms: a corner for each paroli, the fifth by breaking the side."""
    assert [card(QUEEN, Bend(5, corners)).count(LATTICE) for corners in range(6)] == [0, 1, 2, 3, 4, 5]
    cut = re.compile(r'clip-path="url\(#faro-corners-(\d)\)"')
    assert [cut.findall(card(QUEEN, Bend(5, corners))) for corners in range(4)] == [[], ["1"], ["2"], ["3"]]


def test_as_many_bridges_lie_upon_one_another_as_were_folded() -> None:
    """Hoyle's Treatise 6: for a double paix another card is doubled, and the one played on placed at its head."""
    bridge = re.compile(r"scale\(1 [.\d]+\)")
    assert [len(bridge.findall(card(QUEEN, Bend(5, 0, folds)))) for folds in range(5)] == [0, 1, 2, 3, 4]
    assert card(QUEEN, Bend(5, 2, 1)).count(LATTICE) == 2


def test_a_pli_is_one_card_in_two_halves() -> None:
    """Hoyle's Treatise, pli: bent in the middle and set up with its ends toward the dealer."""
    drawn = card(QUEEN, Bend(5, pli=True))
    assert drawn.count("#faro-print-Qs") == 2
    assert re.findall(r'viewBox="0 (\d+) 60 43"', drawn) == ["0", "43"]


@pytest.mark.parametrize("spot", [QUEEN, SPOTS["10"], *FIGURE_CARDS], ids=lambda spot: spot.id)
def test_every_card_bends_every_way_and_no_two_ways_look_alike(spot: Spot) -> None:
    drawn = [card(spot, bend) for bend in BENDS]
    # Nought corners and no fold is a flat card.
    assert len({*drawn}) == len(BENDS) - 1
    for markup in drawn:
        root = ElementTree.fromstring(markup)
        assert (root.get("class"), root.get("aria-hidden")) == ("faro-card", "true")
        assert not [element for element in root.iter() if "id" in element.attrib]
        assert {*re.findall(r'(?:href="|url\()#([^")]+)', markup)} <= {*re.findall(r'id="([^"]+)"', sprite())}


def test_the_figure_cards_are_told_apart_without_their_colours() -> None:
    def grey(markup: str) -> str:
        return re.sub(r"#[0-9a-f]{6}", "#000", plain(markup))

    assert len({grey(bent(spot)) for spot in FIGURE_CARDS}) == 4
    assert [ranks_of(spot) for spot in FIGURE_CARDS] == ["A 2 3", "4 5 6", "7 8 9 10", "J Q K"]


def test_a_card_turned_down_shows_nothing_but_its_mark() -> None:
    assert "".join(ElementTree.fromstring(face_down()).itertext()) == ""
    assert "".join(ElementTree.fromstring(face_down("Q")).itertext()) == "Q"
    assert "faro-print" not in face_down("Q")


def test_the_drawings_stay_light() -> None:
    assert max(len(card(spot, bend)) for spot in SPOTS.values() if spot.kind == "flat" for bend in BENDS) <= 4_400
    assert max(len(card(spot)) for spot in FIGURE_CARDS) <= 900
    all_bends = "".join(card(QUEEN, bend) for bend in BENDS)
    assert len(gzip.compress(all_bends.encode())) <= 2_600


def test_the_dots_of_the_yellow_figure_stay_within_its_frame() -> None:
    yellow = next(spot for spot in FIGURE_CARDS if spot.id == "yellow-figure")
    rows = re.findall(r"M(\d+) [\d.]+h(\d+)(?=M|\")", print_of(yellow))
    assert len(rows) == 21
    for start, length in rows:
        # The frame's inner rule runs from 5.5 to 54.5; there is a dot at every fourth unit.
        assert int(start) - 5.5 == 54.5 - (int(start) + int(length)), "as far from the one side as from the other"
        assert int(length) % 4 == 0
