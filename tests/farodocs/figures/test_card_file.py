"""The drawings of all cards in one file: every pointer leads to a drawing, and a board without cards is left alone."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from faro.base import FIGURE_CARDS, spot
from faro.base.cards import PACK, Card
from faro.pictures import back, livret_card
from faro.pictures.card_art import face
from farodocs.figures.card_file import FILE, document, pointing

DRAWN = re.findall(r'<(?:symbol|g) id="faro-card-([\w-]+)"', document())


def test_the_file_is_a_drawing_with_each_card_once() -> None:
    ElementTree.fromstring(document())
    assert len(DRAWN) == len({*DRAWN})
    assert {str(card) for card in PACK} <= {*DRAWN}


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_card_on_a_board_points_to_its_own_drawing(card: Card) -> None:
    pointed = pointing(f"<p>{face(card)}</p>", FILE)
    assert re.findall(r'href="assets/pictures/cards\.svg#faro-card-(\w+)"', pointed) == [str(card)]
    ElementTree.fromstring(pointed)


@pytest.mark.parametrize(
    ("drawn", "name"),
    [(back(), "back"), (livret_card(spot("7")), "livret-7")]
    + [(livret_card(figure), f"livret-{figure.id}") for figure in FIGURE_CARDS],
    ids=lambda value: value if len(value) < 30 else "",
)
def test_a_back_and_a_card_of_a_livret_are_pointers_too(drawn: str, name: str) -> None:
    pointed = pointing(drawn, FILE)
    assert re.findall(r'href="assets/pictures/cards\.svg#faro-card-([\w-]+)"', pointed) == [name]
    assert "<path" not in pointed
    assert name in DRAWN


@pytest.mark.parametrize("board", ["<p>No card.</p>", '<svg class="faro-card" viewBox="0 0 1 1"><path d=""/></svg>'])
def test_what_is_no_card_is_left_alone(board: str) -> None:
    assert pointing(board, FILE) == board
