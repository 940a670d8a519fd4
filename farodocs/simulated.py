"""What deals by the hundred thousand have brought: the repository keeps it, so that no build need play them again.

It stands under a digest of all that it depends on, and of nothing else: the rooms of the engine in which a deal is
played, and with each question the rules of its book. Where either is another today, the deals are played anew, and
`make golden` writes down what they bring.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from faro.rulebooks import Rulebook
from farodocs.folders import ENGINE, ROOT
from farodocs.kept import kept

FOLDER = ROOT / "farodocs" / "played"
ROOMS = ("base", "rulebooks", "table", "cheats", "odds", "seats", "simulation")
"""No picture and no sentence changes what a deal brings."""


def simulated(name: str, rules: Rulebook, asked: dict[str, Any], make: Callable[[], Any]) -> Any:
    """What `make` answers to what is asked under a book, as JSON has it: from the repository, if that is of today."""
    question = _question(rules, asked)
    stands = _stands(FOLDER / f"{name}.json")
    return stands[question] if question in stands else kept(name, question, make, [rules.id])


def written(found: Iterable[tuple[Rulebook, dict[str, Any], Any]]) -> str:
    """The text of the repository's file: to each question under a book its answer, as the engine of today has it."""
    answers = sorted(f"{json.dumps(_question(rules, asked))}: {json.dumps(answer)}" for rules, asked, answer in found)
    return f'{{"engine": "{_engine()}", "answers": {{\n' + ",\n".join(answers) + "\n}}\n"


def _question(rules: Rulebook, asked: dict[str, Any]) -> str:
    return f"{rules.id} {rules.digest} {json.dumps(asked, sort_keys=True)}"


def _stands(file: Path) -> dict[str, Any]:
    """Its answers, if they are of the engine of today."""
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return told["answers"] if told.get("engine") == _engine() else {}


@cache
def _engine() -> str:
    digest = hashlib.sha256()
    for room in ROOMS:
        for path in sorted((ENGINE / "faro" / room).rglob("*")):
            if path.suffix == ".py" or path.name == "devices.toml":  # the books tell their own digests
                digest.update(f"{path.relative_to(ENGINE)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]
