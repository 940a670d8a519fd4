/** Files of the site that a script asks for as they are wanted. No wait is without end: a server may take a question and never answer. */

const PATIENCE = 30_000; // ms
/** Milliseconds after which a script that neither comes nor fails is told of. */
export const OF_A_SCRIPT = 15_000;

/** A file of the site that cannot be had, or is not there in time. Who does not catch it need not tell of it: the page does. */
export class Missing extends Error {}

/**
 * A script that is on its way, or whatever else the browser fetches by itself.
 * @template T @param {Promise<T>} coming @param {number} [patience] ms @returns {Promise<T>} or `Missing`
 */
export async function inTime(coming, patience = OF_A_SCRIPT) {
  const late = new Promise((_, reject) => setTimeout(reject, patience));
  return Promise.race([coming, late]).catch((cause) => Promise.reject(new Missing("A script did not come.", { cause })));
}

/**
 * A file of the site.
 * @param {string | URL} address @param {number} [patience] ms until the last of it must have come
 * @returns {Promise<Response>} or `Missing`
 */
export async function bring(address, patience = PATIENCE) {
  const asked = fetch(address, { signal: AbortSignal.timeout(patience) });
  const answer = await asked.catch((cause) => Promise.reject(new Missing(`${address}`, { cause })));
  if (answer.ok) return answer;
  globalThis.dispatchEvent?.(new Event("faro-gone")); // a file of an older edition may be
  throw new Missing(`${address}: ${answer.status}`);
}
