"""Pyodide's runtime without the exports that nobody calls, and without what only they reach.

It exports nearly all of CPython for the compiled packages that it may load, and the engine loads none. The script
trimmed.mjs says which are called; wasm-metadce of binaryen takes the others away.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from farodocs.browser.kept_folder import kept_folder
from farodocs.browser.node import BundleError, find_node, version
from farodocs.folders import ROOT

KEPT = ROOT / ".cache" / "trimmed"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
SCRIPT = Path(__file__).with_name("trimmed.mjs")


def trimmed(pyodide: Path, binaryen: Path) -> dict[str, bytes]:
    """The files of the runtime by name. Raises BundleError where the glue is not what the script knows."""
    source = b"\n".join(
        [SCRIPT.read_bytes(), version(binaryen).encode(), *((pyodide / name).read_bytes() for name in RUNTIME)]
    )
    folder = kept_folder(KEPT, source, lambda made: trim(pyodide, binaryen, made))
    made = {path.name: path.read_bytes() for path in folder.iterdir()}
    return {name: made.get(name) or (pyodide / name).read_bytes() for name in RUNTIME}


def trim(pyodide: Path, binaryen: Path, out: Path) -> None:
    """Write what changes of the runtime to `out`, under Node."""
    run = subprocess.run(
        [find_node(), *map(str, (SCRIPT, pyodide, binaryen / "bin" / "wasm-metadce", out))],
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise BundleError(f"Pyodide's runtime cannot be trimmed:\n{run.stderr.strip()}")
