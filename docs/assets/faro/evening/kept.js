/**
 * The evening as it stands, kept after every press: in the browser's plain storage for the next visit, and on the disk before
 * the next card falls. What is kept is read field by field: a stranger's file breaks nothing.
 */

import { Journal } from "../storage/deal-journal.js";
import { EVENING } from "../storage/own-names.js";
import { guarded, isRecord, texts } from "../storage/storage.js";

/**
 * @typedef {import("./record.js").Laid} Laid
 * @typedef {{book: string, ranks: string[], deals: number, head: string, laid: Laid[], colours: Record<string, string>}} Deal
 *   the rule-book that it is dealt by, the ranks as they fell, how many were dealt before it, the log before it where a clerk
 *   keeps one, what he was told of the deal, and the colours of the punters
 * @typedef {Deal & {before: Deal | null, nth: number, hasClerk: boolean}} Evening
 *   the deal on the table; that which was put away for it, so that it can be taken back; of which press this is, by which
 *   the latest is known whatever the clock says; and whether there is a clerk
 */

const journal = new Journal(EVENING);

const count = (/** @type {unknown} */ value) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** @param {unknown} one @returns {Laid[]} */
const laid = (one) => (isRecord(one) && typeof one.line === "string" && !/[\r\n]/.test(one.line) ? [{ at: count(one.at), line: one.line }] : []);

/** @param {unknown} read @returns {Laid[]} */
const laidIn = (read) => (Array.isArray(read) ? read.flatMap(laid) : []);

/** @param {unknown} read @param {string[]} all ranks @returns {Deal | null} */
function dealIn(read, all) {
  if (!isRecord(read)) return null;
  const { book, ranks, deals, head, laid: bets, colours } = read;
  if (typeof book !== "string" || !Array.isArray(ranks) || !ranks.every((rank) => all.includes(rank))) return null;
  return { book, ranks, deals: count(deals), head: typeof head === "string" ? head : "", laid: laidIn(bets), colours: coloursIn(colours) };
}

/** @param {unknown} read @returns {Record<string, string>} */
const coloursIn = (read) =>
  Object.fromEntries(Object.entries(read ?? {}).flatMap(([name, colour]) => (typeof colour === "string" ? [[name, colour]] : [])));

/** The colour of a punter, where he has one. @param {Record<string, string>} colours @param {string} name */
export const colourOf = (colours, name) => (Object.hasOwn(colours, name) ? colours[name] : "");

/** @param {string | null} text @param {string[]} all ranks @returns {Evening | null} */
export function eveningOf(text, all) {
  const read = guarded(() => JSON.parse(text ?? "null"), null);
  const deal = dealIn(read, all);
  if (!deal) return null;
  // An evening of an earlier edition has the colours of its punters once.
  const before = read.before && dealIn({ colours: read.colours, ...read.before }, all);
  return { ...deal, before: before || null, nth: count(read.nth), hasClerk: read.hasClerk === true };
}

/** The evening that was left; of two that are kept the later. @param {string[]} all ranks @returns {Promise<Evening | null>} */
export async function leftEvening(all) {
  const plain = eveningOf(texts.get(EVENING), all);
  const [written] = (await journal.writtenDown()).map(([, text]) => eveningOf(text, all));
  return written && written.nth > (plain?.nth ?? -1) ? written : plain;
}

/** @param {Evening} evening @returns {boolean} whether the browser keeps it over visits */
export function keepEvening(evening) {
  const text = JSON.stringify(evening);
  journal.writeDown("now", text);
  return texts.set(EVENING, text);
}
