from __future__ import annotations

from typing import Any

import pytest

from faro.base.errors import FaroError
from faro.session.door import DOORS
from faro.session.fields import FIELDS, check


def test_every_field_is_asked_for_and_every_one_asked_for_is_known() -> None:
    assert {field for door in DOORS.values() for field in f"{door.needs} {door.takes}".split()} == {*FIELDS}


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
    for value in good:
        check({"do": "show", field: value}, field)
    for value in bad:
        with pytest.raises(FaroError) as caught:
            check({"do": "show", field: value}, "", field)
        assert caught.value.code == "bad-request"
        assert caught.value.sentence == f"the door 'show' asks for {field!r}, {FIELDS[field].words}"


def test_what_is_needed_must_be_there_and_what_may_be_left_out_need_not() -> None:
    check({"do": "undo", "log": ""}, "log", "floor")
    with pytest.raises(FaroError, match="the door 'undo' asks for 'log', a text"):
        check({"do": "undo", "floor": 2}, "log", "floor")


def test_what_no_door_asks_for_is_passed_over() -> None:
    check({"do": "show", "log": "", "chip": "many", "mood": []}, "log")
