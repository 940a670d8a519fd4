"""The locks, made from what is asked for: `make lock`. What still fits stays as it is; --upgrade takes the newest.

What is asked for stands in pyproject.toml, a group for each purpose, and in a package.json for what npm brings. A lock
names each package and all that it needs by version and digest, and no address: where they come from is for whoever
installs them to say.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from typing import Any

from farodocs.folders import ROOT
from farodocs.setup import modules
from farodocs.setup.packages import LOCKS, folder_of, for_pyodide, kinds_of_files, python_of_pyodide

UV = folder_of("lock") / "bin" / "uv"
MANNER = ("--quiet", "--system-certs", "--generate-hashes", "--annotation-style", "line")
PYODIDE = "wasm32-pyodide2024"
"""Pyodide among the platforms that uv knows: an older one, but what is pure is pure in all of them."""
FAILED = "locks/{}.txt could not be made, for the reason that uv gives above."


def compiling(group: str) -> list[str]:
    """How uv makes the lock of a group: for every Python that the engine runs on and every machine, or for Pyodide."""
    if for_pyodide(group):
        where = ["--python-platform", PYODIDE, "--python-version", python_of_pyodide()]
    else:
        where = ["--universal", "--python-version", project()["project"]["requires-python"].removeprefix(">=")]
    asked = ["pyproject.toml", "--group", group, "--output-file", str(LOCKS / f"{group}.txt")]
    return [
        str(UV),
        "pip",
        "compile",
        *MANNER,
        "--custom-compile-command",
        "make lock",
        *kinds_of_files(group),
        *where,
        *asked,
    ]


def project() -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def main() -> None:
    """Make every lock; end with a sentence where one cannot be made."""
    upgrade = ["--upgrade"] if "--upgrade" in sys.argv[1:] else []
    for group in project()["dependency-groups"]:
        if subprocess.run([*compiling(group), *upgrade], cwd=ROOT, check=False, stdout=subprocess.DEVNULL).returncode:
            sys.exit(FAILED.format(group))
    for name in modules.names():
        modules.lock(name, bool(upgrade))


if __name__ == "__main__":
    main()
