from __future__ import annotations

import pytest

from faro.base.cards import Rank
from faro.base.errors import Refused
from faro.base.layout import SPOTS
from faro.base.place_names import spot
from faro.base.stakes import Bet
from faro.rulebooks.rulebook import Rulebook
from faro.table import events as e
from tests.engine.tables import (
    DENEXA,
    HOW_TO_PLAY,
    HOYLE,
    LAWS,
    LIBRARY,
    MEYER,
    NEVADA,
    at,
    last_events,
    last_three,
    refused,
    settled,
    varied,
    whole_deal,
)


def test_a_bet_is_placed() -> None:
    assert last_events("open ann 10\nbet ann 6 on Q") == (e.BetPlaced("ann", 6, SPOTS["Q"], False),)


def test_a_copper_is_turned_and_turned_back() -> None:
    log = "open ann 10\nbet ann 6 on Q\ncopper ann on Q"
    assert last_events(log) == (e.CopperTurned("ann", SPOTS["Q"], True),)
    assert last_events(f"{log}\ncopper ann on Q") == (e.CopperTurned("ann", SPOTS["Q"], False),)


def test_a_stake_is_taken_down_or_moved_whole() -> None:
    log = "open ann 10\ncopper ann 4 on Q\ncopper ann 2 on Q"
    assert last_events(f"{log}\ntake ann Q") == (e.BetTakenDown("ann", SPOTS["Q"], 6),)
    assert last_events(f"{log}\nmove ann Q to 7") == (e.BetMoved("ann", SPOTS["Q"], SPOTS["7"], 6, True),)


def test_a_part_of_a_stake_is_taken_down_and_the_rest_lies_as_it_lay() -> None:
    log = "open ann 10\ncopper ann 6 on Q\nhalf ann Q\ntake ann 2 from Q"
    table = at(log)
    assert last_events(log) == (e.BetTakenDown("ann", SPOTS["Q"], 2),)
    assert table.hands["ann"] == 6
    assert table.bets == (Bet("ann", SPOTS["Q"], 4, coppered=True, goes="half"),)
    whole = at(f"{log}\ntake ann 4 from Q")
    assert (whole.hands["ann"], whole.bets, whole.halved) == (10, (), frozenset())


def test_a_single_check_that_is_left_of_a_stake_is_not_halved_and_the_order_holds_for_what_is_added() -> None:
    log = "open ann 10\nbet ann 6 on Q\nhalf ann Q\ntake ann 5 from Q"
    assert [bet.goes for bet in at(log).bets] == ["all"]
    assert [bet.goes for bet in at(f"{log}\nbet ann 3 on Q").bets] == ["half"]


