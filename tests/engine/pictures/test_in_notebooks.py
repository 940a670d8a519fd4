"""What a notebook shows: a picture or a table of HTML for each value, and one line where it has neither."""

from __future__ import annotations

from fractions import Fraction
from xml.etree import ElementTree

import pytest

import faro
from faro import library, odds, replay, see, spot

LOG = "rules pharo\nopen ann 100\nbottom Kd\nmasque ann 6 on Q\nbet ann 4 on 9"
TABLE = replay(LOG, library())


@pytest.mark.parametrize("value", [TABLE, see(TABLE), see(TABLE, "ann"), faro.layout(see(TABLE, "ann"), "A & B")])
def test_a_table_a_view_and_a_layout_are_drawn(value: object) -> None:
    drawn = ElementTree.fromstring(value._repr_svg_())  # type: ignore[attr-defined]
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(repr(value).splitlines()) == 1


def test_a_notebook_shows_no_card_that_lies_face_down() -> None:
    drawn = TABLE._repr_svg_()  # type: ignore[attr-defined]
    assert ">4</text>" in drawn
    assert ">6</text>" not in drawn
    assert ">6</text>" in see(TABLE, "ann")._repr_svg_()  # type: ignore[attr-defined]


def test_a_drawing_is_its_text_and_tells_its_title() -> None:
    drawing = faro.layout(see(TABLE), "A & B")
    assert drawing.startswith("<svg")
    assert repr(drawing) == "<Drawing: A & B>"


def test_odds_are_a_table() -> None:
    found = odds(library()["hoyle-1864"], spot("Q"))
    cost = faro.as_percent(Fraction(33, 1666))
    assert repr(found) == f"<Odds: 33/1666, {cost}, until decided; 1/442 on the next turn>"
    lines = str(found).replace("\u00a0", " ").splitlines()
    assert [line.split("  ")[0] for line in lines[1:]] == ["won", "lost", "half", "left", "the bank gains"]
    rows = [[cell.text or "" for cell in row] for row in ElementTree.fromstring(found._repr_html_()).iter("tr")]
    assert rows[0] == ["", "next turn", "until decided"]
    assert [row[0] for row in rows[1:]] == ["won", "lost", "half", "left", "the bank gains"]
