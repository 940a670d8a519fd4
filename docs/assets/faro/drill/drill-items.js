/** What the drills and the deals to judge have in common: items made at build, and an address that names them. */

import { bring } from "../page/bring.js";

/** @type {Map<string, Promise<unknown>>} */
const baked = new Map();

/**
 * The item of a seed, if it was made at build: those lie in one file.
 * @template {{seed: string}} Item
 * @param {string} file @param {string} seed
 * @param {string} [kind] which of the file's items are meant, where it holds more than one kind
 * @returns {Promise<Item | undefined>}
 */
export async function fetchBaked(file, seed, kind) {
  const fetched = baked.get(file) ?? bring(file).then((answer) => answer.json());
  fetched.catch(() => baked.delete(file));
  baked.set(file, fetched);
  // Without the file the engine makes them all.
  const all = await fetched.catch(() => (kind ? {} : []));
  const items = kind ? /** @type {Record<string, Item[]>} */ (all)[kind] : /** @type {Item[]} */ (all);
  return items?.find((item) => item.seed === seed);
}

/** The address of the page leads to an item from now on. @param {string} word @param {{seed: string}} item */
export function lead(word, { seed }) {
  history.replaceState(history.state, "", `#${word}=${encodeURIComponent(seed)}`);
}
