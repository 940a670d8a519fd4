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
    """Where most were tried, a row a kind of machine with what was otherwise there, and folded where it went well.

    Raises `KeyError` for an end that has no words here.
    """
    cases = list(json.loads(FILE.read_text(encoding="utf-8")).values())
    usual = [Counter(found).most_common(1)[0][0] for found in zip(*map(where, cases), strict=True)]
    rows = {well: [_row(case, usual) for case in cases if (case["ended"] == "well") is well] for well in (True, False)}
    said = f"Tried on {', '.join(filter(None, usual))}, where no row says otherwise."
    head = "| The machine | What came of it |\n|---|---|"
    fold = f'<details markdown="block">\n<summary>{len(rows[True])} on which it went well</summary>\n'
    return "\n".join([said, "", head, *rows[False], "", fold, head, *rows[True], "", "</details>"])


def where(case: dict[str, str]) -> tuple[str, ...]:
    """The system, the Python and the day."""
    return case["system"], f"Python {case['python']}" if case["python"] else "", case["day"]


def _row(case: dict[str, str], usual: Sequence[str]) -> str:
    there = ", ".join(one for one, other in zip(where(case), usual, strict=True) if one and one != other)
    return f"| {case['what']} | {ENDED[case['ended']].format(case['told'])}{f' ({there})' if there else ''} |"
