from __future__ import annotations

from functools import cache

import pytest

from faro.base import FaroError
from faro.notation.log import replay
from faro.rulebooks.shelf import library
from faro.teaching.playthrough import play
from faro.teaching.spotting import looked_over, square_or_not

SEEDS = [f"item {number}" for number in range(24)]

item_of = cache(square_or_not)


def test_the_same_seed_gives_the_same_deal() -> None:
    assert square_or_not("item 3") == item_of("item 3")


def test_there_are_square_deals_and_crooked_ones_of_many_kinds() -> None:
    items = [item_of(seed) for seed in SEEDS]
    assert 6 < sum(item.is_square for item in items) < 20
    assert len({item.means for item in items}) > 4


@pytest.mark.parametrize("log", ["", "# nothing yet\n"])
def test_of_a_log_in_which_nothing_stands_nothing_can_be_judged(log: str) -> None:
    with pytest.raises(FaroError, match="no rule-book"):
        looked_over(log)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_picture_and_no_sentence_gives_it_away(seed: str) -> None:
    item = item_of(seed)
    for frame in play(item.log, library()).frames:
        assert "faro-lid" not in frame.html
        for word in ("device", "unseen", "trick", "hair", "wood"):
            assert word not in frame.say


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_done_is_told_and_where_it_shows(seed: str) -> None:
    item = item_of(seed)
    table = replay(item.log, library())
    devices = {device for device, _ in table.secret.devices}
    assert item.is_square or item.means & devices
    assert item.turns <= {*range(1, 1 + len(table.turns))}
    assert item.why.endswith(".")


def test_a_square_deal_has_no_turn_and_no_means() -> None:
    items = [item_of(seed) for seed in SEEDS]
    assert all(not item.turns and not item.means for item in items if item.is_square)
    assert all(item.means for item in items if not item.is_square)
