from __future__ import annotations

import pytest

from faro.base.errors import FaroError
from faro.cheats.gains import Gains
from faro.simulation.crooked import packs
from faro.simulation.fast_crooked import FastTable
from faro.simulation.runs import RUNS
from faro.simulation.trials import exact, trial


@pytest.mark.parametrize("device", RUNS)
def test_a_trial_counts_every_deal_with_the_device_and_every_square_one(device: str) -> None:
    for square, gains in zip((False, True), trial(device, 20, "count"), strict=True):
        table = FastTable(RUNS[device], square=square)
        seen = int(device == "catching-turn")  # he has watched a deal before the first that counts
        dealt = [table.deal(pack) for pack in packs(RUNS[device], "count", 20 + seen, square=square)]
        assert gains == Gains.of(dealt[seen:])


@pytest.mark.parametrize(
    "device",
    [
        *("gaff", "roughed-cards", "strippers", "tie-ups", "last-turn-fix"),
        *("cold-deck", "throwing-off", "case-shift"),
    ],
)
def test_square_deals_bring_what_is_reckoned_of_them(device: str) -> None:
    table = FastTable(RUNS[device], square=True)
    square = Gains.of(table.deal(pack) for pack in packs(RUNS[device], "reckoned", 1000, square=True))
    reckoned = exact(device)
    assert reckoned is not None
    assert abs(square.mean - float(reckoned)) < 4 * square.error


def test_who_stakes_nothing_without_his_device_gains_nothing_and_the_card_of_most_is_not_reckoned() -> None:
    assert {device for device in RUNS if exact(device) is None} == {"corking", "horsehair-copper", "false-cocks"}
    idle = {device for device in RUNS if trial(device, 1, "idle")[1] == Gains({0: 1}) and exact(device) == 0}
    assert {"sand-tell", "dropping", "catching-turn"} <= idle


def test_who_watches_the_order_of_the_deal_before_has_seen_one_as_the_first_is_dealt() -> None:
    assert 0 not in trial("catching-turn", 20, "seen")[0].times


@pytest.mark.parametrize(("device", "deals"), [("skin-game", 10), ("gaff", 0)])
def test_what_cannot_be_tried_is_refused(device: str, deals: int) -> None:
    with pytest.raises(FaroError, match=r"^(no device 'skin-game' earns at a table|0 deals cannot be played)"):
        trial(device, deals, "x")
