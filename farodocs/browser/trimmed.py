"""Pyodide's runtime without the exports that nobody calls, and without what only they reach; the rest parted in two.

It exports nearly all of CPython for the compiled packages that it may load, and its glue has what they import. The
engine loads none. The script trimmed.mjs says what is called; wasm-metadce of binaryen takes the other exports away,
unused.mjs the rest of the glue. Of what is left a visit runs a part, and split.mjs puts the other into a file of its
own, which comes when it is called, if not before.
"""

from __future__ import annotations

from pathlib import Path

from farodocs.browser.kept_folder import kept_folder
from farodocs.browser.node import run_node, version
from farodocs.folders import ROOT

KEPT = ROOT / ".cache" / "trimmed"
SELDOM = "pyodide.seldom.wasm"
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
RUNTIME = (*STOCK, SELDOM)
SOURCES = ("split.mjs", "trimmed.mjs", "trimmed.py", "unused.mjs", "visited.txt")
"""What says how they are made, of the files beside this one."""
SCRIPT = Path(__file__).with_name("trimmed.mjs")
PARTING = Path(__file__).with_name("split.mjs")
UNTRIMMED = "Pyodide's runtime cannot be trimmed"
VISITED = Path(__file__).with_name("visited.txt")
"""What a visit runs: the digest of the program, and a bit for each function. `benchmarks.visited` writes it."""


def trimmed(pyodide: Path, binaryen: Path) -> dict[str, bytes]:
    """The files of the runtime by name. Raises BundleError where it is not what the scripts know."""
    read = [*(SCRIPT.with_name(name) for name in SOURCES), *(pyodide / name for name in STOCK)]
    source = b"\n".join([version(binaryen).encode(), *(path.read_bytes() for path in read)])

    def make(made: Path) -> None:
        trim(pyodide, binaryen, made)
        split(made, VISITED)

    folder = kept_folder(KEPT, source, make)
    made = {path.name: path.read_bytes() for path in folder.iterdir()}
    return {name: made.get(name) or (pyodide / name).read_bytes() for name in RUNTIME}


def trim(pyodide: Path, binaryen: Path, out: Path) -> None:
    """Write what changes of the runtime to `out`, under Node."""
    run_node(UNTRIMMED, SCRIPT, pyodide, binaryen / "bin" / "wasm-metadce", out)


def split(folder: Path, *visited: Path) -> None:
    """Part a trimmed runtime, in its folder; without what a visit runs, have it tell that instead."""
    run_node(UNTRIMMED, PARTING, folder, *visited)
