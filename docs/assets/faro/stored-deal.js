/** A deal under way, kept for as long as the tab is open, so that a reload or another page loses nothing. */

import { guarded } from "./storage.js";

/**
 * @typedef {object} Deal
 * @property {string} base the log at which the seat was taken; nothing before its end is undone
 * @property {string} log
 * @property {string} seed of the shuffle, so that a turn undone and dealt again brings the same cards
 * @property {number} [chip] the size of check that a press bets
 * @property {string} [html] the board as it was shown last
 */

const key = (/** @type {string} */ id) => `faro-deal:${id}`;

/** @param {string} id of the example @returns {Deal | null} */
export function storedDeal(id) {
  return guarded(() => JSON.parse(sessionStorage.getItem(key(id))), null);
}

/** @param {string} id @param {Deal} deal */
export function storeDeal(id, deal) {
  guarded(() => sessionStorage.setItem(key(id), JSON.stringify(deal)));
}

/** The seed of a shuffle that nobody can foresee. @returns {string} */
export function newSeed() {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36).toUpperCase();
}
