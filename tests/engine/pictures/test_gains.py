from __future__ import annotations

import re
from fractions import Fraction

import pytest

from faro.cheats.gains import Gains
from faro.pictures.gains import gains_chart, gains_sentences, mean

CROOKED, SQUARE = Gains({8: 3, 4: 1}), Gains({2: 1, -2: 3})


def bars(html: str) -> int:
    return sum(path.count("z") for path in re.findall(r' d="([^"]*)"', html))


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
    assert bars(gains_chart("Gaff", CROOKED, SQUARE, None)) == 4


def test_neighbouring_gains_share_a_bar_where_there_are_many() -> None:
    many = Gains(dict.fromkeys(range(-50, 51), 1))
    assert bars(gains_chart("Gaff", many, many, None)) <= 62


def test_a_bar_stands_over_its_gain_and_is_as_high_as_its_share() -> None:
    html = gains_chart("Gaff", Gains({-1: 1, 1: 3}), Gains({0: 3, 1: 1}), None)
    filled, hollow = re.findall(r'<path (?:fill="var|fill="none")[^>]*? d="([^"]*)"', html)
    assert '<svg viewBox="-12 0 360 ' in html  # a number at the edge stands within
    assert filled == "M0.5 96V72h111V96zm224 0V24h111V96z"
    assert hollow == "M0.5 114m112 0V186h111V114zm112 0V138h111V114z"


def test_a_side_that_staked_nothing_is_not_drawn() -> None:
    html = gains_chart("Sand tell", CROOKED, Gains({0: 4}), Fraction(0))
    assert bars(html) == 2
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
