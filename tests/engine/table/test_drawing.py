"""A table as a value: what it is drawn as, and what it is called in one line."""

from __future__ import annotations

from faro.table.drawing import draw
from faro.table.state import fresh
from tests.engine.tables import LIBRARY, at, text

MASKED = "open ann 100\nopen ben 50\nbottom Kd\nmasque ann 4 on Q\nbet ben 2 on 9\n"


def test_a_table_as_a_str_is_drawn_with_what_lies_face_down() -> None:
    table = at(MASKED, LIBRARY["pharo"])
    assert str(table) == text(
        """
        Pharo: turn 0 of 26, 52 cards in the box
        bottom Kd  lost -  won -
                6         5         4         3         2         A
        7
                8         9 b2      10        J         Q a4m     K
        out
        in hand ann 96 ben 48
        """
    )
    assert "Q a4m" in draw(table, "ann")
    assert "Q a4m" not in draw(table, "ben")
    assert draw(table, "ben").splitlines()[-2] == "and face down a4"


def test_a_table_is_told_in_one_line() -> None:
    assert repr(fresh()) == "<Table no rules: turn 0 of 25, 52 cards in the box; nobody; 0 stakes>"
    table = at("open ann 100\nsoda Kd\nbet ann 6 on Q\nturn 7h 9s")
    assert repr(table) == "<Table hoyle-1864: turn 1 of 25, 49 cards in the box; ann 94; 1 stake>"
