/**
 * The engine's memory as it is when it has started, kept by the reader's own browser: who starts from it spares what
 * Python does to begin, and the imports. One is kept at most, of one bundle, script and browser, and it is used only
 * where it is to the byte what was kept.
 */

import { MEMORY, whole } from "../storage/own-names.js";
import { isDear } from "./dear.js";

const DIGEST = "X-Digest";
const ROOM = 500e6; // bytes that must be free, fifteen times what is kept
const LEAST = 4; // GB that a device must have, where the browser says: it is made beside the engine that is in use

/** Its cache. */
export const NAME = whole(MEMORY, new URL("../../../", import.meta.url).pathname);

/** Where it lies. @param {string} bundle digest of what the engine is made of */
function address(bundle) {
  return `${import.meta.url}?${new URLSearchParams({ bundle, browser: navigator.userAgent })}`;
}

/** @param {BufferSource} bytes */
async function digest(bytes) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
}

/** What is kept for this bundle; what is kept of another is dropped. @param {string} bundle @returns {Promise<Response | undefined>} */
export async function kept(bundle) {
  try {
    const answer = await caches.match(address(bundle), { cacheName: NAME });
    if (!answer) await forget();
    return answer;
  } catch {
    return undefined; // where the browser keeps nothing
  }
}

/**
 * What is kept, and whether it is what was kept: that is known only when all of it has been looked through, beside which
 * Python may begin.
 * @param {Response} answer @returns {{bytes: Promise<ArrayBuffer>, isSound: Promise<boolean>}}
 */
export function read(answer) {
  const bytes = answer.arrayBuffer();
  const isSound = bytes.then(async (all) => (await digest(all)) === answer.headers.get(DIGEST));
  isSound.catch(() => {}); // whoever starts from it is told
  return { bytes, isSound };
}

/** Whether to keep it: it costs the reader half a second of his processor, and room. */
export async function isWelcome() {
  if (!self.caches || isDear() || (navigator.deviceMemory ?? LEAST) < LEAST) return false;
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return quota - usage > ROOM;
}

/** @param {string} bundle @param {Uint8Array<ArrayBuffer>} bytes */
export async function keep(bundle, bytes) {
  await forget();
  const cache = await caches.open(NAME);
  await cache.put(address(bundle), new Response(bytes, { headers: { [DIGEST]: await digest(bytes) } }));
}

export async function forget() {
  await self.caches?.delete(NAME).catch(() => {});
}
