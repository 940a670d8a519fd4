"""The Denexa article: the rules that the game with bets on single cards carries, under its own rule-book."""

from __future__ import annotations

import pytest

from faro.casekeep import keep_cases
from faro.errors import Refused
from faro.view import see
from tests.engine.tables import DENEXA, at, drawn, settled, text, whole_deal


def test_denexa_1_the_soda_is_shown_and_decides_nothing() -> None:
    assert settled("open ann 10\nsoda Kd", DENEXA) == []
    assert str(see(at("soda Kd", DENEXA)).soda) == "Kd"


def test_denexa_1_bets_follow_the_soda() -> None:
    with pytest.raises(Refused, match="no stake is laid before the soda"):
        at("open ann 10\nbet ann 1 on Q", DENEXA)


def test_denexa_2_the_dealer_may_change_the_limits_at_any_time() -> None:
    table = at(
        "open ann 50\nlimit 5 10\nsoda Kd\nbet ann 10 on Q\nlimit 1 20\nturn 7h 9s\nbet ann 10 on Q\nlimit 2 4", DENEXA
    )
    assert (table.least, table.most, table.bets[0].stake) == (2, 4, 20)


def test_denexa_3_the_first_card_is_the_banks_and_lies_right_the_second_the_players() -> None:
    view = see(at("soda Kd\nturn 7h 9s", DENEXA))
    assert (str(view.loser), str(view.winner), view.loser_pile) == ("7h", "9s", "right")


def test_denexa_3_a_loss_is_taken_and_a_win_is_paid_at_even_money() -> None:
    log = "open ann 20\nsoda Kd\nbet ann 6 on 7\nbet ann 4 on 9\nturn 7h 9s"
    assert settled(log, DENEXA) == [("7", "lost", -6), ("9", "won", 4)]


def test_denexa_3_a_coppered_bet_is_paid_if_the_card_lost_and_taken_if_it_won() -> None:
    log = "open ann 20\nsoda Kd\ncopper ann 6 on 7\ncopper ann 4 on 9\nturn 7h 9s"
    assert settled(log, DENEXA) == [("7", "won", 6), ("9", "lost", -4)]


@pytest.mark.parametrize("how", ["bet", "copper"])
def test_denexa_5_of_a_split_the_banker_collects_half(how: str) -> None:
    assert settled(f"open ann 20\nsoda Kd\n{how} ann 6 on 7\nturn 7h 7s", DENEXA) == [("7", "split", -3)]


def test_denexa_6_bets_on_other_cards_stay() -> None:
    assert drawn(at("open ann 20\nsoda Kd\nbet ann 6 on Q\nbet ann 2 on 7\nturn 7h 9s", DENEXA)) == text(
        """
        Denexa Games: turn 1 of 25, 49 cards in the box
        soda Kd  lost 7h  won 9s  hock -
                6         5         4         3         2         A
        7
                8         9         10        J         Q a6      K
        out 7:1 9:1 K:1
        in hand ann 12
        """
    )


def test_denexa_8_after_the_hock_the_pack_is_whole_again_and_a_soda_follows() -> None:
    assert str(at(f"{whole_deal()}soda Kd", DENEXA).soda) == "Kd"


def test_denexa_9_the_tally_says_whether_a_card_won_or_lost_and_bets_may_change() -> None:
    table = at("open ann 20\nsoda Kd\nbet ann 6 on Q\nturn 7h 9s\nmove ann Q to 3\ntake ann 3", DENEXA)
    assert table.hands == {"ann": 20}
    assert {case.rank.code: case.marks for case in keep_cases(table) if case.marks} == {
        "7": ("lost",),
        "9": ("won",),
        "K": ("soda",),
    }
