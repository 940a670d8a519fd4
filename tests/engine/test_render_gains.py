from __future__ import annotations

import re

from faro.cheats.gains import Gains
from faro.render_gains import drawn, number, told

CROOKED, SQUARE = Gains({8: 3, 4: 1}), Gains({2: 1, -2: 3})


def test_both_sides_are_told_and_stand_in_the_table() -> None:
    said = "Gaff: 7.00 checks a deal on average in 4 deals, with a standard deviation of 1.73."
    assert told("Gaff", CROOKED, SQUARE) == f"{said} Dealt square: −1.00, with 1.73."
    cells = re.findall(r"<td>([^<]+)</td>", drawn("Gaff", CROOKED, SQUARE))
    assert cells[:2] == ["7.00", "−1.00"]
    assert cells[-2:] == ["8", "−2"]


def test_there_is_a_bar_for_every_gain_of_either_side() -> None:
    assert drawn("Gaff", CROOKED, SQUARE).count("<rect") == 4


def test_neighbouring_gains_share_a_bar_where_there_are_many() -> None:
    many = Gains(dict.fromkeys(range(-50, 51), 1))
    assert drawn("Gaff", many, many).count("<rect") <= 62


def test_a_side_that_staked_nothing_is_not_drawn() -> None:
    html = drawn("Sand tell", CROOKED, Gains({0: 4}))
    assert html.count("<rect") == 2
    assert "Without the device nothing is staked." in html


def test_nothing_has_no_sign() -> None:
    assert (number(-0.001), number(-0.5)) == ("0.00", "−0.50")
