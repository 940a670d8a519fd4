"""What `--longest` fails, and what it lets pass."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CASES = """
import os, time, pytest

@pytest.fixture(autouse=True)
def alone(request, monkeypatch):
    time.sleep(0.2)  # what a fixture takes is nobody's own
    crowded = "crowd" in request.node.name
    monkeypatch.setattr(os, "getloadavg", lambda: ((16.0 if crowded else 0.0) * os.cpu_count(), 0.0, 0.0))

def test_quick(): pass
def test_long(): time.sleep(0.2)
def test_long_in_a_crowd(): time.sleep(0.2)
@pytest.mark.slow
def test_long_and_slow(): time.sleep(0.2)
@pytest.mark.xfail(strict=True)
def test_long_and_expected_to_fail(): time.sleep(0.2); assert False
"""


@pytest.mark.parametrize(("asked", "failing"), [(["--longest", "0.1"], ["test_long"]), ([], [])])
def test_a_quick_case_that_takes_too_long_fails(tmp_path: Path, asked: list[str], failing: list[str]) -> None:
    (tmp_path / "test_cases.py").write_text(CASES, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow: long", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.longest", "-p", "no:cacheprovider", *asked, str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert re.findall(r"^FAILED \S+::(\w+)", run.stdout, re.M) == failing, run.stdout + run.stderr
    assert ("It passed, and took 0." in run.stdout) == bool(failing)
