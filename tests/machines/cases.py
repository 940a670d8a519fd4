"""The kinds of machine on which the project is set up, each from a clean clone, and what must come of it.

What may touch the checks or the pages (Python, Node, the path, the user, the locale) goes down to a green `make lint`
and a `make site`. What is about installing alone ends with everything installed as it is locked: behind that nothing
differs.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.machines.cut_off import disk_full, killed, network_gone
from tests.machines.installed import as_locked
from tests.machines.machine import (
    NODES,
    PYTHONS,
    Absent,
    Broken,
    Machine,
    on_path,
    other_user,
    owned,
    python_of,
)
from tests.machines.releases import LATER, beside_all_pins

GREEN = "linted and built"
INSTALLED = "installed as it is locked"
NO_PYTHON = Path("/none")


class Case(NamedTuple):
    """One kind of machine, as the page tells it; and what is done there, which says what came of it."""

    what: str
    tried: Callable[[Machine], str]


def green(machine: Machine, tree: Path | None = None) -> str:
    """From a clone to the first green `make lint` and a `make site`."""
    tree = tree or machine.clone()
    for target in ("lint", "site"):
        machine.ran(tree, target).well()
    if not (tree / "site" / "index.html").is_file():
        raise Broken("make site ended well and left no site/index.html")
    return GREEN


def with_python(wanted: str, machine: Machine) -> str:
    """A Python of one version."""
    machine.python = python_of(wanted)
    return green(machine)


def without_node(machine: Machine) -> str:
    """Node comes as a Python package."""
    machine.without = NODES
    return green(machine)


def with_an_old_node(machine: Machine) -> str:
    """A Node that no longer does; the package of Python takes its place."""
    machine.without = NODES
    machine.put("node", "echo v16.20.2")
    machine.put("npm", "echo 8.19.4")
    return green(machine)


def without_python(machine: Machine) -> str:
    """Nothing to begin with."""
    machine.without = PYTHONS
    machine.python = NO_PYTHON
    return machine.ran(machine.clone(), "lint").refused("Python 3.11 or later is needed")


def with_an_old_python(machine: Machine) -> str:
    """A Python that says, as it is asked, that it is too old."""
    machine.without = PYTHONS
    machine.python = NO_PYTHON
    machine.put("python3", "exit 1")
    return machine.ran(machine.clone(), "lint").refused("Python 3.11 or later is needed")


def without_venv(machine: Machine) -> str:
    """A Python as Debian has it, with neither venv nor a package manager that could bring it."""
    machine.without = ("apt-get", "sudo")
    machine.put("python3", f'case "$*" in *"import ensurepip"*) exit 1;; esac\nexec "{machine.python}" "$@"')
    return machine.ran(machine.clone(), "lint").refused("This Python lacks the modules venv and ensurepip")


def home_read_only(machine: Machine) -> str:
    """A HOME in which nothing can be written, not even a cache."""
    home = machine.folder / "home"
    home.mkdir()
    tree = machine.clone()
    try:
        machine.user = other_user()
    except Absent:
        machine.user = None
    else:
        machine.python = python_of(user=machine.user)
        owned(machine.folder, machine.user)
    home.chmod(0o555)
    machine.settings |= {"HOME": str(home)}
    try:
        return green(machine, tree)
    finally:
        home.chmod(0o755)


def private_files(machine: Machine) -> str:
    """Files that nobody but their owner may read."""
    machine.umask = 0o077
    return green(machine)


def odd_path(machine: Machine) -> str:
    """A path with a space and with letters beyond ASCII."""
    return green(machine, machine.clone(into=machine.folder / "Café du Pharaon" / "tree"))


def odd_locale(machine: Machine) -> str:
    """A clock that is ahead of every other, and a language in which i is not the small I."""
    machine.settings |= {"TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"}
    return green(machine)


def plain_locale(machine: Machine) -> str:
    """A machine that knows ASCII alone."""
    machine.settings |= {
        "TZ": "America/St_Johns",
        "LANG": "C",
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
    }
    return green(machine)


def another_user(machine: Machine) -> str:
    """The tree belongs to one, who lets all write there, and another runs it."""
    machine.user = other_user()
    machine.python = python_of(user=machine.user)
    tree = machine.clone()
    for path in (machine.folder, tree, *tree.rglob("*")):
        path.chmod(path.stat().st_mode | 0o666 | (0o111 if path.is_dir() else 0))
    machine.settings |= {"HOME": str(machine.folder)}
    return green(machine, tree)


def somebody_elses_tree(machine: Machine) -> str:
    """The tree belongs to one, and another, who may only read it, runs it."""
    machine.user = other_user()
    machine.python = python_of(user=machine.user)
    return machine.ran(machine.clone(), "lint").refused("The virtual environment .venv could not be made")


def with_crlf(machine: Machine) -> str:
    """As git is set on Windows."""
    tree = machine.clone("-c", "core.autocrlf=true")
    if b"\r" in (tree / "farodocs" / "setup" / "python.sh").read_bytes():
        raise Broken("python.sh has CR")
    return green(machine, tree)


def without_git(machine: Machine) -> str:
    """A ZIP, on a machine that has no git either; and it is cleaned."""
    tree = machine.unpacked()
    machine.without = ("git",)
    green(machine, tree)
    machine.ran(tree, "clean").well()
    if left := [path for path in ("site", "docs/assets/share", "docs/glossary/copper.md") if (tree / path).exists()]:
        raise Broken(f"make clean left {', '.join(left)}")
    return f"{GREEN}, and cleaned"


def with_make_3_81(machine: Machine) -> str:
    """The make that macOS brings."""
    for program in on_path():
        if program.name in {"make", "gmake", "make-3.81"}:
            told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
            if told.startswith("GNU Make 3.81"):
                machine.make = str(program)
                return green(machine)
    raise Absent("no GNU make 3.81")


def newer_releases(pip: str, newest_python: tuple[int, int], machine: Machine) -> str:
    """Every package that is pinned has a newer release; they are installed by one pip, the machine's own at first."""
    newest = (python for minor in range(newest_python[1], 10, -1) if (python := _python_or_none(f"3.{minor}")))
    machine.python = next(newest, None) or python_of(f"3.{newest_python[1]}")
    tree = machine.clone()
    machine.settings |= beside_all_pins(tree, machine.folder / "later")
    if pip:
        machine.ran(tree, f"build/{pip}/.installed").well()
        shutil.copytree(tree / "build" / pip, machine.folder / pip)
        shutil.rmtree(tree / ".venv")
        machine.settings |= {"PYTHONPATH": str(machine.folder / pip)}
    machine.ran(tree, "setup").well()
    as_locked(tree)
    if not pip:
        for lock in sorted((tree / "locks").glob("*.txt")):
            if lock.stem not in {"dev", "node"}:
                machine.ran(tree, f"build/{lock.stem}/.installed").well()
    if taken := [*tree.glob(f"**/*-{LATER}.dist-info")]:
        raise Broken(f"{taken[0].name} was installed")
    return INSTALLED


