"""How to play Faro: the numbered rules, under the rule-book that is read from them."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import pytest

from faro.base.cards import PACK, Rank
from faro.base.errors import Refused
from faro.base.layout import SPOTS
from faro.rulebooks.rulebook import Rulebook
from faro.seats.view import see
from faro.table.casekeep import keep_cases
from faro.table.choices import calls, chance
from faro.table.commands import DealTurn
from faro.table.limits import running_limit
from tests.engine import tables
from tests.engine.tables import HOW_TO_PLAY, drawn, last_three, refused, text, varied, whole_deal

at = partial(tables.at, rules=HOW_TO_PLAY)
settled = partial(tables.settled, rules=HOW_TO_PLAY)


def test_how_to_play_1_the_banker_limits_the_stakes() -> None:
    assert at("open ann 100\nlimit 25\nbet ann 25 on Q").bets[0].stake == 25
    with pytest.raises(Refused, match="over the limit of 25"):
        at("open ann 100\nlimit 25\nbet ann 26 on Q")


def test_how_to_play_2_counters_are_bought_from_the_banker() -> None:
    assert at("open ann 100").hands == {"ann": 100}


def test_how_to_play_3_the_limit_is_plain_or_running() -> None:
    table = at("limit 5")
    assert (table.most, running_limit(table)) == (5, 20)
    assert running_limit(at("limit 5 run 40")) == 40


def test_how_to_play_4_the_plain_limit_caps_a_first_stake_on_a_card() -> None:
    with pytest.raises(Refused, match="over the limit of 5"):
        at("open ann 100\nlimit 5\nbet ann 6 on Q")
    assert len(at("open ann 100\nlimit 5\nbet ann 5 on Q\nbet ann 5 on K").bets) == 2


def test_how_to_play_8_chips_are_laid_on_any_cards_selected() -> None:
    assert drawn(at("open ann 100\nbet ann 6 on Q\nbet ann 4 on 7\nbet ann 1 on A")) == text(
        """
        How to play Faro: turn 0 of 25, 52 cards in the box
        soda -  lost -  won -  hock -
                6         5         4         3         2         A a1
        7 a4
                8         9         10        J         Q a6      K
        out
        in hand ann 89
        """
    )


TURNS = ("7h Qs", "8h Qc", "9h Qh", "10h Qd")
"""The queen wins all four times."""


def stakes_run_up(limit: str, rules: Rulebook = HOW_TO_PLAY) -> list[int]:
    """What lies on the queen before each turn of a deal in which she wins and the stake is let run each time."""
    lines = ["open ann 5", *([limit] if limit else []), "bet ann 5 on Q", "soda Kd"]
    stakes = []
    for turn in TURNS:
        stakes.append(tables.at("\n".join(lines), rules).bets[0].stake)
        lines += [f"turn {turn}", "parlee ann Q"]
    return stakes


def test_how_to_play_5_the_running_limit_is_the_plain_limit_multiplied_by_four() -> None:
    assert stakes_run_up("limit 5") == [5, 10, 20, 20]


def test_how_to_play_5_what_is_above_the_running_limit_stays_with_the_player() -> None:
    log = "open ann 5\nlimit 5\nbet ann 5 on Q\nsoda Kd\n" + "".join(f"turn {t}\nparlee ann Q\n" for t in TURNS[:3])
    assert (at(log).hands, at(log).bets[0].stake) == ({"ann": 20}, 20)


def test_how_to_play_5_a_running_bet_may_be_moved_to_another_card() -> None:
    log = "open ann 5\nlimit 5\nbet ann 5 on Q\nsoda Kd\nturn 7h Qs\nparlee ann Q to 9\n"
    assert [(bet.spot.id, bet.stake) for bet in at(log).bets] == [("9", 10)]
    assert settled(f"{log}turn 8h 9s") == [("9", "won", 10)]


def test_how_to_play_6_a_parlee_without_end_goes_on_doubling() -> None:
    assert stakes_run_up("", varied(HOW_TO_PLAY, running_limit="unlimited")) == [5, 10, 20, 40]
    assert stakes_run_up("limit 5", varied(HOW_TO_PLAY, running_limit="unlimited")) == [5, 10, 20, 40]


@pytest.mark.parametrize("rank", Rank, ids=lambda rank: rank.code)
def test_how_to_play_8_each_of_the_thirteen_cards_takes_a_bet(rank: Rank) -> None:
    assert at(f"open ann 5\nbet ann 5 on {rank.code}").bets[0].spot is SPOTS[rank.code]


@pytest.mark.parametrize("place", ["5-6", "Q-K", "A-K", "3-J", "7-6", "6-5-8-9", "2-A-Q-K"])
def test_how_to_play_8_a_bet_between_two_cards_or_at_the_corners_of_four(place: str) -> None:
    table = at(f"open ann 5\nbet ann 5 on {place}")
    assert "-".join(sorted(rank.code for rank in table.bets[0].spot.ranks)) == "-".join(sorted(place.split("-")))


@pytest.mark.parametrize("place", ["5-6-8-9", "5-6"])
@pytest.mark.parametrize(
    ("turn", "result", "gain"), [("2h 5s", "won", 4), ("5h 2s", "lost", -4), ("6h 2s", "lost", -4)]
)
def test_how_to_play_8_any_of_the_cards_pays_or_takes(place: str, turn: str, result: str, gain: int) -> None:
    ((_, *fate),) = settled(f"open ann 5\nbet ann 4 on {place}\nsoda Kd\nturn {turn}")
    assert fate == [result, gain]


@pytest.mark.parametrize("how", ["bet", "copper"])
@pytest.mark.parametrize("turn", ["5h 9s", "9h 5s", "6h 8s"])
def test_how_to_play_8_one_a_loser_and_another_a_winner_is_a_split(how: str, turn: str) -> None:
    log = f"open ann 5\n{how} ann 4 on 5-6-8-9\nsoda Kd\nturn {turn}"
    assert settled(log) == [("6-5-9-8", "split", -2)]
    assert at(log).hands == {"ann": 3}


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


def test_how_to_play_10_the_losers_lie_to_the_dealers_left() -> None:
    # Between the pack, at his right hand, and the soda, at his left: from the players' side, right of the pack.
    assert HOW_TO_PLAY.loser_pile == "right"


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
    splits = sum(command.first.rank == command.second.rank for command in turns)
    assert Fraction(splits, len(turns)) == Fraction(3, 51)
    assert round(2 * 25 * Fraction(3, 51)) == 3


def test_how_to_play_16_bets_are_settled_after_each_turn_and_new_ones_made() -> None:
    assert drawn(
        at("open ann 10\nbet ann 6 on 7\nsoda Kd\nturn 7h 9s\nbet ann 2 on 9\nturn 2h 9c\nbet ann 1 on A")
    ) == text(
        """
        How to play Faro: turn 2 of 25, 47 cards in the box
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
    head, last = f"open ann 10\n{whole_deal()}".rsplit("\nturn ", 1)
    originally = varied(HOW_TO_PLAY, hock_stakes="bank")
    assert settled(f"{head}\nbet ann 6 on K\nturn {last}", rules=originally) == [("K", "left", -6)]


