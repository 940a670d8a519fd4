"""Node and npm for the build: those on PATH, or those that a Python package brings into the virtual environment."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys

from farodocs.setup import packages

OLDEST = 20
MISSING = (
    f"There is no Node {OLDEST} or later with npm on PATH: a Python package brings it into the virtual environment."
)
FAILED = f"Where that package cannot be had, install Node {OLDEST} or later with npm yourself, and run make again."


def version(command: str) -> int | None:
    """The major version that `command --version` prints, or None where it is absent or does not run."""
    path = shutil.which(command)
    if path is None:
        return None
    answer = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v?(\d+)\.", answer.stdout)
    return int(found[1]) if answer.returncode == 0 and found else None


def main() -> None:
    """Install Node where it is missing or too old."""
    node = version("node")
    if node is not None and node >= OLDEST and version("npm") is not None:
        return
    print(MISSING, flush=True)
    try:
        packages.main("node")
    except SystemExit as failure:
        sys.exit(f"{failure} {FAILED}")


if __name__ == "__main__":
    main()
