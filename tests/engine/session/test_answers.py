from __future__ import annotations

import pytest

from faro.base.errors import FaroError
from faro.session import answers
from faro.session.answers import broken, table_of, told, whole_lines, with_line
from faro.session.shuffling import next_line
from tests.engine.session.asking import BOXED, SEATED, ask


def test_the_same_request_is_answered_the_same_whatever_was_asked_before() -> None:
    fresh = ask("deal", seed="K7F2")
    for number in range(300):
        ask("send", f"{SEATED}# {number}\n", line="soda Kd")
    assert ask("deal", seed="K7F2") == fresh


def test_no_more_than_the_latest_tables_are_kept() -> None:
    for number in range(300):
        table_of(f"{SEATED}# {number}\n")
    assert len(answers._TABLES) <= 256


def test_the_next_line_is_that_of_the_seed_and_of_the_deal() -> None:
    table = table_of(SEATED)
    assert next_line("K7F2", SEATED, table) == "soda Ac"
    assert next_line("K7F3", SEATED, table) != "soda Ac"


def test_a_line_more_brings_its_table_and_what_came_of_it() -> None:
    longer, after, events = with_line(SEATED, table_of(SEATED), "soda Kd")
    assert (longer, after) == (BOXED, table_of(BOXED))
    assert len(events) == 1
    assert with_line(SEATED, table_of(SEATED), "# a note") == (f"{SEATED}# a note\n", table_of(SEATED), ())
    with pytest.raises(FaroError, match="more than one line was sent"):
        with_line(SEATED, table_of(SEATED), "soda Kd\nturn 7h 9s")


def test_what_cannot_be_done_gives_the_log_back() -> None:
    error = FaroError("bad-link/damaged", 3)
    assert told(error) == {
        "code": "bad-link",
        "sentence": "the link is damaged",
        "hint": "copy the whole link again",
        "line": 3,
        "column": None,
        "meant": "",
    }
    assert told(None) is None
    unknown = told(FaroError("unknown-word", word="bett", meant="bet"))
    assert unknown is not None
    assert unknown["meant"] == "bet"
    say = "The link is damaged. Copy the whole link again."
    for asked, log in [({"log": "x"}, "x"), ({"log": 7}, ""), ({}, ""), (None, "")]:
        assert broken(asked, error) == {"log": log, "html": "", "beats": (), "say": say, "error": told(error)}


def test_a_log_ends_with_a_line() -> None:
    assert [whole_lines(log) for log in ("", "a", "a\n")] == ["", "a\n", "a\n"]
