"""What is written by hand is told from what is not without git, and `make clean` removes no more than it says."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from farodocs.folders import ROOT
from farodocs.setup.tree import by_hand, clean, patterns

IGNORED = """# installed by make
.venv/

# generated
docs/words/*
!docs/words/index.md
/site/

# caches
__pycache__/
"""


def laid_out(root: Path, *files: str) -> None:
    """Write files of a tree, each with its own name in it."""
    for name in files:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name, encoding="utf-8")


def test_without_git_the_tree_is_cleaned_of_what_was_made(tmp_path: Path) -> None:
    by_us = ("docs/words/index.md", "docs/site/page.md", "engine/words.py", "make-up/site.md")
    installed = (".venv/bin/python", ".venv/lib/__pycache__/a.pyc")
    laid_out(tmp_path, *by_us, *installed, "docs/words/soda.md", "docs/words/deep/hock.md", "site/index.html")
    laid_out(tmp_path, "engine/__pycache__/words.pyc", "engine/deep/__pycache__/words.pyc")
    (tmp_path / ".gitignore").write_text(IGNORED, encoding="utf-8")
    clean(tmp_path)
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {".gitignore", *by_us, *installed}


def asked_of_git(*arguments: str) -> list[str]:
    """What git answers, by its noughts; skips the test where there is no git to ask."""
    if not ((ROOT / ".git").exists() and shutil.which("git")):
        pytest.skip("a copy without git has nothing to compare with")
    command = ["git", "-c", f"safe.directory={ROOT}", *arguments, "-z"]
    answer = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return answer.strip("\0").split("\0")


def test_git_says_the_same_of_this_tree() -> None:
    listed = asked_of_git("ls-files", "--cached", "--others", "--exclude-standard")
    assert {path.as_posix() for path in by_hand()} == {name for name in listed if (ROOT / name).exists()}


def test_whatever_git_is_set_to_a_checkout_has_lf() -> None:
    told = [line.partition("\t") for line in asked_of_git("ls-files", "--eol")]
    assert not [name for ends, _, name in told if "eol=lf" not in ends and "attr/-text" not in ends]


def test_a_line_without_a_heading_is_told() -> None:
    with pytest.raises(ValueError, match="no heading stands above site/"):
        list(patterns("site/\n"))


def test_nothing_but_this_test_asks_git() -> None:
    asking = [
        f"{path}:{number}"
        for path in by_hand()
        if path.name == "Makefile" or (path.suffix in {".py", ".sh", ".js", ".mjs"} and path.parts[0] != "tests")
        for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), 1)
        if '"git"' in line or line.strip("\t@-").startswith("git ")
    ]
    assert not asking
