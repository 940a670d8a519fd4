"""What is installed comes by one door, from a lock: every other line that would install something is found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from farodocs.folders import ROOT
from farodocs.setup.tree import by_hand

INSTALLERS = {
    "pip": r"-m pip\b|\bpip3? (?:-\S+ )*(?:install|download|wheel)\b",
    "npm": r"\b(?:npm|pnpm|yarn) (?:-\S+ )*(?:ci|i|install|add|update|exec|init)\b|\b(?:npx|corepack)\b",
    "uv": r"\b(?i:uv) (?:pip (?:compile|sync)|sync|add|tool|run)\b|\buvx\b",
    "another": r"\b(?:pipx|poetry|conda|easy_install) ",
    "playwright": r"\bplaywright install\b",
    "the distribution": r"\b(?:apt|apt-get|apk|dnf|yum|pacman|brew) (?:-\S+ )*(?:install|add|update|upgrade)\b",
    "a download": r"\b(?:curl|wget) \S",
}
"""What an installer's command looks like, once the marks between the words of a list are gone."""
DOORS = {
    "farodocs/setup/packages.py": {"pip"},
    "farodocs/setup/modules.py": {"npm"},
    "farodocs/setup/lock.py": {"uv"},
    # The machine's own keeper of packages has digests and signatures of its own.
    "farodocs/setup/browser.py": {"playwright", "the distribution"},
    "farodocs/setup/python.sh": {"the distribution"},
    ".github/workflows/test.yml": {"the distribution"},
    # `make links` asks whether the addresses of works still answer, and keeps nothing of what comes.
    "Makefile": {"a download"},
    # They try, in an environment of their own, what a taker of the engine does, and what he is told to write.
    "tests/engine/test_package.py": {"pip"},
    "tests/engine/terminal/test_commands.py": {"pip"},
    "engine/faro/__main__.py": {"pip"},
    "farodocs/fences/notebook.py": {"pip"},
    "tests/farodocs/fences/test_notebook.py": {"pip"},
    # It names npm's commands, to take them away.
    "tests/machines/machine.py": {"npm"},
}
"""Who may install, and with what."""
PROGRAMS = {"", ".cjs", ".js", ".json", ".mjs", ".py", ".sh", ".toml", ".yaml", ".yml"}


def commands(text: str) -> Iterator[tuple[int, str]]:
    """The commands of a program that install something: the line of each, and its installer."""
    marks = re.sub(r"""["'`,()\[\]*]""", " ", text)
    for installer, pattern in INSTALLERS.items():
        for found in re.finditer(pattern.replace(" ", r"\s+"), marks):
            yield marks.count("\n", 0, found.start()) + 1, installer


def test_nothing_is_installed_but_by_the_door() -> None:
    told = {Path(__file__).relative_to(ROOT), Path("package-lock.json")}
    programs = [path for path in by_hand() if path.suffix in PROGRAMS and path not in told]
    found = {
        f"{path.as_posix()}:{line} installs with {installer}"
        for path in programs
        for line, installer in commands((ROOT / path).read_text(encoding="utf-8", errors="replace"))
        if installer not in DOORS.get(path.as_posix(), set())
    }
    assert found == set(), "what is needed goes into a list that is locked, and comes by farodocs/setup/packages.py"


@pytest.mark.parametrize("door", DOORS)
def test_the_doors_are_there(door: str) -> None:
    assert {installer for _, installer in commands((ROOT / door).read_text(encoding="utf-8"))} == DOORS[door]


@pytest.mark.parametrize(
    ("line", "installer"),
    [
        ("\t$(PYTHON) -m pip install --quiet chess", "pip"),
        ('    run([sys.executable, "-m",\n         "pip", "download", "chess"])', "pip"),
        ("      - run: pip --no-input install chess", "pip"),
        ('["npm", "--silent", "install", "lighthouse"]', "npm"),
        ("npx lighthouse", "npm"),
        ("uv tool install chess", "uv"),
        ("sudo apt-get install -y make", "the distribution"),
    ],
)
def test_a_line_that_installs_is_found(line: str, installer: str) -> None:
    assert [*commands(f"\n{line}\n")] == [(2, installer)]


@pytest.mark.parametrize("line", ["npm run lint", "npm audit", "# what pip has to say", "tests/farodocs/setup/pip"])
def test_a_line_that_installs_nothing_is_not(line: str) -> None:
    assert [*commands(line)] == []
