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
const runtimeOf = (/** @type {string} */ script) => `data:text/javascript,${encodeURIComponent(script)}//`;
const RUNTIME = runtimeOf(NEVER_LISTENS);
const WASM = `${RUNTIME}pyodide.asm.wasm`;
const SENT = 5; // bytes of each file

/** @param {string} runtime */
function manifestOf(runtime) {
  const packed = ["std.zip", "engine.whl", `${runtime}pyodide.asm.wasm`];
  const names = [...packed, `${runtime}pyodide.mjs`, `${runtime}pyodide.asm.mjs`];
  return {
    files: Object.fromEntries(names.map((name) => [name, /** @type {[number, number]} */ ([1, SENT])])),
    packed: Object.fromEntries(packed.map((name) => [name, SENT - 1])),
    runtime,
    stdlib: "std.zip",
    wheel: "engine.whl",
    seldom: "seldom.wasm",
    lock: "",
    inputs: "",
    isAgain: false,
  };
}

/** A Pyodide that is started by its library and its program. */
const LISTENS = `
export const loadPyodide = async ({ indexURL, stdLibURL }) => {
  const library = await fetch(stdLibURL).then((answer) => answer.text());
  await WebAssembly.instantiateStreaming(fetch(indexURL + "pyodide.asm.wasm"), {});
  return { library, _module: { takeSeldom() {} }, FS: { writeFile() {} }, pyimport: () => ({ lend() {} }) };
};`;
/** A program that has a memory and nothing else. */
const PROGRAM = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 10, 1, 6, 109, 101, 109, 111, 114, 121, 2, 0);
const LIBRARY = Uint8Array.from("the library and the wheel", (letter) => letter.charCodeAt(0));
const { fetch } = globalThis;
const { instantiateStreaming } = WebAssembly;

/** @type {EventTarget} */
let worker;

beforeEach(() => {
  worker = new EventTarget();
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  Object.assign(globalThis, { self: globalThis, dispatchEvent: (/** @type {Event} */ event) => worker.dispatchEvent(event) });
});

afterEach(() => {
  Object.assign(globalThis, { fetch, caches: undefined });
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
    const started = start(manifestOf(RUNTIME), () => {});
    await assert.rejects(started, { message: `${gone} could not be fetched.` });
    await new Promise((resolve) => setTimeout(resolve)); // what is left unheard fails the test
  });
}

/** A frame of zstd that holds bytes as they are. @param {Uint8Array} bytes */
const asZstd = (bytes) => Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0x20, bytes.length, (bytes.length << 3) | 1, 0, 0, ...bytes);

const SLOW = { downlink: 1.6 };
const FAST = { downlink: 9.2 };
/** @type {[string, {connection?: object, kept?: string[], gone?: string[], isAgain?: boolean, comes: string[], total: number}][]} */
const WAYS = [
  ["a browser that tells nothing of its line", { comes: [""], total: 5 * SENT }],
  ["a fast line", { connection: FAST, comes: [""], total: 5 * SENT }],
  ["a slow line", { connection: SLOW, comes: [".zst"], total: 5 * SENT - 3 }],
  ["a slow line, where it is kept as it is", { connection: SLOW, kept: ["", ".zst"], comes: [""], total: 5 * SENT }],
  ["a fast line, where it is kept as zstd", { connection: FAST, kept: [".zst"], comes: [".zst"], total: 5 * SENT - 3 }],
  ["a slow line and a host that sends no zstd", { connection: SLOW, gone: [".zst"], comes: [".zst", ""], total: 5 * SENT }],
  ["a slow line, after a failure", { connection: SLOW, isAgain: true, comes: [""], total: 5 * SENT }],
];

for (const [where, { connection, kept = [], gone = [], isAgain = false, comes, total }] of WAYS) {
  test(`by ${where} it comes ${comes.map((end) => (end ? "as zstd" : "as it lies there")).join(" and then ")}`, async () => {
    const runtime = runtimeOf(LISTENS);
    const wasm = `${runtime}pyodide.asm.wasm`;
    Object.assign(navigator, { connection });
    Object.assign(globalThis, { caches: { match: async (/** @type {string} */ url) => kept.some((end) => url === wasm + end) } });
    /** @type {string[]} */
    const asked = [];
    globalThis.fetch = async (address) => {
      const url = String(address);
      if (url.endsWith(".mjs")) return new Response("");
      const isSmall = url.endsWith(".zst");
      if (!url.includes("seldom")) asked.push(url.replace(/.*\//s, ""));
      if (gone.includes(isSmall ? ".zst" : "")) return new Response("", { status: 404 });
      const bytes = url.includes(".wasm") ? PROGRAM : LIBRARY;
      return new Response(isSmall ? asZstd(bytes) : bytes, { headers: isSmall ? {} : { "Content-Type": "application/wasm" } });
    };
    /** @type {[number, number][]} */
    const told = [];
    const python = await start({ ...manifestOf(runtime), isAgain }, (...step) => void told.push(step));
    assert.equal(python.library, "the library and the wheel");
    const files = ["engine.whl", "pyodide.asm.wasm", "std.zip"];
    assert.deepEqual(asked.sort(), files.flatMap((name) => comes.map((end) => name + end)).sort());
    assert.equal(told.at(-1)?.[1], total);
  });
}
