from __future__ import annotations

from fractions import Fraction

import pytest

from faro.base.errors import FaroError
from faro.cheats.shuffles import splits
from faro.cheats.split_counts import chances, too_many_splits
from faro.odds.policies import splits as expected_splits
from faro.simulation.shoe import shuffled
from tests.engine.tables import HOYLE


def test_the_chances_add_up_and_bring_the_splits_that_the_engine_expects() -> None:
    assert sum(chances()) == 1
    assert sum(number * chance for number, chance in enumerate(chances())) == expected_splits(HOYLE) == Fraction(25, 17)
    assert all(chance >= 0 for chance in chances())


def test_they_are_those_of_shuffled_packs() -> None:
    """facts, from 200,000 deals: none 22.4 %, one 34.2, two 25.4, three 12.3, four 4.3, five or more 1.5."""
    for number, found in enumerate((0.224, 0.342, 0.254, 0.123, 0.043)):
        assert abs(float(chances()[number]) - found) < 0.002
    assert abs(float(sum(chances()[5:])) - 0.015) < 0.001
    deals = [splits(shuffled(f"splits {seed}")) for seed in range(3000)]
    assert abs(deals.count(0) / 3000 - float(chances()[0])) < 0.025


@pytest.mark.parametrize(
    ("count", "deals", "least", "most"),
    [(0, 1, 1, 1), (3, 1, 0.18, 0.19), (6, 1, 0.003, 0.0032), (30, 10, 2e-4, 2.3e-4), (61, 10, 5e-21, 6e-21)],
)
def test_how_rarely_a_square_game_does_as_much(count: int, deals: int, least: float, most: float) -> None:
    verdict = too_many_splits(count, deals)
    assert least <= verdict.chance <= most
    assert verdict.expected == deals * Fraction(25, 17)


@pytest.mark.parametrize("deals", [1, 20, 40, 60, 100])
def test_more_splits_are_rarer_and_about_half_of_all_watches_bring_what_is_expected(deals: int) -> None:
    middle = round(Fraction(25, 17) * deals)
    verdicts = [too_many_splits(count, deals) for count in (0, middle // 2, middle - 1, middle + 1, 2 * deals)]
    falling = [verdict.chance for verdict in verdicts]
    assert falling == sorted(falling, reverse=True)
    assert falling[0] == 1
    assert falling[3] < 0.5 < falling[2]
    assert all("shows nothing" in verdict.says for verdict in verdicts[:3])


def test_one_deal_is_the_sum_of_the_exact_chances() -> None:
    for count in range(8):
        assert abs(too_many_splits(count, 1).chance - float(sum(chances()[count:]))) < 1e-12


def test_it_says_no_more_than_it_shows() -> None:
    assert "shows nothing" in too_many_splits(3, 1).says
    assert "once in about 321 such watches" in too_many_splits(6, 1).says
    assert "Luck is a poor explanation" in too_many_splits(20, 5).says
    assert "thousand million" in too_many_splits(60, 10).says


@pytest.mark.parametrize(("count", "deals"), [(1, 0), (1, 101), (-1, 3), (26, 1)])
def test_what_cannot_be_counted_is_refused(count: int, deals: int) -> None:
    with pytest.raises(FaroError, match="bad-request"):
        too_many_splits(count, deals)
