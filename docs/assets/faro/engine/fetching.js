/** Fetches the files of the engine, and tells how much of them has come. */

import { PACKED } from "../storage/own-names.js";
import { isNarrow } from "./dear.js";

const home = new URL("../../engine/", import.meta.url);
const WASM = "application/wasm";

/** Where a file of the engine lies. @param {string} name */
export const url = (name) => new URL(name, home).href;

/**
 * Ways to fetch what is wanted of them, all of it counted.
 * @param {import("./starting.js").Manifest} manifest @param {string[]} wanted
 * @param {(done: number, total: number) => void} tell in bytes as the network sends them
 */
export async function fetching({ files, packed, runtime, isAgain }, wanted, tell) {
  /** @type {RequestInit} */
  const asking = isAgain ? { cache: "reload" } : {};
  const small = !isAgain && (await isPacked(url(`${runtime}pyodide.asm.wasm`))) ? packed : {};
  let total = wanted.reduce((sum, name) => sum + (small[name] ?? files[name][1]), 0);
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

  /** Counted on a copy: a response rebuilt around a stream would lose the browser's cache of compiled code. @param {Response} response @param {number} share of a byte that the network has sent for one that is read */
  const watch = (response, share) => {
    const chunks = /** @type {ReadableStream<Uint8Array>} */ (response.clone().body).getReader();
    /** @param {ReadableStreamReadResult<Uint8Array>} chunk @returns {Promise<void> | undefined} */
    const next = ({ done: ended, value }) => {
      if (ended) return undefined;
      count(value.length * share);
      return chunks.read().then(next);
    };
    chunks.read().then(next).catch(() => {}); // whoever reads the response itself reports a broken connection
    return response;
  };

  const ask = async (/** @type {string} */ file, /** @type {RequestInit} */ how) => {
    const response = await fetch(url(file), { ...asking, ...how }).catch(() => undefined);
    return response?.ok && response.body ? response : undefined;
  };

  const open = async (/** @type {string} */ name, /** @type {RequestInit} */ how = {}) => {
    const [stored, sent] = files[name];
    if (name in small) {
      const response = await ask(name + PACKED, how);
      if (response) {
        const { unpacked } = await import("./unpacked.js");
        return unpacked(watch(response, 1), name.endsWith(".wasm") ? WASM : "");
      }
      total += sent - small[name]; // a host may have no notion of zstd, and not send it
    }
    const response = await ask(name, how);
    if (!response) throw new Error(`${name} could not be fetched.`);
    return watch(response, sent / stored);
  };

  return {
    /** A program, compiled as it comes. @param {string} name */
    program: (name) => open(name).then(compile),

    /** @param {string} name @param {RequestInit} [how] */
    bytes: (name, how) => open(name, how).then((response) => response.arrayBuffer()),

    /** @param {string} name */
    async script(name) {
      if (isAgain) await fetch(url(name), asking).catch(() => {}); // an import cannot ask past a cache itself
      const module = await import(url(name)).catch(() => {
        throw new Error(`${name} could not be fetched.`);
      });
      count(files[name][1]);
      return module;
    },
  };
}

/** Plain hosts send it as they send any file, and only what is sent as what it is compiles as it comes. @param {Response} response */
export async function compile(response) {
  const isNamed = response.headers.get("Content-Type")?.startsWith(WASM);
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Whether it is fetched as zstd: on a slow line, unless it is kept as it is, or where it is kept as zstd.
 * @param {string} program its address
 */
async function isPacked(program) {
  const [plain, packed] = await Promise.all([program, program + PACKED].map(isKept));
  return !plain && (Boolean(packed) || isNarrow());
}

/** By the worker that keeps the site; where the browser keeps nothing, it is not. @param {string} address */
const isKept = async (address) => self.caches?.match(address).catch(() => undefined);
