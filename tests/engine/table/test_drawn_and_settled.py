"""What decides nothing, and what the end settles: drawn coups, markers, a bank shown late, the soda that takes."""

from __future__ import annotations

import pytest

from faro.base.errors import Refused
from faro.base.place_names import spot
from faro.notation.log import replay
from faro.rulebooks.house_rules import vary
from faro.table.commands import PlaceBet
from faro.table.decision import decide
from tests.engine.tables import HOYLE, LIBRARY, at, whole_deal

PHARO = LIBRARY["pharo"]


def test_a_drawn_figure_keeps_its_stake_and_its_corner() -> None:
    log = "open you 100\nbottom 2h\nbet you 6 on red-figure\nturn 9s Ks\nparoli you red-figure\nturn Jh Kd"
    table = at(log, PHARO)
    assert table.hands == {"you": 94}
    assert [(bet.stake, bet.bend and bet.bend.corners) for bet in table.bets] == [(12, 1)]
    assert at(log + "\nturn 3s Qh", PHARO).hands == {"you": 118}


def test_two_single_cards_of_one_punter_are_drawn_and_of_two_punters_are_not() -> None:
    one = "open ann 100\nbottom 2h\nbet ann 10 on K\nbet ann 4 on Q\nturn Kh Qs"
    assert [bet.stake for bet in at(one, PHARO).bets] == [10, 4]
    two = "open ann 100\nopen ben 100\nbottom 2h\nbet ann 10 on K\nbet ben 4 on Q\nturn Kh Qs"
    assert at(two, PHARO).hands == {"ann": 90, "ben": 104}
    assert at(one, vary(PHARO, {"own_cards": "apart"})).hands == {"ann": 94}


def test_a_stake_that_must_lie_lies_through_a_drawn_coup() -> None:
    log = "open ann 20\nbottom 2h\nbet ann 6 on red-figure\nturn Jh Ks"
    assert at(log, LIBRARY["german-pharo"]).hands == {"ann": 14}


def test_a_marker_is_settled_when_the_deal_is_out_as_far_as_its_owner_holds() -> None:
    deal = whole_deal("Kh 7s")
    table = at(f"open ann 5\nmarker ann 20\n{deal}")
    assert (table.hands, table.markers) == ({"ann": 5}, {"ann": 0})
    table = at(f"open ann 5\nmarker ann 20\nbet ann 24 on K\n{deal}")
    assert (table.hands, table.markers) == ({"ann": 0}, {"ann": 19})


def test_nobody_rises_with_what_he_has_borrowed() -> None:
    assert at("open ann 5\nmarker ann 20\nrise ann").hands == {"ann": 5}


def test_a_bank_is_not_shown_after_it_has_lost() -> None:
    with pytest.raises(Refused, match="bank-open"):
        at("open ann 100\nsoda Kd\nbet ann 50 on 9\nturn 7h 9s\nbank 5")


def test_a_card_is_not_laid_coppered_and_face_down_at_once() -> None:
    table = at("open ann 100\nbottom 2h", PHARO)
    with pytest.raises(Refused, match="masked-card"):
        decide(table, PlaceBet("ann", 5, spot("9"), coppered=True, masked=True))


@pytest.mark.parametrize("book", ["two-pack", "hand-dealt", "pharo", "pharaon", "stos", "basset", "stuss"])
def test_a_book_that_sells_no_call_says_so(book: str) -> None:
    with pytest.raises(Refused, match="no-call"):
        at("open ann 100\ncall ann 5 on 5-6-7", LIBRARY[book])


def test_a_soda_takes_where_the_house_has_it_so() -> None:
    taking = vary(HOYLE, {"face_takes": "whole"})
    assert at("open ann 10\nbet ann 4 on K\nbet ann 2 on 9\nsoda Kd", taking).bank == 4


def test_a_bent_corner_meets_the_other_card_of_the_couple_where_it_is_bent_at_the_win() -> None:
    log = "open you 50\nbet you 10 on 9\nface 4s\nparoli you 9\n"
    basset = LIBRARY["basset"]
    assert at(log + "turn 9d 9c", basset).hands == {"you": 40}
    table = at(log + "turn 9d 5c", basset)
    assert [(bet.stake, bet.bend and bet.bend.corners) for bet in table.bets] == [(20, 1)]
    assert at(log + "paroli you 9\nturn 9d 9c", basset).hands == {"you": 60}


def test_a_byte_order_mark_is_no_part_of_the_first_word() -> None:
    assert replay("\ufeffrules hoyle-1864\nopen ann 5\n", LIBRARY).hands == {"ann": 5}
