"""What is taken out of the runtime: exports that nothing names, in the program and in its glue, and nothing else."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from farodocs.browser import trimmed
from farodocs.browser.node import BundleError, find_binaryen, find_node
from farodocs.folders import ROOT

PROGRAM = """
(module
  (import "GOT.func" "filled" (global (mut i32)))
  (memory (export "memory") 1)
  (func $reached (result i32) (i32.const 1))
  (func (export "called") (result i32) (call $reached))
  (func (export "named_otherwise") (result i32) (i32.const 2))
  (func (export "filled") (result i32) (i32.const 3))
  (func $alone (result i32) (i32.const 4))
  (func (export "uncalled") (result i32) (call $alone)))
"""
TAKEN = '_{0}=Module["_{0}"]=wasmExports["{0}"]'
NAMES = ("called", "named_otherwise", "uncalled")
EXPORTS = """
const program = new WebAssembly.Module(require("fs").readFileSync(process.argv[1]));
console.log(JSON.stringify(WebAssembly.Module.exports(program).map(({ name }) => name)));
"""


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    """A folder of a runtime that has four functions to export, one of which nobody calls."""
    folder = tmp_path / "pyodide"
    folder.mkdir()
    assemble = [find_node(), str(find_binaryen(ROOT) / "bin" / "wasm-as"), "-", "-o", str(folder / "pyodide.asm.wasm")]
    subprocess.run([*assemble, "--enable-mutable-globals"], input=PROGRAM, text=True, check=True)
    taken = ";".join(['memory=Module["memory"]=wasmMemory=wasmExports["memory"]', *map(TAKEN.format, NAMES)])
    declared = ",".join(["memory", *(f"_{name}" for name in NAMES), "wasmMemory"])
    glue = f"var {declared};function assignWasmExports(wasmExports){{{taken}}}_called();find('named_otherwise')"
    (folder / "pyodide.asm.mjs").write_text(glue, encoding="utf-8")
    (folder / "pyodide.mjs").write_text("", encoding="utf-8")
    return folder


def test_what_nobody_calls_is_taken_out_of_program_and_glue(pyodide: Path, tmp_path: Path) -> None:
    trimmed.trim(pyodide, find_binaryen(ROOT), tmp_path)
    run = [find_node(), "--eval", EXPORTS, str(tmp_path / "pyodide.asm.wasm")]
    exports = json.loads(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
    assert exports == ["memory", "called", "named_otherwise", "filled"]
    before = (pyodide / "pyodide.asm.mjs").read_text(encoding="utf-8")
    after = before.replace(",_uncalled", "").replace(";" + TAKEN.format("uncalled"), "")
    assert (tmp_path / "pyodide.asm.mjs").read_text(encoding="utf-8") == after != before


def test_a_glue_that_takes_its_exports_otherwise_is_told(pyodide: Path, tmp_path: Path) -> None:
    (pyodide / "pyodide.asm.mjs").write_text("function takeWasmExports(){}", encoding="utf-8")
    with pytest.raises(BundleError, match=r"cannot be trimmed:\npyodide.asm.mjs takes its exports otherwise"):
        trimmed.trim(pyodide, find_binaryen(ROOT), tmp_path)
