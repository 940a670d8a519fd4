// A reader's program in a worker of its own: it is ended with all that it has begun when it takes too long.
//
// In:   the bundle's manifest with `rest`, the address of what the bundle leaves out, once; then {program, before}, one at a time.
// Out:  {type: "progress", done, total} in bytes, {type: "ready"}; while a program runs {type: "shown", kind, content, said}, and at its end
//       {type: "done", line, sentence}, both empty where all went well; {type: "failed", sentence} when Python cannot start.

import { start } from "../engine/starting.js";

const REST = "/lib/rest.zip";

/** @typedef {(program: string, show: (kind: string, content: string, said: string) => void, before: unknown) => {line?: number, sentence: string} | undefined} Run */
/** @type {{run: Run, list: (texts: string[]) => unknown} | undefined} */
let python;

self.onmessage = async ({ data }) => {
  try {
    if (data.files) {
      python = await load(data);
      postMessage({ type: "ready" });
    } else if (python) {
      const fault = python.run(data.program, (kind, content, said) => postMessage({ type: "shown", kind, content, said }), python.list(data.before));
      postMessage({ type: "done", line: fault?.line, sentence: fault?.sentence });
    }
  } catch (thrown) {
    console.error(thrown);
    postMessage({ type: "failed", sentence: String(/** @type {Error} */ (thrown).message).trim().split("\n").pop() });
  }
};

/** @param {import("../engine/starting.js").Manifest & {rest: string}} manifest */
async function load({ rest, ...manifest }) {
  const pyodide = await start(manifest, (done, total) => postMessage({ type: "progress", done, total }));
  const beyond = pyodide.pyimport("sitecustomize").Rest(REST, () => pyodide.FS.writeFile(REST, fetched(rest)));
  pyodide.pyimport("sys").meta_path.append(beyond);
  const { run } = pyodide.pyimport("faro.session");
  // A program here deals cards: what a page can do is none of its business.
  for (const module of ["js", "pyodide_js"]) pyodide.unregisterJsModule(module);
  return { run, list: (/** @type {string[]} */ texts) => pyodide.toPy(texts) };
}

/** A file, while the program that wants it waits: a worker may do so. @param {string} address */
function fetched(address) {
  const asked = new XMLHttpRequest();
  asked.open("GET", address, false);
  asked.responseType = "arraybuffer";
  asked.send();
  if (asked.status !== 200) throw new Error("what the program imports could not be fetched");
  return new Uint8Array(asked.response);
}
