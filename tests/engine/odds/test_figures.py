"""How an exact figure is read."""

from __future__ import annotations

from fractions import Fraction

import pytest

from faro.odds.figures import as_checks, as_fraction, as_one_in, as_percent, rounded


@pytest.mark.parametrize(
    ("figure", "fraction", "percent", "one_in"),
    [
        ("33/1666", "33/1666", "1.98 %", "1 in 50"),
        ("1/190", "1/190", "0.526 %", "1 in 190"),
        ("201/20000", "201/20000", "1.01 %", "1 in 100"),
        ("1/2352", "1/2352", "0.0425 %", "1 in 2,352"),
        ("1/6", "1/6", "16.67 %", "1 in 6"),
        ("400/833", "400/833", "48.02 %", "1 in 2.1"),
        ("1/2", "1/2", "50 %", "1 in 2"),
        ("1/8", "1/8", "12.5 %", "1 in 8"),
        ("1", "1", "100 %", "1 in 1"),
        ("0", "0", "0 %", "none"),
        ("-1/13", "−1/13", "−7.69 %", "−1 in 13"),
        ("1/1000000000000", "1/1000000000000", "0.0000000001 %", "1 in 1,000,000,000,000"),
    ],
)
def test_a_figure_in_three_ways(figure: str, fraction: str, percent: str, one_in: str) -> None:
    exact = Fraction(figure)
    assert (as_fraction(exact), as_percent(exact).replace("\u00a0", " "), as_one_in(exact)) == (
        fraction,
        percent,
        one_in,
    )


@pytest.mark.parametrize(
    ("figure", "told"), [("1/2", "50.00 %"), ("1/420", "0.24 %"), ("-1/8", "−12.50 %"), ("0", "0 %")]
)
def test_in_a_column_the_points_stand_under_each_other(figure: str, told: str) -> None:
    assert as_percent(Fraction(figure), padded=True).replace("\u00a0", " ") == told


def test_a_half_is_rounded_away_from_nought() -> None:
    halves = [(rounded(Fraction(n, 2)), rounded(Fraction(n, 20), 1)) for n in (1, 3, 5, -1, -5)]
    assert halves == [(Fraction(n), Fraction(n, 10)) for n in (1, 2, 3, -1, -3)]


@pytest.mark.parametrize(
    ("figure", "said"),
    [
        (Fraction(3, 25), "0.12 checks"),
        (Fraction(1), "1 check"),
        (Fraction(-7, 2), "\N{MINUS SIGN}3.5 checks"),
        (Fraction(1234567, 100), "12,345.67 checks"),
        (Fraction(-1, 1000), "0 checks"),
        (Fraction(1000000), "1,000,000 checks"),
    ],
)
def test_an_average_in_checks_is_told_to_the_hundredth(figure: Fraction, said: str) -> None:
    assert as_checks(figure) == said
