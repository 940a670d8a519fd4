from __future__ import annotations

from copy import deepcopy
from functools import reduce

from hypothesis import given, settings

from faro.base.cards import Card
from faro.table.commands import AlterBet, DealTurn, MoveBet, OrderBet, ShowHock, ShowPocket, TakeDown
from faro.table.decision import decide
from faro.table.events import DealOpened, TurnDealt
from faro.table.folding import evolve, fold
from faro.table.state import Table, fresh
from tests.engine.tables import LAWS, at
from tests.engine.walks import Walk, walks


def test_a_stake_leaves_the_hand_and_lies_on_the_cloth() -> None:
    table = at("open ann 100\nbet ann 6 on Q\nbet ann 4 on Q\ncopper ann 1 on 7")
    assert table.hands == {"ann": 89}
    assert [(bet.spot.id, bet.stake, bet.coppered) for bet in table.bets] == [("Q", 10, False), ("7", 1, True)]


def test_a_stake_moves_whole_with_its_copper() -> None:
    table = at("open ann 10\ncopper ann 6 on Q\nmove ann Q to 3")
    assert [(bet.spot.id, bet.stake, bet.coppered) for bet in table.bets] == [("3", 6, True)]
    assert table.hands == {"ann": 4}


def test_stakes_keep_the_order_in_which_they_were_laid() -> None:
    table = at("open ann 10\nopen ben 10\nbet ben 1 on 3\nbet ann 1 on 3\nbet ben 1 on 2\nbet ben 2 on 3")
    assert [(bet.punter, bet.spot.id, bet.stake) for bet in table.bets] == [
        ("ben", "3", 3),
        ("ann", "3", 1),
        ("ben", "2", 1),
    ]


def test_two_tables_whose_stakes_were_laid_in_another_order_are_two_for_a_short_bank_pays_them_otherwise() -> None:
    laid = ("bet ann 5 on 9", "bet ben 5 on 9")
    one, other = (
        at("\n".join(["bank 5", "open ann 100", "open ben 100", *lines, "soda Kd"]), LAWS)
        for lines in (laid, laid[::-1])
    )
    dealt = DealTurn(Card.parse("7h"), Card.parse("9s"))
    paid = [fold(table, decide(table, dealt)).hands for table in (one, other)]
    assert paid == [{"ann": 105, "ben": 100}, {"ann": 100, "ben": 105}]
    assert one != other
    assert len({one, other}) == 2


def test_what_was_settled_stands_until_the_next_turn() -> None:
    log = "open ann 10\nbet ann 1 on 3\nsoda Kd\nturn 4h 3h"
    assert len(at(log).settled) == 1
    assert at(log + "\nturn 5h 6h").settled == ()


@settings(max_examples=120)
@given(walks())
def test_half_of_a_stake_goes_where_that_is_ordered_till_it_is_taken_back_or_the_deal_is_out(walk: Walk) -> None:
    for step in walk.steps:
        halved = step.after.halved
        for bet in step.after.bets:
            if not bet.bend and bet.goes != "none":
                assert (bet.goes == "half") == (bet.stake > 1 and (bet.punter, bet.spot.id) in halved)
        if step.before.halved - halved:
            is_taken_back = isinstance(step.command, TakeDown | MoveBet | AlterBet) or (
                isinstance(step.command, OrderBet) and step.command.goes == "all"
            )
            assert is_taken_back or not step.after.box
        assert not halved or step.after.box or not isinstance(step.command, DealTurn | ShowHock | ShowPocket)


@settings(max_examples=120)
@given(walks())
def test_checks_are_conserved_to_the_unit(walk: Walk) -> None:
    for step in walk.steps:
        before, after = (
            table.checks_in_play - sum(table.bought.values()) - sum(table.markers.values())
            for table in (step.before, step.after)
        )
        assert after == before, step.command
        assert all(hand >= 0 for hand in step.after.hands.values()), step.command
        assert all(bet.stake > 0 for bet in step.after.bets), step.command
        assert all(call.stake > 0 for call in step.after.calls), step.command
        assert step.after.purse is None or step.after.purse >= 0, step.command


@given(walks())
def test_no_card_is_lost_and_none_is_there_twice(walk: Walk) -> None:
    for step in walk.steps:
        if step.after.soda is not None:
            dealt = step.after.dealt
            assert len(set(dealt)) == len(dealt)
            assert step.after.box == frozenset(walk.cards) - {*dealt}, step.command


@given(walks())
def test_a_punter_has_one_stake_on_a_place_at_most(walk: Walk) -> None:
    for step in walk.steps:
        places = [(bet.punter, bet.spot.id) for bet in step.after.bets]
        assert len(set(places)) == len(places), step.command


@given(walks())
def test_the_table_is_the_fold_of_its_events(walk: Walk) -> None:
    events = [event for step in walk.steps for event in step.events]
    assert fold(fresh(walk.cards), events) == walk.end


@given(walks())
def test_events_folded_at_once_make_the_table_that_they_make_one_by_one(walk: Walk) -> None:
    for step in walk.steps:
        assert reduce(evolve, step.events, step.before) == step.after, step.command


@given(walks())
def test_an_event_leaves_the_table_before_it_as_it_was(walk: Walk) -> None:
    for step in walk.steps:
        before, table = repr(step.before), step.before
        for event in step.events:
            table = evolve(table, event)
        assert repr(step.before) == before, step.command
        assert isinstance(table, Table)


@given(walks())
def test_no_stake_outlives_its_deal(walk: Walk) -> None:
    for step in walk.steps:
        if any(type(event).__name__ == "HockShown" for event in step.events):
            assert step.after.bets == ()
            assert step.after.calls == ()


def test_a_table_that_was_copied_plays_on_as_the_first() -> None:
    table = at("open ann 9\nsoda Kd\nbet ann 2 on 9")
    for event in (DealOpened("soda", Card.parse("7h")), TurnDealt(1, Card.parse("7h"), Card.parse("9s"))):
        assert evolve(deepcopy(table), event) == evolve(table, event)
