/** Files of the site that a script asks for as they are wanted. No wait is without end: a server may take a question and never answer. */

const PATIENCE = 30_000; // ms

/**
 * A file of the site; fails where it cannot be had, or is not there in time.
 * @param {string | URL} address @param {number} [patience] ms until the last of it must have come
 * @returns {Promise<Response>}
 */
export async function bring(address, patience = PATIENCE) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
