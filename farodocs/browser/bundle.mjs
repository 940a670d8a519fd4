// Run under Node by bundle.py: starts the Pyodide of node_modules, lends it the engine and an empty folder, and lets
// bundle_inside.py compile the one into the other.
//
//   node bundle.mjs <pyodide folder> <library zip> <engine package> <out folder>    requests, a JSON list, on standard input

import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [pyodideFolder, library, engineFolder, outFolder] = process.argv.slice(2).map((path) => resolve(path));
const requests = readFileSync(0, "utf8");
const beside = (name) => resolve(dirname(fileURLToPath(import.meta.url)), name);

try {
  await compile();
} catch (error) {
  // Left uncaught, Node would print the line it was thrown from: a megabyte of minified Pyodide.
  console.error(error.message.trim());
  process.exit(1);
}

async function compile() {
  const { loadPyodide } = await import(pathToFileURL(resolve(pyodideFolder, "pyodide.mjs")).href);
  // A fixed hash seed, so that the same sources give the same bytes.
  const pyodide = await loadPyodide({ indexURL: pyodideFolder, stdLibURL: library, env: { PYTHONHASHSEED: "0" } });

  pyodide.mountNodeFS("/source", dirname(engineFolder));
  pyodide.mountNodeFS("/out", outFolder);
  const globals = pyodide.toPy({ __name__: "bundle_inside" });
  const inside = beside("bundle_inside.py");
  pyodide.runPython(readFileSync(inside, "utf8"), { globals, filename: inside });
  const importer = readFileSync(beside("bundle_importer.py"), "utf8");
  globals.get("main")(`/source/${basename(engineFolder)}`, "/out", importer, requests);
}
