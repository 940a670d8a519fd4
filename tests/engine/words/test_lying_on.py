"""What lies on after a turn, and what has died with it, as far as there is room for it in a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from faro.seats.view import see
from faro.table import events as e
from faro.words.announcement import announce
from faro.words.description import read_decided
from tests.engine.tables import at, last_events, last_three
from tests.engine.walks import Walk, walks

BETS = "open you 100\nbet you 5 on Q\nbet you 10 on K\n"


def said(log: str, seat: str | None = "you") -> str:
    """What is said of the last line of a log."""
    return announce(last_events(log), at(log), seat)


@pytest.mark.parametrize(
    ("turn", "sentence"),
    [
        ("7h 8s", "Turn 1. The Seven loses, the Eight wins. No bet decided. Queen 5 and King 10 stay. Checks: 85."),
        ("Qh 8s", "Turn 1. The Queen loses, the Eight wins. Your 5 on the Queen loses. King 10 stays. Checks: 85."),
        (
            "Qh Ks",
            "Turn 1. The Queen loses, the King wins. Your 5 on the Queen loses. "
            "Your 10 on the King wins 10. Checks: 105.",
        ),
    ],
)
def test_whatever_is_decided_the_stakes_that_lie_on_are_named_and_the_money_told(turn: str, sentence: str) -> None:
    assert said(f"{BETS}soda Ad\nturn {turn}") == sentence


def test_many_that_lie_on_are_told_by_their_number() -> None:
    bets = "".join(f"bet you 1 on {rank}\n" for rank in "2345678")
    assert said(f"{BETS}{bets}soda Ad\nturn 9h 9s").endswith("No bet decided. 9 bets stay. Checks: 78.")


def test_that_a_rank_is_dead_is_said_once_when_its_last_card_comes() -> None:
    log = f"{BETS}soda 7d\nturn 7h 8s\nturn 7s 7c"
    stay = "No bet decided. Queen 5 and King 10 stay."
    assert said(log) == f"Turn 2. Two Sevens: a split. {stay} The Seven is dead. Checks: 85."
    assert "dead" not in said(log.rpartition("\n")[0])
    assert "dead" not in said(f"{log}\nturn 9h 8c")


def test_two_ranks_may_die_in_one_turn_and_an_onlooker_hears_it() -> None:
    log = "soda 7d\nturn 7h 8s\nturn 8d 8c\nturn 7s 2c\nturn 7c 8h"
    assert said(log, None) == "Turn 4. The Seven loses, the Eight wins. No bet decided. The Seven and Eight are dead."


def test_of_the_last_three_cards_no_rank_is_told_to_be_dead() -> None:
    log = last_three("5c 6c 7c")
    assert not at(log).left(at(log).turns[-1][1].rank)
    assert "dead" not in said(log, None)


def test_a_seat_that_has_nothing_decided_hears_that_when_it_asks() -> None:
    assert read_decided(see(at(f"{BETS}soda Ad\nturn 7h 8s"), "you")) == "Decided: none."


@settings(max_examples=60)
@given(walks())
def test_whatever_lies_on_no_sentence_is_too_long_and_each_turn_tells_the_money(walk: Walk) -> None:
    for step in walk.steps:
        for seat in step.after.hands:
            told = announce(step.events, step.after, seat)
            if step.events and isinstance(step.events[0], e.TurnDealt):
                assert f"Checks: {step.after.hands[seat]:,}." in told
