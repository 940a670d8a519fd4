from __future__ import annotations

import re

import pytest

from faro.cheats.split_counts import too_many_splits
from farodocs.fences.splits import CHANCES, WATCHES, rare, render


@pytest.mark.parametrize("deals", WATCHES)
@pytest.mark.parametrize("chance", CHANCES.values())
def test_the_table_tells_the_fewest_splits_that_are_so_rare(deals: int, chance: float) -> None:
    splits = rare(deals, chance)
    assert too_many_splits(splits, deals).chance <= chance < too_many_splits(splits - 1, deals).chance


def test_the_form_holds_an_answer_before_any_script_runs() -> None:
    html = render("splits.js")
    (said,) = re.findall(r'<p class="faro-said">(.*?)</p>', html)
    assert said.startswith("1 square deal brings 1.5 splits on average. The chance of 5 or more: 1.49")
    assert html.count("<tr>") == 1 + len(WATCHES)
