from __future__ import annotations

from random import Random

import pytest

from faro.cards import PACK
from faro.cheats.devices import DEVICES
from faro.cheats.punters import PUNTERS
from faro.cheats.runs import RUNS, Run
from faro.cheats.shuffles import mix, splits
from tests.engine.tables import LIBRARY

STOCKED = [run for run in RUNS.values() if run.stock is not None]


def test_every_device_is_tried() -> None:
    assert {*RUNS} == {*DEVICES}
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
