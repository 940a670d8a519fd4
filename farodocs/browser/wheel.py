"""The engine as a wheel, which any Python and any Pyodide installs from its address, and as its sources packed."""

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
PROJECT = tuple(ENGINE / name for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", "MANIFEST.in"))
"""What stands beside the engine's modules and goes into the package with them."""
DATE = "315532800"
"""Of every file in a zip, in seconds since 1970: the first day that a zip can tell. So the same sources give the same
bytes."""


class WheelError(BundleError):
    """The wheel is not there or cannot be made; the message says why."""


def write(folder: Path = FOLDER) -> None:
    """Make the wheel, and leave none of an earlier name beside it."""
    [wheel] = build(folder, "--wheel")
    for old in {*folder.iterdir()} - {wheel}:
        old.unlink()


def build(folder: Path, *kinds: str) -> list[Path]:
    """Have `build` make what it is told to, of a copy: what an earlier build left beside the sources gets into none.

    Told nothing, it makes the sources packed, and of these the wheel.
    """
    with tempfile.TemporaryDirectory() as scratch:
        for file in PROJECT:
            shutil.copy(file, scratch)
        shutil.copytree(ENGINE / "faro", Path(scratch, "faro"), ignore=shutil.ignore_patterns("__pycache__"))
        made = Path(scratch, "made")
        run = subprocess.run(
            [sys.executable, "-m", "build", *kinds, "--no-isolation", "--outdir", str(made), scratch],
            cwd=ROOT,
            env=os.environ | {"SOURCE_DATE_EPOCH": DATE},
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise WheelError(f"The engine's package cannot be built:\n{(run.stderr or run.stdout).strip()}")
        for path in made.iterdir():
            put(folder / path.name, path.read_bytes())
        return sorted(folder / path.name for path in made.iterdir())


def find(folder: Path = FOLDER) -> Path:
    """The wheel. Raises WheelError where it has not been made."""
    if wheel := next(folder.glob("*.whl"), None):
        return wheel
    raise WheelError("The engine's wheel is not built: run `make generated` first.")