BARRED = "open ann 10\nbet ann 6 on 9\nbar ann 9\nsoda Kd\n"


@pytest.mark.parametrize("turn", ["7h 9s", "9h 7s", "9h 9s"])
def test_how_to_play_18_a_barred_bet_is_not_at_risk(turn: str) -> None:
    assert settled(f"{BARRED}turn {turn}") == []
    assert at(f"{BARRED}turn {turn}").bets[0].stake == 6


def test_how_to_play_18_a_bar_is_for_one_turn() -> None:
    assert settled(f"{BARRED}turn 7h 9s\nturn 7d 9d") == [("9", "won", 6)]
    assert settled(f"{BARRED}turn 7h 9s\nbar ann 9\nturn 7d 9d") == []


HALF = "open ann 10\nbet ann 6 on 9\nhalf ann 9\nsoda Kd\n"


@pytest.mark.parametrize(
    ("turn", "result", "gain"), [("7h 9s", "won", 3), ("9h 7s", "lost", -3), ("9h 9s", "split", -2)]
)
def test_how_to_play_19_one_half_of_a_bet_goes(turn: str, result: str, gain: int) -> None:
    assert settled(f"{HALF}turn {turn}") == [("9", result, gain)]
    assert at(f"{HALF}turn {turn}").hands == {"ann": 10 + gain}


