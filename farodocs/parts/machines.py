"""On which kinds of machine the project was set up, for docs/library/tried.md: as tests/machines wrote it down."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from farodocs.folders import DOCS

FILE = DOCS / "library" / "machines.json"
ENDED = {"well": "{}", "broken": "**failed**: {}"}
"""How each end of what was tried is told."""


def table() -> str:
    """A row for each that failed, those that were not to be had, and folded where all went well, with place and day."""
    cases = machines()
    usual = [Counter(found).most_common(1)[0][0] for found in zip(*map(where, cases), strict=True)]
    rows = {end: [_row(case, usual) for case in cases if case["ended"] == end] for end in ENDED}
    head = "| The machine | What came of it |\n|---|---|"
    absent = "; ".join(case["what"] for case in cases if case["ended"] == "absent")
    fold = f'<details markdown="block">\n<summary>The {len(rows["well"])} on which it went well</summary>\n'
    said = f"Tried on {', '.join(filter(None, usual))}, where no row says otherwise."
    wanted = [f"Not to be had there, and so not tried: {absent}.", ""] if absent else []
    failed = [head, *rows["broken"], ""] if rows["broken"] else []
    listed = [*failed, fold, said, "", head, *rows["well"], "", "</details>"]
    return "\n".join([*wanted, '<div class="faro-blocks faro-machines" markdown="1">', "", *listed, "", "</div>"])


def machines() -> list[dict[str, str]]:
    """What was tried, each with how it `ended`."""
    return list(json.loads(FILE.read_text(encoding="utf-8")).values())


def where(case: dict[str, str]) -> tuple[str, ...]:
    """The system, the Python and the day."""
    return case["system"], f"Python {case['python']}" if case["python"] else "", case["day"]


def _row(case: dict[str, str], usual: Sequence[str]) -> str:
    there = ", ".join(one for one, other in zip(where(case), usual, strict=True) if one and one != other)
    return f"| {case['what']} | {ENDED[case['ended']].format(case['told'])}{f' ({there})' if there else ''} |"
