"""The American Hoyle of 1864 and its pocket edition of 1880: the play, and the laws that a single bet can break."""

from __future__ import annotations

from itertools import pairwise

import pytest

from faro.base.cards import Rank
from faro.notation.log import play_while_valid
from faro.seats.view import see
from faro.table.casekeep import keep_cases
from faro.table.choices import chance
from faro.table.commands import DealTurn
from tests.engine.tables import HOYLE, LIBRARY, at, drawn, settled, text, whole_deal


def test_american_hoyle_a_player_may_bet_on_any_number_of_cards() -> None:
    bets = "\n".join(f"bet ann 1 on {rank.code}" for rank in Rank)
    assert len(at(f"open ann 13\n{bets}").bets) == 13


def test_american_hoyle_any_number_may_play() -> None:
    seats = "\n".join(f"open punter-{number} 10\nbet punter-{number} 1 on Q" for number in range(12))
    assert len(at(seats).bets) == 12


def test_american_hoyle_stake_may_change_cards() -> None:
    table = at("open ann 10\nbet ann 6 on Q\nsoda Kd\nturn 7h 9s\nmove ann Q to 3")
    assert drawn(table) == text(
        """
        American Hoyle 1864: turn 1 of 25, 49 cards in the box
        soda Kd  lost 7h  won 9s  hock -
                6         5         4         3 a6      2         A
        7
                8         9         10        J         Q         K
        out 7:1 9:1 K:1
        in hand ann 4
        """
    )


def test_american_hoyle_stakes_lie_before_the_cards_are_shuffled_and_boxed() -> None:
    assert at("open ann 10\nbet ann 6 on Q").soda is None


def test_american_hoyle_the_pack_lies_face_up_with_its_top_card_in_view() -> None:
    assert HOYLE.pack_lies == "face-up"
    assert str(see(at("soda Ad")).soda) == "Ad"


def test_american_hoyle_two_cards_are_a_turn_the_first_for_the_bank_the_second_for_the_player() -> None:
    assert settled("open ann 9\nbet ann 2 on 10\nbet ann 3 on K\nsoda Ad\nturn 10h Ks") == [
        ("10", "lost", -2),
        ("K", "won", 3),
    ]


def test_american_hoyle_the_whole_pack_is_dealt_out() -> None:
    assert at(whole_deal()).box == frozenset()


@pytest.mark.parametrize("how", ["bet", "copper"])
@pytest.mark.parametrize("rank", ["7", "4"])
def test_american_hoyle_split_takes_half_of_the_money_on_the_card(how: str, rank: str) -> None:
    assert settled(f"open ann 10\n{how} ann 10 on {rank}\nsoda Kd\nturn {rank}h {rank}s") == [(rank, "split", -5)]


def test_american_hoyle_a_case_cannot_be_split() -> None:
    table = at("soda 7d\nturn 7h 7s")
    turns = [command for command in chance(table) if isinstance(command, DealTurn)]
    assert not [turn for turn in turns if turn.first.rank == turn.second.rank == Rank.SEVEN]


def test_american_hoyle_a_copper_bets_that_a_card_will_lose() -> None:
    assert settled("open ann 10\ncopper ann 4 on 9\nsoda Kd\nturn 9h 7s") == [("9", "won", 4)]


def test_american_hoyle_four_marks_play_a_case_out() -> None:
    seven = keep_cases(at("soda Kd\nturn 7h 2s\nturn 3s 7d\nturn 7s 4s\nturn 5s 7c"))[Rank.SEVEN - 1]
    assert seven.marks == ("lost", "won", "lost", "won")
    assert seven.left == 0


def test_american_hoyle_the_buttons_show_how_many_of_each_card_remain() -> None:
    left = {case.rank: case.left for case in keep_cases(at("soda Kd\nturn 7h 9s"))}
    assert (left[Rank.KING], left[Rank.SEVEN], left[Rank.NINE], left[Rank.ACE]) == (3, 3, 3, 4)


def test_law_1_a_stake_is_settled_from_where_it_lies() -> None:
    # Whatever the punter says he meant: a log has no word for it, and a comment is not heard.
    log = "open ann 10\nbet ann 4 on 9   # I meant the Ten\nsoda Kd\nturn 8h 10s"
    assert settled(log) == []
    assert settled(f"{log}\nturn 8s 9s") == [("9", "won", 4)]


def test_law_7_payments_are_exact() -> None:
    log = "open ann 100\nbet ann 7 on 9\ncopper ann 3 on 8\nbet ann 5 on 2\nsoda Kd\nturn 8h 9s\nturn 2h 2s"
    table = at(log)
    assert (table.hands, table.bank) == ({"ann": 100 + 7 + 3 - 3}, -7)


def test_law_7_the_dealt_cards_stay_as_they_lie() -> None:
    steps, error = play_while_valid(f"rules {HOYLE.id}\n{whole_deal()}", LIBRARY)
    assert error is None
    dealt = [step.table.dealt for step in steps]
    assert all(later[: len(earlier)] == earlier for earlier, later in pairwise(dealt))


def test_law_9_the_dealer_may_stop_after_any_turn() -> None:
    # A log may end at any line: what lies then still belongs to its punter.
    table = at("open ann 10\nbet ann 6 on Q\nsoda Kd\nturn 7h 9s")
    assert table.checks_in_play == 10


def test_law_10_the_pack_may_be_counted() -> None:
    assert see(at("")).cards_left == 52
    assert see(at("soda Kd\nturn 7h 9s")).cards_left == 49
