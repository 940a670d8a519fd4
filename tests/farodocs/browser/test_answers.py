"""The scripts check themselves against the session's own types."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import get_type_hints

import pytest

from faro.session import door
from faro.session.requests import Logged
from faro.session.shapes import Baked
from faro.teaching import Exercise
from farodocs.browser import answers


def test_the_types_of_the_scripts_are_those_of_the_session() -> None:
    written = answers.TARGET.read_text(encoding="utf-8")
    assert written == answers.declarations(), "write them anew: python -m farodocs.browser.answers"


def test_an_exercise_is_baked_with_every_field_it_has() -> None:
    added, drawn = {"asked", "html", "after", "dealt", "next"}, {"marks", "bend"}
    assert get_type_hints(Baked).keys() == {field.name for field in fields(Exercise)} - drawn | added


def test_a_type_that_no_script_has_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    @dataclass
    class Odd:
        held: set[int]

    def act(asked: Logged) -> Odd:
        raise NotImplementedError

    monkeypatch.setitem(act.__annotations__, "return", Odd)
    monkeypatch.setitem(Odd.__annotations__, "held", set[int])
    monkeypatch.setattr("faro.session.doors.seat.odd", act, raising=False)
    monkeypatch.setitem(door.DOORS, "odd", door.Door("seat", "odd", Logged))
    with pytest.raises(TypeError, match=r"asks or answers set\[int\]"):
        answers.declarations()
