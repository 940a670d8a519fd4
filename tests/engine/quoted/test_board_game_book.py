"""The Board Game Book of 1979: what its twenty rules say otherwise than How to play Faro, or with it."""

from __future__ import annotations

from functools import partial

import pytest

from tests.engine import tables
from tests.engine.tables import BOARD_GAME_BOOK, last_three, refused

at = partial(tables.at, rules=BOARD_GAME_BOOK)
settled = partial(tables.settled, rules=BOARD_GAME_BOOK)


def test_board_game_book_5_a_stake_runs_to_four_plain_limits() -> None:
    log = "open ann 5\nlimit 5\nbet ann 5 on Q\nsoda Kd\n"
    for turn in ("7h Qs", "8h Qc", "9h Qh"):
        log += f"turn {turn}\nparlee ann Q\n"
    assert [bet.stake for bet in at(log).bets] == [20]


@pytest.mark.parametrize("place", ["Q-K", "pot", "2-A-K-Q", "high-card", "K-J", "Q+9+4", "Q/9", "even", "red"])
def test_board_game_book_esoteric_ways_of_staking_are_left_out(place: str) -> None:
    assert refused(f"open ann 5\nbet ann 5 on {place}", BOARD_GAME_BOOK) == "bet-not-taken"


def test_board_game_book_9_everyone_bets_before_the_shuffle() -> None:
    assert at("open ann 5\nbet ann 5 on Q").soda is None


@pytest.mark.parametrize("rank", ["K", "6"])
def test_board_game_book_15_of_two_kings_or_two_sixes_half_is_taken(rank: str) -> None:
    assert settled(f"open ann 4\nbet ann 4 on {rank}\nsoda 2d\nturn {rank}h {rank}s") == [(rank, "split", -2)]


def test_board_game_book_17_the_hock_is_not_used() -> None:
    log = last_three("5c 6c 7c", "open ann 9", "bet ann 4 on 7", "turn 5c 6c", "hock 7c")
    assert settled(log) == [("7", "left", 0)]


def test_board_game_book_18_a_bar_is_for_the_turn_named() -> None:
    log = "open ann 9\nbet ann 4 on 9\nbar ann 9\nsoda Kd\nturn 9h 7s\n"
    assert settled(log) == []
    assert settled(f"{log}turn 9d 8s") == [("9", "lost", -4)]


def test_board_game_book_19_half_a_bet_goes() -> None:
    log = "open ann 9\nbet ann 4 on 9\nhalf ann 9\nsoda Kd\nturn 2h 3s\n"
    assert settled(f"{log}turn 9h 7s") == [("9", "lost", -2)]
    assert settled(f"{log}turn 7h 9s\nbet ann 4 on 9\nturn 9h 7s") == [("9", "lost", -2)]


@pytest.mark.parametrize(
    ("cards", "turn", "call", "won"), [("5c 6c 7c", "5c 6c", "5-6-7", 8), ("10c Kc Kd", "Kc 10c", "K-10-K", 4)]
)
def test_board_game_book_20_a_right_call_wins_four_times_or_twice_the_stake(
    cards: str, turn: str, call: str, won: int
) -> None:
    log = last_three(cards, "open ann 9", f"call ann 2 on {call}", f"turn {turn}")
    assert settled(log) == [(call, "won", won)]


@pytest.mark.parametrize("claimant", ["ben", "bank"])
def test_board_game_book_case_keeper_whoever_notices_first_has_the_stake_on_a_dead_card(claimant: str) -> None:
    log = "open ann 9\nopen ben 9\nsoda 7d\nturn 7h 7s\nturn 7c 8c\nbet ann 4 on 7\n"
    table = at(f"{log}claim {claimant} ann 7")
    assert (table.hands["ann"], table.hands["ben"] + table.bank) == (5, 13)
