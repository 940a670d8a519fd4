"""The Makefile holds to GNU make 3.81, which macOS brings: what came later it reads as something else, in silence."""

from __future__ import annotations

import re

import pytest

from tests.machines.machine import ROOT

LATER = (
    r"\.(ONESHELL|SHELLFLAGS|RECIPEPREFIX|EXTRA_PREREQS|NOTINTERMEDIATE|WAIT)\b",
    r"^\s*(override\s+)?(undefine|unexport\s+private|private)\s",
    r"^\s*define\s+\S+\s*[:+?]?=",
    r"^[^\t#]*?(!|::|:::)=",
    r"^[^\t#]*&:",
    r"\$[({](file|guile|let|intcmp)\s",
    r"--(output-sync|shuffle|trace)\b",
    r"^\s*-?load\s",
)
"""What 3.82 and its successors brought, as it would stand in a line."""


def later(line: str) -> list[str]:
    """What of a line GNU make 3.81 would not know."""
    return [found[0] for pattern in LATER if (found := re.search(pattern, line))]


def test_the_makefile_asks_for_nothing_later() -> None:
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    assert not {f"Makefile:{number}": found for number, line in enumerate(lines, 1) if (found := later(line))}


@pytest.mark.parametrize(
    "line",
    [
        ".ONESHELL:",
        "now != date",
        "now ::= 1",
        "a b &: c",
        "x := $(file <y)",
        "define x =",
        "undefine x",
        "\tmake --trace",
    ],
)
def test_what_came_later_is_told(line: str) -> None:
    assert later(line)


@pytest.mark.parametrize("line", ["a := b", "x ?= 1", "\ttest a != b", "a: b", "define x", "# x != y"])
def test_what_was_always_there_is_not(line: str) -> None:
    assert not later(line)