def test_how_to_play_19_until_the_order_is_revoked_or_the_deal_ends() -> None:
    later = "turn 2h 3s\nturn 2s 3h\n"
    assert settled(f"{HALF}{later}turn 7h 9s") == [("9", "won", 3)]
    assert settled(f"{HALF}{later}goes ann 9\nturn 7h 9s") == [("9", "won", 6)]
    assert settled(f"{HALF}turn 7h 9s\nbet ann 6 on 9\nturn 9h 7s") == [("9", "lost", -3)]
    head, last = f"open ann 10\n{whole_deal()}".rsplit("\nturn ", 1)
    next_deal = f"{head}\nbet ann 6 on K\nhalf ann K\nturn {last}bet ann 6 on K\n"
    assert at(next_deal).bets[0].goes == "all"


CALLED = ("open ann 20", "call ann 5 on 5-6-7")


@pytest.mark.parametrize(
    ("turn", "fate"),
    [("5c 6c", ("won", 20)), ("6c 5c", ("lost", -5)), ("5c 7c", ("lost", -5)), ("7c 6c", ("lost", -5))],
)
def test_how_to_play_20_the_order_of_the_last_three_cards_wins_four_times_the_stake(
    turn: str, fate: tuple[str, int]
) -> None:
    assert settled(last_three("5c 6c 7c", *CALLED, f"turn {turn}")) == [("5-6-7", *fate)]


@pytest.mark.parametrize(("turn", "fate"), [("Kc Kd", ("won", 10)), ("Kd Kc", ("won", 10)), ("Kc 10c", ("lost", -5))])
def test_how_to_play_20_with_two_cards_the_same_it_wins_twice_the_stake(turn: str, fate: tuple[str, int]) -> None:
    log = last_three("10c Kc Kd", "open ann 20", "call ann 5 on K-K-10", f"turn {turn}")
    assert settled(log) == [("K-K-10", *fate)]


def test_how_to_play_20_only_when_one_turn_is_left() -> None:
    assert refused("open ann 20\nsoda Kd\ncall ann 5 on 5-6-7", HOW_TO_PLAY) == "call-too-early"
    assert len([*calls(at(last_three("5c 6c 7c", "open ann 20")), "ann")]) == 6


DEAD = "open ann 10\nopen ben 10\nsoda 7d\nturn 7h 7s\nturn 7c 8c\nbet ann 4 on 7\n"


@pytest.mark.parametrize(
    ("claimant", "hands", "bank"), [("ben", {"ann": 6, "ben": 14}, 0), ("bank", {"ann": 6, "ben": 10}, 4)]
)
def test_how_to_play_21_a_stake_on_a_dead_denomination_is_the_first_players_or_the_dealers_to_notice_it(
    claimant: str, hands: dict[str, int], bank: int
) -> None:
    table = at(f"{DEAD}claim {claimant} ann 7")
    assert (table.hands, table.bank, table.bets) == (hands, bank, ())


def test_how_to_play_21_a_denomination_is_dead_when_all_four_cards_have_been_played() -> None:
    three = "open ann 10\nopen ben 10\nsoda 7d\nturn 7h 7s\nbet ann 4 on 7\n"
    assert refused(f"{three}claim ben ann 7", HOW_TO_PLAY) == "no-claim"


@pytest.mark.parametrize(
    ("turn", "opened", "coppered"),
    [("5h 9s", ("won", 4), ("lost", -4)), ("9h 5s", ("lost", -4), ("won", 4)), ("Ah 2s", ("won", 4), ("lost", -4))],
)
def test_how_to_play_22_the_high_card_bar_bets_that_the_second_card_is_higher(
    turn: str, opened: tuple[str, int], coppered: tuple[str, int]
) -> None:
    assert settled(f"open ann 4\nbet ann 4 on high-card\nsoda Kd\nturn {turn}") == [("high-card", *opened)]
    assert settled(f"open ann 4\ncopper ann 4 on high-card\nsoda Kd\nturn {turn}") == [("high-card", *coppered)]


def test_how_to_play_23_the_soda_moves_its_bead_and_every_turn_two() -> None:
    out = {case.rank: 4 - case.left for case in keep_cases(at("soda Kd"))}
    assert {rank: count for rank, count in out.items() if count} == {Rank.KING: 1}
    out = {case.rank: 4 - case.left for case in keep_cases(at("soda Kd\nturn 7h 9s"))}
    assert {rank: count for rank, count in out.items() if count} == {Rank.KING: 1, Rank.SEVEN: 1, Rank.NINE: 1}
