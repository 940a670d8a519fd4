"""The Laws of Faro in the Modern Pocket Hoyle of 1880, as Meyer prints them, under the rule-book read from them."""

from __future__ import annotations

from functools import partial

import pytest

from tests.engine import tables
from tests.engine.tables import LAWS, varied

at = partial(tables.at, rules=LAWS)
settled = partial(tables.settled, rules=LAWS)


def test_law_1_a_bet_is_taken_or_paid_as_it_lies() -> None:
    # Meant for the pot, laid between the six and the five: the punter's intention is not considered.
    log = "open ann 10\nbet ann 4 on 6-5     # I meant the pot\nsoda Kd\nturn 8h 7s"
    assert settled(log) == []
    assert settled(f"{log}\nturn 8s 5c") == [("6-5", "won", 4)]


def test_law_1_unless_there_is_an_understanding_to_the_contrary() -> None:
    # Two cards that lie apart are one bet by word of mouth alone.
    log = "open ann 10\nbet ann 4 on A+7\nsoda Kd\nturn 8h 7s"
    assert settled(log) == [("A+7", "won", 4)]


@pytest.mark.parametrize("later", ["", "turn 2h 3s\n", "turn 2h 3s\nturn 4h 5s\nturn 6h 8c\n"])
def test_law_2_a_barred_bet_remains_barred_until_he_says_it_goes(later: str) -> None:
    barred = f"open ann 10\nbet ann 4 on 9\nbar ann 9\nsoda Kd\nturn 7h 9s\nturn 7d 9d\n{later}"
    assert settled(f"{barred}turn 9h 8s") == []
    assert settled(f"{barred}goes ann 9\nturn 9h 8s") == [("9", "lost", -4)]


@pytest.mark.parametrize("again", ["bet ann 6 on 9", "parlee ann 9"])
def test_law_3_it_is_so_understood_until_the_end_of_the_deal_whatever_became_of_the_bet(again: str) -> None:
    half = "open ann 10\nbet ann 6 on 9\nhalf ann 9\nsoda Kd\nturn 2h 9s\n"
    [bet] = at(f"{half}{again}").bets
    assert bet.at_risk == bet.stake // 2


def test_law_3_one_half_of_a_bet_goes_until_the_end_of_the_deal() -> None:
    half = "open ann 10\nbet ann 6 on 9\nhalf ann 9\nsoda Kd\nturn 2h 3s\nturn 2s 3h\n"
    assert settled(f"{half}turn 9h 8s") == [("9", "lost", -3)]
    assert settled(f"{half}turn 8h 9s") == [("9", "won", 3)]


def test_law_3_unless_the_order_is_revoked() -> None:
    half = "open ann 10\nbet ann 6 on 9\nhalf ann 9\nsoda Kd\nturn 2h 3s\ngoes ann 9\n"
    assert settled(f"{half}turn 9h 8s") == [("9", "lost", -6)]


SHIFTED = "open ann 10\nopen ben 10\nbet ann 4 on 9\nsoda Kd\n"


@pytest.mark.parametrize(
    ("mover", "hands", "bank"), [("ben", {"ann": 10, "ben": 6}, 4), ("bank", {"ann": 10, "ben": 10}, 0)]
)
def test_law_4_a_player_or_the_dealer_who_alters_anothers_bet_is_responsible_for_its_loss(
    mover: str, hands: dict[str, int], bank: int
) -> None:
    table = at(f"{SHIFTED}alter {mover} ann 9 to 8\nturn 8h 9s")
    assert (table.hands, table.bank) == (hands, bank)


def test_law_4_and_not_for_its_gain() -> None:
    assert at(f"{SHIFTED}alter ben ann 9 to 8\nturn 9h 8s").hands == {"ann": 14, "ben": 10}


def test_law_5_the_copper_bet_being_the_first_to_win_must_be_paid() -> None:
    # The bank holds one stake of the two; without a bank that runs dry both would be paid.
    log = "open ann 5\nopen ben 5\nbet ben 5 on 9\ncopper ann 5 on 7\nsoda Kd\nturn 7h 9s"
    assert at(log).hands == {"ann": 10, "ben": 10}
    assert at(f"bank 5\n{log}").hands == {"ann": 10, "ben": 5}


def test_law_6_checks_are_paid_whatever_the_sum() -> None:
    # A stake may have run over the limit of the game, and is paid in full.
    log = "limit 5\nopen ann 5\nbet ann 5 on Q\nsoda Kd\nturn 7h Qs\nparlee ann Q\nturn 8h Qh"
    assert settled(log) == [("Q", "won", 10)]


def test_law_8_the_dealer_must_take_the_dollar_he_wins_and_pay_the_dollar_lost() -> None:
    table = at("bank 1\nopen ann 1\nopen ben 2\nbet ann 1 on 7\nbet ben 2 on 9\nsoda Kd\nturn 7h 9s")
    assert (table.hands, table.purse) == ({"ann": 0, "ben": 3}, 1)


def test_law_8_the_largest_bets_first() -> None:
    bets = "bet ann 2 on 9\nbet ben 6 on 9\nbet cal 4 on 9\n"
    log = f"bank 10\nopen ann 2\nopen ben 6\nopen cal 4\n{bets}soda Kd\nturn 7h 9s"
    assert at(log).hands == {"ann": 2, "ben": 12, "cal": 8}


def test_law_8_the_other_reading_pays_with_what_was_just_taken() -> None:
    log = "bank 1\nopen ann 1\nopen ben 2\nbet ann 1 on 7\nbet ben 2 on 9\nsoda Kd\nturn 7h 9s"
    table = tables.at(log, varied(LAWS, broken_bank="with-takings"))
    assert (table.hands, table.purse) == ({"ann": 0, "ben": 4}, 0)
