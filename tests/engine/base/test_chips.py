from __future__ import annotations

from fractions import Fraction

import pytest

from faro.base.chips import HALF, OddUnit, checks, count, share_taken

TWO_THIRDS = Fraction(2, 3)


@pytest.mark.parametrize(
    ("stake", "share", "odd_unit", "taken"),
    [
        (10, HALF, "bank", 5),
        (10, HALF, "punter", 5),
        (5, HALF, "bank", 3),
        (5, HALF, "punter", 2),
        (1, HALF, "bank", 1),
        (1, HALF, "punter", 0),
        (6, TWO_THIRDS, "punter", 4),
        (5, TWO_THIRDS, "bank", 4),
        (5, TWO_THIRDS, "punter", 3),
        (5, Fraction(0), "bank", 0),
    ],
)
def test_a_share_of_a_stake_is_whole_checks(stake: int, share: Fraction, odd_unit: OddUnit, taken: int) -> None:
    assert share_taken(stake, share, odd_unit) == taken


@pytest.mark.parametrize("stake", range(1, 40))
def test_the_odd_check_is_all_that_the_two_ways_of_halving_differ_by(stake: int) -> None:
    bank, punter = share_taken(stake, HALF, "bank"), share_taken(stake, HALF, "punter")
    assert bank - punter == stake % 2
    assert bank + punter == stake


def test_an_amount_is_spoken_with_its_noun() -> None:
    assert [checks(0), checks(1), checks(2)] == ["0 checks", "1 check", "2 checks"]
    assert [count(1, "line"), count(25, "line")] == ["1 line", "25 lines"]
