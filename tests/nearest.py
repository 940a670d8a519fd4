"""The linters and the tests nearest to a change: `python -m tests.nearest engine/faro/table/state.py` runs them.

What is named is a file, a folder or an expression of `pytest -k`. The tests mirror the tree, so a file's are found by
its name. What they miss is found by `make test` without ONLY.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MIRRORED = {"engine/faro": "tests/engine", "farodocs": "tests/farodocs", "tests": "tests"}
ELEMENTS = "docs/assets/faro"
WRITTEN = ("docs", "glossary")

PYTEST = (sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal")

Command = tuple[str, ...]


def nearest(only: str) -> list[Command]:
    """The commands that check what is named, the quickest first."""
    path = ROOT / only
    if not path.exists():
        if "/" in only:
            sys.exit(f"there is no {only}: name a file or a folder, or an expression of pytest -k")
        return [(*PYTEST, "-k", only)]
    inside = path.resolve().relative_to(ROOT)
    if inside.is_relative_to(ELEMENTS) or inside.suffix == ".js":
        npm: list[Command] = [("npm", "run", "--silent", script) for script in ("types", "lint", "test")]
        return [*npm, (*PYTEST, *_of_element(inside))] if inside.is_relative_to(ELEMENTS) else npm
    for folder, tests in MIRRORED.items():
        if inside.is_relative_to(folder):
            lints: list[Command] = [
                (sys.executable, "-m", *lint) for lint in (("ruff", "check", str(inside)), ("mypy",))
            ]
            return [*lints, (*PYTEST, _mirror(ROOT / tests, inside.relative_to(folder)))]
    if inside.parts[0] in WRITTEN:
        page = (str(inside),) if inside.parts[0] == "docs" and inside.suffix == ".md" else ()
        data = () if page else ("tests/farodocs/data", "tests/farodocs/words")
        lints = [(sys.executable, "-m", "farodocs.lint", *page)]
        return [*lints, (*PYTEST, "tests/docs", *data)]
    sys.exit(f"nothing is nearest to {only}: name a file of the engine, the glue, the pages or the scripts, or a test")


def _mirror(tests: Path, inside: Path) -> str:
    """The test or the folder of tests that mirrors a path, or the nearest above it."""
    named = inside.with_name(f"test_{inside.name}")
    while not (found := next((tests / way for way in (inside, named) if (tests / way).exists()), None)):
        named = inside = inside.parent
    return str(found.relative_to(ROOT))


def _of_element(inside: Path) -> list[str]:
    """The browser's tests whose names share a word with a script's or with its folder's, or all of them."""
    words = _words(inside.stem) | _words(inside.parent.name)
    tests = sorted((ROOT / "tests" / "browser").glob("test_*.py"))
    return [str(test.relative_to(ROOT)) for test in tests if words & _words(test.stem)] or ["tests/browser"]


def _words(name: str) -> set[str]:
    return {word.removesuffix("s") for word in re.split(r"[-_.]", name)} - {"test", "faro", "page"}


def main(only: str) -> int:
    """Run what is nearest; every check runs, even where an earlier one complains."""
    failed = False
    for command in nearest(only):
        print(*(Path(part).name if part == sys.executable else part for part in command), flush=True)
        failed |= subprocess.run(command, cwd=ROOT, check=False).returncode != 0
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
