"""A deal that is watched is a deal: every card once, money that adds up, captions that can be read in passing."""

from __future__ import annotations

from itertools import pairwise

import pytest

from faro.table.commands import BUYS
from faro.teaching.watching import watch
from tests.engine.tables import LIBRARY

SEEDS = [f"watched-{number}" for number in range(8)]
MOST_WORDS = 12


@pytest.mark.parametrize("seed", SEEDS)
def test_it_goes_from_the_soda_through_twenty_five_turns_to_the_hock(seed: str) -> None:
    stops = watch(LIBRARY["hoyle-1864"], seed).stops
    assert len(stops) == 1 + 25 + 1
    assert stops[0].say.startswith("Soda is")
    assert stops[-1].say.endswith("The deal is out.")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_caption_can_be_read_while_a_card_slides(seed: str) -> None:
    for stop in watch(LIBRARY["hoyle-1864"], seed).stops:
        assert len(stop.say.split()) <= MOST_WORDS, stop.say


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_said_to_be_won_is_what_is_won(seed: str) -> None:
    stops = watch(LIBRARY["hoyle-1864"], seed).stops
    for before, after in pairwise(stops):
        words = after.say.replace(".", "").split()
        gain = after.up - before.up
        told = {"wins": 1, "loses": -1}
        if "Ann" in words:
            after_her = words[words.index("Ann") + 1 :]
            assert gain == sum(told[did] * int(of) for did, of in zip(after_her[::3], after_her[1::3], strict=True))
        elif "takes" in words:
            assert gain == -int(words[words.index("takes") + 1])
        else:
            assert gain == 0


def test_it_asks_before_the_first_pair_that_meets_a_stake() -> None:
    deal = watch(LIBRARY["hoyle-1864"], "watched-273")
    assert deal.question is not None
    assert deal.asked_at is not None
    assert deal.question.right == "The bank takes half"
    assert "a split" in deal.stops[deal.asked_at + 1].say
    assert BUYS + deal.stops[-1].up == 97
