"""The engine as a wheel, which any Python and any Pyodide installs from its address."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from farodocs.browser.node import BundleError
from farodocs.folders import ASSETS, ENGINE, ROOT
from farodocs.step import put

FOLDER = ASSETS / "wheel"
PROJECT = ("pyproject.toml", "README.md", "LICENSE")
DATE = "315532800"
"""Of every file in a zip, in seconds since 1970: the first day that a zip can tell. So the same sources give the same
bytes."""


class WheelError(BundleError):
    """The wheel is not there or cannot be made; the message says why."""


def write(folder: Path = FOLDER) -> None:
    """Have `build` make the wheel, of a copy: what an earlier build left beside the sources gets into none."""
    with tempfile.TemporaryDirectory() as scratch:
        for file in PROJECT:
            shutil.copy(ROOT / file, scratch)
        shutil.copytree(ENGINE / "faro", Path(scratch, "engine", "faro"), ignore=shutil.ignore_patterns("__pycache__"))
        made = Path(scratch, "made")
        run = subprocess.run(
            [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(made), scratch],
            cwd=scratch,
            env=os.environ | {"SOURCE_DATE_EPOCH": DATE},
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise WheelError(f"The engine's wheel cannot be built:\n{(run.stderr or run.stdout).strip()}")
        [wheel] = made.glob("*.whl")
        put(folder / wheel.name, wheel.read_bytes())
    for old in {*folder.iterdir()} - {folder / wheel.name}:
        old.unlink()


def find(folder: Path = FOLDER) -> Path:
    """The wheel. Raises WheelError where it has not been made."""
    if wheel := next(folder.glob("*.whl"), None):
        return wheel
    raise WheelError("The engine's wheel is not built: run `make generated` first.")
