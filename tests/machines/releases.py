"""Wheels with nothing in them, as a registry would have them: for a lock, and beside what a lock pins."""

from __future__ import annotations

import hashlib
import os
import zipfile
from pathlib import Path

from tests.machines.installed import pins

LATER = "9999.0"
"""A version that is newer than any that is pinned."""


def release(index: Path, name: str, version: str, *needs: str, holds: str = "") -> str:
    """Put a wheel with one module into the folder; its line for a lock."""
    wheel = index / f"{name}-{version}-py3-none-any.whl"
    about = f"{name}-{version}.dist-info"
    files = {
        f"{name}.py": holds,
        f"{about}/METADATA": "\n".join(
            ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", "Provides-Extra: more"]
            + [f"Requires-Dist: {need}" for need in needs]
        ),
        f"{about}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files[f"{about}/RECORD"] = "".join(f"{file},,\n" for file in [*files, f"{about}/RECORD"])
    with zipfile.ZipFile(wheel, "w") as packed:
        for file, text in files.items():
            packed.writestr(file, text)
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


def beside_all_pins(tree: Path, index: Path) -> dict[str, str]:
    """Put a newer release of everything that any lock pins into a folder; the settings by which pip finds it."""
    index.mkdir()
    names = {name for lock in (tree / "locks").glob("*.txt") for name in pins(lock)}
    for name in sorted(names):
        release(index, name.replace("-", "_"), LATER)
    found = filter(None, [os.environ.get("PIP_FIND_LINKS"), index.as_uri()])
    return {"PIP_FIND_LINKS": " ".join(found)}