@pytest.mark.parametrize(
    ("log", "why"),
    [
        ("take ann 7 from Q", "cannot take 7 of the 6 on the Queen (bad-number); take 5 or fewer, or the whole"),
        ("take ann 0 from Q", "cannot take 0 of the 6 on the Queen (bad-number); take 5 or fewer, or the whole"),
        (
            "limit 2 9\ntake ann 5 from Q",
            "cannot take 5 of the 6 on the Queen (bad-number); take 4 or fewer, or the whole",
        ),
        ("limit 6 9\ntake ann 1 from Q", "cannot take 1 of the 6 on the Queen (bad-number); take the whole"),
        ("take ann 1 from 7", "ann has no stake on the Seven"),
    ],
)
def test_more_than_may_be_is_not_taken_off_a_stake(log: str, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        at(f"open ann 10\nbet ann 6 on Q\n{log}")
    assert why in str(refusal.value)


def test_a_stack_with_a_plug_keeps_a_check_over_it() -> None:
    log = "open ann 40\ndevice corking ann\nbet ann 20 on Q\ntrick ann cork 15 on Q\n"
    assert at(f"{log}take ann 4 from Q").bets[0].stake == 16
    assert refused(f"{log}take ann 5 from Q") == "bad-number"
    assert at(f"{log}take ann Q").hands["ann"] == 40


def test_a_stake_is_added_to_only_as_it_lies() -> None:
    assert refused("open ann 10\nbet ann 4 on Q\ncopper ann 2 on Q") == "copper-mismatch"
    assert refused("open ann 10\ncopper ann 4 on Q\nbet ann 2 on Q") == "copper-mismatch"


def test_two_punters_may_bet_one_rank_each_in_their_own_way() -> None:
    table = at("open ann 10\nopen ben 10\nbet ann 4 on Q\ncopper ben 2 on Q")
    assert [(bet.punter, bet.coppered) for bet in table.bets] == [("ann", False), ("ben", True)]


def test_a_stake_cannot_be_moved_onto_ones_own_or_to_where_it_lies() -> None:
    assert refused("open ann 10\nbet ann 4 on Q\nbet ann 2 on 7\nmove ann Q to 7") == "place-taken"
    assert refused("open ann 10\nbet ann 4 on Q\nmove ann Q to Q") == "place-taken"


def test_where_stakes_must_lie_they_are_neither_taken_down_nor_moved() -> None:
    book = varied(HOYLE, withdrawal="must-lie")
    assert refused("open ann 10\nbet ann 1 on Q\ntake ann Q", book) == "must-lie"
    assert refused("open ann 10\nbet ann 1 on Q\nmove ann Q to 7", book) == "must-lie"


def test_where_coppers_are_refused_none_is_laid() -> None:
    book = varied(HOYLE, copper="refused")
    assert refused("open ann 10\ncopper ann 1 on Q", book) == "copper-refused"
    assert refused("open ann 10\nbet ann 1 on Q\ncopper ann on Q", book) == "copper-refused"


def test_a_stake_on_several_cards_is_laid_moved_and_coppered_as_any_other() -> None:
    log = "open ann 10\nsoda Kd\nbet ann 4 on pot\ncopper ann on pot\nmove ann pot to 9/Q"
    (bet,) = at(log, MEYER).bets
    assert (bet.spot, bet.stake, bet.coppered) == (spot("9/Q"), 4, True)


def test_how_much_of_a_stake_goes_is_ordered() -> None:
    log = "open ann 10\nbet ann 4 on Q"
    assert last_events(f"{log}\nbar ann Q") == (e.BetOrdered("ann", SPOTS["Q"], "none"),)
    assert last_events(f"{log}\nhalf ann Q") == (e.BetOrdered("ann", SPOTS["Q"], "half"),)
    assert last_events(f"{log}\nbar ann Q\ngoes ann Q") == (e.BetOrdered("ann", SPOTS["Q"], "all"),)
    assert [at(f"{log}\n{act} ann Q").bets[0].at_risk for act in ("bar", "half")] == [0, 2]


def test_what_is_asked_for_and_is_so_already_is_refused() -> None:
    log = "open ann 10\nbet ann 4 on Q"
    for act in ("bar", "half"):
        assert refused(f"{log}\n{act} ann Q\n{act} ann Q") == "order-stands"
    assert refused(f"{log}\ngoes ann Q") == "order-stands"


def test_where_the_book_refuses_orders_none_is_taken() -> None:
    log = "open ann 10\nsoda Kd\nbet ann 4 on Q"
    assert [refused(f"{log}\n{act} ann Q", DENEXA) for act in ("bar", "half")] == ["order-refused"] * 2


def test_one_check_does_not_go_by_half() -> None:
    assert refused("open ann 10\nbet ann 1 on Q\nhalf ann Q") == "bad-number"


@pytest.mark.parametrize(
    ("rules", "turns", "result"),
    [
        (varied(LAWS, bar="one-turn"), "turn 7h Qs", []),
        (varied(LAWS, bar="one-turn"), "turn 7h Qs\nturn 8h Qc", [("Q", "won", 4)]),
        (varied(LAWS, bar="until-it-goes"), "turn 7h Qs\nturn 8h Qc", []),
        (varied(LAWS, bar="until-it-goes"), "turn 7h Qs\ngoes ann Q\nturn 8h Qc", [("Q", "won", 4)]),
    ],
)
def test_how_long_a_bar_lasts_is_the_rule_books(rules: Rulebook, turns: str, result: object) -> None:
    assert settled(f"open ann 10\nbet ann 4 on Q\nbar ann Q\nsoda Kd\n{turns}", rules) == result


@pytest.mark.parametrize(
    ("after_bar", "at_risk"), [("turn 7h 8s", 2), ("goes ann Q\nturn 7h 8s", 4), ("turn 7h 8s\ngoes ann Q", 4)]
)
def test_a_bar_of_one_turn_takes_back_no_half(after_bar: str, at_risk: int) -> None:
    log = f"open ann 10\nbet ann 4 on Q\nhalf ann Q\nbar ann Q\nsoda Kd\n{after_bar}"
    assert at(log, varied(LAWS, bar="one-turn")).bets[0].at_risk == at_risk


def test_a_barred_stake_that_is_taken_up_and_laid_anew_goes() -> None:
    log = "open ann 10\nbet ann 4 on Q\nbar ann Q\nsoda Kd\nturn 7h 8s\ntake ann Q\nbet ann 4 on Q"
    assert at(log, LAWS).bets[0].goes == "all"


HALVED = "open ann 20\nbet ann 4 on Q\nhalf ann Q\nsoda Kd\n"


@pytest.mark.parametrize("turn", ["turn 7h Qs", "turn Qs 7h", "turn Qs Qh"], ids=["won", "lost", "split"])
def test_a_half_goes_of_what_is_laid_on_the_place_once_the_stake_has_been_decided(turn: str) -> None:
    assert at(f"{HALVED}{turn}\nbet ann 6 on Q").bets[0].at_risk == 3


def test_a_half_goes_of_a_stake_that_runs_on_where_it_lay_and_the_whole_of_it_elsewhere() -> None:
    won = f"{HALVED}turn 7h Qs\n"
    assert [(bet.stake, bet.at_risk) for bet in at(f"{won}parlee ann Q").bets] == [(6, 3)]
    assert [(bet.stake, bet.at_risk) for bet in at(f"{won}parlee ann Q to J").bets] == [(6, 6)]


@pytest.mark.parametrize("way", ["bet ann 4 on Q\ngoes ann Q\nturn 8h Qd", "bet ann 4 on Q\ntake ann Q"])
def test_who_says_that_it_goes_or_takes_the_stake_up_has_taken_the_order_back(way: str) -> None:
    assert at(f"{HALVED}turn 7h Qs\n{way}\nbet ann 4 on Q").bets[0].goes == "all"


def test_an_order_moves_with_its_stake() -> None:
    assert at("open ann 10\nbet ann 4 on Q\nhalf ann Q\nmove ann Q to 7").bets[0].goes == "half"
    moved = at(f"{HALVED}turn 7h 8s\nmove ann Q to J\nturn 9h Js\nbet ann 4 on Q\nbet ann 4 on J")
    assert {bet.spot.id: bet.goes for bet in moved.bets} == {"Q": "all", "J": "half"}
    shifted = at("open ben 5\n" + HALVED + "alter ben ann Q to J\nturn 9h Js\nbet ann 4 on J")
    assert shifted.bets[0].goes == "half"


def test_a_single_check_goes_whole_until_another_is_laid_on_it() -> None:
    single = f"{HALVED}turn 7h Qs\nbet ann 1 on Q"
    assert at(single).bets[0].at_risk == 1
    assert at(f"{single}\nbet ann 1 on Q").bets[0].at_risk == 1
    assert at(f"{single}\ngoes ann Q\nbet ann 1 on Q").bets[0].at_risk == 2


def test_no_order_outlives_its_deal() -> None:
    head, last = f"open ann 10\n{whole_deal()}".rsplit("\nturn ", 1)
    ordered = at(f"{head}\nbet ann 6 on K\nhalf ann K\nturn {last}")
    assert ordered.halved == frozenset()
    before_it = at(f"{head}\nturn {last}bet ann 6 on K\nhalf ann K\nsoda Kd")
    assert [bet.goes for bet in before_it.bets] == ["half"]


def test_a_half_goes_until_the_order_is_taken_back() -> None:
    log = "open ann 10\nbet ann 4 on Q\nhalf ann Q\nsoda Kd\nturn 7h 8s\n"
    assert settled(f"{log}turn Qh 9s") == [("Q", "lost", -2)]
    assert at(f"{log}turn Qh 9s").hands == {"ann": 8}
    assert settled(f"{log}goes ann Q\nturn Qh 9s") == [("Q", "lost", -4)]


WON = "open ann 20\nsoda Kd\nbet ann 5 on Q\nturn 7h Qs\n"


def test_a_stake_that_has_won_runs_on_with_its_winnings() -> None:
    assert last_events(f"{WON}parlee ann Q", MEYER) == (e.BetParleed("ann", SPOTS["Q"], SPOTS["Q"], 10, False),)
    table = at(f"{WON}parlee ann Q to pot", MEYER)
    assert ([(bet.spot.id, bet.stake) for bet in table.bets], table.hands) == ([("6-7-8", 10)], {"ann": 15})


def test_a_coppered_stake_runs_on_under_its_copper() -> None:
    log = "open ann 20\nsoda Kd\ncopper ann 5 on Q\nturn Qs 7h\nparlee ann Q"
    assert last_events(log, MEYER) == (e.BetParleed("ann", SPOTS["Q"], SPOTS["Q"], 10, True),)


def test_a_stake_runs_on_once_and_only_from_the_turn_it_won() -> None:
    assert refused(f"{WON}parlee ann Q\ntake ann Q\nparlee ann Q", MEYER) == "no-parlee"
    assert refused(f"{WON}turn 2h 3s\nparlee ann Q", MEYER) == "no-parlee"
    assert refused(f"{WON}parlee ann 7", MEYER) == "no-parlee"
    assert refused("open ann 20\nsoda Kd\nbet ann 5 on Q\nturn Qh 7s\nparlee ann Q", MEYER) == "no-parlee"


def test_where_the_book_lets_nothing_run_nothing_does() -> None:
    assert refused(f"{WON}parlee ann Q", DENEXA) == "no-parlee"


def test_a_stake_does_not_run_onto_another() -> None:
    assert refused(f"{WON}bet ann 1 on 9\nparlee ann Q to 9", MEYER) == "place-taken"
    assert refused(f"{WON}bet ann 20 on 9\nparlee ann Q", MEYER) == "stake-over-funds"


def test_a_running_stake_keeps_to_the_running_limit_and_not_to_the_plain_one() -> None:
    log = "limit 5 run 12\nopen ann 20\nsoda Kd\nbet ann 5 on Q\nturn 7h Qs\nparlee ann Q\n"
    table = at(f"{log}turn 7c Qh\nparlee ann Q", MEYER)
    assert ([bet.stake for bet in table.bets], table.hands) == ([12], {"ann": 23})
    assert refused(f"{log}bet ann 1 on Q", MEYER) == "stake-over-limit"


LAST = ("open ann 50", "open ben 50")


def test_a_call_names_the_order_of_the_last_three_cards() -> None:
    log = last_three("5c 6c 7c", *LAST, "call ann 2 on 6-7-5")
    assert last_events(log) == (e.TurnCalled("ann", 2, (spot("6").ranks[0], spot("7").ranks[0], spot("5").ranks[0])),)
    assert at(log).hands == {"ann": 48, "ben": 50}


def test_a_call_is_taken_back_as_a_stake_is() -> None:
    log = last_three("5c 6c 7c", *LAST, "call ann 2 on 6-7-5", "call ben 1 on 6-7-5", "withdraw ann 6-7-5")
    assert last_events(log) == (e.CallWithdrawn("ann", (Rank.SIX, Rank.SEVEN, Rank.FIVE), 2),)
    after = at(log)
    assert after.hands == {"ann": 50, "ben": 49}
    assert [call.punter for call in after.calls] == ["ben"]
    assert refused(f"{log}\nwithdraw ann 6-7-5") == "no-such-bet"


def test_several_orders_may_be_called_each_once() -> None:
    calls = ("call ann 2 on 6-7-5", "call ann 3 on 5-6-7", "call ben 1 on 6-7-5")
    assert len(at(last_three("5c 6c 7c", *LAST, *calls)).calls) == 3
    assert refused(last_three("5c 6c 7c", *LAST, *calls, "call ann 1 on 5-6-7")) == "order-stands"


@pytest.mark.parametrize(
    ("cards", "call", "rules", "code"),
    [
        ("5c 6c 7c", "5-6-8", HOYLE, "call-not-in-box"),
        ("5c 6c 7c", "5-6-6", HOYLE, "call-not-in-box"),
        ("5c 5d 5h", "5-5-5", HOYLE, "no-call"),
        ("5c 6c 7c", "5-6-7", varied(HOYLE, call="refused"), "no-call"),
        ("5c 5d 7c", "5-7-5", varied(HOYLE, cat="refused"), "no-call"),
    ],
)
def test_what_may_not_be_called(cards: str, call: str, rules: Rulebook, code: str) -> None:
    assert refused(last_three(cards, *LAST, f"call ann 2 on {call}"), rules) == code


def test_a_price_that_is_refused_leaves_the_other_alone() -> None:
    assert at(last_three("5c 6c 7c", *LAST, "call ann 2 on 5-6-7"), varied(HOYLE, cat="refused")).calls
    assert at(last_three("5c 5d 7c", *LAST, "call ann 2 on 5-7-5"), varied(HOYLE, call="refused")).calls


def test_a_call_keeps_to_the_hand_and_to_the_limit() -> None:
    assert refused(last_three("5c 6c 7c", *LAST, "call ann 51 on 5-6-7")) == "stake-over-funds"
    assert refused(last_three("5c 6c 7c", *LAST, "limit 10", "call ann 11 on 5-6-7")) == "stake-over-limit"
    assert refused(last_three("5c 6c 7c", *LAST, "call ann 0 on 5-6-7")) == "bad-number"


def test_the_last_turn_is_called_neither_earlier_nor_later() -> None:
    assert refused("open ann 5\nsoda Kd\ncall ann 1 on 5-6-7") == "call-too-early"
    assert refused(last_three("5c 6c 7c", *LAST, "turn 5c 6c", "call ann 2 on 5-6-7")) == "call-too-early"


SHIFTED = "open ann 10\nopen ben 10\nbet ann 4 on Q\nsoda Kd\nalter ben ann Q to 7\n"


def test_a_stake_that_another_shifts_is_answered_for() -> None:
    assert last_events(SHIFTED, LAWS) == (e.BetAltered("ben", "ann", SPOTS["Q"], SPOTS["7"]),)
    lost = at(f"{SHIFTED}turn 7h Qs", LAWS)
    assert (lost.hands, lost.bank) == ({"ann": 10, "ben": 6}, 4)
    won = at(f"{SHIFTED}turn Qs 7h", LAWS)
    assert (won.hands, won.bank) == ({"ann": 14, "ben": 10}, -4)
    split = at(f"{SHIFTED}turn 7s 7h", LAWS)
    assert (split.hands, split.bank) == ({"ann": 10, "ben": 8}, 2)


def test_whoever_shifts_a_stake_answers_as_far_as_he_holds_checks() -> None:
    table = at("open ann 10\nopen ben 3\nbet ann 4 on Q\nsoda Kd\nalter ben ann Q to 7\nturn 7h Qs", LAWS)
    assert table.hands == {"ann": 9, "ben": 0}


def test_the_dealer_who_shifts_a_stake_answers_with_the_bank() -> None:
    table = at("open ann 10\nbet ann 4 on Q\nsoda Kd\nalter bank ann Q to 7\nturn 7h Qs", LAWS)
    assert (table.hands, table.bank) == ({"ann": 10}, 0)


def test_a_stake_that_its_owner_moves_again_is_his_own_affair() -> None:
    table = at(f"{SHIFTED}move ann 7 to 8\nturn 8h Qs", LAWS)
    assert table.hands == {"ann": 6, "ben": 10}


def test_a_stake_is_shifted_by_another_and_only_where_it_might_lie() -> None:
    assert refused("open ann 10\nbet ann 4 on Q\nalter ann ann Q to 7", LAWS) == "own-stake"
    assert refused("open ann 10\nbet ann 4 on Q\nalter ben ann Q to 7", LAWS) == "unknown-punter"
    seated = "open ann 10\nopen ben 9\nbet ann 4 on Q\n"
    assert refused(f"{seated}bet ann 1 on 7\nalter ben ann Q to 7", LAWS) == "place-taken"
    assert refused(f"{seated}alter ben ann Q to high-card", LAWS) == "bet-not-taken"
    assert refused(f"{seated}alter ben ann 7 to Q", LAWS) == "no-such-bet"


DEAD = "open ann 10\nopen ben 10\nsoda 7d\nturn 7h 7s\nturn 7c 8c\nbet ann 4 on 7\n"


@pytest.mark.parametrize(
    ("rules", "claimant", "hands", "bank"),
    [
        (HOW_TO_PLAY, "ben", {"ann": 6, "ben": 14}, 0),
        (HOW_TO_PLAY, "bank", {"ann": 6, "ben": 10}, 4),
        (HOW_TO_PLAY, "ann", {"ann": 10, "ben": 10}, 0),
        (MEYER, "ben", {"ann": 6, "ben": 14}, 0),
    ],
)
def test_a_stake_on_a_dead_card_goes_to_whoever_claims_it(
    rules: Rulebook, claimant: str, hands: dict[str, int], bank: int
) -> None:
    log = f"{DEAD}claim {claimant} ann 7"
    assert last_events(log, rules) == (e.SleeperClaimed(claimant, "ann", SPOTS["7"], 4),)
    assert (at(log, rules).hands, at(log, rules).bank, at(log, rules).bets) == (hands, bank, ())


def test_who_may_not_claim_and_what() -> None:
    assert refused(f"{DEAD}claim bank ann 7", MEYER) == "no-claim"
    assert refused(f"{DEAD}bet ann 1 on 8\nclaim ben ann 8", MEYER) == "no-claim"
    assert refused(f"{DEAD}claim cal ann 7", MEYER) == "unknown-punter"
    barred = "open ann 9\nopen ben 9\nbet ann 4 on 7\nbar ann 7\nsoda 7d\nturn 7h 7s\nturn 7c 8c\n"
    assert refused(f"{barred}claim ben ann 7", HOYLE) == "no-claim"


def test_a_stake_on_several_cards_is_a_sleeper_only_when_all_of_them_are_dead() -> None:
    log = "open ann 10\nopen ben 10\nsoda 7d\nturn 7h 7s\nturn 7c 8c\nturn 8d 8h\nbet ann 4 on 7-8\n"
    assert refused(f"{log}claim ben ann 7-8", MEYER) == "no-claim"
    late = log.replace("bet ann", "turn 8s 9c\nbet ann")
    assert at(f"{late}claim ben ann 7-8", MEYER).hands == {"ann": 6, "ben": 14}


@pytest.mark.parametrize(
    ("place", "turn", "result"),
    [
        ("pot", "2h 7s", ("6-7-8", "won", 4)),
        ("pot", "7h 2s", ("6-7-8", "lost", -4)),
        ("pot", "6h 7s", ("6-7-8", "split", -2)),
        ("Q/9", "9h Qs", ("Q/9", "won", 4)),
        ("high-row", "2h 9s", ("high-row", "won", 4)),
        ("low-side", "2h 9s", ("low-side", "lost", -4)),
        ("red", "2c 9h", ("red", "won", 4)),
        ("odd", "2c 9h", ("odd", "won", 4)),
        ("even-loser", "2c 9h", ("even-loser", "won", 4)),
        ("odd-loser", "2c 9h", ("odd-loser", "lost", -4)),
        ("all-odd", "2c 9h", ("all-odd", "won", 4)),
        ("high-card", "2c 9h", ("high-card", "won", 4)),
    ],
)
def test_what_comes_of_bets_on_several_cards(place: str, turn: str, result: object) -> None:
    assert settled(f"open ann 10\nsoda Kd\nbet ann 4 on {place}\nturn {turn}", NEVADA) == [result]


def test_a_settled_bet_tells_its_stake_and_what_went_of_it() -> None:
    (_, event) = last_events("open ann 10\nbet ann 5 on Q\nhalf ann Q\nsoda Kd\nturn 7h Qs")
    assert event == e.BetSettled("ann", SPOTS["Q"], 5, False, "won", 0, 2)


def test_a_stake_that_a_doublet_has_taken_whole_is_not_played_on() -> None:
    log = "open ann 50\nbottom Kd\nbet ann 2 on 9\nturn 9h 9c\npli ann 9"
    pharo = LIBRARY["pharo"]
    assert at(log, pharo).bets
    assert refused(log, varied(pharo, split="whole")) == "no-parlee"


def test_a_call_of_exactly_the_limit_is_taken() -> None:
    log = "limit 10\nopen ann 20\n" + last_three("5c 6c 7c")
    assert at(f"{log}call ann 10 on 5-6-7").calls[0].stake == 10
    assert refused(f"{log}call ann 11 on 5-6-7") == "stake-over-limit"


def test_a_folded_card_is_not_told_ahead_to_take_a_corner() -> None:
    log = "open ann 100\nbet ann 5 on Q\nface Kd\npaix ann Q\nturn Qh 9s\nparoli ann Q"
    assert refused(log, LIBRARY["basset"]) == "no-corner"
