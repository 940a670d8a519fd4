/** Files of the site that a script asks for as they are wanted. No wait is without end: a server may take a question and never answer. */

const PATIENCE = 30_000; // ms
/** Milliseconds after which a script that neither comes nor fails is told of. */
export const OF_A_SCRIPT = 15_000;

/**
 * A script that is on its way; one that does not come in time fails as one that cannot be had.
 * @template T @param {Promise<T>} coming @param {number} [patience] ms @returns {Promise<T>}
 */
export const inTime = (coming, patience = OF_A_SCRIPT) =>
  Promise.race([coming, new Promise((_, reject) => setTimeout(reject, patience, TypeError("late")))]);

/**
 * A file of the site; fails where it cannot be had, or is not there in time.
 * @param {string | URL} address @param {number} [patience] ms until the last of it must have come
 * @returns {Promise<Response>}
 */
export async function bring(address, patience = PATIENCE) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (answer.ok) return answer;
  globalThis.dispatchEvent?.(new Event("faro-gone")); // a file of an older edition may be
  throw new Error(`${address}: ${answer.status}`);
}
