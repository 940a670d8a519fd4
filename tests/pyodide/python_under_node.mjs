// The built bundle under Node, loaded with the options the page's worker gives. One JSON question a line in, one answer a line
// out: {"requests"} for the replies of the session, {"python"} for the value of an expression or {"error"} with its traceback.
// Each says whether what is seldom run has been brought by then.
//
//   node python_under_node.mjs <docs/assets/engine>

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

let isSeldomThere = false;
const { Instance } = WebAssembly;
WebAssembly.Instance = function (program, imports) {
  isSeldomThere ||= Boolean(imports?.often);
  return new Instance(program, imports);
};

const folder = resolve(process.argv[2]);
const { runtime, stdlib, wheel, lock } = JSON.parse(readFileSync(resolve(folder, "manifest.json"), "utf8"));
const { loadPyodide } = await import(pathToFileURL(resolve(folder, runtime, "pyodide.mjs")).href);
const pyodide = await loadPyodide({
  indexURL: resolve(folder, runtime),
  stdLibURL: resolve(folder, stdlib),
  lockFileContents: lock,
});
const archive = new Uint8Array(readFileSync(resolve(folder, wheel)));
pyodide.FS.writeFile("/lib/engine.whl", archive);
pyodide.pyimport("sitecustomize").lend("/lib/engine.whl");
const { reply } = pyodide.pyimport("faro.session");

for await (const line of createInterface({ input: process.stdin })) {
  const { requests, python } = JSON.parse(line);
  let answer;
  try {
    answer = requests ? { values: requests.map((request) => reply(request)) } : { value: pyodide.runPython(python) };
  } catch (error) {
    answer = { error: error.message };
  }
  console.log(JSON.stringify({ ...answer, isSeldomThere }));
}
