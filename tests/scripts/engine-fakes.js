// The engine's page and its worker in one process, where nothing of a browser is but what this lends: files that come or
// do not, a Python that only answers, and caches. Every engine that is begun here is a new one.

import { ReadableStream } from "node:stream/web";
import { mock } from "node:test";
import { setImmediate } from "node:timers/promises";

const SCRIPTS = new URL("../../docs/assets/faro/engine/", import.meta.url);
const { instantiateStreaming } = WebAssembly;
/** The smallest program that brings a memory. */
const WASM = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 10, 1, 6, 109, 101, 109, 111, 114, 121, 2, 0);
const PYTHON = `
if (import.meta.url.endsWith("asm.mjs") && FAULTY) throw new Error("gone");
export async function loadPyodide({ indexURL, stdLibURL, _loadSnapshot, _makeSnapshot }) {
  const library = _loadSnapshot || fetch(stdLibURL).then((answer) => answer.arrayBuffer());
  const program = WebAssembly.instantiateStreaming(fetch(indexURL + "pyodide.asm.wasm"), {});
  globalThis.python = "waits";
  await Promise.all([library, program]);
  const session = { reply: (request) => JSON.stringify({ say: JSON.parse(request).do, isRemembered: Boolean(_loadSnapshot) }) };
  setImmediate(() => (globalThis.python = "is there"));
  return {
    _module: { takeSeldom() {} },
    FS: { writeFile() {} },
    pyimport: (name) => (name === "faro.session" ? session : { seed() {}, lend() {} }),
    runPython() {},
    makeMemorySnapshot: () => Uint8Array.of(1, 2, 3, 4),
  };
}
`;

/** What a network sends of a file in place of it. @type {Record<string, (whole: Uint8Array | string) => Response | Promise<Response>>} */
const WRONG = {
  gone: () => new Response("Not found", { status: 404 }),
  "log in": () => new Response("<!doctype html><title>Log in</title>", { headers: { "content-type": "text/html" } }),
  half: (whole) => new Response(whole.slice(0, whole.length / 2)),
  stalls: (whole) => new Response(new ReadableStream({ start: (body) => body.enqueue(whole.slice(0, 1)) })),
  untyped: (whole) => new Response(whole, { headers: { "content-type": "application/octet-stream" } }),
};

/** How far Python comes without a file: what is wrong with that comes last, for a worker that has ended does nothing more. */
const UNTIL = { "pyodide.asm.wasm": "waits", "stdlib.zip": "waits", "engine.whl": "is there" };

let engines = 0;

/** A reader's browser, in which an engine has not been asked for yet. */
export class Fakes {
  /** What was asked for, in order: the file, and which caches may answer. @type {[file: string, cache: string | undefined][]} */
  asked = [];
  /** @type {Map<string, Map<string, Response>>} */
  kept = new Map();
  inputs = "this build";
  /** @type {string | undefined} */
  file;
  /** @type {string | undefined} */
  fault;
  /** Whether what is wrong has come. */
  hasFailed = false;

  constructor() {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
    const fakes = this;
    this.lend();
    const lent = {
      self: globalThis,
      location: new URL("engine-worker.js", SCRIPTS),
      caches: this.caches(),
      postMessage: () => {},
      Worker: class {
        constructor() {
          this.onerror = this.onmessage = () => {};
          this.scope = fakes.begin(this);
        }

        /** @param {object} data */
        async postMessage(data) {
          const heard = await this.scope;
          if (heard) heard({ data: { ...data } });
        }

        terminate() {
          this.onerror = this.onmessage = () => {};
        }
      },
    };
    Object.assign(globalThis, lent);
    this.reader({ deviceMemory: 8, storage: { estimate: async () => ({ quota: 9e9, usage: 0 }) } });
  }

  /** What every worker has for itself, and changes as it starts. */
  lend() {
    globalThis.fetch = async (url, options = {}) => this.fetch(String(url), options.cache);
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }

