from __future__ import annotations

import pickle
from copy import deepcopy

import pytest
from hypothesis import given

from faro.base.cards import PACK, Rank
from faro.notation.log import format_log, replay
from faro.table.state import draw, fresh
from tests.engine.tables import LIBRARY, at, drawn, pack, text
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


MASKED = "open ann 100\nopen ben 50\nbottom Kd\nmasque ann 4 on Q\nbet ben 2 on 9\n"


def test_a_table_as_a_str_is_drawn_with_what_lies_face_down() -> None:
    table = at(MASKED, LIBRARY["pharo"])
    assert str(table) == text(
        """
        Pharo: turn 0 of 26, 52 cards in the box
        bottom Kd  lost -  won -
                6         5         4         3         2         A
        7
                8         9 b2      10        J         Q a4m     K
        out
        in hand ann 96 ben 48
        """
    )
    assert "Q a4m" in draw(table, "ann")
    assert "Q a4m" not in draw(table, "ben")
    assert draw(table, "ben").splitlines()[-2] == "and face down a4"


def test_an_order_is_drawn_where_no_stake_lies_under_it_now() -> None:
    log = "open ann 100\nbet ann 4 on Q\nhalf ann Q\nsoda Kd\nturn 7h Qs"
    assert str(at(log)).splitlines()[-2] == "and half goes Q a"
    assert str(at(f"{log}\nbet ann 4 on Q")).splitlines()[-2].startswith("out"), "the stake itself shows it"


def test_a_table_is_told_in_one_line() -> None:
    assert repr(fresh()) == "<Table no rules: turn 0 of 25, 52 cards in the box; nobody; 0 stakes>"
    table = at("open ann 100\nsoda Kd\nbet ann 6 on Q\nturn 7h 9s")
    assert repr(table) == "<Table hoyle-1864: turn 1 of 25, 49 cards in the box; ann 94; 1 stake>"


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


@given(walks())
def test_a_table_is_a_value(walk: Walk) -> None:
    table = walk.end
    again = replay(format_log(walk.commands), LIBRARY, fresh(walk.cards))
    for other in (pickle.loads(pickle.dumps(table)), deepcopy(table), again):
        assert other == table
        assert hash(other) == hash(table)
    assert "\n" not in repr(table)


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
