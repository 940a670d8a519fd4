"""What is parted of a program: it answers as it did, and the second half comes at the first call of anything in it."""

from __future__ import annotations

import base64
import hashlib
import json
import subprocess
from pathlib import Path

import pytest

from farodocs.browser import trimmed
from farodocs.browser.node import BundleError, find_binaryen, find_node
from farodocs.folders import ROOT

PROGRAM = """
(module
  (import "env" "told" (func $told (param i32)))
  (type $one (func (param i32) (result i32)))
  (memory (export "memory") 1)
  (data (i32.const 8) "\\2a")
  (table (export "table") 2 funcref)
  (elem (i32.const 1) $twice)
  (global $stack (mut i32) (i32.const 5))
  (tag $fault (export "fault") (param i32))
  (func $first (export "first") (result i32) (i32.load (i32.const 8)))
  (func $sum (export "sum") (param i32 i64 f64) (result f64)
    (global.set $stack (i32.add (global.get $stack) (call $first)))
    (call $told (global.get $stack))
    (f64.add (f64.convert_i64_s (local.get 1))
      (f64.add (local.get 2) (f64.convert_i32_s (call $beyond (local.get 0))))))
  (func $twice (param i32) (result i32) (i32.mul (i32.const 2) (local.get 0)))
  (func $beyond (param i32) (result i32) (i32.add (i32.const 1) (local.get 0)))
  (func $through (export "through") (param i32) (result i32)
    (call_indirect (type $one) (local.get 0) (i32.const 1)))
  (func $fails (export "fails") (param i32) (result i32)
    (try (result i32) (do (call $throws (local.get 0)) (i32.const 0)) (catch $fault)))
  (func $throws (param i32) (call $told (i32.const -1)) (throw $fault (local.get 0)))
  (func (export "stack") (result i32) (global.get $stack)))
"""
VISITED = {1, 5, 6, 8}
"""Without $sum, $twice, $beyond and $throws: what calls, what a table holds, what is called from there, what throws."""
GLUE = """
import { readFileSync } from "node:fs";
const Module = {}, asked = [], told = [], readAsync = undefined;
const readBinary = (url) => (asked.push(url.split("/").at(-1)), readFileSync(new URL(url)));
const getWasmImports = () => ({ env: { told: (number) => told.push(number) } });
let wasmExports;
async function createWasm() {
  var info=getWasmImports();
  const program = readFileSync(new URL("pyodide.asm.wasm", import.meta.url));
  wasmExports = (await WebAssembly.instantiate(program, info)).instance.exports;
}
await createWasm();
const steps = [
  () => wasmExports.first(),
  () => wasmExports.stack(),
  () => (new Uint8Array(wasmExports.memory.buffer)[8] = 7),
  () => wasmExports.fails(9),
  () => wasmExports.sum(2, 3n, 0.5),
  () => wasmExports.through(21),
  () => wasmExports.table.get(1)(4),
  () => wasmExports.stack(),
];
console.log(JSON.stringify([steps.map((step) => [step(), asked.length]), told, asked]));
"""
ANSWERS = [42, 5, 7, 9, 6.5, 42, 8, 12]
TOLD = [-1, 12]


@pytest.fixture
def runtime(tmp_path: Path) -> Path:
    """A folder of a trimmed runtime, whose glue tells what its program answers and when a file is asked for."""
    out = str(tmp_path / "pyodide.asm.wasm")
    assemble = [find_node(), str(find_binaryen(ROOT) / "bin" / "wasm-as"), "-", "-o", out]
    features = [f"--enable-{name}" for name in ("mutable-globals", "exception-handling", "reference-types")]
    subprocess.run([*assemble, *features], input=PROGRAM, text=True, check=True)
    (tmp_path / "pyodide.asm.mjs").write_text(GLUE, encoding="utf-8")
    return tmp_path


def listed(runtime: Path, visited: set[int]) -> Path:
    """The list of what a visit runs."""
    digest = hashlib.sha256((runtime / "pyodide.asm.wasm").read_bytes()).hexdigest()
    bits = sum(1 << place for place in visited).to_bytes(2, "little")
    path = runtime / "visited.txt"
    path.write_text(f"{digest}\n{base64.b64encode(bits).decode()}\n", encoding="ascii")
    return path


def run(runtime: Path) -> tuple[list[tuple[float, int]], list[int], list[str]]:
    """What each step answers, and how many files had been asked for by then; what was told; the files."""
    command = [find_node(), str(runtime / "pyodide.asm.mjs")]
    steps, told, asked = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return steps, told, asked


def test_what_is_parted_answers_alike_and_asks_for_the_second_half_once_when_it_is_called(runtime: Path) -> None:
    whole, told, asked = run(runtime)
    assert ([answer for answer, _ in whole], told, asked) == (ANSWERS, TOLD, [])
    trimmed.split(runtime, listed(runtime, VISITED))
    steps, told, asked = run(runtime)
    assert [answer for answer, _ in steps] == ANSWERS
    assert told == TOLD
    assert [count for _, count in steps] == [0, 0, 0, 1, 1, 1, 1, 1]
    assert asked == [trimmed.SELDOM]


def test_a_program_can_be_had_to_tell_what_it_runs(runtime: Path) -> None:
    trimmed.split(runtime)
    listens = 'new BroadcastChannel("ran").onmessage = ({ data }) => console.error(data);'
    leaves = "setTimeout(() => process.exit(), 100);"
    glue = runtime / "pyodide.asm.mjs"
    glue.write_text(listens + glue.read_text(encoding="utf-8") + leaves, encoding="utf-8")
    told = subprocess.run([find_node(), str(glue)], check=True, capture_output=True, text=True).stderr
    assert [*map(int, told.split())] == [1, 8, 6, 7, 2, 4, 5, 3]


def test_a_list_of_another_program_says_how_it_is_made_anew(runtime: Path) -> None:
    visited = listed(runtime, {1})
    visited.write_text(visited.read_text(encoding="ascii").replace("\n", "0\n", 1), encoding="ascii")
    with pytest.raises(
        BundleError, match=r"is of another runtime .*: make it anew with `python -m benchmarks\.visited`\."
    ):
        trimmed.split(runtime, visited)


def test_a_glue_that_hands_over_its_imports_otherwise_is_told(runtime: Path) -> None:
    (runtime / "pyodide.asm.mjs").write_text("createWasm(imports)", encoding="utf-8")
    with pytest.raises(BundleError, match=r"pyodide\.asm\.mjs hands over its imports otherwise"):
        trimmed.split(runtime, listed(runtime, {1}))
