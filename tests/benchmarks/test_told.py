"""The page How fast it is: what is measured anew replaces what was kept, and a target says whether it is met."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.figure import Figure
from benchmarks.told import write


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


def test_a_part_is_replaced_and_the_others_stay(tmp_path: Path) -> None:
    file = tmp_path / "speed.json"
    write("Two", [Figure("b", 2.25, "ms", most=3)], ["One", "Two"], file)
    write("One", [Figure("a", 1_234, "a second")], ["One", "Two"], file)
    write("Two", [Figure("b", 4, "ms", most=3)], ["One", "Two"], file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert {title: part["figures"] for title, part in kept.items()} == {
        "One": [{"name": "a", "value": 1_234, "unit": "a second", "target": "", "verdict": ""}],
        "Two": [{"name": "b", "value": 4, "unit": "ms", "target": "at most 3", "verdict": "missed"}],
    }
    assert [*kept] == ["One", "Two"]