def _python_or_none(wanted: str) -> Path | None:
    try:
        return python_of(wanted)
    except Absent:
        return None


def installed_after(cut: Callable[[Machine, Path], str], machine: Machine) -> str:
    """Cut off, told, and well at the next run."""
    tree = machine.clone()
    told = cut(machine, tree)
    machine.ran(tree, "setup").well()
    as_locked(tree)
    return f"{told}; {INSTALLED} by the next make"


CASES = {
    "python-3.11": Case("Python 3.11", partial(with_python, "3.11")),
    "python-3.12": Case("Python 3.12", partial(with_python, "3.12")),
    "python-3.13": Case("Python 3.13", partial(with_python, "3.13")),
    "python-3.14": Case("Python 3.14", partial(with_python, "3.14")),
    "no-python": Case("No Python", without_python),
    "old-python": Case("A Python that is too old", with_an_old_python),
    "no-venv": Case("A Python without the module venv, and nothing that could bring it", without_venv),
    "no-node": Case("No Node", without_node),
    "old-node": Case("A Node that is too old", with_an_old_node),
    "home-read-only": Case("A HOME in which nothing can be written", home_read_only),
    "umask": Case("Files that only their owner may read (umask 077)", private_files),
    "path": Case("A path with a space and an accent", odd_path),
    "kiritimati": Case("The clock of Kiritimati and Turkish letters", odd_locale),
    "ascii": Case("The locale C and the clock of Newfoundland", plain_locale),
    "another-user": Case("A tree of one user, in which all may write, run by another", another_user),
    "not-yours": Case("A tree of one user, in which no other may write, run by another", somebody_elses_tree),
    "crlf": Case("A checkout as git makes it on Windows (`core.autocrlf=true`)", with_crlf),
    "zip": Case("A ZIP, without git", without_git),
    "make-3.81": Case("GNU make 3.81, as macOS has it", with_make_3_81),
    "newer": Case("A newer release of every package, with the Python’s own pip", partial(newer_releases, "", (3, 14))),
    "newer-pip-22": Case(
        "The same with pip 22.3, the oldest of Python 3.11", partial(newer_releases, "pip-22", (3, 11))
    ),
    "newer-pip-23": Case("The same with pip 23.2.1", partial(newer_releases, "pip-23", (3, 12))),
    "newer-pip-26": Case("The same with pip 26.3", partial(newer_releases, "pip-26", (3, 14))),
    "killed": Case("Killed in the middle of an install", partial(installed_after, killed)),
    "network-gone": Case("The network gone in the middle of an install", partial(installed_after, network_gone)),
    "disk-full": Case("The disk full in the middle of an install", partial(installed_after, disk_full)),
}
"""By the name under which the record keeps them, in the order of the page."""
