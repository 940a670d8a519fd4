"""A program that stands on a page: what it shows, in order, and where it goes wrong."""

from __future__ import annotations

import pytest

from faro.session.program import MOST, Fault, run

SET_UP = 'from faro import library, odds, replay, spot\nlog = "rules hoyle-1864\\nopen ann 100\\nsoda Kd\\n"\n'


def done(program: str, *before: str) -> tuple[list[tuple[str, str, str]], Fault | None]:
    shown: list[tuple[str, str, str]] = []
    fault = run(program, lambda *one: shown.append(one), before)
    return shown, fault


def test_what_is_printed_comes_before_what_the_last_line_is_worth() -> None:
    assert done("print('a')\n1 + 1") == ([("text", "a", ""), ("text", "\n", ""), ("text", "2\n", "")], None)
    assert done("x = 1") == ([], None)
    assert done("None") == ([], None)


def test_a_table_draws_itself_and_odds_are_a_table() -> None:
    [(kind, drawn, said)], _ = done(f"{SET_UP}replay(log, library())")
    assert (kind, drawn[:4]) == ("svg", "<svg")
    assert said == "American Hoyle 1864: the soda. Soda, King of diamonds; no stakes lie."
    [(kind, drawn, said)], _ = done(f"{SET_UP}odds(library()['meyer'], spot('Q'))")
    assert (kind, drawn[:6], said) == ("html", "<table", "")


def test_what_another_class_draws_of_itself_is_no_drawing_of_ours() -> None:
    forged = "class Mine:\n    def _repr_html_(self): return '<script>'\n    def __repr__(self): return 'mine'\nMine()"
    assert done(forged) == ([("text", "mine\n", "")], None)


@pytest.mark.parametrize(
    ("program", "line", "sentence"),
    [
        ("x = 1\n1 / 0", 2, "ZeroDivisionError: division by zero"),
        ("def f():\n    return 1 / 0\n\nf()", 2, "ZeroDivisionError: division by zero"),
        ("x = 1\nx ==== 2", 2, "SyntaxError: invalid syntax"),
        (f"{SET_UP}spot('Z')", 3, "the layout has no place called 'Z' (no-such-place)"),
        ("class E(Exception):\n    __str__ = None\nraise E", 3, "E"),
        (f"{SET_UP}from faro.base import Refused\nraise Refused('card-not-in-pack', card='7h')", 4, "Refused"),
        ("raise SystemExit", None, ""),
        ("raise SystemExit(0)", None, ""),
        ("import sys\nsys.exit('no such book')", 2, "SystemExit: no such book"),
    ],
)
def test_what_goes_wrong_is_told_with_its_line(program: str, line: int | None, sentence: str) -> None:
    _, fault = done(program)
    assert (fault.line if fault else None) == line
    assert (fault.sentence if fault else "").startswith(sentence)


def test_a_program_goes_on_from_those_before_it_whose_output_is_not_shown() -> None:
    assert done("x + 1", "x = 1\nprint(x)", "x += 1") == ([("text", "3\n", "")], None)
    assert done("x", "1 / 0") == ([], Fault(None, "ZeroDivisionError: division by zero"))


def test_each_run_begins_anew() -> None:
    done("x = 1")
    assert done("x")[1] == Fault(1, "NameError: name 'x' is not defined")


def test_who_prints_without_end_is_stopped() -> None:
    shown, fault = done("while True:\n    print('a' * 1000)")
    assert fault == Fault(2, f"more than {MOST:,} characters were printed")
    assert sum(len(text) for _, text, _ in shown) <= MOST
