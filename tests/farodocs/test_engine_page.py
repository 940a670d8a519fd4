"""The page about the engine: what it prints is what is printed, and every name says what it is."""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from io import StringIO
from typing import get_args

import pytest

import faro
from faro.events import Event
from farodocs.engine_page import DATA, page

PAGE = page()
ROWS = dict(re.findall(r"^`(\w+)[^`]*`\n:   (.+)$", PAGE, re.M))


def test_the_program_prints_what_the_page_says() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    printed = StringIO()
    with redirect_stdout(printed):
        exec(program, {})
    assert f"It prints `{printed.getvalue().strip()}`" in PAGE


@pytest.mark.parametrize("name", [*faro.__all__, *(event.__name__ for event in get_args(Event))])
def test_every_public_name_and_every_event_says_in_a_sentence_what_it_is(name: str) -> None:
    assert ROWS[name].endswith(".")


def test_only_what_cannot_speak_for_itself_is_spoken_for() -> None:
    assert {name for name in faro.__all__ if not callable(getattr(faro, name))} == DATA.keys()
