from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faro.base.cards import Rank
from faro.base.errors import FaroError
from faro.odds.systems import SYSTEMS
from faro.research.rows import records, tuples
from faro.research.study import Punter, Study, pack_of
from faro.simulation.bots import HABITS
from faro.simulation.bots_deal import bots_deal
from faro.simulation.fast_deals import Player
from faro.simulation.runs import RUNS
from tests.engine.simulation.at_the_table import AtTheTable
from tests.engine.tables import HOYLE, LIBRARY

STUDY = Study("meyer", (Punter("ann", "chops", "Q", 3), Punter("ben", "martingale")), seed="rows", sitting=7)


@given(st.integers(0, 40), st.integers(0, 40), st.sampled_from([1, 5, 7]))
@settings(max_examples=25, deadline=None)
def test_any_split_gives_the_same_rows(cut: int, first: int, sitting: int) -> None:
    study = Study("meyer", STUDY.punters, "rows", sitting)
    whole = [*tuples(study, first, first + 41)]
    assert [*tuples(study, first, first + cut), *tuples(study, first + cut, first + 41)] == whole


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_row_is_what_the_engine_settles_at_a_table(system: str) -> None:
    study = Study("hoyle-1864", (Punter("ann", system),), "at the table")
    for row in records(study, 12):
        at = AtTheTable(LIBRARY["hoyle-1864"], SYSTEMS[system])
        won, decided = at.deal(pack_of(study.seed, row["deal"]))
        assert (row["ann"], row["ann_decided"], row["bank"]) == (won, decided, -won)


def test_a_stake_may_be_many_times_that_of_the_system() -> None:
    one, three = (Study(punters=(Punter("ann", times=times),)) for times in (1, 3))
    for single, triple in zip(records(one, 30), records(three, 30), strict=True):
        assert (3 * single["ann"], 3 * single["ann_decided"]) == (triple["ann"], triple["ann_decided"])


def test_a_card_is_played_like_any_other() -> None:
    ranks = [card.rank.value for card in pack_of("x", 1)]
    swapped = [{1: 9, 9: 1}.get(rank, rank) for rank in ranks]
    ace, nine = (Player(LIBRARY["meyer"], SYSTEMS["chops"], card) for card in (Rank.ACE, Rank.NINE))
    assert ace.deal(ranks) == nine.deal(swapped)


def test_bots_sit_at_one_table_and_systems_are_settled_beside_it() -> None:
    ann, ben, cid = Punter("ann", "chops", "Q"), Punter("ben", habit="snowballs"), Punter("cid", times=3, habit="chops")
    company = [*records(Study(punters=(ben, ann, cid), seed="bots"), 6)]
    alone = [*records(Study(punters=(ann,), seed="bots"), 6)]
    for row, single in zip(company, alone, strict=True):
        won = bots_deal(HOYLE, {"ben": HABITS["snowballs"], "cid": HABITS["chops"]}, pack_of("bots", row["deal"]))
        assert (row["ben"], row["ben_decided"]) == won["ben"]
        assert row["cid"] == 3 * won["cid"][0]
        assert row["ann"] == single["ann"]
        assert row["bank"] == -(row["ann"] + row["ben"] + row["cid"])
    assert company[4:] == [*records(Study(punters=(ben, ann, cid), seed="bots"), 2, first=4)]


def test_a_row_of_a_device_has_both_games_on_the_same_shuffle() -> None:
    idle = next(device for device in RUNS if device == "two-card-box")
    rows = [*records(Study(device=idle), 60)]
    assert sum(row["crooked"] for row in rows) > sum(row["square"] for row in rows)
    assert rows[20:] == [*records(Study(device=idle), 40, first=20)]


def test_no_deal_is_below_nought() -> None:
    with pytest.raises(FaroError, match="no deal has the number -2"):
        next(records(STUDY, 3, -2))
