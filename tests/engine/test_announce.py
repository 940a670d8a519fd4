from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from faro.announce import MOST_WORDS, announce, apologise, describe, label, read_bets, read_cases
from faro.cards import Rank
from faro.errors import Refused
from faro.log import play_while_valid
from faro.rules import Rulebook
from faro.view import see
from tests.engine.tables import HOYLE, at, varied, whole_deal
from tests.engine.walks import Walk, walks


def said(log: str, seat: str | None = None, rules: Rulebook = HOYLE) -> str:
    """What is said of the last line of a log."""
    steps, error = play_while_valid(f"rules {rules.id}\n{log}", {rules.id: rules})
    assert error is None, error
    return announce(steps[-1].events, steps[-1].table, seat)


BETS = "open ann 50\nopen you 100\nbet you 5 on Q\ncopper ann 2 on 7\n"


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        ("", "The table is dealt by American Hoyle 1864."),
        ("open ann 50", "Ann sits down with 50 checks."),
        ("open you 1", "You sit down with 1 check."),
        ("limit 1 50", "Stakes from 1 to 50 checks."),
        ("soda Kd", "Soda is the King of diamonds; it decides nothing. 51 cards left."),
        (f"{BETS}bet you 5 on 3", "5 on the Three. Checks: 90."),
        (f"{BETS}copper you 5 on 3", "5 on the Three, coppered: wins if the Three loses. Checks: 90."),
        (f"{BETS}bet ann 5 on 3", "Ann bets 5 on the Three."),
        (f"{BETS}copper you on Q", "Queen coppered: wins if the Queen loses."),
        (f"{BETS}copper ann on 7", "Copper removed from the Seven."),
        (f"{BETS}take you Q", "5 taken off the Queen. Checks: 100."),
        (f"{BETS}take ann 7", "2 taken off the Seven."),
        (f"{BETS}move you Q to 3", "5 moved from the Queen to the Three."),
        (f"{BETS}expect ann 48", ""),
    ],
)
def test_what_is_said_of_an_act(log: str, sentence: str) -> None:
    assert said(log, "you") == sentence


@pytest.mark.parametrize(
    ("turn", "sentence"),
    [
        (
            "7h Qs",
            "Turn 1. The Seven loses, the Queen wins. Your 5 on the Queen wins 5. Ann’s coppered 2 on the Seven wins 2."
            " Checks: 105.",
        ),
        ("8h 9s", "Turn 1. The Eight loses, the Nine wins. No bet decided. 1 bet stays."),
        ("8h Qs", "Turn 1. The Eight loses, the Queen wins. Your 5 on the Queen wins 5. Checks: 105."),
        ("Qh 8s", "Turn 1. The Queen loses, the Eight wins. Your 5 on the Queen loses. Checks: 95."),
        ("Qh Qs", "Turn 1. Two Queens: a split. The bank takes 3 of your 5 on the Queen. Checks: 97."),
        ("7h 8s", "Turn 1. The Seven loses, the Eight wins. Ann’s coppered 2 on the Seven wins 2."),
        ("8h 7s", "Turn 1. The Eight loses, the Seven wins. Ann’s coppered 2 on the Seven loses."),
        ("7h 7s", "Turn 1. Two Sevens: a split. The bank takes 1 of Ann’s 2 on the Seven."),
        ("6h 6s", "Turn 1. Two Sixes: a split. No bet decided. 1 bet stays."),
    ],
)
def test_what_a_seat_hears_of_a_turn(turn: str, sentence: str) -> None:
    assert said(f"{BETS}soda Kd\nturn {turn}", "you") == sentence


def test_what_an_onlooker_hears_of_a_turn() -> None:
    assert said(f"{BETS}soda Kd\nturn 8h 9s") == "Turn 1. The Eight loses, the Nine wins. No bet decided. 2 bets stay."
    assert said(f"{BETS}soda Kd\nturn 7h Qs") == (
        "Turn 1. The Seven loses, the Queen wins. You’s 5 on the Queen wins 5. Ann’s coppered 2 on the Seven wins 2."
    )


@pytest.mark.parametrize(
    ("others", "counted"), [("ben", "1 more bet is decided."), ("ben cal", "2 more bets are decided.")]
)
def test_what_cannot_all_be_said_is_counted(others: str, counted: str) -> None:
    log = "".join(f"open {punter} 50\nbet {punter} 5 on Q\n" for punter in ["ann", *others.split()])
    assert said(f"{log}soda Kd\nturn Qh Qs") == (
        f"Turn 1. Two Queens: a split. The bank takes 3 of Ann’s 5 on the Queen. {counted}"
    )


