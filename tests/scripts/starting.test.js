import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { start } from "../../docs/assets/faro/engine/starting.js";

/** A Pyodide that asks for its files and listens to none of them: it waits for something else first. */
const NEVER_LISTENS = `
export const loadPyodide = ({ indexURL, stdLibURL }) => {
  fetch(stdLibURL).then((answer) => answer.arrayBuffer());
  WebAssembly.instantiateStreaming(fetch(indexURL + "pyodide.asm.wasm"));
  dispatchEvent(new Event("pyodide-waits"));
  return new Promise(() => {});
};`;
const RUNTIME = `data:text/javascript,${encodeURIComponent(NEVER_LISTENS)}//`;
const WASM = `${RUNTIME}pyodide.asm.wasm`;
const FILES = ["std.zip", "engine.whl", WASM, `${RUNTIME}pyodide.mjs`, `${RUNTIME}pyodide.asm.mjs`];
const { fetch } = globalThis;
const { instantiateStreaming } = WebAssembly;

/** @type {EventTarget} */
let worker;

beforeEach(() => {
  worker = new EventTarget();
  Object.assign(globalThis, { self: globalThis, dispatchEvent: (/** @type {Event} */ event) => worker.dispatchEvent(event) });
});

afterEach(() => {
  Object.assign(globalThis, { fetch });
  Object.assign(WebAssembly, { instantiateStreaming });
});

for (const gone of [WASM, "std.zip"]) {
  test(`of ${gone === WASM ? "the runtime" : gone} that does not come only whoever started is told`, async () => {
    const waits = new Promise((resolve) => worker.addEventListener("pyodide-waits", resolve));
    globalThis.fetch = async (url) => {
      if (String(url).endsWith(gone)) {
        await waits;
        throw new TypeError("Failed to fetch");
      }
      return String(url).endsWith(WASM) ? new Promise(() => {}) : new Response("");
    };
    const manifest = {
      files: Object.fromEntries(FILES.map((name) => [name, /** @type {[number, number]} */ ([1, 1])])),
      runtime: RUNTIME,
      stdlib: "std.zip",
      wheel: "engine.whl",
      seldom: "seldom.wasm",
      lock: "",
      inputs: "",
      isAgain: false,
    };
    const started = start(manifest, () => {});
    await assert.rejects(started, { message: `${gone} could not be fetched.` });
    await new Promise((resolve) => setTimeout(resolve)); // what is left unheard fails the test
  });
}
