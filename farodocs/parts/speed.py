"""How fast the site is, for docs/library/speed.md: what a reader feels, and what benchmarks/told.py kept."""

from __future__ import annotations

import json
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from farodocs.figures import bars
from farodocs.folders import DOCS
from farodocs.parts.figures import figures

FILE = DOCS / "library" / "speed.json"

FELT = {
    "a first visit, link to what is first shown: the table": "until the table is there, by a link on a first visit",
    "a first visit, press to answer: this site": "from the first press to its answer, a whole Python fetched between",
    "a later visit, press to answer: this site, from the kept memory": "the same at a later visit, from what is kept",
}
"""What a reader waits for, by the names of the figures, in a reader's words."""

_OTHERS = {
    "plain Pyodide with the engine’s sources": "Pyodide and the engine",
    "plain Pyodide, one small function": "Pyodide, one function",
    "MicroPython, one small function": "MicroPython, one function",
}
BESIDE = {
    "first visit": {"this site": "this site", **_OTHERS},
    "later visit": {
        "this site, from the kept memory": "this site",
        "this site": "this site, nothing kept",
        **_OTHERS,
    },
}
"""What stands beside the site on each visit, as its figure names it, and what it is called on the chart."""

_CHARTED = {f"a {visit}, press to answer: {other}" for visit, others in BESIDE.items() for other in others} | {*FELT}
_HEADS, _RULE = "| What | Measured | Target |", "|---|---:|---|"


def felt() -> str:
    """What a reader waits for, large, and what stands beside it. Raises `KeyError` for a figure that is not there."""
    waits = {one["name"]: Fraction(one["value"]) / 1_000 for part in _parts().values() for one in part["figures"]}
    longest = max(wait for name, wait in waits.items() if "press to answer" in name)
    charts = []
    for visit, others in BESIDE.items():
        rows = [(called, waits[f"a {visit}, press to answer: {other}"]) for other, called in others.items()]
        said = "; ".join(f"{called}: {_seconds(wait)}" for called, wait in rows)
        title, heads = f"From press to answer, {visit}", ("What answers", "Seconds")
        charts.append(bars(title, f"{said}.", rows, upto=longest, tell=_seconds, heads=heads))
    return "\n\n".join([figures((_seconds(waits[name]), says) for name, says in FELT.items()), *charts])


def measured() -> str:
    """How many targets were met, those that were missed, and the other figures, folded: a table a subject."""
    parts = _parts()
    judged = [one["verdict"] for part in parts.values() for one in part["figures"] if one["verdict"]]
    missed = []
    for title, part in parts.items():
        rows = [_row(one) for one in part["figures"] if one["verdict"] == "missed"]
        missed += [f"| **{title}** | | |", *rows] if rows else []
    told = f"**{judged.count('met')} of {len(judged)} targets met.**{' These were missed:' if missed else ''}"
    others = ["\n".join([_HEADS, _RULE, *missed])] if missed else []
    return "\n\n".join([told, *others, *(_fold(title, part["figures"], part["on"]) for title, part in parts.items())])


def _parts() -> dict[str, Any]:
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


def _seconds(time: Fraction) -> str:
    return f"{float(time):.{1 if time >= Fraction(1, 10) else 2}f}\N{NO-BREAK SPACE}s"


def _fold(title: str, rows: Iterable[dict[str, Any]], on: str) -> str:
    judged = [row["verdict"] for row in rows if row["verdict"]]
    missed = judged.count("missed")
    rest = f"; {missed} missed, above" if missed else ""
    met = f" <span>{len(judged) - missed} of {len(judged)} targets met{rest}</span>" if judged else ""
    others = [row for row in rows if row["name"] not in _CHARTED and row["verdict"] != "missed"]
    aimed_first = sorted(others, key=lambda row: not row["target"])
    table = "\n".join([_HEADS, _RULE, *map(_row, aimed_first)])
    return f'<details markdown="block">\n<summary>{title}{met}</summary>\n\n{on}.\n\n{table}\n\n</details>'


def _row(one: dict[str, Any]) -> str:
    unit = f"\N{NO-BREAK SPACE}{one['unit']}"
    return f"| {one['name']} | {_number(one['value'])}{unit} | {(one['target'] and one['target'] + unit) or '–'} |"


def _number(value: float) -> str:
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:,.1f}" if value >= 1 else f"{value:.2g}"
