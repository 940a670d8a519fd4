from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faro.base.cards import PACK, Card, Rank
from faro.base.layout import SPOTS, Spot
from faro.base.place_names import spot
from faro.base.stakes import Bend, Bet, Call, Goes, Order
from faro.rulebooks.rulebook import RULES, Rulebook
from faro.table.bets_taken import is_taken
from faro.table.events import BetSettled, CallSettled
from faro.table.settlement import (
    price,
    run_on,
    settle,
    settle_calls,
    settle_face,
    settle_hock,
    settle_misdeal,
    settle_turn,
    viggresh,
    within_purse,
)
from tests.engine.tables import HOYLE, LIBRARY, MEYER, NEVADA, at, varied
from tests.engine.walks import PLACES, rulebooks


def fate(
    stake: int, *, turn: str, coppered: bool = False, on: str = "7", goes: Goes = "all", **rules: Any
) -> tuple[str, int, int] | None:
    """What a turn of two cards, or of two ranks, does to a stake: the result, the checks taken, the checks paid."""
    loser, winner = (
        Card.parse(word if word[-1] in "cdhs" else f"{word}{suit}")
        for word, suit in zip(turn.split(), "hs", strict=True)
    )
    event = settle(varied(NEVADA, **rules), Bet("ann", spot(on), stake, coppered, goes), loser, winner)
    return None if event is None else (event.result, event.taken, event.paid)


@pytest.mark.parametrize(
    ("turn", "open_bet", "coppered_bet"),
    [
        ("9 7", ("won", 0, 5), ("lost", 5, 0)),
        ("7 9", ("lost", 5, 0), ("won", 0, 5)),
        ("7 7", ("split", 3, 0), ("split", 3, 0)),
        ("8 9", None, None),
    ],
)
def test_the_four_fates_of_a_stake_on_the_seven(turn: str, open_bet: object, coppered_bet: object) -> None:
    assert fate(5, coppered=False, turn=turn) == open_bet
    assert fate(5, coppered=True, turn=turn) == coppered_bet


@pytest.mark.parametrize("coppered", [False, True])
@pytest.mark.parametrize(
    ("rules", "taken"),
    [
        ({"odd_unit": "bank"}, 3),
        ({"odd_unit": "punter"}, 2),
        ({"split": "whole", "odd_unit": "bank"}, 5),
        ({"split": "whole", "odd_unit": "punter"}, 5),
    ],
)
def test_what_a_split_takes_of_five_is_the_rule_books(rules: dict[str, Any], taken: int, coppered: bool) -> None:
    assert fate(5, coppered=coppered, turn="7 7", **rules) == ("split", taken, 0)


LOST, WON, HALF, PUSH = ("lost", 5, 0), ("won", 0, 5), ("split", 3, 0), ("push", 0, 0)
ALL_TAKEN = ("split", 5, 0)


@pytest.mark.parametrize("coppered", [False, True])
@pytest.mark.parametrize(("takes", "fated"), [("half", HALF), ("push", PUSH), ("lose", LOST)])
@pytest.mark.parametrize("on", ["6-7-8", "7-6", "7-8-6", "6-5-9-8", "3+6+7", "6-8-5"])
def test_what_is_taken_where_one_card_of_several_loses_and_another_wins_is_the_rule_books(
    on: str, takes: str, fated: object, coppered: bool
) -> None:
    turn = {"6-5-9-8": "6 9", "6-8-5": "6 8"}.get(on, "6 7")
    assert fate(5, on=on, turn=turn, coppered=coppered, combination=takes) == fated


@pytest.mark.parametrize("takes", ["half", "push", "lose"])
def test_two_cards_of_one_rank_split_a_stake_on_several_whatever_the_book_says_of_two_ranks(takes: str) -> None:
    assert fate(5, on="pot", turn="6 6", combination=takes) == HALF
    assert fate(5, on="pot", turn="6 6", combination=takes, split="whole") == ALL_TAKEN


