"""Which way the arrows run in the site's glue, and that no room is larger than what it is worth."""

from __future__ import annotations

import re
import subprocess

import pytest

from farodocs.folders import ROOT
from tests.house import House

ROOMS = {
    "folders": 30,
    "kept": 110,
    "simulated": 60,
    "step": 130,
    "data.records": 370,
    "data": 550,
    "data.glossary": 700,
    "data.history": 350,
    "markup": 650,
    "browser": 1223,
    "figures.objects": 1460,
    "figures.cutaways": 1610,
    "figures.printables": 1490,
    "figures": 1069,
    "parts": 1860,
    "words": 1151,
    "inline": 870,
    "fences": 3408,
    "search": 650,
    "lint": 1320,
    "make": 1540,
    "setup": 557,
}
"""The rooms from the ground up, with the lines that each may have: each imports from those before it, by their door."""

GLUE = House(ROOT / "farodocs", tuple(ROOMS))


def test_every_module_stands_in_a_room() -> None:
    assert not GLUE.homeless()


def test_no_arrow_runs_upward() -> None:
    assert not GLUE.upward()


def test_a_room_is_entered_by_its_door() -> None:
    assert not GLUE.past_doors(ROOT / "benchmarks")


def test_a_module_inside_does_not_go_round_by_its_own_door() -> None:
    assert not GLUE.round_by_their_own_door()


def test_no_arrows_run_in_a_circle() -> None:
    assert not GLUE.circles()


def test_no_module_is_too_long_for_one_subject() -> None:
    assert not GLUE.longer_than(400)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_keeps_to_its_lines(room: str) -> None:
    assert GLUE.lines_of(room) <= ROOMS[room], "say it shorter, leave it to a library, or say why the room must grow"


@pytest.mark.parametrize("target", ["lint", "test"])
def test_make_runs_every_check(target: str) -> None:
    checks = {".".join(path.parent.relative_to(ROOT).parts) for path in GLUE.folder.rglob("__main__.py")}
    recipe = subprocess.run(["make", "--dry-run", target], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert checks <= set(re.findall(r"farodocs[\w.]+", recipe))
