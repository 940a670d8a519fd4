from __future__ import annotations

import pytest

from faro.base.cards import Card
from faro.base.place_names import spot
from faro.cheats.secret import SQUARE, Secret, Trick, goes_on, makes_turn
from tests.engine.tables import at

TOP = tuple(Card.parse(card) for card in ["Kd", "9s", "7h+", "5c", "6c"])


def opened() -> Secret:
    return SQUARE._replace(laid=TOP).opened(TOP[0], ())


def names(cards: tuple[Card, ...] | None) -> str:
    return " ".join(str(card) for card in cards or ())


def test_a_deal_opens_with_the_pile_that_was_laid_and_the_next_without() -> None:
    secret = opened()
    assert (names(secret.pile), secret.laid, secret.cards) == ("9s 7h+ 5c 6c", None, 4)
    assert secret.doubled == {Card.parse("7h")}
    assert secret.opened(None, ()).pile is None


def test_the_bottom_card_stays_in_the_pile() -> None:
    assert names(SQUARE._replace(laid=TOP).opened(None, ()).pile) == names(TOP)


def test_cards_leave_the_pile_one_by_one_or_both_together() -> None:
    drawn = opened().drew(TOP[1:2])
    assert (names(drawn.drawn), names(drawn.pile)) == ("9s", "7h+ 5c 6c")
    assert names(drawn.drew(TOP[1:3]).pile) == names(drawn.turned().pile) == names(opened().turned().pile) == "5c 6c"
    assert drawn.turned().drawn == ()


@pytest.mark.parametrize(
    ("act", "pile", "hidden"),
    [
        ("swap", "7h+ 9s 5c 6c", ""),
        ("second", "7h+ 9s 5c 6c", ""),
        ("double", "7h+ 5c 6c", "9s"),
        ("drop", "7h+ 5c 6c", "9s"),
        ("short", "9s 7h+ 5c 6c", ""),
    ],
)
def test_what_a_trick_does_to_the_pack(act: str, pile: str, hidden: str) -> None:
    after = opened().done(Trick("bank", act))  # type: ignore[arg-type]
    assert (names(after.pile), names(after.hidden)) == (pile, hidden)
    assert [trick.act for trick in after.tricks] == [act]


def test_a_bead_is_slid_for_no_card() -> None:
    assert [rank.code for rank in opened().done(Trick("bank", "misbead", spot("Q"))).beads] == ["Q"]


def test_what_a_plug_kept_adds_up() -> None:
    assert SQUARE.kept_back("ann", 3).kept_back("ann", 2).kept == {"ann": 5}


@pytest.mark.parametrize(
    ("cards", "left_last", "turn", "on"),
    [
        (3, 1, True, True),
        (2, 1, True, True),
        (1, 1, False, True),
        (0, 1, False, False),
        (2, 0, True, True),
        (1, 0, False, False),
        (6, 4, True, True),
        (5, 4, True, True),
        (4, 4, False, True),
        (3, 4, False, False),
    ],
)
def test_whether_a_box_goes_on(cards: int, left_last: int, turn: bool, on: bool) -> None:
    assert makes_turn(cards, left_last) == turn
    assert goes_on(cards, left_last) == on


def test_a_square_table_has_no_secret() -> None:
    assert at("open ann 5\nsoda Kd\nbet ann 1 on Q\nturn 7h Qs\nsoda 2c").secret == SQUARE