@pytest.mark.parametrize(("takes", "fated"), [("half", HALF), ("push", PUSH), ("lose", LOST)])
@pytest.mark.parametrize(
    ("on", "turn"),
    [("low-row", "6 5"), ("high-side", "8 9"), ("red", "6d 5h"), ("all-odd", "3 7"), ("all-even", "2 K")],
)
def test_what_is_taken_where_a_side_wins_and_loses_is_the_rule_books(
    on: str, turn: str, takes: str, fated: object
) -> None:
    # The last of them is decided one way only: a king is odd, so that two even cards do not meet.
    assert fate(5, on=on, turn=turn, mixed_sides=takes) == (LOST if on == "all-even" else fated)


@pytest.mark.parametrize(("takes", "fated"), [("half", HALF), ("push", PUSH), ("lose", ALL_TAKEN)])
def test_two_cards_of_one_rank_of_a_side_are_settled_as_two_cards_of_a_side(takes: str, fated: object) -> None:
    assert fate(5, on="low-row", turn="6 6", mixed_sides=takes) == fated


@pytest.mark.parametrize(
    ("turn", "open_bet", "coppered_bet"),
    [("A 2", WON, LOST), ("2 A", LOST, WON), ("Q K", WON, LOST), ("K A", LOST, WON)],
)
def test_the_high_card_bar_compares_the_two_cards(turn: str, open_bet: object, coppered_bet: object) -> None:
    assert fate(5, on="high-card", turn=turn) == open_bet
    assert fate(5, on="high-card", turn=turn, coppered=True) == coppered_bet


@pytest.mark.parametrize("coppered", [False, True])
@pytest.mark.parametrize(("rule", "fated"), [("tie-push", PUSH), ("tie-half", HALF), ("tie-lose", ALL_TAKEN)])
def test_what_two_cards_of_one_rank_do_on_the_bar_is_the_rule_books(rule: str, fated: object, coppered: bool) -> None:
    assert fate(5, on="high-card", turn="4 4", coppered=coppered, high_card=rule) == fated


@pytest.mark.parametrize(
    ("rule", "on", "turn", "fated"),
    [
        ("no-bar", "odd", "2 7", WON),
        ("no-bar", "even", "2 7", LOST),
        ("no-bar", "odd", "2 K", WON),
        ("no-bar", "even", "3 Q", WON),
        ("bar-seven", "odd", "2 7", None),
        ("bar-seven", "even", "2 7", None),
        ("bar-seven", "odd", "7 3", WON),
        ("bar-seven", "odd", "2 K", WON),
        ("bar-king", "odd", "2 K", None),
        ("bar-king", "even", "2 K", None),
        ("bar-king", "odd", "2 7", WON),
    ],
)
def test_the_winner_of_a_turn_is_odd_or_even_or_barred(rule: str, on: str, turn: str, fated: object) -> None:
    assert fate(5, on=on, turn=turn, odd_even=rule) == fated


@pytest.mark.parametrize(
    ("turn", "black", "red"),
    [("6c 5h", LOST, WON), ("6h 5c", WON, LOST), ("6c 5s", HALF, HALF), ("6h 5d", HALF, HALF)],
)
def test_the_colours_play_one_to_win_and_the_other_to_lose(turn: str, black: object, red: object) -> None:
    assert fate(5, on="black", turn=turn) == black
    assert fate(5, on="red", turn=turn) == red


@pytest.mark.parametrize(
    ("turn", "fated"),
    [(t, WON) for t in ("2 Q", "9 2", "9 Q")]
    + [(t, LOST) for t in ("Q 2", "2 9", "Q 9")]
    + [("Q Q", HALF), ("9 9", HALF)],
)
def test_a_heeled_bet_plays_one_card_to_win_and_the_other_to_lose(turn: str, fated: object) -> None:
    assert fate(5, on="Q/9", turn=turn) == fated
    assert fate(5, on="Q/9", turn="3 4") is None


