from __future__ import annotations

import re
from fractions import Fraction

import pytest

from faro.cheats.gains import Gains
from faro.pictures.gains import gains_chart, gains_sentences, mean

CROOKED, SQUARE = Gains({8: 3, 4: 1}), Gains({2: 1, -2: 3})


def test_both_sides_are_told_and_stand_in_the_table() -> None:
    said = "Gaff: 7.0 ± 0.9 checks a deal on average in 4 deals, with a standard deviation of 1.7."
    assert gains_sentences("Gaff", CROOKED, SQUARE, None) == f"{said} Dealt square: −1.0 ± 0.9, with 1.7."
    cells = re.findall(r"<td>([^<]+)</td>", gains_chart("Gaff", CROOKED, SQUARE, None))
    assert cells[:2] == ["7.0 ± 0.9", "−1.0 ± 0.9"]
    assert cells[-2:] == ["8", "−2"]


def test_a_square_mean_that_has_been_reckoned_stands_in_place_of_the_one_dealt() -> None:
    html = gains_chart("Gaff", CROOKED, SQUARE, Fraction(1, 9))
    assert "<td>0.11, reckoned</td>" in html
    assert "dealt square: mean 0.11</text>" in html
    assert "−1.0" not in html
    assert "Dealt square: 0.11, with 1.7." in gains_sentences("Gaff", CROOKED, SQUARE, Fraction(1, 9))


def test_there_is_a_bar_for_every_gain_of_either_side() -> None:
    assert gains_chart("Gaff", CROOKED, SQUARE, None).count("<rect") == 4


def test_neighbouring_gains_share_a_bar_where_there_are_many() -> None:
    many = Gains(dict.fromkeys(range(-50, 51), 1))
    assert gains_chart("Gaff", many, many, None).count("<rect") <= 62


def test_a_side_that_staked_nothing_is_not_drawn() -> None:
    html = gains_chart("Sand tell", CROOKED, Gains({0: 4}), Fraction(0))
    assert html.count("<rect") == 2
    assert "Without the device nothing is staked." in html


@pytest.mark.parametrize(
    ("times", "said"),
    [
        ({48: 9}, "48"),
        ({0: 1}, "0"),
        ({-1: 500, 1: 500}, "0.00 ± 0.03"),
        ({-1: 501, 1: 499}, "0.00 ± 0.03"),
        ({-300: 5, 100: 5}, "−100 ± 63"),
    ],
)
def test_a_mean_has_no_more_places_than_its_error_allows(times: dict[int, int], said: str) -> None:
    assert mean(Gains(times)) == said
