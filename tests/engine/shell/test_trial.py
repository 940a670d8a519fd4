from __future__ import annotations

import pytest

from faro.cheats.gains import Gains
from faro.cheats.runs import RUNS
from faro.errors import FaroError
from faro.shell.crooked import packs
from faro.shell.fast_crooked import FastTable
from faro.shell.trial import trial


@pytest.mark.parametrize("device", RUNS)
def test_a_trial_counts_every_deal_with_the_device_and_every_square_one(device: str) -> None:
    for square, gains in zip((False, True), trial(device, 20, "count"), strict=True):
        table = FastTable(RUNS[device], square=square)
        dealt = [table.deal(pack) for pack in packs(RUNS[device], "count", 20, square=square)]
        assert gains == Gains.of(dealt)


@pytest.mark.parametrize(("device", "deals"), [("skin-game", 10), ("gaff", 0)])
def test_what_cannot_be_tried_is_refused(device: str, deals: int) -> None:
    with pytest.raises(FaroError, match=r"^(no device 'skin-game' earns at a table|0 deals cannot be played)"):
        trial(device, deals, "x")
