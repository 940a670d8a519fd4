// The engine in a worker: one function of the game to call.
//
// In:   the bundle's manifest, once, with `isAgain` where files are to be asked for past every cache; then {id, request}, one at a time.
// Out:  {type: "progress", done, total} in bytes as the network sends them, {type: "ready"}, {id, reply} or {id, sentence};
//       {type: "damaged"} where the memory that it started from was not what had been kept: another worker starts without it;
//       {type: "failed", sentence} when the engine cannot load, or has broken down for good.
//
// When nothing has been asked for a while, what Python seldom runs is fetched. And a worker of its own, given the manifest
// with `isKeeper`, starts a fresh engine and keeps its memory, from which the next visit starts.

import { isSaving } from "./dear.js";
import { forget, isWelcome, keep, kept, NAME, read } from "./memory.js";
import { bringSeldom, start } from "./starting.js";

/** @typedef {import("./starting.js").Manifest} Manifest */

const REST = 3000; // ms without a request
/** What any first press may need. */
const ALL_DOORS = `
from faro.session import DOORS, reply
for door in DOORS.values():
    door.open()
reply('{"do": "show", "log": "rules hoyle-1864\\\\nopen you 100\\\\n", "seat": "you", "id": "memory"}')
`;

/** @type {((request: string) => string) | undefined} */
let reply;
/** What is to be done when there is rest. @type {(() => unknown)[]} */
const undone = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;

self.onmessage = async ({ data }) => {
  clearTimeout(rest);
  try {
    if (data.isKeeper) {
      await keepMemory(data);
      postMessage({ type: "kept" });
    } else if (data.files) {
      reply = await load(data);
      postMessage({ type: "ready" });
    } else {
      postMessage({ id: data.id, reply: reply?.(data.request) });
    }
  } catch (thrown) {
    const error = /** @type {Error & {pyodide_fatal_error?: boolean}} */ (thrown);
    console.error(error);
    const sentence = String(error.message).trim().split("\n").pop(); // of a Python traceback, the line that says what
    if (error.pyodide_fatal_error) forget();
    postMessage(reply && !error.pyodide_fatal_error ? { id: data.id, sentence } : { type: "failed", sentence });
  }
  if (undone.length) rest = setTimeout(() => undone.splice(0).map((act) => act()), REST);
};

/** Starts Python, from the memory that is kept if there is one, and returns the engine's door. @param {Manifest} manifest */
async function load(manifest) {
  const tell = (/** @type {number} */ done, /** @type {number} */ total) => postMessage({ type: "progress", done, total });
  if (manifest.isAgain) await forget();
  const memory = await kept(manifest.inputs);
  if (memory) {
    const { bytes, isSound } = read(memory);
    // Python that began from a damaged memory may never be done, and cannot be begun anew in the same worker.
    const leave = () => forget().then(() => postMessage({ type: "damaged" }));
    isSound.then((is) => (is ? undefined : leave()), () => {});
    try {
      const pyodide = await start(manifest, tell, { memory: bytes });
      return (await isSound) ? door(pyodide, manifest) : await new Promise(() => {});
    } catch {
      await forget(); // and nobody need know: it starts as it did the first time
    }
  }
  const pyodide = await start(manifest, tell);
  undone.push(() => haveMemoryKept(manifest));
  return door(pyodide, manifest);
}

/** @param {import("./starting.js").Pyodide} pyodide @param {Manifest} manifest @returns {(request: string) => string} */
function door(pyodide, { seldom }) {
  const session = pyodide.pyimport("faro.session");
  if (!isSaving()) undone.push(() => bringSeldom(pyodide, seldom));
  return session.reply;
}

/** @param {Manifest} manifest */
async function haveMemoryKept(manifest) {
  // Another page of the site may be at it.
  const kindly = navigator.locks?.request(NAME, { ifAvailable: true }, async (lock) => {
    if (!lock || !(await isWelcome()) || (await kept(manifest.inputs))) return;
    const keeper = new Worker(self.location.href, { type: "module" });
    await new Promise((resolve) => {
      keeper.onmessage = ({ data }) => data.type !== "progress" && resolve(data);
      keeper.onerror = resolve;
      keeper.postMessage({ ...manifest, isAgain: false, isKeeper: true });
    });
    keeper.terminate();
  });
  await kindly?.catch(() => {}); // in a frame on another site a browser may let nobody keep anything
}

/** @param {Manifest} manifest */
async function keepMemory(manifest) {
  const pyodide = await start(manifest, () => {}, { _makeSnapshot: true });
  pyodide.runPython(ALL_DOORS);
  await keep(manifest.inputs, pyodide.makeMemorySnapshot());
}
