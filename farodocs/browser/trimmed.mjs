// Run under Node by trimmed.py: takes from Pyodide's runtime the exports that nobody calls, and what only they reach.
//
//   node trimmed.mjs <pyodide folder> <wasm-metadce of binaryen> <folder to write in>
//
// Pyodide exports nearly all of CPython, for the compiled packages that it may load. The engine loads none.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

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

const glue = readFileSync(resolve(pyodide, GLUE), "utf8");
const [taken, declared, statements] = TAKEN.exec(glue) ?? [];
if (!taken) {
  console.error(`${GLUE} takes its exports otherwise than trimmed.mjs knows: see what assignWasmExports has become.`);
  process.exit(1);
}
const elsewhere = new Set((glue.replace(taken, "") + readFileSync(resolve(pyodide, "pyodide.mjs"), "utf8")).match(WORD));
const kept = statements.split(";").filter((statement) => {
  const [, own, name] = TAKES.exec(statement) ?? [];
  return !own || elsewhere.has(own) || elsewhere.has(name);
});
const wanted = new Set([...elsewhere, ...kept.join(";").match(WORD)]);
const program = new WebAssembly.Module(readFileSync(resolve(pyodide, WASM)));
// The glue fills what the program asks for by name from what the program exports.
for (const { module, name } of WebAssembly.Module.imports(program)) if (module.startsWith("GOT.")) wanted.add(name);
const roots = WebAssembly.Module.exports(program).filter(({ name }) => wanted.has(name));

const graph = resolve(out, "graph.json");
writeFileSync(graph, JSON.stringify(roots.map(({ name }) => ({ name, root: true, export: name }))));
const features = FEATURES.map((feature) => `--enable-${feature}`);
const command = [metadce, resolve(pyodide, WASM), "--output", resolve(out, WASM), "--graph-file", graph, ...features];
execFileSync(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
const names = declared.split(",").filter((name) => wanted.has(name));
writeFileSync(
  resolve(out, GLUE),
  glue.replace(taken, () => `var ${names.join(",")};function assignWasmExports(wasmExports){${kept.join(";")}}`),
);
