"""`make test ONLY=…` runs what is nearest to a change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.nearest import ROOT, nearest


@pytest.mark.parametrize(
    ("only", "checks", "tests"),
    [
        ("engine/faro/table/markers.py", ["ruff", "mypy"], ["tests/engine/table"]),
        ("engine/faro/notation/share.py", ["ruff", "mypy"], ["tests/engine/notation/test_share.py"]),
        ("engine/faro/odds", ["ruff", "mypy"], ["tests/engine/odds"]),
        ("farodocs/step.py", ["ruff", "mypy"], ["tests/farodocs/test_step.py"]),
        ("tests/browser/test_seat.py", ["ruff", "mypy"], ["tests/browser/test_seat.py"]),
        ("docs/rules/paying.md", ["farodocs.lint"], ["tests/docs"]),
        (
            "glossary/terms/basset.toml",
            ["farodocs.lint"],
            ["tests/docs", "tests/farodocs/data", "tests/farodocs/words"],
        ),
        ("docs/assets/faro/drill/faro-drill.js", ["types", "lint", "test"], ["tests/browser/test_drills.py"]),
        ("docs/assets/faro/page/margin.js", ["types", "lint", "test"], ["tests/browser/test_margin.py"]),
        ("docs/assets/faro/finder/ranking.js", ["types", "lint", "test"], ["tests/browser"]),
        ("tests/scripts/seat.test.js", ["types", "lint", "test"], []),
        ("copper and not basset", [], ["-k", "copper and not basset"]),
    ],
)
def test_a_change_has_its_linters_and_its_tests(only: str, checks: list[str], tests: list[str]) -> None:
    commands = nearest(only)
    asked = [command[command.index("worksteal") + 1 :] for command in commands if "pytest" in command]
    assert [check for command in commands for check in command if check in {*checks}] == checks
    assert asked == ([tuple(tests)] if tests else [])


def test_every_module_has_tests_near_it() -> None:
    """What a module is tested by is a file or a folder that is there, and not the whole of the tests."""
    for folder in ("engine/faro", "farodocs"):
        for path in (ROOT / folder).rglob("*.py"):
            found = nearest(str(path.relative_to(ROOT)))[-1][-1]
            assert (ROOT / found).exists()
            assert Path(found) != Path("tests"), path


@pytest.mark.parametrize(
    ("only", "sentence"),
    [("Makefile", "nothing is nearest to Makefile: "), ("docs/none.md", "there is no docs/none.md: ")],
)
def test_what_is_like_nothing_is_refused(only: str, sentence: str) -> None:
    with pytest.raises(SystemExit, match=sentence):
        nearest(only)
