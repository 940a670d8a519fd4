/** What the drills and the deals to judge have in common: items made at build, and the seed that an address names. */

import { bring } from "../page/bring.js";
import { guarded } from "../storage/storage.js";

/** @type {Map<string, Promise<any>>} */
const baked = new Map();

/**
 * The item of a seed, if it was made at build: those lie in one file.
 * @template {{seed: string}} Item
 * @param {string} file @param {string} seed
 * @param {(items: any) => Item[]} [among] which of the file's items are meant
 * @returns {Promise<Item | undefined>}
 */
export async function fetchBaked(file, seed, among = (items) => items) {
  const fetched = baked.get(file) ?? bring(file).then((answer) => answer.json());
  fetched.catch(() => baked.delete(file));
  baked.set(file, fetched);
  /** @type {Item[]} without the file the engine makes them all */
  const items = await fetched.then(among, () => []);
  return items.find((item) => item.seed === seed);
}

/** The seed that an address names after a word; one with a broken % names nothing. @param {string} word @param {string} [hash] */
export function seedOf(word, hash = location.hash) {
  const [, seed = ""] = hash.match(new RegExp(`^#${word}=(.+)$`)) ?? [];
  return guarded(() => decodeURIComponent(seed), "");
}
