from __future__ import annotations

import pickle

import pytest

from faro.base.errors import FaroError
from faro.research.study import Punter, Study
from faro.research.sums import sums_of
from faro.research.workers import blocks, done, summed

STUDY = Study(punters=(Punter("ann", "chops"),), sitting=3)


def test_no_block_begins_within_a_sitting_and_none_is_left_out() -> None:
    runs = [*blocks(STUDY, 1_000, 100)]
    assert runs[0] == (0, 99)
    assert runs[-1] == (990, 1_000)
    assert [first for first, _ in runs][1:] == [end for _, end in runs][:-1]


def test_two_processes_find_what_one_finds() -> None:
    told: list[int] = []
    assert summed(STUDY, 25_000, 2, told.append) == summed(STUDY, 25_000) == sums_of(STUDY, 0, 25_000)
    assert told == [9_999, 19_998, 25_000]


def test_no_deal_has_no_sums() -> None:
    with pytest.raises(FaroError, match="0 deals cannot be played"):
        summed(Study(), 0)


def test_runs_are_answered_in_their_order() -> None:
    runs = [*blocks(STUDY, 90, 9)]
    assert [*done(sums_of, STUDY, iter(runs), 2)] == [sums_of(STUDY, *run) for run in runs]


def test_an_error_comes_through_a_process_with_its_sentence() -> None:
    with pytest.raises(FaroError) as caught:
        Study("meyr")
    error = caught.value.at(2, 7)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
