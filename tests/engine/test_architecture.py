"""Which way the arrows run: every import of every module, read without running it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import faro
import farodocs

ENGINE = Path(faro.__file__).parent
DOCS = Path(farodocs.__file__).parent
TESTS = Path(__file__).parent

LAYERS: tuple[tuple[str, ...], ...] = (
    ("errors", "cheats.__init__", "cheats.gains", "cheats.names"),
    ("cards", "chips", "share", "systems"),
    ("layout", "rules"),
    ("stakes", "secret"),
    ("commands", "events", "ladder", "cheats.devices", "cheats.shuffles", "cheats.split_test", "cheats.record"),
    ("table",),
    ("limits", "settle", "cheats.tells"),
    ("decide_stakes", "odds"),
    ("decide_dealing", "decide_tricks"),
    ("decide", "policies", "reading", "log_words"),
    ("log", "choices", "casekeep"),
    ("view", "saved", "change_book"),
    ("cue_sheet", "describe", "bots", "cheats.dealers", "cheats.players", "cheats.punters"),
    ("cheats.runs",),
    ("announce_tricks", "perft", "predict", "running_cost"),
    ("announce", "audit"),
    ("compare",),
    ("court_art",),
    ("card_art",),
    ("livret_art", "plate"),
    ("livret_plates", "table_plan", "render_stakes", "render_dealing"),
    ("render_livret",),
    ("render_text", "render_html", "render_svg", "render_lid", "render_own"),
    ("render_gains", "render_sheet", "render_under"),
    ("render_seat", "playthrough"),
    ("__init__",),
    ("shell.__init__",),
    ("shell.fast_deal", "shell.fields", "shell.rulebooks", "shell.shoe", "shell.cheats"),
    ("shell.drills", "shell.answers", "shell.crooked"),
    ("shell.fast_crooked", "shell.company"),
    ("shell.trial", "shell.square_or_not"),
    ("shell.doors_seat", "shell.doors_log", "shell.doors_odds", "shell.doors_dealer"),
    ("shell.other_views",),
    ("shell.doors_cheats",),
    ("shell.session",),
)
"""The modules from the ground up: each imports from the layers below its own, never from its own or from above."""

LAYER = {module: number for number, layer in enumerate(LAYERS) for module in layer}

OUTSIDE = {
    *("time", "datetime", "calendar", "zoneinfo", "sched"),
    *("random", "secrets", "uuid"),
    *("os", "sys", "io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "importlib", "pkgutil", "tomllib"),
    *("subprocess", "socket", "ssl", "http", "urllib", "threading", "multiprocessing", "asyncio", "signal"),
    *("platform", "getpass", "locale", "logging", "sqlite3", "ctypes", "builtins"),
}
"""Clock, chance, files and the operating system: below the shell, nothing may know of them."""

BUILTINS = {"open", "input", "print", "exec", "eval", "__import__", "breakpoint"}


@dataclass(frozen=True)
class Import:
    """One import: who imports what, where."""

    module: str
    target: str
    where: str


def modules(package: Path) -> dict[str, Path]:
    """The modules of a package by their dotted names within it."""
    return {".".join(path.relative_to(package).with_suffix("").parts): path for path in sorted(package.rglob("*.py"))}


def imports(module: str, path: Path) -> Iterator[Import]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        where = f"{path.relative_to(path.parents[2])}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Import):
            yield from (Import(module, alias.name, where) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{where}: relative import; write the module's full name"
            name = node.module or ""
            for alias in node.names:
                # `from faro import card_art` names a module, `from faro.cards import Card` something inside one.
                whole = f"{name}.{alias.name}"
                is_module = whole.removeprefix("faro.") in LAYER and name.split(".")[0] == "faro"
                yield Import(module, whole if is_module else name, where)


ENGINE_IMPORTS = [found for module, path in modules(ENGINE).items() for found in imports(module, path)]


def test_every_module_has_its_layer() -> None:
    assert {*modules(ENGINE)} == {*LAYER}, "place a new module in LAYERS, and take a deleted one out"


@pytest.mark.parametrize("module", modules(ENGINE))
def test_no_arrow_runs_upward(module: str) -> None:
    upward = []
    for found in ENGINE_IMPORTS:
        if found.module == module and found.target.split(".")[0] == "faro":
            target = found.target.removeprefix("faro.") if found.target != "faro" else "__init__"
            target = f"{target}.__init__" if f"{target}.__init__" in LAYER else target
            if LAYER[target] >= LAYER[module]:
                upward.append(f"{found.where} imports {found.target}, which is not below {module}")
    assert not upward, "\n".join(upward)


@pytest.mark.parametrize("module", modules(ENGINE))
def test_nothing_comes_from_outside_the_standard_library(module: str) -> None:
    foreign = [
        f"{found.where} imports {found.target}"
        for found in ENGINE_IMPORTS
        if found.module == module and found.target.split(".")[0] not in {"faro", *sys.stdlib_module_names}
    ]
    assert not foreign, "\n".join(foreign)


@pytest.mark.parametrize("module", [module for module in modules(ENGINE) if not module.startswith("shell.")])
def test_nothing_below_the_shell_knows_clock_chance_files_or_system(module: str) -> None:
    worldly = [
        f"{found.where} imports {found.target}"
        for found in ENGINE_IMPORTS
        if found.module == module and found.target.split(".")[0] in OUTSIDE
    ]
    assert not worldly, "\n".join(worldly)
    path = modules(ENGINE)[module]
    calls = [
        f"{path.name}:{node.lineno} calls {node.func.id}()"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BUILTINS
    ]
    assert not calls, "\n".join(calls)


@pytest.mark.parametrize("module", [module for module in modules(ENGINE) if module.startswith("render_")])
def test_a_renderer_gets_what_a_seat_may_know_and_no_table(module: str) -> None:
    # The text of a whole playthrough deals it, and shows the view after every line.
    allowed = {"faro.table"} if module == "render_text" else set()
    seen = {found.target for found in ENGINE_IMPORTS if found.module == module}
    assert not seen & {"faro.table", "faro.secret"} - allowed


def test_the_engine_does_not_know_the_site() -> None:
    assert not [found for found in ENGINE_IMPORTS if found.target.split(".")[0] == "farodocs"]


def test_the_site_imports_the_engine() -> None:
    site = [found for module, path in modules(DOCS).items() for found in imports(module, path)]
    assert any(found.target.split(".")[0] == "faro" for found in site)


@pytest.mark.parametrize("module", [module for module in modules(ENGINE) if not module.endswith("__init__")])
def test_every_module_has_its_test_file(module: str) -> None:
    *folders, name = module.split(".")
    # The courts are drawn only as cards.
    name = {"court_art": "card_art"}.get(name, name)
    assert TESTS.joinpath(*folders, f"test_{name}.py").is_file(), f"write tests/engine/…/test_{name}.py"
