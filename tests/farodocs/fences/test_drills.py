from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from faro.teaching.exercises.making import DRILLS, make
from farodocs.fences.drills import EACH, first_drills, write

BUDGET = 60_000  # bytes with gzip


def test_the_file_holds_the_first_drills_of_every_kind_and_stays_small(tmp_path: Path) -> None:
    target = tmp_path / "assets" / "drills.json"
    write(target)
    data = target.read_bytes()
    assert {*json.loads(data)} == {*DRILLS}
    assert all(len(items) == EACH for items in json.loads(data).values())
    assert len(gzip.compress(data, 9)) <= BUDGET


@pytest.mark.parametrize("kind", DRILLS)
def test_they_are_those_that_the_engine_makes(kind: str) -> None:
    for number, drill in enumerate(first_drills()[kind]):
        item = make(kind, drill["seed"], drill["level"], drill["rules"])
        assert drill["seed"].endswith(f"-{number}")
        assert [tuple(row) for row in drill["accept"]] == [*item.accept]
        assert drill["html"].startswith('<div class="faro-board"')


@pytest.mark.parametrize("kind", DRILLS)
def test_the_engine_goes_on_where_they_end(kind: str) -> None:
    *_, before, last = first_drills()[kind]
    assert before["next"] == last["seed"]
    assert last["next"].endswith(f"-{EACH}")
