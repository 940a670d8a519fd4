from __future__ import annotations

import pytest

from faro.shell.square_or_not import Item, square_or_not

ITEMS = [square_or_not(f"item {number}") for number in range(24)]


def test_the_same_seed_gives_the_same_deal() -> None:
    assert square_or_not("item 3") == ITEMS[3]


def test_there_are_square_deals_and_crooked_ones_of_many_kinds() -> None:
    assert 6 < sum(item.is_square for item in ITEMS) < 20
    assert len({item.means for item in ITEMS}) > 4


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.seed)
def test_no_picture_and_no_sentence_gives_it_away(item: Item) -> None:
    for frame in item.frames:
        assert "faro-lid" not in frame.html
        for word in ("device", "unseen", "trick", "hair", "wood"):
            assert word not in frame.say


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.seed)
def test_every_right_answer_is_accepted_and_no_other(item: Item) -> None:
    assert item.is_right(square=item.is_square)
    assert not item.is_right(square=not item.is_square)
    for turn in item.turns:
        for device in item.means:
            assert item.is_right(square=False, turn=turn, device=device)
    assert not item.is_right(square=False, turn=99)
    assert not item.is_right(square=False, device="capper")
    assert item.why.endswith(".")


def test_a_square_deal_has_no_turn_and_no_means() -> None:
    assert all(not item.turns and not item.means for item in ITEMS if item.is_square)
    assert all(item.means for item in ITEMS if not item.is_square)
