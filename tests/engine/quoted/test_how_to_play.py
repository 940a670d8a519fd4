"""How to play Faro: the numbered rules that the game with bets on single cards carries."""

from __future__ import annotations

from fractions import Fraction

import pytest

from faro.cards import PACK, Rank
from faro.casekeep import keep_cases
from faro.choices import chance
from faro.commands import DealTurn
from faro.errors import Refused
from faro.layout import SPOTS
from faro.view import see
from tests.engine.tables import HOYLE, at, drawn, settled, text, varied, whole_deal


def test_how_to_play_1_the_banker_limits_the_stakes() -> None:
    assert at("open ann 100\nlimit 25\nbet ann 25 on Q").bets[0].stake == 25
    with pytest.raises(Refused, match="over the limit of 25"):
        at("open ann 100\nlimit 25\nbet ann 26 on Q")


def test_how_to_play_2_counters_are_bought_from_the_banker() -> None:
    assert at("open ann 100").hands == {"ann": 100}


def test_how_to_play_4_the_plain_limit_caps_a_first_stake_on_a_card() -> None:
    with pytest.raises(Refused, match="over the limit of 5"):
        at("open ann 100\nlimit 5\nbet ann 6 on Q")
    assert len(at("open ann 100\nlimit 5\nbet ann 5 on Q\nbet ann 5 on K").bets) == 2


def test_how_to_play_8_chips_are_laid_on_any_cards_selected() -> None:
    assert drawn(at("open ann 100\nbet ann 6 on Q\nbet ann 4 on 7\nbet ann 1 on A")) == text(
        """
        American Hoyle 1864: turn 0 of 25, 52 cards in the box
        soda -  lost -  won -  hock -
                6         5         4         3         2         A a1
        7 a4
                8         9         10        J         Q a6      K
        out
        in hand ann 89
        """
    )


@pytest.mark.parametrize("place", SPOTS.values(), ids=lambda place: place.id)
def test_how_to_play_8_each_of_the_thirteen_cards_takes_a_bet(place: object) -> None:
    spot = next(spot for spot in SPOTS.values() if spot is place)
    assert at(f"open ann 5\nbet ann 5 on {spot.id}").bets[0].spot is spot


def test_how_to_play_9_bets_are_placed_before_the_cards_are_boxed() -> None:
    table = at("open ann 100\nbet ann 6 on Q")
    assert table.soda is None
    assert table.bets


@pytest.mark.parametrize("how", ["bet", "copper"])
def test_how_to_play_10_soda_is_not_used(how: str) -> None:
    assert settled(f"open ann 10\n{how} ann 6 on K\nsoda Kd") == []


def test_how_to_play_10_the_next_card_loses_and_the_one_after_it_wins() -> None:
    turn = see(at("soda Kd\nturn 7h 9s"))
    assert (str(turn.soda), str(turn.loser), str(turn.winner)) == ("Kd", "7h", "9s")


def test_how_to_play_10_every_turn_has_a_loser_and_a_winner() -> None:
    assert settled("open ann 10\nbet ann 1 on 7\nbet ann 1 on 9\nsoda Kd\nturn 7h 9s") == [
        ("7", "lost", -1),
        ("9", "won", 1),
    ]


def test_how_to_play_10_the_losers_lie_to_the_left() -> None:
    assert see(at("soda Kd")).loser_pile == "left"


def test_how_to_play_10_the_winner_stays_on_the_pack_until_the_next_turn_and_then_joins_the_soda() -> None:
    view = see(at("soda Kd\nturn 7h 9s\nturn 2h 3s"))
    assert (str(view.winner), str(view.before)) == ("3s", "9s")
    assert str(see(at("soda Kd\nturn 7h 9s")).before) == "Kd"


def test_how_to_play_11_losers_win_for_the_banker() -> None:
    log = "open ann 10\nbet ann 6 on 7\nsoda Kd\nturn 7h 9s"
    assert settled(log) == [("7", "lost", -6)]
    assert (at(log).hands["ann"], at(log).bank) == (4, 6)


def test_how_to_play_11_unless_the_stake_is_coppered() -> None:
    assert settled("open ann 10\ncopper ann 6 on 7\nsoda Kd\nturn 7h 9s") == [("7", "won", 6)]


def test_how_to_play_12_winners_are_paid_the_amount_of_the_bet() -> None:
    log = "open ann 10\nbet ann 6 on 9\nsoda Kd\nturn 7h 9s"
    assert settled(log) == [("9", "won", 6)]
    assert (at(log).hands["ann"], at(log).bank) == (16, -6)


