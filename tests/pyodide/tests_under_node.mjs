// The engine's own tests inside the Python of the browser, under Node: stock Pyodide, with this project's folders and its
// packages of pure Python mounted. Its exit code is that of pytest.
//
//   node tests_under_node.mjs <project> <site-packages> [what pytest is told…]

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [project, packages] = process.argv.slice(2, 4).map((folder) => resolve(folder));
const told = process.argv.slice(4);
const { loadPyodide } = await import(pathToFileURL(resolve(project, "node_modules/pyodide/pyodide.mjs")).href);
const pyodide = await loadPyodide({ indexURL: resolve(project, "node_modules/pyodide") });
for (const [name, folder] of Object.entries({ project, packages })) {
  pyodide.FS.mkdirTree(`/${name}`);
  pyodide.mountNodeFS(`/${name}`, folder);
}
pyodide.globals.set("told", pyodide.toPy(told));
process.exitCode = await pyodide.runPythonAsync(`
import os, sys
sys.dont_write_bytecode = True
sys.path += ["/packages"]
os.chdir("/project")
import pytest
int(pytest.main(["-p", "no:cacheprovider", "-p", "no:xdist", *told]))
`);
