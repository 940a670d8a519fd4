"""On which kinds of machine the project was set up, for docs/library/tried.md: as tests/machines wrote it down."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from farodocs.folders import DOCS

FILE = DOCS / "library" / "machines.json"
ENDED = {"well": "{}", "broken": "**failed**: {}", "absent": "not tried: {}"}
"""How each end is told."""


def table() -> str:
    """Where most were tried and how many went well; a row for each that failed, and folded one for each of the rest."""
    cases = list(json.loads(FILE.read_text(encoding="utf-8")).values())
    usual = [Counter(found).most_common(1)[0][0] for found in zip(*map(where, cases), strict=True)]
    rows = {end: [_row(case, usual) for case in cases if case["ended"] == end] for end in ENDED}
    lacking = "; ".join(case["what"] for case in cases if case["ended"] == "absent")
    said = f"Tried on {', '.join(filter(None, usual))}, where no row says otherwise."
    said += f" {len(rows['well'])} of {len(cases)} went well."
    if lacking:
        said += f" Not tried, for it was not to be had there: {lacking}."
    head = "| The machine | What came of it |\n|---|---|"
    broken = [head, *rows["broken"], ""] if rows["broken"] else []
    fold = f'<details markdown="block">\n<summary>{len(rows["well"])} on which it went well</summary>\n'
    return "\n".join([said, "", *broken, fold, head, *rows["well"], "", "</details>"])


def where(case: dict[str, str]) -> tuple[str, ...]:
    """The system, the Python and the day."""
    return case["system"], f"Python {case['python']}" if case["python"] else "", case["day"]


def _row(case: dict[str, str], usual: Sequence[str]) -> str:
    there = ", ".join(one for one, other in zip(where(case), usual, strict=True) if one and one != other)
    return f"| {case['what']} | {ENDED[case['ended']].format(case['told'])}{f' ({there})' if there else ''} |"
