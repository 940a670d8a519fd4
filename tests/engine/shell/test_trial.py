from __future__ import annotations

import pytest

from faro.cheats.runs import RUNS
from faro.errors import FaroError
from faro.shell.fast_crooked import earnings
from faro.shell.trial import trial


@pytest.mark.parametrize("device", RUNS)
def test_a_trial_counts_what_the_earnings_reckon(device: str) -> None:
    for square, gains in zip((False, True), trial(device, 20, "count"), strict=True):
        *_, last = earnings(device, 20, "count", square=square)
        assert (gains.deals, round(gains.mean, 9), round(gains.spread, 6)) == (
            last.deals,
            round(last.mean, 9),
            round(last.spread, 6),
        )


@pytest.mark.parametrize(("device", "deals"), [("skin-game", 10), ("gaff", 0)])
def test_what_cannot_be_tried_is_refused(device: str, deals: int) -> None:
    with pytest.raises(FaroError, match=r"^(no device 'skin-game' earns at a table|0 deals cannot be played)"):
        trial(device, deals, "x")