def test_a_seat_hears_its_own_sum_where_not_all_can_be_said() -> None:
    log = "open ann 50\nopen you 50\nbet ann 5 on Q\nbet you 5 on Q\ncopper you 9 on 7\n"
    assert said(f"{log}soda Kd\nturn 7h Qs", "you") == (
        "Turn 1. The Seven loses, the Queen wins. 3 bets are decided; you are 14 up in all. Checks: 64."
    )


def test_what_is_said_of_a_whole_stake_taken() -> None:
    whole = varied(HOYLE, split="whole")
    assert said(f"{BETS}soda Kd\nturn Qh Qs", "you", whole).endswith(
        "The bank takes all of your 5 on the Queen. Checks: 95."
    )


@pytest.mark.parametrize(
    ("rule", "fate"), [("returned", "comes back. Checks: 101"), ("bank", "goes to the bank. Checks: 96")]
)
def test_what_is_said_when_the_deal_is_out(rule: str, fate: str) -> None:
    rules = varied(HOYLE, hock_stakes=rule)
    head, last = f"open you 100\n{whole_deal()}".rsplit("\nturn ", 1)
    log = f"{head}\nbet you 1 on Q\nbet you 5 on K\nturn {last}"
    assert said(log, "you", rules) == f"The hock is the King of spades. The deal is out. Your 5 on the King {fate}."
    assert said(f"open you 9\n{whole_deal()}", "you") == "The hock is the King of spades. The deal is out."


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            Refused("dead-card", "the Seven is dead", "bet on a card still in"),
            "The Seven is dead. Bet on a card still in.",
        ),
        (Refused("already-seated", "ann sits at the table already"), "Ann sits at the table already."),
        (Refused("unknown-word", "no command is called 'bte'", "did you mean 'bet'?"), "No command is called 'bte'."),
    ],
)
def test_a_refusal_is_spoken_without_its_code(error: Refused, sentence: str) -> None:
    assert apologise(error) == sentence


def test_the_cases_and_the_bets_read_out() -> None:
    view = see(at(f"{BETS}copper you 1 on 3\nsoda Kd\nturn 2h 4s"), "you")
    assert read_cases(view) == (
        "Left in the box: Ace 4, Deuce 3, Three 4, Four 3, Five 4, Six 4, Seven 4, Eight 4, Nine 4, Ten 4, Jack 4, "
        "Queen 4, King 3."
    )
    assert read_bets(view) == "Bets down: 1 on the Three, coppered; 5 on the Queen."
    assert read_bets(see(at("open you 5"), "you")) == "You have no bet down."


def test_a_place_is_named_with_all_that_concerns_it() -> None:
    log = f"{BETS}bet ann 1 on Q\ncopper you 3 on 4\n"
    view = see(at(log + "soda 2d\nturn 2h 2s\nturn 2c 3c"), "you")
    assert label(Rank.QUEEN, view) == "Queen, bet of 5, Ann 1, 4 left"
    assert label(Rank.SEVEN, view) == "Seven, no bet, Ann 2 coppered, 4 left"
    assert label(Rank.FOUR, view) == "Four, bet of 3, coppered: wins if the Four loses, 4 left"
    assert label(Rank.DEUCE, view) == "Deuce, no bet, 0 left, dead card"


def test_the_picture_in_words() -> None:
    assert describe(see(at("open ann 5"))) == "No stakes lie."
    assert describe(see(at(f"{BETS}soda Kd"), "you")) == (
        "Soda: the King of diamonds; stakes: Ann’s 2 coppered on the Seven, your 5 on the Queen."
    )
    assert describe(see(at(f"{BETS}soda Kd\nturn Qh Qs"), "you")) == (
        "Turn 1: the Queen of hearts lost, the Queen of spades won; your bet on the Queen 3 down; "
        "stakes: Ann’s 2 coppered on the Seven."
    )


def assert_clean(sentence: str) -> None:
    assert sentence == sentence.strip()
    assert "  " not in sentence
    assert re.fullmatch(r"[A-Z0-9].*\.", sentence), sentence
    assert not re.search(r"\.\.|None|\b1 checks|\b1 bets|\{|\}", sentence), sentence


@settings(max_examples=150)
@given(walks())
def test_an_announcement_is_short_and_clean(walk: Walk) -> None:
    for step in walk.steps:
        for seat in (None, "ann", "zed"):
            sentence = announce(step.events, step.after, seat)
            assert len(sentence.split()) <= MOST_WORDS, sentence
            assert_clean(sentence)


@given(walks())
def test_what_is_read_out_is_clean(walk: Walk) -> None:
    view = see(walk.end, "ann")
    for sentence in (describe(view), read_cases(view), read_bets(view), *(f"{label(rank, view)}." for rank in Rank)):
        assert_clean(sentence)
