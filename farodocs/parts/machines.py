"""On which kinds of machine the project was set up, for docs/library/tried.md: as tests/machines wrote it down."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from farodocs.folders import DOCS

FILE = DOCS / "library" / "machines.json"
ENDED = {"well": "{}", "broken": "**failed**: {}", "absent": "not tried: {} on that machine"}
"""How each end is told."""


def table() -> str:
    """Where most were tried, and a row a kind of machine, with what was otherwise there.

    Raises `KeyError` for an end that has no words here.
    """
    cases = list(json.loads(FILE.read_text(encoding="utf-8")).values())
    usual = [Counter(found).most_common(1)[0][0] for found in zip(*map(where, cases), strict=True)]
    rows = [
        f"| {case['what']} | {ENDED[case['ended']].format(case['told'])} | {otherwise(where(case), usual)} |"
        for case in cases
    ]
    said = f"Tried on {', '.join(filter(None, usual))}, where no row says otherwise."
    return "\n".join([said, "", "| The machine | What came of it | Otherwise there |", "|---|---|---|", *rows])


def where(case: dict[str, str]) -> tuple[str, ...]:
    """The system, the Python and the day."""
    return case["system"], f"Python {case['python']}" if case["python"] else "", case["day"]


def otherwise(found: Sequence[str], usual: Sequence[str]) -> str:
    """What of it is not as usual."""
    return ", ".join(one for one, other in zip(found, usual, strict=True) if one and one != other)
