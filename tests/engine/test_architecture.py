"""Which way the arrows run: every import of every module, read without running it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

import faro
from farodocs.folders import ROOT

ENGINE = Path(faro.__file__).parent

ROOMS = (
    "base",
    "rulebooks",
    "cheats",
    "table",
    "notation",
    "odds",
    "seats",
    "words",
    "pictures",
    "simulation",
    "teaching",
    "session",
)
"""The rooms from the ground up: each imports from those before it, by their doors, and never from those behind it."""

WORLDLY_ROOMS = {"rulebooks", "cheats", "simulation", "teaching", "session"}
"""The rooms that read files or draw lots: rule-books and records of cheats are files, the last three draw cards."""

OUTSIDE = {
    *("time", "datetime", "calendar", "zoneinfo", "sched"),
    *("random", "secrets", "uuid"),
    *("os", "sys", "io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "importlib", "pkgutil", "tomllib"),
    *("subprocess", "socket", "ssl", "http", "urllib", "threading", "multiprocessing", "asyncio", "signal"),
    *("platform", "getpass", "locale", "logging", "sqlite3", "ctypes", "builtins"),
}
"""Clock, chance, files and the operating system: the other rooms may know nothing of them."""

BUILTINS = {"open", "input", "print", "exec", "eval", "__import__", "breakpoint"}

LONGEST = 400  # lines


@dataclass(frozen=True)
class Import:
    """One import: what is imported, where, and the room it stands in."""

    target: str
    where: str
    room: str


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def imports(folder: Path) -> Iterator[Import]:
    """Every import below a folder; a module that no door offers is told by its own name."""
    for path in files(folder):
        place = path.relative_to(ROOT)
        inside = path.relative_to(folder).parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{place}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Import):
                yield from (Import(alias.name, where, inside[0]) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{where}: relative import; write the module's full name"
                for alias in node.names:
                    name = f"{node.module}.{alias.name}"
                    is_file = (ENGINE.parent / name.replace(".", "/")).with_suffix(".py").is_file()
                    is_inside = node.module == f"faro.{inside[0]}"
                    is_offered = alias.name in getattr(import_module(node.module or ""), "__all__", ())
                    is_module = is_file and (is_inside or not is_offered)
                    yield Import(name if is_module else node.module or "", where, inside[0])


WITHIN = list(imports(ENGINE))


def room_of(found: Import) -> str:
    """The room of the engine that an import reaches, or nothing."""
    first, _, rest = found.target.partition(".")
    return rest.partition(".")[0] if first == "faro" else ""


def said(wrong: list[Import]) -> str:
    return "\n".join(f"{found.where} imports {found.target}" for found in wrong)


def test_every_folder_is_a_room_and_every_room_a_folder() -> None:
    assert {path.name for path in ENGINE.iterdir() if path.is_dir() and path.name != "__pycache__"} == {*ROOMS}


@pytest.mark.parametrize("room", ROOMS)
def test_no_arrow_runs_upward(room: str) -> None:
    above = ROOMS[ROOMS.index(room) + 1 :]
    assert not said([found for found in WITHIN if found.room == room and room_of(found) in above])


def test_a_room_is_entered_by_its_door() -> None:
    past = [found for found in WITHIN if room_of(found) not in ("", found.room) and found.target.count(".") > 1]
    for folder in (ROOT / "farodocs", ROOT / "benchmarks"):
        past += [found for found in imports(folder) if room_of(found) and found.target.count(".") > 1]
    assert not said(past)


def test_a_module_inside_does_not_go_round_by_its_own_door() -> None:
    assert not said(
        [found for found in WITHIN if found.target == f"faro.{found.room}" and "__init__" not in found.where]
    )


def test_nothing_comes_from_outside_the_standard_library() -> None:
    known = {"faro", *sys.stdlib_module_names}
    assert not said([found for found in WITHIN if found.target.partition(".")[0] not in known])


@pytest.mark.parametrize("room", [room for room in ROOMS if room not in WORLDLY_ROOMS])
def test_clock_chance_files_and_system_stay_outside(room: str) -> None:
    assert not said([found for found in WITHIN if found.room == room and found.target.partition(".")[0] in OUTSIDE])
    calls = [
        f"{path.relative_to(ROOT)}:{node.lineno} calls {node.func.id}()"
        for path in files(ENGINE / room)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BUILTINS
    ]
    assert not calls, "\n".join(calls)


def test_the_engine_does_not_know_the_site() -> None:
    assert not said([found for found in WITHIN if found.target.partition(".")[0] == "farodocs"])


@pytest.mark.parametrize("folder", [ENGINE, ROOT / "farodocs"], ids=lambda folder: folder.name)
def test_no_module_is_too_long_for_one_subject(folder: Path) -> None:
    lines = {path.relative_to(ROOT): len(path.read_text(encoding="utf-8").splitlines()) for path in files(folder)}
    assert not [f"{path}: {count} lines" for path, count in lines.items() if count > LONGEST]
