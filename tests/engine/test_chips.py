from __future__ import annotations

import pytest

from faro.chips import OddUnit, checks, half_taken


@pytest.mark.parametrize(
    ("stake", "odd_unit", "taken"),
    [(10, "bank", 5), (10, "punter", 5), (5, "bank", 3), (5, "punter", 2), (1, "bank", 1), (1, "punter", 0)],
)
def test_half_of_a_stake_is_whole_checks(stake: int, odd_unit: OddUnit, taken: int) -> None:
    assert half_taken(stake, odd_unit) == taken


@pytest.mark.parametrize("stake", range(1, 40))
def test_the_odd_check_is_all_that_the_two_ways_of_halving_differ_by(stake: int) -> None:
    assert half_taken(stake, "bank") - half_taken(stake, "punter") == stake % 2
    assert half_taken(stake, "bank") + half_taken(stake, "punter") == stake


def test_an_amount_is_spoken_with_its_noun() -> None:
    assert [checks(0), checks(1), checks(2)] == ["0 checks", "1 check", "2 checks"]
