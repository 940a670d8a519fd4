"""What came of each kind of machine: docs/library/machines.json, which the page *What has been tried* shows."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TypedDict

from tests.machines.machine import ROOT, system

FILE = ROOT / "docs" / "library" / "machines.json"
WELL, BROKEN, ABSENT = "well", "broken", "absent"
"""How a case can end; each has its words on the page."""


class Outcome(TypedDict):
    """A case as it was last tried: how it ended, what was told, when and where; no Python where there was none."""

    what: str
    ended: str
    told: str
    day: str
    python: str
    system: str


def outcome(what: str, ended: str, told: str, python: tuple[int, ...]) -> Outcome:
    """What came of a case that was tried just now."""
    return {
        "what": what,
        "ended": ended,
        "told": told,
        "day": datetime.now(UTC).date().isoformat(),
        "python": ".".join(map(str, python)),
        "system": system(),
    }


def read(file: Path = FILE) -> dict[str, Outcome]:
    """The record, by the names of the cases."""
    kept: dict[str, Outcome] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return kept


def write(record: dict[str, Outcome], file: Path = FILE) -> None:
    """Write it."""
    file.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def merged(kept: dict[str, Outcome], now: dict[str, Outcome], order: list[str]) -> dict[str, Outcome]:
    """The record with what was tried now, in order. What is not on this machine is not unlearnt where it once was."""
    known = kept | {name: one for name, one in now.items() if one["ended"] != ABSENT or name not in kept}
    return {name: known[name] for name in order if name in known}
