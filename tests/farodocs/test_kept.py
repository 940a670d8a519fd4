"""Answers of the engine kept on disk: never an old one, and none for ever."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from farodocs import kept as keeping
from farodocs.kept import UNUSED, drop_unused, engine_digest, kept, of_log


@pytest.fixture(autouse=True)
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An engine of three files, of which two are rule-books, and a folder to keep answers in."""
    books = tmp_path / "engine" / "faro" / "rulebooks"
    books.mkdir(parents=True)
    (books / "meyer.toml").write_text("a", encoding="utf-8")
    (books / "pharo.toml").write_text("b", encoding="utf-8")
    (books / "shelf.py").write_text("c", encoding="utf-8")
    monkeypatch.setattr(keeping, "ENGINE", tmp_path / "engine")
    monkeypatch.setattr(keeping, "_BOOKS", books)
    monkeypatch.setattr(keeping, "FOLDER", tmp_path / "kept")
    forget()
    yield books
    forget()


def forget() -> None:
    """As a new process begins."""
    for function in (keeping._engine, keeping._ids, keeping._content):
        function.cache_clear()


def asked(answer: str, *question: str, books: list[str] | None = None) -> str:
    forget()
    return str(kept("test", question, lambda: answer, books))


def test_an_answer_is_made_once_for_one_question() -> None:
    assert asked("first") == "first"
    assert asked("second") == "first"
    assert asked("second", "another question") == "second"


@pytest.mark.parametrize(
    ("file", "books", "is_kept"),
    [
        ("shelf.py", [], False),
        ("meyer.toml", None, False),
        ("meyer.toml", ["meyer"], False),
        ("meyer.toml", ["pharo"], True),
        ("new.toml", ["pharo"], False),
        ("notes.txt", None, True),
    ],
)
def test_what_it_depends_on_makes_it_anew(engine: Path, file: str, books: list[str] | None, is_kept: bool) -> None:
    asked("first", books=books)
    (engine / file).write_text("changed", encoding="utf-8")
    assert asked("second", books=books) == ("first" if is_kept else "second")


def test_the_module_that_asks_makes_it_anew(tmp_path: Path) -> None:
    def by(answer: str) -> Callable[[], Any]:
        forget()
        module, names = tmp_path / "asks.py", dict[str, Any]()
        module.write_text(f"def make(*_):\n    return {answer!r}\n", encoding="utf-8")
        exec(compile(module.read_text(encoding="utf-8"), module, "exec"), names)
        return partial(names["make"], 1)

    assert [kept("test", 1, by(answer)) for answer in ("first", "second", "first")] == ["first", "second", "first"]
    assert kept("test", 1, lambda: "of another module") == "of another module"


def test_an_answer_just_made_reads_as_a_kept_one() -> None:
    assert kept("test", 1, lambda: ("a", 1)) == kept("test", 1, lambda: None) == ["a", 1]


def test_an_answer_for_which_nobody_asks_is_dropped(tmp_path: Path) -> None:
    asked("old", "a")
    asked("used", "b")
    long_ago = time.time() - UNUSED - 60
    for file in (tmp_path / "kept").iterdir():
        os.utime(file, (long_ago, long_ago))
    asked("used", "b")
    drop_unused()
    assert asked("made anew", "a") == "made anew"
    assert asked("made anew", "b") == "used"


def test_a_log_plays_by_the_books_that_it_names_and_perhaps_by_any_if_it_names_none() -> None:
    assert of_log("rules pharo\nopen ann 100\n") == ["pharo"]
    assert of_log("open ann 100\n") == ["meyer", "pharo"]
    assert of_log("rules ｍeyer\n") == ["meyer"]


def test_the_digest_is_that_of_the_files_and_not_of_the_machine(engine: Path) -> None:
    before = engine_digest()
    (engine / "__pycache__").mkdir()
    (engine / "__pycache__" / "shelf.pyc").write_bytes(b"x")
    assert engine_digest() == before
