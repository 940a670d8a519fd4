from __future__ import annotations

from random import Random

import pytest

from faro.base.cards import PACK
from faro.cheats.devices import DEVICES
from faro.cheats.shuffles import mix, splits
from faro.simulation.punters import PUNTERS
from faro.simulation.runs import RUNS, Run
from tests.engine.tables import LIBRARY

STOCKED = [run for run in RUNS.values() if run.stock is not None]


def test_a_device_is_tried_at_a_table_that_there_is() -> None:
    for run in RUNS.values():
        assert run.book in LIBRARY
        assert run.punter in PUNTERS
        assert not run.beside or run.beside in DEVICES


@pytest.mark.parametrize("run", STOCKED, ids=lambda run: run.device)
def test_a_pack_put_up_is_a_whole_pack(run: Run) -> None:
    assert run.stock is not None
    chance = Random(run.device)
    for _ in range(20):
        assert sorted(run.stock(mix(PACK, chance.random), chance.random)) == sorted(PACK)


def test_splits_are_put_up_by_the_handful() -> None:
    stock = RUNS["putting-up-splits"].stock
    assert stock is not None
    chance = Random("handful")
    made = [splits(stock(mix(PACK, chance.random), chance.random)) for _ in range(200)]
    assert min(made) >= 5
    assert 5.2 < sum(made) / len(made) < 6.5
