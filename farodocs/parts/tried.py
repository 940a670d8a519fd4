"""What has been tried to break, for docs/library/tried.md: how often, by the count that the tests keep."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

from farodocs.folders import DOCS

FILE = DOCS / "library" / "tried.json"


class Trial(NamedTuple):
    """One row: the counts it adds up, by their names; what was done; and what came of each."""

    counts: tuple[str, ...]
    what: str
    held: str


TRIALS = (
    Trial(
        ("logs-cut", "logs-put", "logs-drop", "logs-swap", "logs-twice"),
        "Logs cut short, with lines that change places, and with letters lost or strange",
        "played as far as they go, and refused in one sentence with the line; no hand and no bank below nought",
    ),
    Trial(
        ("links-cut", "links-put", "links-drop"),
        "Links to a position, cut or altered",
        "opened, or refused in one sentence",
    ),
    Trial(("stored",), "Deals altered in the browser’s storage", "opened without the wrong field, or named as unread"),
    Trial(("imports",), "Files to import, cut or altered", "taken in, or refused in one sentence"),
    Trial(
        ("engine-files",), "Files of the engine gone, cut, replaced or stalled", "told of, and well again by *Retry*"
    ),
    Trial(("authors",), "Slips of whoever writes a page or a record", "told with file and line, and what to write"),
)


@cache
def _counts() -> dict[str, int]:
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


def table() -> str:
    """The table. Raises `KeyError` for a row without a count, and `ValueError` for a count that no row tells."""
    counts = _counts()
    if unused := sorted(counts.keys() - {name for trial in TRIALS for name in trial.counts}):
        raise ValueError(f"docs/library/{FILE.name}: no row of farodocs/parts/tried.py tells {', '.join(unused)}")
    rows = "\n".join(
        f"| {trial.what} | {told:,} | {trial.held} | 0 |"
        for trial in TRIALS
        for told in [sum(counts[name] for name in trial.counts)]
    )
    return f"| What was done | Tried | What came of each | Lost |\n|---|--:|---|--:|\n{rows}"
