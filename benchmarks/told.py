"""What was measured, its targets and what it was measured on, kept for the page *How fast it is*."""

from __future__ import annotations

import datetime
import json
import os
import platform
from collections.abc import Sequence
from pathlib import Path

from benchmarks.figure import Figure

FILE = Path(__file__).resolve().parent.parent / "docs" / "library" / "speed.json"


def write(title: str, figures: Sequence[Figure], order: Sequence[str], file: Path = FILE) -> None:
    """Put what was measured into the part of the file with that title; other parts stay as they are."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    kept[title] = {"on": _machine(), "figures": [_figure(figure) for figure in figures]}
    ordered = {title: kept[title] for title in order if title in kept}
    file.write_text(json.dumps(ordered, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _machine() -> str:
    today = datetime.datetime.now(datetime.UTC).date()
    machine = f"{os.cpu_count()} cores of {platform.machine()}, {platform.system()}"
    return f"{today}, {machine}, Python {platform.python_version()}"


def _figure(figure: Figure) -> dict[str, str | float]:
    return {
        "name": figure.name,
        "value": figure.value,
        "unit": figure.unit,
        "target": figure.target,
        "verdict": figure.verdict,
    }
