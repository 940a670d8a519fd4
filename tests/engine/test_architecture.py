"""Which way the arrows run: every import of every module, read without running it."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import faro
from farodocs.folders import ROOT
from tests.house import House

ROOMS = {
    "base": 1480,
    "rulebooks": 690,
    "cheats": 770,
    "table": 2985,
    "notation": 1605,
    "odds": 1125,
    "seats": 600,
    "words": 1389,
    "pictures": 3644,
    "simulation": 1860,
    "research": 600,
    "agents": 385,
    "teaching": 4634,
    "session": 2780,
    "highlighting": 65,
    "terminal": 590,
}
"""The rooms from the ground up, with the lines that each may have: each imports from those before it, by their doors,
and never from those behind it."""

WORLDLY_ROOMS = {"rulebooks", "cheats", "simulation", "research", "teaching", "session", "terminal"}
"""The rooms that read files or draw lots: rule-books and records of cheats are files, the last three draw cards."""

EXTRAS = {
    "highlighting": {"pygments"},
    "terminal": {"click", "rich"},
    "research": {"distributed", "pyarrow"},
    "agents": {"gymnasium", "numpy", "pettingzoo", "pyspiel"},
}
"""What a room may bring in besides, which is no part of the engine: nothing below imports it."""

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

HOUSE = House(Path(faro.__file__).parent, tuple(ROOMS))


def test_every_folder_is_a_room_and_every_room_a_folder() -> None:
    assert {path.name for path in HOUSE.folder.iterdir() if path.is_dir() and path.name != "__pycache__"} == {*ROOMS}


def test_no_arrow_runs_upward() -> None:
    assert not HOUSE.upward()


def test_a_room_is_entered_by_its_door() -> None:
    assert not HOUSE.past_doors(ROOT / "farodocs", ROOT / "benchmarks")


def test_a_module_inside_does_not_go_round_by_its_own_door() -> None:
    assert not HOUSE.round_by_their_own_door()


def test_no_arrows_run_in_a_circle() -> None:
    assert not HOUSE.circles()


def test_nothing_comes_from_outside_the_standard_library() -> None:
    known = {"faro", *sys.stdlib_module_names}
    assert not [
        str(found)
        for found in HOUSE.imports
        if found.module.partition(".")[0] not in known | EXTRAS.get(HOUSE.room_of(found.by), set())
    ]


@pytest.mark.parametrize("room", [room for room in ROOMS if room not in WORLDLY_ROOMS])
def test_clock_chance_files_and_system_stay_outside(room: str) -> None:
    within = [found for found in HOUSE.imports if HOUSE.room_of(found.by) == room]
    assert not [str(found) for found in within if found.module.partition(".")[0] in OUTSIDE]
    calls = [
        f"{path.relative_to(ROOT)}:{node.lineno} calls {node.func.id}()"
        for path in sorted((HOUSE.folder / room).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BUILTINS
    ]
    assert not calls, "\n".join(calls)


def test_the_engine_does_not_know_the_site() -> None:
    assert not [str(found) for found in HOUSE.imports if found.module.partition(".")[0] == "farodocs"]


def test_no_module_is_too_long_for_one_subject() -> None:
    assert not HOUSE.longer_than(LONGEST)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_keeps_to_its_lines(room: str) -> None:
    assert HOUSE.lines_of(room) <= ROOMS[room], "say it shorter, or say why the room must grow"
