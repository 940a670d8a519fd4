// Run under Node by trimmed.py: takes from Pyodide's runtime the exports that nobody calls, what only they reach, and what
// only other programs would import.
//
//   node trimmed.mjs <pyodide folder> <wasm-metadce of binaryen> <folder to write in>
//
// Pyodide exports nearly all of CPython, for the compiled packages that it may load. The engine loads none.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { withoutUnused } from "./unused.mjs";

const [pyodide, metadce, out] = process.argv.slice(2).map((path) => resolve(path));
const WASM = "pyodide.asm.wasm";
const GLUE = "pyodide.asm.mjs";
/** Where the glue takes every export out of the wasm, and the names under which it does. */
const TAKEN = /var ([\w$,]+);function assignWasmExports\(wasmExports\)\{([^{}]*)\}/;
const TAKES = /^([\w$]+)=Module\["[\w$]+"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?$/;
const WORD = /[\w$]+/g;
/** What the runtime is compiled for; named one by one, since what asks for all writes an encoding that few read. */
const FEATURES = [
  "bulk-memory",
  "exception-handling",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
];

const around = readFileSync(resolve(pyodide, "pyodide.mjs"), "utf8");
const words = (/** @type {string} */ text) => new Set(text.match(WORD));

/** The glue, which takes no more out of the program than is called, and the names of that. @param {string} glue */
function calling(glue) {
  const [taken, declared, statements] = TAKEN.exec(glue) ?? [];
  if (!taken) {
    console.error(`${GLUE} takes its exports otherwise than trimmed.mjs knows: see what assignWasmExports has become.`);
    process.exit(1);
  }
  const elsewhere = words(glue.replace(taken, "") + around);
  const kept = statements.split(";").filter((statement) => {
    const [, own, name] = TAKES.exec(statement) ?? [];
    return !own || elsewhere.has(own) || elsewhere.has(name);
  });
  const wanted = new Set([...elsewhere, ...words(kept.join(";"))]);
  const names = declared.split(",").filter((name) => wanted.has(name));
  const takes = `var ${names.join(",")};function assignWasmExports(wasmExports){${kept.join(";")}}`;
  return { trimmed: glue.replace(taken, () => takes), wanted };
}

/** Write the program without what is not reached from what is wanted. @param {string} graph the roots, as wasm-metadce reads them */
function writeProgram(graph) {
  const file = resolve(out, "graph.json");
  writeFileSync(file, graph);
  const features = FEATURES.map((feature) => `--enable-${feature}`);
  const command = [metadce, resolve(pyodide, WASM), "--output", resolve(out, WASM), "--graph-file", file, ...features];
  execFileSync(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
}

let glue = readFileSync(resolve(pyodide, GLUE), "utf8");
let program = new WebAssembly.Module(readFileSync(resolve(pyodide, WASM)));
const [imports, exports] = [WebAssembly.Module.imports(program), WebAssembly.Module.exports(program)];
// The glue fills what the program asks for by name from what the program exports.
const filled = imports.filter(({ module }) => module.startsWith("GOT.")).map(({ name }) => name);
// What the program does not import the glue need not have, and what only that called the program need not export.
for (let before = ""; ; ) {
  const imported = WebAssembly.Module.imports(program).map(({ name }) => name);
  const { trimmed, wanted } = calling(withoutUnused(glue, new Set(imported), words(around)));
  const roots = exports.filter(({ name }) => wanted.has(name) || filled.includes(name));
  glue = trimmed;
  const graph = JSON.stringify(roots.map(({ name }) => ({ name, root: true, export: name })));
  if (graph === before) break;
  writeProgram(graph);
  before = graph;
  program = new WebAssembly.Module(readFileSync(resolve(out, WASM)));
}
writeFileSync(resolve(out, GLUE), glue);
