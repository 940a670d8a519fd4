/** Fetches the engine and starts it: Python, compiled for the browser, and the game. No rule of it is here. */

import { compile, fetching, url } from "./fetching.js";

const WHEEL = "/lib/engine.whl";
const PAGE = 2 ** 16; // bytes by which the memory of WebAssembly grows

/** @typedef {Record<string, [stored: number, sent: number]>} Files their sizes, in bytes */
/** @typedef {{files: Files, packed: Record<string, number>, runtime: string, stdlib: string, wheel: string, seldom: string, lock: string, inputs: string, isAgain: boolean}} Manifest */
/** @typedef {any} Pyodide it has no types where it is fetched from */

/**
 * All files are asked for at once. From a memory that was kept, Python goes on where it was, and needs neither the
 * library nor the wheel, which lie in that memory.
 * @param {Manifest} manifest @param {(done: number, total: number) => void} tell in bytes as the network sends them
 * @param {{memory?: Promise<ArrayBuffer>, _makeSnapshot?: boolean}} [how]
 * @returns {Promise<Pyodide>}
 */
export async function start(manifest, tell, { memory, ...options } = {}) {
  const { files, runtime, stdlib, wheel, seldom, lock, isAgain } = manifest;
  const wanted = Object.keys(files).filter((name) => !(memory ? [seldom, stdlib, wheel] : [seldom]).includes(name));
  const { program, bytes, script } = await fetching(manifest, wanted, tell);
  const compiled = program(`${runtime}pyodide.asm.wasm`);
  const library = memory ? Promise.resolve(new ArrayBuffer(0)) : bytes(stdlib);
  // Python asks for the wheel last of all, and until then it would take its part of the line.
  const engine = memory ?? bytes(wheel, { priority: "low" });
  const scripts = Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map((name) => script(runtime + name)));
  const python = { indexURL: url(runtime), stdLibURL: url(stdlib), lockFileContents: lock, _loadSnapshot: memory, ...options };
  const loading = Promise.all([scripts, memory]).then(([[{ loadPyodide }], remembered]) =>
    withFiles(compiled, { [url(stdlib)]: library }, remembered?.byteLength ?? 0, () => loadPyodide(python)),
  );
  // All of them: when a file fails, Pyodide itself may wait for ever.
  const [pyodide, wheelBytes] = await Promise.all([loading, engine, library, compiled]);
  if (memory) pyodide.pyimport("random").seed(); // else every visit would have the same chances
  else {
    pyodide.FS.writeFile(WHEEL, new Uint8Array(wheelBytes));
    pyodide.pyimport("sitecustomize").lend(WHEEL);
  }
  if (isAgain) await bringSeldom(pyodide, seldom, { cache: "reload" }); // it may be what was wrong
  return pyodide;
}

/**
 * Brings what Python seldom runs before it does: else it asks for that itself, while the call waits.
 * @param {Pyodide} pyodide @param {string} seldom its file @param {RequestInit} [how]
 */
export async function bringSeldom(pyodide, seldom, how) {
  const response = await fetch(url(seldom), { ...how, priority: "low" }).catch(() => undefined);
  const program = response?.ok && (await compile(response).catch(() => undefined));
  if (program) pyodide._module.takeSeldom(program);
}

/**
 * What fails is told where it was asked for. Pyodide, which does not listen at once to what it waits for, is not told: it
 * goes with its worker.
 * @template T
 * @param {Promise<T>} file @returns {Promise<T>}
 */
const ifItComes = (file) => file.catch(() => new Promise(() => {}));

/**
 * Runs `act` while fetch and WebAssembly hand out what is already on its way. Left alone, Pyodide asks for one file
 * after the other, and compiles only when its own scripts have run.
 * @template T
 * @param {Promise<WebAssembly.Module>} compiled @param {Record<string, Promise<ArrayBuffer>>} files
 * @param {number} room bytes that the memory must hold from the first @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
async function withFiles(compiled, files, room, act) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (asked, options) => {
    if (String(asked).endsWith("asm.wasm")) return new Response(); // never read, but Pyodide wants something to wait for
    const file = files[String(asked)];
    return file ? new Response(await ifItComes(file)) : fetch(asked, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await ifItComes(compiled);
    const instance = await WebAssembly.instantiate(module, imports);
    const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
    // Python may have grown beyond what it begins with when its memory was kept, and Pyodide lays that back as it is.
    memory.grow(Math.max(0, Math.ceil((room - memory.buffer.byteLength) / PAGE)));
    return { module, instance };
  };
  try {
    return await act();
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
