"""A step of what is generated before the build: it is done only where something that it reads has changed since.

It is our own: doit goes by digests as well, and leaves lying what an earlier run made and no task makes any more, so
that a page of a word that is gone would be built for ever. All Python is one digest: followed through the doors, the
imports of nearly every step reach nearly the whole engine and much of the glue.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, wraps
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

from farodocs.folders import ROOT
from farodocs.kept import engine_digest

RECORD = ROOT / ".cache" / "steps.json"
"""What each step read the last time, and what it made."""

_Asked = TypeVarTuple("_Asked")
_Answer = TypeVar("_Answer")


@dataclass(frozen=True)
class Step:
    """What it is called, what does it, the files that it reads besides the project’s Python, and what it makes.

    The pages are made without what `follows`, which is fetched later or by others than their readers. What else is
    made may tell what is read `late` once they are made again.
    """

    name: str
    write: Callable[[], object]
    reads: tuple[Path, ...] = ()
    makes: tuple[Path, ...] = ()
    follows: bool = False
    late: tuple[Path, ...] = ()


def do(steps: Iterable[Step], record: Path = RECORD, *, leave: bool = False) -> bool:
    """Do the steps in order, and remove what an earlier run made and none makes any more.

    Told to `leave` what follows, it does only the rest, as far as what follows was made before; and answers whether
    something was left.
    """
    last, now = read_record(record), dict[str, Any]()
    is_left = False
    code = digest_of(sorted((ROOT / "farodocs").rglob("*.py"))) + engine_digest()
    for step in steps:
        done = {"read": code + digest_of(step.reads), "late": digest_of(step.late), "makes": _from_root(step.makes)}
        was = last.get(step.name) if all(path.exists() for path in step.makes) else None
        if leave and was and was != done and (step.follows or done == {**was, "late": done["late"]}):
            is_left, done = True, was
        elif was != done:
            step.write()
        now[step.name] = done
        _keep(record, last | now)
    made = _made(now)
    for path in _made(last) - made:
        if not any(path in one.parents for one in made):  # a folder may be made file by file since
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    _keep(record, now)
    return is_left


def put(path: Path, content: str | bytes) -> None:
    """Write a file, unless it holds that: one that is untouched is neither converted nor served anew."""
    data = content.encode() if isinstance(content, str) else content
    if not path.is_file() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def read_record(record: Path) -> dict[str, Any]:
    """What a JSON file keeps of an earlier run; nothing where there was none, or where it was cut short."""
    try:
        return dict(json.loads(record.read_text(encoding="utf-8")))
    except (FileNotFoundError, ValueError):
        return {}


def digest_of(files: Iterable[Path]) -> str:
    """One SHA-256 over files, and over where they lie."""
    digest = hashlib.sha256()
    for path in files:
        if path.is_file():
            digest.update(f"{os.path.relpath(path, ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def lasting(answer: Callable[[*_Asked], _Answer]) -> Callable[[*_Asked], _Answer]:
    """A function that answers the same question once, and whose answers are not forgotten: they hang on nothing but
    what is asked."""
    answered = cache(answer)

    @wraps(answer)
    def of(*asked: *_Asked) -> _Answer:
        return answered(*asked)

    return of


def forget() -> None:
    """Forget what was read from the project's files, in a process that outlives a change of them. What is `lasting`
    stays."""
    for name in [name for name in sys.modules if name.split(".")[0] in ("faro", "farodocs")]:
        for value in vars(sys.modules[name]).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def _made(steps: dict[str, Any]) -> set[Path]:
    return {ROOT / path for done in steps.values() for path in done["makes"]}


def _from_root(paths: Iterable[Path]) -> list[str]:
    """Paths as they stand wherever the project lies: a checkout that was copied touches nothing of the other's."""
    return [os.path.relpath(path, ROOT) for path in paths]


def _keep(record: Path, steps: dict[str, Any]) -> None:
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text(json.dumps(steps, indent=1), encoding="utf-8")
