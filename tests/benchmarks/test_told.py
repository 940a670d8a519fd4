"""The page How fast it is: what is measured anew replaces what stood there, and a target says whether it is met."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.figure import Figure
from benchmarks.told import PAGE, TABLE, write


@pytest.mark.parametrize(
    ("figure", "target", "verdict"),
    [
        (Figure("a wait", 8, "ms", most=8), "at most 8", "met"),
        (Figure("a wait", 8.1, "ms", most=8), "at most 8", "missed"),
        (Figure("a rate", 999, "a second", least=1_000), "at least 1,000", "missed"),
        (Figure("a rate", 1_000, "a second", least=1_000), "at least 1,000", "met"),
        (Figure("a size", 3, "MB"), "", ""),
    ],
)
def test_a_target_is_told_with_whether_it_is_met(figure: Figure, target: str, verdict: str) -> None:
    assert (figure.target, figure.verdict) == (target, verdict)


def test_a_part_is_replaced_and_the_others_and_the_words_around_stay(tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"Before.\n\n{TABLE}{TABLE}\nAfter.\n")
    write("Two", [Figure("b", 2.25, "ms", most=3)], ["One", "Two"], page)
    write("One", [Figure("a", 1_234, "a second")], ["One", "Two"], page)
    write("Two", [Figure("b", 4, "ms", most=3)], ["One", "Two"], page)
    before, table, after = page.read_text().split(TABLE)
    assert (before, after) == ("Before.\n\n", "\nAfter.\n")
    rows = [line for line in table.splitlines() if line and "**" not in line]
    assert rows[2:] == [
        "| Two: b | 4 ms | at most 3 | missed |",
        "| a | 1,234 a second |  |  |",
        "| b | 4 ms | at most 3 | missed |",
    ]
    assert "**1 targets, 1 missed.**" in table
    assert table.index("**One**") < table.index("**Two**")


def test_the_page_has_its_table() -> None:
    assert PAGE.read_text(encoding="utf-8").count(TABLE) == 2
