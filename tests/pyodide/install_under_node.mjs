// A program of Python under Node, in stock Pyodide with the packages that tests have: what it prints goes to standard output.
//
//   node install_under_node.mjs <project> <site-packages>    the program on standard input

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [project, packages] = process.argv.slice(2).map((folder) => resolve(folder));
const { loadPyodide } = await import(pathToFileURL(resolve(project, "node_modules/pyodide/pyodide.mjs")).href);
try {
  const pyodide = await loadPyodide({ indexURL: resolve(project, "node_modules/pyodide") });
  pyodide.mountNodeFS("/packages", packages);
  pyodide.runPython("import sys; sys.path.append('/packages')");
  await pyodide.runPythonAsync(readFileSync(0, "utf8"));
} catch (error) {
  console.error(error.message.trim());
  process.exit(1);
}
