// Run under Node by bundle.py: starts the Pyodide of node_modules twice, and has pyodide-build compile the engine's wheel in the
// one and the library in the other, which alone forgets docstrings and asserts.
//
//   node bundle.mjs <pyodide folder> <folder of pyodide-build> <folder to work in>    requests, a JSON list, on standard input

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [pyodideFolder, packages, work] = process.argv.slice(2).map((path) => resolve(path));
const requests = readFileSync(0, "utf8");
const beside = (name) => resolve(dirname(fileURLToPath(import.meta.url)), name);
// The same hashes and dates whenever it is run: the same sources give the same bytes.
const SAME = { PYTHONHASHSEED: "0", SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH, PYTHONDONTWRITEBYTECODE: "1" };
// A traceback names a line and not its columns, which would be a quarter of what is sent.
const BRIEF = { PYTHONNODEBUGRANGES: "1" };

try {
  const { loadPyodide } = await import(pathToFileURL(resolve(pyodideFolder, "pyodide.mjs")).href);
  const inside = async (stdLibURL, env = {}) => {
    const pyodide = await loadPyodide({ indexURL: pyodideFolder, stdLibURL, env: { ...SAME, ...BRIEF, ...env } });
    pyodide.mountNodeFS("/packages", packages);
    pyodide.mountNodeFS("/work", work);
    const globals = pyodide.toPy({ __name__: "bundle_inside" });
    const script = beside("bundle_inside.py");
    pyodide.runPython(readFileSync(script, "utf8"), { globals, filename: script });
    return globals;
  };
  const engine = await inside(resolve(work, "library.zip"));
  engine.get("compile_engine")("/work", readFileSync(beside("bundle_importer.py"), "utf8"), requests);
  const library = await inside(resolve(pyodideFolder, "python_stdlib.zip"), { PYTHONOPTIMIZE: "2" });
  library.get("compile_library")("/work");
} catch (error) {
  // Left uncaught, Node would print the line it was thrown from: a megabyte of minified Pyodide.
  console.error(error.message.trim());
  process.exit(1);
}
