"""The engine's own tests inside the Python that readers run."""

from __future__ import annotations

import subprocess

import pytest

from farodocs.folders import ROOT

PACKAGES = ROOT / "build" / "pyodide-tests"


@pytest.mark.slow
def test_the_engine_passes_its_tests_in_the_python_of_the_browser() -> None:
    assert PACKAGES.is_dir(), "the packages of pure Python are missing; 'make slow' brings them"
    command = ["node", "tests/pyodide/tests_under_node.mjs", ".", str(PACKAGES), "-q", "tests/engine"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-5000:] + run.stderr[-2000:]
