"""On which kinds of machine the project was set up, for docs/library/tried.md: as tests/machines wrote it down."""

from __future__ import annotations

import json

from farodocs.folders import DOCS

FILE = DOCS / "library" / "machines.json"
ENDED = {"well": "{}", "broken": "**failed**: {}", "absent": "not tried: {} on that machine"}
"""How each end is told."""


def table() -> str:
    """A row a kind of machine. Raises `KeyError` for an end that has no words here."""
    rows = [
        f"| {case['what']} | {ENDED[case['ended']].format(case['told'])} | {', '.join(filter(None, where(case)))} |"
        for case in json.loads(FILE.read_text(encoding="utf-8")).values()
    ]
    return "\n".join(["| The machine | What came of it | Where |", "|---|---|---|", *rows])


def where(case: dict[str, str]) -> tuple[str, ...]:
    """The system, the Python and the day."""
    return case["system"], f"Python {case['python']}" if case["python"] else "", case["day"]
