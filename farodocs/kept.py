"""What the engine answered, kept on disk: simulated deals, drills and frames, which only other sources would change.

An answer is kept under the digest of everything it depends on: the engine's sources, the rule-books that it plays by,
the module that asks, and what was asked. So nothing in the folder is ever wrong, and all of it may be deleted.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import os
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

from faro.notation import look_alikes
from farodocs.folders import ENGINE, ROOT

FOLDER = ROOT / ".cache" / "engine"
UNUSED = 14 * 24 * 3600
"""An answer is dropped when nobody has asked for it in so many seconds."""

_BOOKS = ENGINE / "faro" / "rulebooks"


def kept(name: str, asked: Any, make: Callable[[], Any], books: Collection[str] | None = None) -> Any:
    """What `make` answers to what is asked, as JSON has it, made only where it is not kept from an earlier build.

    `asked` is plain data; `name` says whose question it is. `books` are the rule-books that the answer depends on, all
    where nothing is said.
    """
    file = _file(name, asked, _asks(make), books)
    try:
        text = file.read_text(encoding="utf-8")
        os.utime(file)
    except FileNotFoundError:
        text = json.dumps(make(), ensure_ascii=False, separators=(",", ":"))
        _write(file, text)
    return json.loads(text)


def of_log(log: str) -> list[str]:
    """The rule-books that a log may play by: those whose ids it holds, or all."""
    said = look_alikes.plain(log)
    return [book for book in _ids() if book in said] or list(_ids())


def engine_digest() -> str:
    """One SHA-256 over the engine's files but the rule-books, and over the names of these."""
    digest = hashlib.sha256(" ".join(_ids()).encode())
    for path in sorted((ENGINE / "faro").rglob("*")):
        if path.suffix == ".py" or (path.suffix == ".toml" and path.parent != _BOOKS):
            digest.update(f"{path.relative_to(ENGINE)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _asks(make: Callable[[], Any]) -> Path:
    """The module of what makes an answer."""
    return Path(inspect.getfile(inspect.unwrap(make.func if isinstance(make, partial) else make)))


def _file(name: str, asked: Any, module: Path, books: Collection[str] | None) -> Path:
    played = [_BOOKS / f"{book}.toml" for book in (_ids() if books is None else sorted(books))]
    question = json.dumps([_engine(), *map(_content, (module, *played)), name, asked], sort_keys=True)
    return FOLDER / f"{name}-{hashlib.sha256(question.encode()).hexdigest()[:32]}.json"


@cache
def _engine() -> str:
    return engine_digest()


@cache
def _ids() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in _BOOKS.glob("*.toml")))


@cache
def _content(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _write(file: Path, text: str) -> None:
    """Whole or not at all: several builds may share the folder."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(f".{os.getpid()}")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)


def drop_unused() -> None:
    """Drop the answers that nobody has asked for of late."""
    for path in FOLDER.iterdir() if FOLDER.is_dir() else ():
        with suppress(FileNotFoundError):  # another build has put it in its place meanwhile
            if time.time() - path.stat().st_mtime > UNUSED:
                path.unlink()
