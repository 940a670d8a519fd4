from __future__ import annotations

import json
from pathlib import Path

import pytest

from faro.simulation.runs import RUNS
from farodocs.fences.earnings import FENCE, FILE, policy, render, write
from tests.farodocs.fence_on_page import said_of

FEW = 20


@pytest.mark.parametrize("device", RUNS)
def test_every_device_that_stands_at_a_table_has_its_earnings(device: str) -> None:
    html = render({"device": device}, "earn.js", FEW)
    assert f"in {FEW} deals" in html
    assert f'data-device="{device}"' in html


def test_what_the_deals_brought_lies_in_a_file(tmp_path: Path) -> None:
    write(tmp_path, FEW)
    brought = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    assert brought.keys() == RUNS.keys()
    assert {sum(gains["crooked"].values()) for gains in brought.values()} == {FEW}


def test_who_stakes_and_whose_the_gain_is_are_said() -> None:
    assert policy(RUNS["horse-box"]) == (
        "Before every turn a punter lays a stake on the Queen as long as one is left, 2 checks each time. "
        "The gain is the bank’s. The rules are those of American Hoyle 1864."
    )
    assert policy(RUNS["sand-tell"]) == (
        "The player lays 2 checks when what he is told promises a gain, and nothing otherwise. The gain is his. "
        "The rules are those of American Hoyle 1864."
    )
    assert "12 checks on the card of which most are left" in policy(RUNS["corking"])
    assert "by another way: Putting up cards" in policy(RUNS["coffee-mill"])


def test_a_device_that_earns_nothing_is_refused() -> None:
    assert "no device 'box-story' earns at a table" in said_of(FENCE, {"device": "box-story"})
