from __future__ import annotations

import pickle
from copy import deepcopy
from functools import reduce

import pytest
from hypothesis import given, settings

from faro.base.cards import PACK, Card, Rank
from faro.cheats.secret import SQUARE
from faro.notation.log import format_log, replay
from faro.table.commands import DealTurn
from faro.table.decision import decide
from faro.table.events import DealOpened, TurnDealt
from faro.table.state import Table, evolve, fold, fresh
from tests.engine.tables import LAWS, LIBRARY, at, drawn, pack, text
from tests.engine.walks import Walk, walks


def test_a_fresh_table_holds_a_pack_and_nothing_else() -> None:
    table = fresh()
    assert (table.rules, table.hands, table.bets, table.bank, table.soda, table.turns) == (None, {}, (), 0, None, ())
    assert table.box == frozenset(PACK)


def test_a_position_reads_as_a_drawing() -> None:
    table = at(
        """
        open ann 100
        open ben 50
        bet ann 6 on Q
        copper ben 5 on 7
        bet ben 2 on Q
        soda Kd
        turn 7h 9s
        """
    )
    assert drawn(table) == text(
        """
        American Hoyle 1864: turn 1 of 25, 49 cards in the box
        soda Kd  lost 7h  won 9s  hock -
                6         5         4         3         2         A
        7
                8         9         10        J         Q a6 b2   K
        out 7:1 9:1 K:1
        in hand ann 94 ben 53
        """
    )


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


@pytest.mark.parametrize(
    ("log", "is_boxed", "are_turns_out", "dealt"),
    [
        ("", False, False, ""),
        ("soda 2c", True, False, "2c"),
        ("soda 2c\nturn 2h 3c", True, True, "2c 2h 3c"),
        ("soda 2c\nturn 2h 3c\nhock 3h", False, False, "2c 2h 3c 3h"),
        ("soda 2c\nturn 2h 3c\nhock 3h\nsoda 3h", True, False, "3h"),
    ],
)
def test_the_stages_of_a_deal(log: str, is_boxed: bool, are_turns_out: bool, dealt: str) -> None:
    table = at(log, cards=pack("2 3", "ch"))
    assert (table.is_boxed, table.are_turns_out) == (is_boxed, are_turns_out)
    assert " ".join(str(card) for card in table.dealt) == dealt


def test_the_box_holds_what_is_not_dealt_and_between_deals_a_fresh_pack_counts() -> None:
    log = "soda 2c\nturn 2h 3c"
    cards = pack("2 3", "ch")
    assert [at(log, cards=cards).left(rank) for rank in (Rank.DEUCE, Rank.THREE)] == [0, 1]
    assert [at(log + "\nhock 3h", cards=cards).left(rank) for rank in (Rank.DEUCE, Rank.THREE)] == [2, 2]


def test_a_bead_slid_for_no_card_leaves_none_and_not_less_once_the_card_comes() -> None:
    slid = "device case-shift bank\nsoda Qd\nturn Qs Qh\ntrick bank misbead Q\n"
    assert [at(f"{slid}{then}").left(Rank.QUEEN) for then in ("", "turn 7h Qc")] == [0, 0]


def test_a_table_cannot_be_altered() -> None:
    with pytest.raises(AttributeError):
        fresh().bank = 7  # type: ignore[misc]


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


@given(walks())
def test_a_table_is_a_value(walk: Walk) -> None:
    table = walk.end
    again = replay(format_log(walk.commands), LIBRARY, fresh(walk.cards))
    for other in (pickle.loads(pickle.dumps(table)), deepcopy(table), again):
        assert other == table
        assert hash(other) == hash(table)
        assert (other.secret is SQUARE) == (table.secret is SQUARE)
    assert "\n" not in repr(table)


def test_a_table_that_was_copied_plays_on_as_the_first() -> None:
    table = at("open ann 9\nsoda Kd\nbet ann 2 on 9")
    for event in (DealOpened("soda", Card.parse("7h")), TurnDealt(1, Card.parse("7h"), Card.parse("9s"))):
        assert evolve(deepcopy(table), event) == evolve(table, event)


@pytest.mark.parametrize("held", ["hands", "stakes", "bought", "markers"])
def test_nothing_on_a_table_is_changed_in_place(held: str) -> None:
    table = at("open ann 9\nmarker ann 5\nbet ann 2 on 9")
    mapping = getattr(table, held)
    key, value = next(iter(mapping.items()))
    for change in (
        lambda: mapping.__setitem__(key, value),
        lambda: mapping.__delitem__(key),
        lambda: mapping.update({key: value}),
        lambda: mapping.setdefault("zed", 1),
        lambda: mapping.__ior__({key: value}),
        mapping.clear,
        mapping.popitem,
        lambda: mapping.pop(key),
    ):
        with pytest.raises(TypeError, match="never changed in place"):
            change()
    with pytest.raises(AttributeError):
        table.bank = 10  # type: ignore[misc]
