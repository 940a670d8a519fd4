/**
 * The evening as it stands, kept after every press: in the browser's plain storage for the next visit, and on the disk before
 * the next card falls. What is kept is read field by field: a stranger's file breaks nothing.
 */

import { Journal } from "../storage/deal-journal.js";
import { guarded, texts } from "../storage/storage.js";

/**
 * @typedef {object} Evening
 * @property {string} book the rule-book that is dealt by
 * @property {string[]} ranks of the deal on the table, as they fell
 * @property {string[]} before of the deal that was put away for it, so that it can be taken back
 * @property {number} deals how many were dealt before it
 * @property {number} nth press, by which the latest is known whatever the clock says
 */

const NAME = "faro-evening";
const journal = new Journal(NAME);

/** @param {unknown} read @param {string[]} all ranks @returns {read is string[]} */
const areRanks = (read, all) => Array.isArray(read) && read.every((rank) => all.includes(rank));

/** @param {string | null} text @param {string[]} all ranks @returns {Evening | null} */
export function eveningOf(text, all) {
  const read = guarded(() => JSON.parse(text ?? "null"), null);
  if (typeof read?.book !== "string" || !areRanks(read.ranks, all)) return null;
  const count = (/** @type {unknown} */ value) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);
  const before = areRanks(read.before, all) ? read.before : [];
  return { book: read.book, ranks: read.ranks, before, deals: count(read.deals), nth: count(read.nth) };
}

/** The evening that was left; of two that are kept the later. @param {string[]} all ranks @returns {Promise<Evening | null>} */
export async function leftEvening(all) {
  const plain = eveningOf(texts.get(NAME), all);
  const [written] = (await journal.writtenDown()).map(([, text]) => eveningOf(text, all));
  return written && written.nth > (plain?.nth ?? -1) ? written : plain;
}

/** @param {Evening} evening @returns {boolean} whether the browser keeps it over visits */
export function keepEvening(evening) {
  const text = JSON.stringify(evening);
  journal.writeDown("now", text);
  return texts.set(NAME, text);
}
