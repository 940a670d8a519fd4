"""What `--longest` names, and what it passes over."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CASES = """
import time, pytest

@pytest.fixture(autouse=True)
def alone(): time.sleep(0.2)  # what a fixture takes is nobody's own

def test_quick(): pass
def test_long(): time.sleep(0.2)
@pytest.mark.slow
def test_long_and_slow(): time.sleep(0.2)
@pytest.mark.xfail(strict=True)
def test_long_and_expected_to_fail(): time.sleep(0.2); assert False
"""


@pytest.mark.parametrize("across", [[], ["-n", "2"]], ids=["alone", "side by side"])
@pytest.mark.parametrize(("asked", "named"), [(["--longest", "0.1"], ["test_long"]), ([], [])])
def test_a_quick_case_that_takes_too_long_is_named_and_passes(
    tmp_path: Path, asked: list[str], named: list[str], across: list[str]
) -> None:
    (tmp_path / "test_cases.py").write_text(CASES, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow: long", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "xdist", "-p", "tests.longest", *asked, *across, str(tmp_path)]
    alone = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    run = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, check=False)
    assert not run.returncode, run.stdout + run.stderr
    assert re.findall(r"^0\.\d s \S+::(\w+)", run.stdout, re.M) == named, run.stdout
