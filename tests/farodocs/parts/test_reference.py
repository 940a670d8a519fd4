"""The reference: every public name with its call, its words, its source, and a program that uses it."""

from __future__ import annotations

import re
from inspect import isclass, signature
from unittest.mock import patch

import pytest

import faro
from farodocs.data.records.findings import DataError
from farodocs.folders import ENGINE
from farodocs.parts import reference
from farodocs.parts.engine import GROUPS, printed
from farodocs.parts.reference_examples import EXAMPLES

PAGE = reference.reference(*reference.TABLE, *reference.RECKONING)
SECTIONS = dict(re.findall(r"^### `(\w+)` \{#\w+\}\n(.*?)(?=^##|\Z)", PAGE, re.M | re.S))


def test_every_public_name_has_a_section_on_one_of_the_pages() -> None:
    assert {*SECTIONS} == {*faro.__all__}
    assert {*reference.TITLES} == {*reference.TABLE, *reference.RECKONING} == {group.id for group in GROUPS}


@pytest.mark.parametrize("name", faro.__all__)
def test_a_section_has_the_words_of_the_source_and_where_that_stands(name: str) -> None:
    file, line = re.findall(r"^In `(faro/[\w/]+\.py)`, line (\d+)\.$", SECTIONS[name], re.M)[0]
    there = (ENGINE / file).read_text(encoding="utf-8").splitlines()[int(line) - 1 :]
    assert any(re.search(rf"\b{name}\b", each) for each in there[:3]), f"{file}:{line} is not where {name} is made"


@pytest.mark.parametrize(
    "name", [name for name in faro.__all__ if callable(thing := getattr(faro, name)) and not isclass(thing)]
)
def test_a_function_is_shown_with_all_that_it_takes(name: str) -> None:
    shown = SECTIONS[name].partition("```\n")[0]
    for parameter in signature(getattr(faro, name)).parameters:
        assert re.search(rf"\b{parameter}: ", shown), parameter


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_program_uses_its_name_and_what_it_prints_stands_there(name: str) -> None:
    assert len(re.findall(rf"\b{name}\b", EXAMPLES[name])) > 1
    assert f"```{{ .text .no-copy }}\n{printed(EXAMPLES[name])}\n```" in SECTIONS[name]
    assert printed(EXAMPLES[name])


def test_what_a_thing_is_made_of_is_told_as_python_writes_it() -> None:
    assert "\\|" not in "".join(re.findall(r"`[^`\n]*`", PAGE))


def test_a_name_without_a_program_stops_the_build() -> None:
    with patch.object(faro, "__all__", [*faro.__all__, "secret"]), pytest.raises(DataError, match="'secret'"):
        reference.reference("play")
