"""What is generated is made anew where something that it reads has changed, and goes when nobody makes it any more."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pytest

from farodocs import step as stepping
from farodocs.step import Step, do, forget, lasting, put


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Do the steps of these names; what was done, in order. Each makes a file of its name and reads `data`."""
    monkeypatch.setattr(stepping, "engine_digest", lambda: (tmp_path / "engine").read_text(encoding="utf-8"))
    (tmp_path / "engine").write_text("an engine", encoding="utf-8")
    (tmp_path / "data").write_text("data", encoding="utf-8")

    def ran(*names: str) -> list[str]:
        done: list[str] = []

        def step(name: str) -> Step:
            def write() -> None:
                done.append(name)
                put(tmp_path / name, name)

            return Step(name, write, (tmp_path / "data",), (tmp_path / name,))

        do([step(name) for name in names], tmp_path / "record.json")
        return done

    return ran


def test_a_step_is_done_once(run: Callable[..., list[str]]) -> None:
    assert run("a", "b") == ["a", "b"]
    assert run("a", "b") == []
    assert run("a", "b", "c") == ["c"]


@pytest.mark.parametrize("read", ["data", "engine"])
def test_a_step_is_done_again_when_what_it_reads_has_changed(
    run: Callable[..., list[str]], tmp_path: Path, read: str
) -> None:
    run("a")
    (tmp_path / read).write_text("changed", encoding="utf-8")
    assert run("a") == ["a"]


def test_a_step_is_done_again_when_what_it_made_is_gone(run: Callable[..., list[str]], tmp_path: Path) -> None:
    run("a", "b")
    (tmp_path / "b").unlink()
    assert run("a", "b") == ["b"]


def test_what_nobody_makes_any_more_is_removed(run: Callable[..., list[str]], tmp_path: Path) -> None:
    run("a", "b")
    (tmp_path / "b").unlink()
    (tmp_path / "b" / "inside").mkdir(parents=True)
    run("a")
    assert (tmp_path / "a").exists()
    assert not (tmp_path / "b").exists()


def test_a_folder_that_is_made_file_by_file_since_stays(tmp_path: Path) -> None:
    folder, record = tmp_path / "folder", tmp_path / "record.json"
    write = partial(put, folder / "a", "text")
    do([Step("all", write, makes=(folder,))], record)
    do([Step("a", write, makes=(folder / "a",))], record)
    assert (folder / "a").is_file()


def test_a_step_that_fails_leaves_those_before_it_done(tmp_path: Path, run: Callable[..., list[str]]) -> None:
    def fail() -> None:
        raise FileNotFoundError

    run("a")
    (tmp_path / "data").write_text("changed", encoding="utf-8")
    done: list[str] = []
    steps = [Step("a", lambda: done.append("a"), (tmp_path / "data",)), Step("b", fail)]
    for _ in range(2):
        with pytest.raises(FileNotFoundError):
            do(steps, tmp_path / "record.json")
    assert done == ["a"]


def test_a_file_that_would_not_change_is_not_touched(tmp_path: Path) -> None:
    put(tmp_path / "folder" / "page.md", "text")
    before = (tmp_path / "folder" / "page.md").stat().st_mtime_ns
    put(tmp_path / "folder" / "page.md", "text")
    assert (tmp_path / "folder" / "page.md").stat().st_mtime_ns == before


def test_what_was_read_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    read = cache(object)
    monkeypatch.setattr(stepping, "read_from_a_file", read, raising=False)
    first = read()
    assert read() is first
    forget()
    assert read() is not first


def test_a_copied_checkout_touches_nothing_of_the_one_it_was_copied_from(
    run: Callable[..., list[str]], tmp_path: Path
) -> None:
    run("a")
    [step] = json.loads((tmp_path / "record.json").read_text(encoding="utf-8")).values()
    assert not [path for path in step["makes"] if Path(path).is_absolute()]


def test_what_hangs_on_the_question_alone_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    @lasting
    def answer(question: str) -> str:
        asked.append(question)
        return question.upper()

    monkeypatch.setattr(stepping, "answer", answer, raising=False)
    assert [answer("a"), answer("b"), answer("a")] == ["A", "B", "A"]
    forget()
    assert answer("a") == "A"
    assert asked == ["a", "b"]


def test_a_file_that_holds_what_is_written_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "file"
    put(path, "Größe")
    os.utime(path, (0, 0))
    put(path, "Größe".encode())
    assert path.stat().st_mtime == 0
    put(path, b"\x00\xff")
    assert path.read_bytes() == b"\x00\xff"


def test_what_follows_is_left_where_it_was_made_before_and_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("data", encoding="utf-8")
    done: list[str] = []

    def step(name: str, *, follows: bool) -> Step:
        def write() -> None:
            done.append(name)
            put(tmp_path / name, name)

        return Step(name, write, (tmp_path / "data",), (tmp_path / name,), follows)

    steps = [step("wheel", follows=True), step("page", follows=False)]
    record = tmp_path / "record.json"
    assert not do(steps, record, leave=True)
    assert done == ["wheel", "page"]  # a page may name what lies there
    (tmp_path / "data").write_text("changed", encoding="utf-8")
    assert do(steps, record, leave=True)
    assert done == ["wheel", "page", "page"]
    assert (tmp_path / "wheel").exists()
    assert not do(steps, record)
    assert done == ["wheel", "page", "page", "wheel"]
    assert not do(steps, record, leave=True)


def test_what_is_read_late_is_told_afterwards_and_what_is_read_at_once_is_not_left(tmp_path: Path) -> None:
    for name in ("words", "pages"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    done: list[str] = []
    step = Step("glossary", lambda: done.append("glossary"), (tmp_path / "words",), late=(tmp_path / "pages",))
    record = tmp_path / "record.json"
    assert not do([step], record, leave=True)
    (tmp_path / "pages").write_text("edited", encoding="utf-8")
    assert do([step], record, leave=True)
    assert done == ["glossary"]
    (tmp_path / "words").write_text("edited", encoding="utf-8")
    assert not do([step], record, leave=True)
    assert not do([step], record)
    assert done == ["glossary", "glossary"]