  /** What the reader's browser tells of itself. @param {object} told */
  reader(told) {
    const browser = { userAgent: "fake", locks: { request: (/** @type {any[]} */ ...all) => all[2]({}) }, ...told };
    Object.defineProperty(globalThis, "navigator", { value: browser, configurable: true });
  }

  /** From now on a file does not come as it is; without one, all do. @param {string} [file] @param {string} [fault] */
  spoil(file, fault) {
    Object.assign(this, { file, fault });
  }

  /** The part of the engine that a page has. @returns {Promise<any>} */
  async engine() {
    return (await import(`${SCRIPTS}engine.js?${(engines += 1)}`)).engine;
  }

  /** @param {string} name @returns {string | undefined} */
  faultOf(name) {
    return name === this.file ? this.fault : undefined;
  }

  /** Where the scripts of Python lie: they are imported, and so they are no files. */
  get runtime() {
    const isFaulty = this.faultOf("pyodide.asm.mjs") === "gone";
    const script = PYTHON.replace("FAULTY", String(isFaulty));
    const how = this.faultOf("pyodide.mjs");
    if (how === "gone") return "none:";
    if (how === "log in") return "data:text/html,<!doctype html>//";
    return `data:text/javascript,${encodeURIComponent(how === "half" ? script.slice(0, script.length / 2) : script)}//`;
  }

  get manifest() {
    const { runtime, inputs } = this;
    const named = ["pyodide.asm.wasm", "pyodide.mjs", "pyodide.asm.mjs"].map((name) => runtime + name);
    const files = Object.fromEntries([...named, "stdlib.zip", "engine.whl"].map((name) => [name, [100, 100]]));
    return { files, runtime, stdlib: "stdlib.zip", wheel: "engine.whl", seldom: "seldom.wasm", lock: "", inputs };
  }

  /** @param {string} url @param {string} [cache] @returns {Promise<Response>} */
  async fetch(url, cache) {
    const [name] = url.split("/").slice(-1);
    this.asked.push([name, cache]);
    const how = this.faultOf(name);
    if (how && name in UNTIL) await settled(() => globalThis.python === UNTIL[name]);
    this.hasFailed ||= Boolean(how);
    if (how === "stalls" && name === "manifest.json") return new Promise(() => {});
    const isWasm = name.endsWith(".wasm");
    const whole = name === "manifest.json" ? JSON.stringify(this.manifest) : isWasm ? WASM : new Uint8Array(100);
    return how ? WRONG[how](whole) : new Response(whole, { headers: { "content-type": isWasm ? "application/wasm" : "" } });
  }

  /** Runs the script of a worker. @param {{onmessage: Function, onerror: Function}} worker */
  async begin(worker) {
    const how = this.faultOf("engine-worker.js");
    this.hasFailed ||= Boolean(how);
    if (how === "stalls") return undefined;
    await undefined; // whoever makes it listens to it only then
    if (how) return void worker.onerror({ message: "", preventDefault() {} });
    this.lend();
    globalThis.python = undefined;
    globalThis.postMessage = (/** @type {object} */ data) => worker.onmessage({ data });
    await import(`${SCRIPTS}engine-worker.js?${(engines += 1)}`);
    return globalThis.onmessage;
  }

  caches() {
    const { kept } = this;
    const of = (/** @type {string} */ name) => kept.get(name) ?? kept.set(name, new Map()).get(name);
    return {
      open: async (/** @type {string} */ name) => ({
        put: async (/** @type {string} */ url, /** @type {Response} */ answer) => void of(name).set(url, answer),
      }),
      match: async (/** @type {string} */ url, /** @type {{cacheName: string}} */ { cacheName }) => kept.get(cacheName)?.get(url)?.clone(),
      delete: async (/** @type {string} */ name) => kept.delete(name),
    };
  }
}

/** Whatever can be done without waiting for a clock has been done. @param {() => unknown} [wanted] what is waited for */
export async function settled(wanted = () => true) {
  for (let turn = 0; turn < 50 || !wanted(); turn += 1) await setImmediate();
}
