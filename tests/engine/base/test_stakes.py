from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from faro.base.cards import Rank
from faro.base.layout import SPOTS
from faro.base.stakes import Bet, Call, Goes


@pytest.mark.parametrize(
    ("stake", "goes", "at_risk"),
    [(10, "all", 10), (10, "half", 5), (5, "half", 2), (2, "half", 1), (10, "none", 0), (1, "all", 1)],
)
def test_what_the_next_turn_can_decide_of_a_stake(stake: int, goes: Goes, at_risk: int) -> None:
    assert Bet("ann", SPOTS["7"], stake, False, goes).at_risk == at_risk


def test_a_stake_goes_whole_and_is_its_owners_affair_until_something_else_is_said() -> None:
    bet = Bet("ann", SPOTS["7"], 5, False)
    assert (bet.goes, bet.answerable) == ("all", None)


def test_what_lies_cannot_be_altered() -> None:
    with pytest.raises(FrozenInstanceError):
        Bet("ann", SPOTS["7"], 5, False).stake = 6  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        Call("ann", (Rank.FIVE, Rank.SIX, Rank.SEVEN), 5).stake = 6  # type: ignore[misc]