def test_how_to_play_13_twenty_five_turns_with_soda_and_hock_make_fifty_two_cards() -> None:
    table = at(whole_deal())
    assert len(table.turns) == 25
    assert 2 * len(table.turns) + len([table.soda, table.hock]) == 52
    assert sorted(table.dealt) == sorted(PACK)
    with pytest.raises(Refused, match="the deal is out after 25 turns"):
        at(whole_deal().replace("hock Ks", "turn Ks Kd"))


def test_how_to_play_14_a_copper_turns_the_bet() -> None:
    assert settled("open ann 10\ncopper ann 4 on 9\nsoda Kd\nturn 9h 7s") == [("9", "won", 4)]
    assert settled("open ann 10\ncopper ann 4 on 9\nsoda Kd\nturn 7s 9h") == [("9", "lost", -4)]


def test_how_to_play_14_a_copper_is_laid_on_the_top_of_a_stake() -> None:
    assert settled("open ann 10\nbet ann 4 on 9\ncopper ann on 9\nsoda Kd\nturn 9h 7s") == [("9", "won", 4)]


@pytest.mark.parametrize("how", ["bet", "copper"])
@pytest.mark.parametrize("turn", ["Kh Ks", "6h 6s"])
def test_how_to_play_15_split_takes_half(how: str, turn: str) -> None:
    rank = turn[0]
    log = f"open ann 10\n{how} ann 6 on {rank}\nsoda 2d\nturn {turn}"
    assert settled(log) == [(rank, "split", -3)]
    assert at(log).hands == {"ann": 7}


def test_how_to_play_15_three_splits_may_be_expected_in_two_deals() -> None:
    # The first turn after a soda stands for any of the twenty-five: no card is more likely in one than in another.
    turns = [command for command in chance(at("soda Kd")) if isinstance(command, DealTurn)]
    splits = sum(command.loser.rank == command.winner.rank for command in turns)
    assert Fraction(splits, len(turns)) == Fraction(3, 51)
    assert round(2 * 25 * Fraction(3, 51)) == 3


def test_how_to_play_16_bets_are_settled_after_each_turn_and_new_ones_made() -> None:
    assert drawn(
        at("open ann 10\nbet ann 6 on 7\nsoda Kd\nturn 7h 9s\nbet ann 2 on 9\nturn 2h 9c\nbet ann 1 on A")
    ) == text(
        """
        American Hoyle 1864: turn 2 of 25, 47 cards in the box
        soda Kd  lost 2h  won 9c  hock -
                6         5         4         3         2         A a1
        7
                8         9         10        J         Q         K
        out 2:1 7:1 9:2 K:1
        in hand ann 5
        """
    )


def test_how_to_play_17_the_hock_is_not_used() -> None:
    head, last = f"open ann 10\n{whole_deal()}".rsplit("\nturn ", 1)
    for how in ("bet", "copper"):
        log = f"{head}\n{how} ann 6 on K\nturn {last}"
        assert settled(log) == [("K", "left", 0)]
        assert at(log).hands == {"ann": 10}


def test_how_to_play_17_a_fresh_deal_follows() -> None:
    table = at(f"open ann 10\n{whole_deal()}soda 2h\nturn Kd Ks")
    assert (len(table.turns), len(table.box)) == (1, 49)


def test_how_to_play_17_originally_the_hock_belonged_to_the_dealer() -> None:
    # No rule-book of the library keeps that custom; one that does says `hock_stakes = "bank"`.
    head, last = f"open ann 10\n{whole_deal()}".rsplit("\nturn ", 1)
    assert settled(f"{head}\nbet ann 6 on K\nturn {last}", varied(HOYLE, hock_stakes="bank")) == [("K", "left", -6)]


def test_how_to_play_21_a_rank_of_which_all_four_are_out_is_dead() -> None:
    with pytest.raises(Refused, match="the Seven is dead"):
        at("open ann 10\nsoda 7d\nturn 7h 7s\nturn 7c 8c\nbet ann 1 on 7")


def test_how_to_play_23_the_soda_moves_its_bead_and_every_turn_two() -> None:
    out = {case.rank: 4 - case.left for case in keep_cases(at("soda Kd"))}
    assert {rank: count for rank, count in out.items() if count} == {Rank.KING: 1}
    out = {case.rank: 4 - case.left for case in keep_cases(at("soda Kd\nturn 7h 9s"))}
    assert {rank: count for rank, count in out.items() if count} == {Rank.KING: 1, Rank.SEVEN: 1, Rank.NINE: 1}
