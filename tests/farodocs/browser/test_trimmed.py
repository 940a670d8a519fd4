"""What is taken out of the runtime: exports that nothing names, what only other programs import, and nothing else."""

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
  (import "env" "lent" (func $lent))
  (import "env" "lent_to_uncalled" (func $other))
  (memory (export "memory") 1)
  (func $reached (result i32) (i32.const 1))
  (func (export "called") (result i32) (call $lent) (call $reached))
  (func (export "named_otherwise") (result i32) (i32.const 2))
  (func (export "filled") (result i32) (i32.const 3))
  (func $alone (result i32) (call $other) (i32.const 4))
  (func (export "uncalled") (result i32) (call $alone)))
"""
TAKEN = '_{0}=Module["_{0}"]=wasmExports["{0}"]'
NAMES = ("called", "named_otherwise", "uncalled")
GLUE = """async function create(Module={}){
var wasmImports={lent:_lent,lent_to_uncalled:_lent_to_uncalled,lent_to_nobody:_lent_to_nobody};
function _lent(){return helps()}_lent.sig="v";Module["_lent"]=_lent;
TAKEN
var helps=()=>2,helps_alone=()=>helps();helps_alone.sig="i";
var _lent_to_nobody=()=>helps_alone(),_asked_for=()=>4,told_by_name=()=>5,begins=helps();
Module["_lent_to_nobody"]=_lent_to_nobody;
function _lent_to_uncalled(){return helps()}
Module["_asked_for"]=_asked_for;Module["told_by_name"]=told_by_name;function alone(){return alone()}
_called();find('named_otherwise','told_by_name');Module._asked_for();assignWasmExports({})}export default create;
"""
"""As Pyodide has it: a function in which everything is made and handed out."""
LEFT = """async function create(Module={}){
var wasmImports={lent:_lent};
function _lent(){return helps()}_lent.sig="v";Module["_lent"]=_lent;
TAKEN
var helps=()=>2;
var _asked_for=()=>4,told_by_name=()=>5,begins=helps();


Module["_asked_for"]=_asked_for;Module["told_by_name"]=told_by_name;function alone(){return alone()}
_called();find('named_otherwise','told_by_name');Module._asked_for();assignWasmExports({})}export default create;
"""
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
    (folder / "pyodide.asm.mjs").write_text(GLUE.replace("TAKEN", taking(NAMES)), encoding="utf-8")
    (folder / "pyodide.mjs").write_text("", encoding="utf-8")
    return folder


def taking(names: tuple[str, ...]) -> str:
    """How the glue takes exports out of the program."""
    taken = ";".join(['memory=Module["memory"]=wasmMemory=wasmExports["memory"]', *map(TAKEN.format, names)])
    declared = ",".join(["memory", *(f"_{name}" for name in names), "wasmMemory"])
    return f"var {declared};function assignWasmExports(wasmExports){{{taken}}}"


def test_what_nobody_calls_is_taken_out_of_program_and_glue(pyodide: Path, tmp_path: Path) -> None:
    trimmed.trim(pyodide, find_binaryen(ROOT), tmp_path)
    run = [find_node(), "--eval", EXPORTS, str(tmp_path / "pyodide.asm.wasm")]
    exports = json.loads(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
    assert exports == ["memory", "called", "named_otherwise", "filled"]
    assert (tmp_path / "pyodide.asm.mjs").read_text(encoding="utf-8") == LEFT.replace("TAKEN", taking(NAMES[:-1]))


def test_a_glue_that_takes_its_exports_otherwise_is_told(pyodide: Path, tmp_path: Path) -> None:
    (pyodide / "pyodide.asm.mjs").write_text("function takeWasmExports(){}", encoding="utf-8")
    with pytest.raises(BundleError, match=r"cannot be trimmed:\npyodide.asm.mjs takes its exports otherwise"):
        trimmed.trim(pyodide, find_binaryen(ROOT), tmp_path)
