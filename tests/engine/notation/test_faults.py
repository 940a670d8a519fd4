from __future__ import annotations

import pytest

from faro.notation.faults import faults
from tests.engine.tables import LIBRARY


def told(text: str) -> list[tuple[int | None, int | None, str]]:
    return [(error.line, error.column, error.code) for error in faults(text, LIBRARY)]


def test_every_fault_is_found_at_once_with_its_line() -> None:
    log = "rules hoyle-1864\nopen ann 100\nbte ann 5 on Q\nsoda Kd\nbet ann 500 on Q\nturn 7h 9s\nturn 7h 8s\n"
    assert told(log) == [(3, None, "unknown-word"), (5, None, "stake-over-funds"), (7, None, "card-dealt-twice")]


def test_that_no_book_is_named_is_told_once() -> None:
    assert told("open ann 100\nsoda Kd\nturn 7h 9s\n") == [(1, None, "no-rules")]
    wrong_before = "opne ann 100\nopen ann 100\nsoda Kd\nopne ben 5\n"
    assert told(wrong_before) == [(1, None, "unknown-word"), (2, None, "no-rules"), (4, None, "unknown-word")]


@pytest.mark.parametrize(
    ("names", "code"),
    [
        ("rules hoyle", "unknown-rules"),
        ("rules", "line-cut-short"),
        ("faro1 hoyle", "unknown-rules"),
        ("position faro1", "bad-position"),
    ],
)
def test_where_a_book_is_named_wrongly_that_none_is_named_is_not_told(names: str, code: str) -> None:
    assert [fault[2] for fault in told(f"opne ann 100\n{names}\nopen ann 100\nsoda Kd\n")] == ["unknown-word", code]


@pytest.mark.parametrize("word", ["", "position "])
def test_a_log_goes_on_from_the_position_it_begins_with(word: str) -> None:
    assert told(f"{word}faro1 hoyle-1864 deal=Kd hands=ann:94 stakes=ann:7:6\nturn 7h 9s\nexpect ann 94\n") == []


def test_positions_stand_a_line_each() -> None:
    assert told("faro1 meyer deal=Kd\nfaro1 meyer deal=Kx\n\nfaro1 myer\n") == [
        (2, 18, "bad-card"),
        (4, 7, "unknown-rules"),
    ]


def test_a_log_that_is_well_has_none() -> None:
    assert faults("\ufeffrules meyer\nopen ann 100 # a remark\n\nsoda Kd\n", LIBRARY) == ()


def test_a_bare_position_may_have_a_comment() -> None:
    assert faults("faro1 hoyle-1864 deal=Kd # mine\nfaro1 meyer deal=Kd\n", LIBRARY) == ()
