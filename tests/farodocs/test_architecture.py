"""Which way the arrows run in the site's glue: every import of every module, read without running it."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from farodocs.folders import ROOT

GLUE = ROOT / "farodocs"

ROOMS = (
    "folders",
    "kept",
    "step",
    "data.records",
    "data",
    "data.glossary",
    "data.history",
    "markup",
    "browser",
    "figures",
    "parts",
    "words",
    "inline",
    "fences",
    "search",
    "lint",
    "make",
    "setup",
)
"""The rooms from the ground up, modules and folders: each imports from those before it and never from those behind."""

WITHOUT_PYTHON = {"theme"}


def name_of(path: Path) -> str:
    """A module by its name within the glue, a folder's by the folder's."""
    return ".".join(path.relative_to(GLUE).with_suffix("").parts).removesuffix(".__init__")


MODULES = {name_of(path): path for path in sorted(GLUE.rglob("*.py")) if path != GLUE / "__init__.py"}


def imports(name: str) -> Iterator[tuple[str, str]]:
    """What a module imports of the glue, each with file and line."""
    path = MODULES[name]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            named = [alias.name for alias in node.names if alias.name.startswith("farodocs")]
            assert not named, f"{path}:{node.lineno}: write from farodocs… import …"
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import; write the module's full name"
            for alias in node.names:
                for target in (f"{node.module}.{alias.name}", str(node.module)):
                    if target.removeprefix("farodocs.") in MODULES and target.startswith("farodocs."):
                        yield target.removeprefix("farodocs."), f"{path.relative_to(ROOT)}:{node.lineno}"
                        break


IMPORTS = {name: list(imports(name)) for name in MODULES}


def room_of(name: str) -> str:
    """The room of a module, the innermost."""
    rooms = [room for room in ROOMS if name == room or name.startswith(f"{room}.")]
    assert rooms, f"farodocs.{name} stands in no room; ROOMS says where one may stand"
    return max(rooms, key=len)


def test_every_folder_is_a_room_and_every_room_is_there() -> None:
    top = {path.stem for path in GLUE.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert top - WITHOUT_PYTHON - {"__init__", "__pycache__"} == {room.partition(".")[0] for room in ROOMS}
    assert {room_of(name) for name in MODULES} == {*ROOMS}


@pytest.mark.parametrize("room", ROOMS)
def test_no_arrow_runs_upward(room: str) -> None:
    above = ROOMS[ROOMS.index(room) + 1 :]
    wrong = [
        f"{where} imports farodocs.{target}"
        for name in MODULES
        if room_of(name) == room
        for target, where in IMPORTS[name]
        if room_of(target) in above
    ]
    assert not wrong, "\n".join(wrong)


def test_no_arrows_run_in_a_circle() -> None:
    try:
        TopologicalSorter({name: {target for target, _ in IMPORTS[name]} for name in MODULES}).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


@pytest.mark.parametrize("target", ["lint", "test"])
def test_make_runs_every_check(target: str) -> None:
    checks = {".".join(path.parent.relative_to(ROOT).parts) for path in GLUE.rglob("__main__.py")}
    recipe = subprocess.run(["make", "--dry-run", target], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert checks <= set(re.findall(r"farodocs[\w.]+", recipe))
