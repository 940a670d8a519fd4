/** What of earlier lessons is asked before a lesson begins: of what was asked, what is due, and then what is due first. */

import { due } from "../storage/progress.js";

const FEWEST = 2;
const MOST = 3; // where so many are due

/**
 * @param {import("../storage/progress.js").Progress} progress @param {string[]} earlier the lessons before, by their ids
 * @param {Date} [now] @returns {[string, import("../storage/progress.js").ItemRef][]} each by its key in the deck
 */
export function older({ deck, lessons, opened }, earlier, now = new Date()) {
  const known = Object.entries(deck).filter(([, { item }]) => item && earlier.includes(item.lesson));
  const waiting = due({ lessons, opened, deck: Object.fromEntries(known) }, now).slice(0, MOST);
  const later = known
    .filter(([key]) => !waiting.some(([other]) => other === key))
    .sort(([, one], [, other]) => Date.parse(one.card.due) - Date.parse(other.card.due));
  const chosen = [...waiting, ...later.slice(0, Math.max(0, FEWEST - waiting.length))];
  return chosen.map(([key, { item }]) => [key, /** @type {import("../storage/progress.js").ItemRef} */ (item)]);
}
