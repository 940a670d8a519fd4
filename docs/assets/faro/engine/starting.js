/** Fetches the engine and starts it: Python, compiled for the browser, and the game. No rule of it is here. */

const home = new URL("../../engine/", import.meta.url);
const WHEEL = "/lib/engine.whl";
const PAGE = 2 ** 16; // bytes by which the memory of WebAssembly grows

/** @typedef {Record<string, [stored: number, sent: number]>} Files their sizes, in bytes */
/** @typedef {{files: Files, runtime: string, stdlib: string, wheel: string, seldom: string, lock: string, inputs: string, isAgain: boolean}} Manifest */
/** @typedef {any} Pyodide it has no types where it is fetched from */

/**
 * All files are asked for at once. From a memory that was kept, Python goes on where it was, and needs neither the
 * library nor the wheel, which lie in that memory.
 * @param {Manifest} manifest @param {(done: number, total: number) => void} tell in bytes as the network sends them
 * @param {{memory?: Promise<ArrayBuffer>, _makeSnapshot?: boolean}} [how]
 * @returns {Promise<Pyodide>}
 */
export async function start({ files, runtime, stdlib, wheel, seldom, lock, isAgain }, tell, { memory, ...options } = {}) {
  /** @type {RequestInit} */
  const asking = isAgain ? { cache: "reload" } : {};
  const url = (/** @type {string} */ name) => new URL(name, home).href;
  const spared = memory ? [seldom, stdlib, wheel] : [seldom];
  const wanted = Object.entries(files).filter(([name]) => !spared.includes(name));
  const total = wanted.reduce((sum, [, [, sent]]) => sum + sent, 0);
  let done = 0;
  let told = 0;
  let toldAt = 0;

  const count = (/** @type {number} */ sent) => {
    done += sent;
    // On a slow line not a hundredth may come in a second, and the page has to know that something comes.
    if (done - told < total / 100 && done < total - 1 && performance.now() - toldAt < 1000) return;
    told = done;
    toldAt = performance.now();
    tell(Math.round(done), total);
  };

  const open = async (/** @type {string} */ name, /** @type {RequestInit} */ how = asking) => {
    const response = await fetch(url(name), how).catch(() => undefined);
    if (!response?.ok || !response.body) throw new Error(`${name} could not be fetched.`);
    const [stored, sent] = files[name];
    // Counted on a copy: a response rebuilt around a stream would lose the browser's cache of compiled code.
    const chunks = /** @type {ReadableStream<Uint8Array>} */ (response.clone().body).getReader();
    /** @param {ReadableStreamReadResult<Uint8Array>} chunk @returns {Promise<void> | undefined} */
    const next = ({ done: ended, value }) => {
      if (ended) return undefined;
      count((value.length / stored) * sent);
      return chunks.read().then(next);
    };
    chunks.read().then(next).catch(() => {}); // whoever reads the response itself reports a broken connection
    return response;
  };
  const bytes = (/** @type {string} */ name, /** @type {RequestInit} */ how = asking) => open(name, how).then((response) => response.arrayBuffer());

  const script = async (/** @type {string} */ name) => {
    if (isAgain) await fetch(url(name), asking).catch(() => {}); // an import cannot ask past a cache itself
    const module = await import(url(name)).catch(() => {
      throw new Error(`${name} could not be fetched.`);
    });
    count(files[name][1]);
    return module;
  };

  const compiled = open(`${runtime}pyodide.asm.wasm`).then(compile);
  const library = memory ? Promise.resolve(new ArrayBuffer(0)) : bytes(stdlib);
  // Python asks for the wheel last of all, and until then it would take its part of the line.
  const engine = memory ?? bytes(wheel, { ...asking, priority: "low" });
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
  if (isAgain) await bringSeldom(pyodide, seldom, asking); // it may be what was wrong
  return pyodide;
}

/**
 * Brings what Python seldom runs before it does: else it asks for that itself, while the call waits.
 * @param {Pyodide} pyodide @param {string} seldom its file @param {RequestInit} [how]
 */
export async function bringSeldom(pyodide, seldom, how) {
  const response = await fetch(new URL(seldom, home), { ...how, priority: "low" }).catch(() => undefined);
  const program = response?.ok && (await compile(response).catch(() => undefined));
  if (program) pyodide._module.takeSeldom(program);
}

/** Plain hosts send it as they send any file, and only what is sent as what it is compiles as it comes. @param {Response} response */
async function compile(response) {
  const isNamed = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
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
  self.fetch = async (url, options) => {
    if (String(url).endsWith("asm.wasm")) return new Response(); // never read, but Pyodide wants something to wait for
    const file = files[String(url)];
    return file ? new Response(await ifItComes(file)) : fetch(url, options);
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
