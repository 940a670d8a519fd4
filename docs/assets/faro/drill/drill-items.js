/** What the drills and the deals to judge have in common: items made at build, and the seed that an address names. */

import { bring } from "../page/bring.js";
import { guarded } from "../storage/storage.js";

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

/** The seed that an address names after a word; one with a broken % names nothing. @param {string} word @param {string} [hash] */
export function seedOf(word, hash = location.hash) {
  const [, seed = ""] = hash.match(new RegExp(`^#${word}=(.+)$`)) ?? [];
  return guarded(() => decodeURIComponent(seed), "");
}
