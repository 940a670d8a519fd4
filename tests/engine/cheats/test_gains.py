from __future__ import annotations

from statistics import fmean, pstdev

from hypothesis import given
from hypothesis import strategies as st

from faro.cheats.gains import Gains

gains = st.lists(st.integers(-100, 100), min_size=1, max_size=60)


@given(gains)
def test_the_mean_and_the_spread_are_those_of_the_single_deals(single: list[int]) -> None:
    counted = Gains.of(single)
    assert counted.deals == len(single)
    assert abs(counted.mean - fmean(single)) < 1e-9
    assert abs(counted.spread - pstdev(single)) < 1e-6


@given(gains, st.floats(0.01, 1))
def test_a_part_of_the_deals_does_not_exceed_its_gain(single: list[int], part: float) -> None:
    gain = Gains.of(single).at(part)
    assert sum(one <= gain for one in single) >= part * len(single) > sum(one < gain for one in single) - 1


@given(gains, gains)
def test_what_two_lots_of_deals_brought_is_counted_together(first: list[int], second: list[int]) -> None:
    assert (Gains.of(first) + Gains.of(second)).times == Gains.of(first + second).times
