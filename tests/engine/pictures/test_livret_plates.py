from __future__ import annotations

import gzip
from xml.etree import ElementTree

import pytest

from faro.pictures.livret_plates import bends, figure_cards, livret
from faro.table.ladder import RUNGS

SVG = "{http://www.w3.org/2000/svg}"
PLATES = [livret, figure_cards, bends]


def words(drawn: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(drawn).findall(f"{SVG}text")]


@pytest.mark.parametrize("plate", PLATES, ids=lambda plate: plate.__name__)
def test_a_plate_points_at_nothing_outside_itself_and_stays_light(plate: object) -> None:
    assert callable(plate)
    drawn = plate()
    root = ElementTree.fromstring(drawn)
    used = {element.attrib["href"] for element in root.iter(f"{SVG}use")}
    assert used <= {f"#{element.attrib['id']}" for element in root.iter() if "id" in element.attrib}
    assert "var(--faro" not in drawn
    assert len(gzip.compress(drawn.encode())) <= 7_000


def test_the_livret_shows_nought_to_five_corners() -> None:
    said = words(livret())
    assert said[:12:2] == ["Ace", "Deuce", "Three", "Four", "Five", "Six"]
    assert said[1:13:2] == ["no corner", "one corner", "two corners", "three corners", "four corners", "the side cut"]
    assert livret().count("M18.9 3.1") == 1 + 2 + 3 + 4 + 5


def test_the_figure_cards_stand_with_their_ranks() -> None:
    assert words(figure_cards()) == [
        *("Blue figure", "Ace, Deuce and Three", "Yellow figure", "Four, Five and Six"),
        *("Black figure", "Seven, Eight, Nine and Ten", "Red figure", "Jack, Queen and King"),
    ]


def test_every_bend_is_called_by_its_name_with_what_it_wins() -> None:
    """Hoyle's Treatise, rules 5 to 11 and the terms."""
    said = words(bends())
    called = dict(zip(said[::2], said[1::2], strict=True))
    assert [called[rung] for rung in RUNGS[1:]] == [f"wins {times} times" for times in (3, 7, 15, 31, 63)]
    assert (called["plain"], called["paix"], called["double paix"]) == ("wins once", "wins twice", "wins 4 times")
    assert called["paix on a paroli"] == "wins 6 times"
    assert {"pli", "masque"} <= called.keys()