@pytest.mark.parametrize(
    ("goes", "turn", "fated"),
    [
        ("half", "9 7", ("won", 0, 2)),
        ("half", "7 9", ("lost", 2, 0)),
        ("half", "7 7", ("split", 1, 0)),
        ("none", "9 7", None),
        ("none", "7 7", None),
    ],
)
def test_only_what_goes_is_at_risk(goes: Goes, turn: str, fated: object) -> None:
    assert fate(5, turn=turn, goes=goes) == fated


@pytest.mark.parametrize(
    "book", [book for book in LIBRARY.values() if is_taken(book, "heeled")], ids=lambda book: book.id
)
def test_a_copper_turns_a_heeled_bet_round_in_every_book_that_takes_one(book: Rulebook) -> None:
    laid = "open ann 100\nsoda Kd\n{} ann 5 on 7/9\nturn {}"
    for turn in ("7h 2s", "2s 9h"):
        assert [at(laid.format(word, turn), book).hands["ann"] for word in ("bet", "copper")] == [95, 105]


@pytest.mark.parametrize(("goes", "taken"), [("all", 4), ("half", 2), ("none", None)])
def test_a_face_takes_of_what_goes_and_nothing_of_a_stake_that_is_barred(goes: Goes, taken: int | None) -> None:
    faced = settle_face(varied(HOYLE, face_takes="half"), [Bet("ann", SPOTS["7"], 8, False, goes)], Card.parse("7h"))
    assert [event.taken for event in faced] == ([] if taken is None else [taken])


@pytest.mark.parametrize(("goes", "runs"), [("all", True), ("half", False)])
def test_only_a_stake_that_goes_whole_is_played_on_at_once(goes: Goes, runs: bool) -> None:
    bet = Bet("ann", SPOTS["7"], 4, False, goes, ahead="paroli")
    loser, winner = Card.parse("9h"), Card.parse("7s")
    won = settle(LIBRARY["basset"], bet, loser, winner)
    assert won is not None
    assert won.result == "won"
    assert bool(run_on(LIBRARY["basset"], bet, won, loser, winner)) == runs


@pytest.mark.parametrize(
    ("rule", "back"),
    [
        ("none", {1: 0, 100: 0}),
        ("tenth", {-10: 0, 0: 0, 9: 0, 10: 1, 19: 1, 20: 2, 99: 9}),
        ("fifteen-percent", {-7: 0, 6: 0, 7: 1, 13: 1, 14: 2, 100: 15}),
    ],
)
def test_of_his_losses_a_punter_has_back_the_whole_checks_of_the_share(rule: str, back: dict[int, int]) -> None:
    assert {lost: viggresh(varied(HOYLE, viggresh=rule), lost) for lost in back} == back


def test_a_turn_settles_all_stakes_in_the_order_laid_and_only_those_it_decides() -> None:
    laid = [
        Bet("ben", SPOTS["7"], 2, False),
        Bet("ann", SPOTS["K"], 3, False),
        Bet("ann", SPOTS["9"], 4, True),
        Bet("ann", SPOTS["7"], 1, True),
    ]
    settled = settle_turn(HOYLE, laid, Card.parse("7h"), Card.parse("9s"))
    assert [(event.punter, event.spot.id, event.result) for event in settled] == [
        ("ben", "7", "lost"),
        ("ann", "9", "lost"),
        ("ann", "7", "won"),
    ]


@pytest.mark.parametrize(("rule", "taken"), [("returned", 0), ("bank", 5)])
def test_who_has_the_stakes_that_the_hock_leaves_undecided_is_the_rule_books(rule: str, taken: int) -> None:
    (event,) = settle_hock(varied(HOYLE, hock_stakes=rule), [Bet("ann", SPOTS["7"], 5, False)])
    assert (event.stake, event.taken) == (5, taken)


@pytest.mark.parametrize(
    ("odds", "pays"), [("4-to-1", 4), ("4-for-1", 3), ("2-to-1", 2), ("2-for-1", 1), ("1-to-1", 1)]
)
def test_a_price_to_one_is_paid_beyond_the_stake_and_a_price_for_one_with_it(odds: str, pays: int) -> None:
    assert price(odds) == pays


