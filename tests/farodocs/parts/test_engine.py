"""The page about the engine: what it prints is what is printed, and every name says what it is and is used."""

from __future__ import annotations

import re
from typing import get_args
from unittest.mock import patch

import pytest

import faro
from faro.table.events import Event
from farodocs.data.records.findings import DataError
from farodocs.parts.engine import DATA, GROUPS, Group, check, events, printed, shown

PARTS = {group.id: shown(group) for group in GROUPS}
ROWS = dict(re.findall(r"^`(\w+)[^`]*`\n:   (.+)$", "\n".join([*PARTS.values(), events()]), re.M))


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.id)
def test_a_group_has_a_program_that_uses_each_of_its_names(group: Group) -> None:
    for name in group.names.split():
        assert len(re.findall(rf"\b{name}\b", group.program)) > 1, f"{name} is imported and not used"
    assert f"{group.program}---\n{printed(group.program)}\n```" in PARTS[group.id]


def test_six_checks_lost_on_the_seven_leave_ninety_four() -> None:
    said = {group.id: printed(group.program).splitlines() for group in GROUPS}
    assert said["notation"][0] == "94"
    assert said["notation"][2] == "True"
    assert said["odds"][0].startswith("33/1666")
    assert "in hand ann 94" in said["play"]
    assert said["see"][-1] == "<svg"


@pytest.mark.parametrize("name", [*faro.__all__, *(event.__name__ for event in get_args(Event))])
def test_every_public_name_and_every_event_says_in_a_sentence_what_it_is(name: str) -> None:
    assert re.search(r"[.)]$", ROWS[name])


def test_only_what_cannot_speak_for_itself_is_spoken_for() -> None:
    assert {name for name in faro.__all__ if not callable(getattr(faro, name))} == DATA.keys()


def test_a_public_name_that_stands_in_no_group_stops_the_build() -> None:
    with patch.object(faro, "__all__", [*faro.__all__, "secret"]), pytest.raises(DataError, match="'secret'"):
        check()
