from __future__ import annotations

from fractions import Fraction
from statistics import fmean, pstdev

import pytest

from faro.base.errors import FaroError
from faro.base.place_names import spot
from faro.odds.chances import odds
from faro.research.rows import records
from faro.research.study import Punter, Study
from faro.research.sums import nothing, sums_of
from tests.engine.tables import HOYLE

STUDY = Study(punters=(Punter("ann"), Punter("ben", "chops", "7")))


def test_parts_are_put_together_exactly() -> None:
    whole = sums_of(STUDY, 0, 300)
    assert sums_of(STUDY, 120, 300) + nothing(STUDY) + sums_of(STUDY, 0, 120) == whole


def test_they_are_the_sums_of_the_rows() -> None:
    rows, found = [*records(STUDY, 300)], sums_of(STUDY, 0, 300)
    for column in STUDY.columns:
        values = [row[column] for row in rows]
        assert (found.deals, found.total[column]) == (300, sum(values))
        assert abs(float(found.mean(column)) - fmean(values)) < 1e-9
        assert abs(found.spread(column) - pstdev(values)) < 1e-9


def test_a_column_that_is_not_there_is_told_with_those_that_are() -> None:
    found = sums_of(STUDY, 0, 3)
    for asked in (found.mean, found.spread, found.cost):
        with pytest.raises(FaroError, match="ask for ann, ann_decided, ben, ben_decided, bank"):
            asked("anne")


def test_what_a_stake_costs_comes_near_what_it_must_cost() -> None:
    """Of a stake that lies until it is decided the bank gains a part; of its decided stakes by so much more."""
    found, exact = sums_of(Study(seed="near"), 0, 20_000), odds(HOYLE, spot("A"))
    cost = found.cost("punter")
    assert cost is not None
    assert abs(float(cost) - float(exact.until_decided)) < 0.012
    assert nothing(STUDY).cost("ann") is None
    assert found.mean("bank") == Fraction(-found.total["punter"], 20_000)
