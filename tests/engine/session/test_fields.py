from __future__ import annotations

from typing import Any

import pytest

from faro.base.errors import FaroError
from faro.session.door import DOORS
from faro.session.fields import check, fields_of
from faro.session.requests import Position, Switched, Undone

FIELDS = {field.name: field.kind for door in DOORS.values() for field in fields_of(door.asks)}


def test_a_field_is_of_one_kind_wherever_it_is_sent() -> None:
    for door in DOORS.values():
        assert [field.name for field in fields_of(door.asks) if FIELDS[field.name] is not field.kind] == []


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        ("log", ["", "# \u2028\n"], [None, 7, ["x"], "\ud800"]),
        ("seat", [None, "you", "bank", "ann-2"], ["", "a b", "You", 7, [], "ann\n"]),
        ("chip", [1, 10**30], [0, -3, True, 2.5, float("inf"), "5", None]),
        ("floor", [0, 9], [-1, False, 1.0, float("nan"), "9"]),
        ("coppered", [True, False], [None, 0, 1, "yes"]),
        ("habits", [{}, {"bob": "chops"}], [None, [], {"bob": None}, {"bob": ["chops"]}, {"\ud800": "chops"}]),
        ("left", [{}, {"Q": 0}], [None, 4, [4], {"Q": "four"}, {"Q": -1}, {"Q": True}]),
        ("answers", [[], [{"taken": 0, "paid": 5}]], [None, {}, [5], [{"taken": 5}], [{"taken": 5, "paid": -1}]]),
        (
            "gains",
            [{"crooked": {"-3": 2, "0": 1}, "square": {}}],
            [
                None,
                {},
                {"crooked": {}},
                {"crooked": {}, "square": []},
                {"crooked": {"x": 1}, "square": {}},
                {"crooked": {"1": "x"}, "square": {}},
                {"crooked": {"9" * 5000: 1}, "square": {}},
                {"crooked": {"1": 10**400}, "square": {}},
            ],
        ),
    ],
)
def test_a_field_is_of_its_kind_or_the_refusal_says_which_it_should_be(
    field: str, good: list[Any], bad: list[Any]
) -> None:
    assert [value for value in good if not FIELDS[field].fits(value)] == []
    assert [value for value in bad if FIELDS[field].fits(value)] == []


@pytest.mark.parametrize("left", [None, 4, {"Q": -1}])
def test_a_field_that_may_be_left_out_is_refused_where_it_is_wrong(left: object) -> None:
    with pytest.raises(FaroError) as caught:
        check({"do": "ranked", "rules": "nevada", "left": left}, Position)
    assert caught.value.code == "bad-request"
    words = "how many cards of each rank are left, by the ranks' codes"
    assert caught.value.sentence == f"the door 'ranked' asks for 'left', {words}"


def test_what_is_needed_must_be_there_and_what_may_be_left_out_need_not() -> None:
    asked = {"do": "undo", "log": "", "seat": None, "id": "x"}
    assert check(asked, Undone) is asked
    with pytest.raises(FaroError, match="the door 'undo' asks for 'log', a text"):
        check({"do": "undo", "seat": None, "id": "x", "floor": 2}, Undone)


def test_what_no_door_asks_for_is_passed_over() -> None:
    check({"do": "ranked", "rules": "nevada", "chip": "many", "mood": []}, Position)


def test_what_is_needed_is_asked_for_first() -> None:
    needed = [field.is_needed for field in fields_of(Switched)]
    assert needed == sorted(needed, reverse=True)
