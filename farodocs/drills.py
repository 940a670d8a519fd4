"""The first drills of every kind, made at build, so that a page asks and grades them before any Python runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from faro.shell.doors_dealer import baked
from faro.shell.drills import DRILLS, make

RULES = "hoyle-1864"
WORD = "1864"
"""The word of their seeds: the engine goes on where they end."""
EACH = 12


def first_drills() -> dict[str, list[dict[str, Any]]]:
    """The drills of each kind, as the session answers them."""
    return {kind: [baked(make(kind, f"{WORD}-{number}", RULES)) for number in range(EACH)] for kind in DRILLS}


def write(target: Path) -> None:
    """Write them as JSON."""
    target.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(first_drills(), ensure_ascii=False, separators=(",", ":"))
    target.write_text(text, encoding="utf-8")
