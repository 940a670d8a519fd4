/** A deal under way, kept for as long as the tab is open, so that a reload or another page loses nothing. */

import { guarded, textsOfTab } from "./storage.js";

/**
 * @typedef {object} Deal
 * @property {string} base the log at which the seat was taken; nothing before its end is undone
 * @property {string} log
 * @property {string} seed of the shuffle, so that a turn undone and dealt again brings the same cards
 * @property {number} [chip] the size of check that a press bets
 * @property {string} [html] the board as it was shown last
 * @property {string} [seat] whose seat it was last
 * @property {string} [banker] who of those at this screen has put up the most, and holds the bank
 * @property {number} [at] when it was kept, in milliseconds
 * @property {number} [nth] among those that were kept, by which the latest is known whatever the clock says
 * @property {string} [where] it stood then, in words
 * @property {number} [due] of a dealer's deal, the payments that were due
 * @property {number} [right] of these, the right ones
 * @property {number} [beyond] the stakes taken or paid that were not due
 * @property {string[]} [amiss] what was said of those that were wrong
 */

/** What a deal may hold besides its log. @type {Record<string, (value: unknown) => boolean>} */
const MAY_HOLD = {
  chip: (value) => isCount(value) && value !== 0,
  html: isText,
  seat: isName,
  banker: isName,
  at: (value) => Number.isFinite(value) && !Number.isNaN(new Date(Number(value)).getTime()),
  nth: isCount,
  where: isText,
  due: isCount,
  right: isCount,
  beyond: isCount,
  amiss: (value) => Array.isArray(value) && value.every(isText),
};

/** A whole text: half a letter of two halves goes neither to the engine nor into a link. @param {unknown} value */
function isText(value) {
  return typeof value === "string" && !/\p{Surrogate}/u.test(value);
}

/** A name as a log has it. @param {unknown} value */
function isName(value) {
  return typeof value === "string" && /^[a-z][a-z0-9-]{0,15}$/.test(value);
}

/** @param {unknown} value */
function isCount(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/**
 * A deal as the browser kept it. Others may have written there: what is no log is no deal, and a field that holds what it
 * cannot hold is left out.
 * @param {string | null} text @returns {Deal | null}
 */
export function dealOf(text) {
  const found = guarded(() => JSON.parse(text ?? "null"), null);
  if (!isText(found?.log) || !isText(found.base)) return null;
  const fields = Object.entries(MAY_HOLD).filter(([name, fits]) => fits(found[name]));
  const { base, log, seed } = found;
  return { base, log, seed: isText(seed) ? seed : "", ...Object.fromEntries(fields.map(([name]) => [name, found[name]])) };
}

const key = (/** @type {string} */ id) => `faro-deal:${id}`;

/** @param {string} id of the example @returns {Deal | null} */
export function storedDeal(id) {
  return dealOf(textsOfTab.get(key(id)));
}

/** @param {string} id @param {Deal} deal */
export function storeDeal(id, deal) {
  textsOfTab.set(key(id), JSON.stringify(deal));
}

/** The seed of a shuffle that nobody can foresee. @returns {string} */
export function newSeed() {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36).toUpperCase();
}