def test_every_price_that_a_book_may_name_can_be_paid() -> None:
    prices = {*RULES["call"], *RULES["cat"]} - {"refused"}
    assert {odds: price(odds) for odds in sorted(prices)} == {
        "1-to-1": 1,
        "2-for-1": 1,
        "2-to-1": 2,
        "4-for-1": 3,
        "4-to-1": 4,
    }


def order(text: str) -> Order:
    loser, winner, hock = (Rank.parse(code) for code in text.split("-"))
    return loser, winner, hock


@pytest.mark.parametrize(
    ("came", "rules", "paid"),
    [
        ("5-6-7", {"call": "4-to-1", "cat": "2-to-1"}, 12),
        ("5-6-7", {"call": "4-for-1", "cat": "2-to-1"}, 9),
        ("5-5-7", {"call": "4-to-1", "cat": "2-to-1"}, 6),
        ("5-5-7", {"call": "4-to-1", "cat": "2-for-1"}, 3),
        ("5-5-7", {"call": "4-to-1", "cat": "1-to-1"}, 3),
        ("5-5-7", {"call": "4-for-1", "cat": "4-to-1"}, 12),
    ],
)
def test_a_call_is_paid_by_the_price_of_three_ranks_or_of_a_cat(came: str, rules: dict[str, str], paid: int) -> None:
    right, wrong = Call("ann", order(came), 3), Call("ben", order("7-6-5"), 2)
    assert settle_calls(varied(HOYLE, **rules), [right, wrong], order(came)) == (
        CallSettled("ann", order(came), 3, "won", 0, paid),
        CallSettled("ben", order("7-6-5"), 2, "lost", 2, 0),
    )


def settled_bet(punter: str, taken: int, paid: int, *, coppered: bool = False) -> BetSettled:
    return BetSettled(punter, SPOTS["7"], 9, coppered, "won" if paid else "lost", taken, paid)


@pytest.mark.parametrize(("rule", "paid"), [("in-sight", 1), ("with-takings", 2)])
def test_how_far_a_bank_pays_that_cannot_pay_all_is_the_rule_books(rule: str, paid: int) -> None:
    takes, pays = settled_bet("ann", 1, 0), settled_bet("ben", 0, 2)
    assert within_purse(varied(MEYER, broken_bank=rule), [pays, takes], 1) == (takes, settled_bet("ben", 0, paid))


def test_a_bank_takes_first_and_then_pays_the_largest_first_and_of_equal_ones_the_coppered() -> None:
    small, large, takes = settled_bet("ann", 0, 2), settled_bet("ben", 0, 5), settled_bet("cal", 4, 0)
    coppered = settled_bet("dan", 0, 2, coppered=True)
    paid = within_purse(MEYER, [small, takes, coppered, large], 8)
    assert [(event.punter, event.taken, event.paid) for event in paid] == [
        ("cal", 4, 0),
        ("ben", 0, 5),
        ("dan", 0, 2),
        ("ann", 0, 1),
    ]


def test_a_bank_does_not_pay_with_what_it_must_give_back() -> None:
    given_back = replace(settled_bet("ann", 4, 0), answerable="bank")
    events = [given_back, settled_bet("ben", 3, 0), settled_bet("cal", 0, 9)]
    paid = within_purse(varied(MEYER, broken_bank="with-takings"), events, 1)
    assert [event.paid for event in paid] == [0, 0, 4]


def test_a_bank_that_can_pay_everything_does() -> None:
    events = (settled_bet("ben", 0, 5), settled_bet("ann", 0, 2))
    assert within_purse(MEYER, events, 7) == events


outcomes = st.tuples(st.integers(0, 30), st.booleans(), st.booleans())
cards = st.sampled_from(PACK)
stakes = st.integers(1, 1000)
spots = st.sampled_from([*PLACES])


def fates(rules: Rulebook, place: Spot, stake: int, loser: Card, winner: Card) -> tuple[BetSettled | None, ...]:
    return tuple(settle(rules, Bet("ann", place, stake, copper), loser, winner) for copper in (False, True))


