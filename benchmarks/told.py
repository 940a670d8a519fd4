"""The page *How fast it is*: one table of what was measured, with its targets, and what it was measured on."""

from __future__ import annotations

import datetime
import os
import platform
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.figure import Figure

PAGE = Path(__file__).resolve().parent.parent / "docs" / "library" / "speed.md"
TABLE = "<!-- measured -->\n"
"""Stands before the table and after it; what is outside is written by hand."""
_JUDGED = re.compile(r"^\| (?P<told>.+) \| (?P<verdict>met|missed) \|$", re.M)
_PART = re.compile(r"^\| \*\*(?P<title>.+?)\*\* .*\n(?P<rows>(?:\| (?!\*\*).*\n)*)", re.M)


def write(title: str, figures: Sequence[Figure], order: Sequence[str], page: Path = PAGE) -> None:
    """Put what was measured into the part of the page's table with that title; other parts stay as they are."""
    before, table, after = page.read_text(encoding="utf-8").split(TABLE)
    parts = {match["title"]: match[0] for match in _PART.finditer(table)}
    parts[title] = _part(title, figures)
    kept = {title: parts[title] for title in order if title in parts}
    page.write_text(f"{before}{TABLE}\n{_whole(kept)}\n{TABLE}{after}", encoding="utf-8")


def _whole(parts: Mapping[str, str]) -> str:
    """How many targets there are and how many were missed, and the table: what was missed is at its head too."""
    judged = [(title, row) for title, part in parts.items() for row in _JUDGED.finditer(part)]
    missed = [f"| {title}: {row['told']} | missed |\n" for title, row in judged if row["verdict"] == "missed"]
    first = f"| **Missed** | | | |\n{''.join(missed)}" if missed else ""
    head = "| What | Measured | Target |  |\n|---|---:|---|---:|\n"
    return f"**{len(judged)} targets, {len(missed) or 'none'} missed.**\n\n{head}{first}{''.join(parts.values())}"


def _part(title: str, figures: Sequence[Figure]) -> str:
    today = datetime.datetime.now(datetime.UTC).date()
    machine = f"{os.cpu_count()} cores of {platform.machine()}, {platform.system()}"
    on = f"{today}, {machine}, Python {platform.python_version()}"
    rows = "".join(
        f"| {figure.name} | {_number(figure.value)} {figure.unit} | {figure.target} | {figure.verdict} |\n"
        for figure in figures
    )
    return f"| **{title}** ({on}) | | | |\n{rows}"


def _number(value: float) -> str:
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:,.1f}" if value >= 1 else f"{value:.2g}"
