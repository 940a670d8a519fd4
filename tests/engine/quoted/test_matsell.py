"""Matsell's Vocabulum of 1859, Calling the turn: the last turn, under the rule-book of the Hoyle of that time."""

from __future__ import annotations

import pytest

from tests.engine.tables import at, last_three, settled


@pytest.mark.parametrize(
    ("turn", "fate"), [("4c 8c", ("won", 8)), ("4c 6c", ("lost", -2)), ("8c 4c", ("lost", -2)), ("6c 8c", ("lost", -2))]
)
def test_matsell_calling_the_turn_is_paid_four_to_one(turn: str, fate: tuple[str, int]) -> None:
    log = last_three("4c 6c 8c", "open ann 20", "call ann 2 on 4-8-6", f"turn {turn}")
    assert settled(log) == [("4-8-6", *fate)]


def test_matsell_whoever_calls_both_wins_and_loses_on_the_same_turn() -> None:
    log = last_three("4c 6c 8c", "open ann 20", "call ann 2 on 4-8-6", "call ann 2 on 8-4-6", "turn 4c 8c")
    assert settled(log) == [("4-8-6", "won", 8), ("8-4-6", "lost", -2)]


def test_matsell_the_last_turn_can_be_won_three_ways() -> None:
    ways = ("copper ann 5 on 4", "call ann 5 on 4-8-6", "bet ann 5 on 8")
    log = last_three("4c 6c 8c", "open ann 20", *ways, "turn 4c 8c")
    assert settled(log) == [("4", "won", 5), ("8", "won", 5), ("4-8-6", "won", 20)]
    assert at(log).hands == {"ann": 50}
