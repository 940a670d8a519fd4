from __future__ import annotations

import pytest
from hypothesis import given

from faro.base.cards import Card, Rank
from faro.table.casekeep import keep_cases
from faro.table.state import Table
from tests.engine.tables import LIBRARY, at, pack, varied, whole_deal
from tests.engine.walks import Walk, walks


def wires(table: Table) -> dict[str, str]:
    """The wires on which a bead has moved: the marks of each, then the cards left."""
    return {case.rank.code: " ".join([*case.marks, str(case.left)]) for case in keep_cases(table) if case.marks}


def test_all_beads_are_back_before_the_soda() -> None:
    cases = keep_cases(at("open ann 10"))
    assert [case.rank for case in cases] == [*Rank]
    assert all(case.marks == () and case.left == 4 for case in cases)


def test_each_card_moves_a_bead_and_says_how_it_was_played() -> None:
    assert wires(at("soda Kd\nturn 7h 9s\nturn Kh 7d")) == {"7": "lost won 2", "9": "won 3", "K": "soda lost 2"}


def test_the_two_cards_of_a_split_are_marked_as_such() -> None:
    assert wires(at("soda Kd\nturn 7h 7s")) == {"7": "split-lost split-won 2", "K": "soda 3"}


def test_a_deal_that_is_out_stays_marked_until_the_next_soda() -> None:
    cards = pack("2 3", "ch")
    log = "soda 2c\nturn 2h 3c\nhock 3h"
    assert wires(at(log, cards=cards)) == {"2": "soda lost 0", "3": "won hock 0"}
    assert wires(at(log + "\nsoda 3h", cards=cards)) == {"3": "soda 1"}


@pytest.mark.parametrize(
    ("last_turn", "two", "three", "pair"),
    [
        ("last-null", "lost 0", "null 0", "lost null 0"),
        ("last-to-bank", "lost 0", "lost 0", "lost lost 0"),
        ("void", "null 0", "null 0", "null null 0"),
        ("as-any", "lost 0", "won 0", "split-lost split-won 0"),
    ],
)
def test_the_last_turn_is_marked_as_its_book_plays_it(last_turn: str, two: str, three: str, pair: str) -> None:
    rules = varied(LIBRARY["pharo"], last_turn=last_turn)
    marked = wires(at("bottom 3h\nturn 4c 5c\nturn 2h 3h", rules, tuple(map(Card.parse, ("4c", "5c", "2h", "3h")))))
    assert marked == {"2": two, "3": three, "4": "lost 0", "5": "won 0"}
    alike = wires(at("bottom 3h\nturn 4c 5c\nturn 3c 3h", rules, tuple(map(Card.parse, ("4c", "5c", "3c", "3h")))))
    assert alike["3"] == pair


def test_a_rank_with_one_card_left_is_a_case_and_with_none_is_dead() -> None:
    assert keep_cases(at("soda 7d\nturn 7h 7s"))[Rank.SEVEN - 1].left == 1
    assert keep_cases(at("soda 7d\nturn 7h 7s\nturn 7c 8c"))[Rank.SEVEN - 1].left == 0


def test_a_whole_deal_marks_fifty_two_cards() -> None:
    marks = [mark for case in keep_cases(at(whole_deal())) for mark in case.marks]
    assert len(marks) == 52
    assert (marks.count("soda"), marks.count("hock")) == (1, 1)


@given(walks())
def test_marks_and_cards_left_make_up_the_pack(walk: Walk) -> None:
    for step in walk.steps:
        for case in keep_cases(step.after):
            assert len(case.marks) + case.left == sum(card.rank == case.rank for card in walk.cards)
            if step.after.is_boxed:
                assert case.left == step.after.left(case.rank)


def test_a_bead_that_was_slid_for_no_card_stands_among_the_losers() -> None:
    table = at("device case-shift bank\nsoda Kd\ntrick bank misbead Q\nturn 7h Qs")
    assert wires(table) == {"K": "soda 3", "7": "lost 3", "Q": "won lost 2"}