@settings(max_examples=300)
@given(rulebooks(), stakes, spots, cards, cards)
def test_a_copper_turns_every_bet_round_but_in_a_split(
    rules: Rulebook, stake: int, place: Spot, loser: Card, winner: Card
) -> None:
    if not is_taken(rules, place.kind):
        return
    opened, coppered = fates(rules, place, stake, loser, winner)
    if opened is None or coppered is None:
        assert opened is coppered is None
        if place.kind not in ("odd-even", "high-card", "colours"):
            assert not {loser.rank, winner.rank} & {*place.ranks, *place.against}
    elif {opened.result, coppered.result} == {"won", "lost"}:
        assert (opened.taken, opened.paid) == (coppered.paid, coppered.taken)
    else:
        # Something for it and something against it: the bank takes as much whichever way it is played.
        assert (opened.result, opened.taken, opened.paid) == (coppered.result, coppered.taken, coppered.paid)


@settings(max_examples=300)
@given(rulebooks(), stakes, spots, st.booleans(), st.sampled_from(["all", "half", "none"]), cards, cards)
def test_the_bank_never_takes_more_than_what_goes_nor_pays_more(
    rules: Rulebook, stake: int, place: Spot, coppered: bool, goes: Goes, loser: Card, winner: Card
) -> None:
    if not is_taken(rules, place.kind):
        return
    bet = Bet("ann", place, stake, coppered, goes)
    event = settle(rules, bet, loser, winner)
    if event is not None:
        assert 0 <= event.taken <= bet.at_risk <= stake
        assert 0 <= event.paid <= bet.at_risk
        assert event.taken == 0 or event.paid == 0
        assert event.stake == stake


@settings(max_examples=200)
@given(rulebooks(), st.integers(0, 60), st.lists(outcomes, max_size=8))
def test_a_bank_never_pays_more_than_it_has_and_takes_all_that_it_won(
    rules: Rulebook, purse: int, drawn: list[tuple[int, bool, bool]]
) -> None:
    events = [settled_bet("ann", n * wins, n * (not wins), coppered=coppered) for n, wins, coppered in drawn]
    done = within_purse(rules, events, purse)
    taken, paid = sum(event.taken for event in done), sum(event.paid for event in done)
    assert len(done) == len(events)
    assert taken == sum(event.taken for event in events)
    assert paid == min(
        sum(event.paid for event in events), purse + (taken if rules.broken_bank == "with-takings" else 0)
    )


@pytest.mark.parametrize(("folds", "result"), [(0, "corner-down"), (1, "split")])
def test_a_doublet_takes_no_corner_of_a_card_that_is_folded(folds: int, result: str) -> None:
    bet = Bet("ann", spot("7"), 40, coppered=False, bend=Bend(10, corners=2, folds=folds))
    event = settle(LIBRARY["pharo"], bet, Card.parse("7h"), Card.parse("7s"))
    assert event is not None
    assert event.result == result


def test_a_bank_that_runs_short_at_a_misdeal_pays_the_largest_stake_first() -> None:
    rules = varied(HOYLE, misdeal="bank-pays")
    bets = [Bet("ann", spot("7"), 5, False), Bet("bob", spot("8"), 20, False), Bet("cy", spot("9"), 10, False)]
    assert [(left.punter, left.paid) for left in settle_misdeal(rules, bets, 28)] == [
        ("bob", 20),
        ("cy", 8),
        ("ann", 0),
    ]
    assert [(left.punter, left.paid) for left in settle_misdeal(rules, bets, None)] == [
        ("ann", 5),
        ("bob", 20),
        ("cy", 10),
    ]


def test_a_stake_that_another_has_shifted_takes_no_corner_down() -> None:
    bet = Bet("ann", spot("7"), 40, coppered=False, bend=Bend(10, corners=2), answerable="bob")
    event = settle(LIBRARY["pharo"], bet, Card.parse("7h"), Card.parse("7s"))
    assert event is not None
    assert event.result == "split"
