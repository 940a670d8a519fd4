from __future__ import annotations

from collections.abc import Callable
from functools import partial
from xml.etree import ElementTree

import pytest

from faro.pictures import bends, figure_cards, layout, livret, plan
from faro.pictures.plate import document, placed, text
from faro.rulebooks import library
from faro.seats import see
from faro.table import fresh

SVG = "{http://www.w3.org/2000/svg}"
PHONE = 328
"""How wide a picture is on a phone of 360 px."""
DRAWN: dict[str, Callable[[], str]] = {
    "livret": livret,
    "figure-cards": figure_cards,
    "bends": bends,
    "layout": lambda: layout(see(fresh()), "The layout"),
    **{id: partial(plan, book) for id, book in library().items()},
}


@pytest.mark.parametrize("name", DRAWN)
def test_no_letter_of_a_picture_is_lower_than_eleven_px_on_a_phone(name: str) -> None:
    root = ElementTree.fromstring(DRAWN[name]())
    wide = float(root.attrib["viewBox"].split()[2])
    low = {each.text: float(each.attrib["font-size"]) * PHONE / wide for each in root.iter(f"{SVG}text")}
    assert {words: size for words, size in low.items() if size < 11} == {}


def test_a_plate_has_a_title_a_description_and_inks_for_light_dark_and_paper() -> None:
    drawn = document(100, 80, "A & B", "Two <letters>", text(5, 6, "A & B", 7, "note"))
    root = ElementTree.fromstring(drawn)
    assert root.attrib["viewBox"] == "0 0 100 80"
    assert (root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")) == ("A & B", "Two <letters>")
    style = root.findtext(f"{SVG}style") or ""
    assert "prefers-color-scheme:dark" in style
    assert "@media print{svg{--ink:#000" in style
    (words,) = root.findall(f"{SVG}text")
    assert (words.text, words.attrib["class"]) == ("A & B", "note")


def test_a_plate_needs_no_style_of_a_page() -> None:
    assert "var(--faro" not in document(9, 9, "x", "x", '<path fill="var(--faro-card,#fbf8ef)" d="M0 0"/>')


def test_a_drawing_is_placed_at_the_width_that_it_is_given() -> None:
    assert placed("x", 3, 4.5, 30) == '<g transform="translate(3 4.5)scale(0.5)">x</g>'
