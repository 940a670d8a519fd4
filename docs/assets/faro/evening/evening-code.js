/** The cards of a deal as a few letters in an address: the book, how many were dealt before it, and a letter a card. */

import { EACH } from "./record.js";

/** In an address every rank has one letter. */
const TEN = "T";
const isLong = (/** @type {string} */ rank) => rank.length > 1;

/** @param {import("./kept.js").Deal} deal */
export const codeOf = ({ book, deals, ranks }) => `e=${book}.${deals}.${ranks.map((rank) => (isLong(rank) ? TEN : rank)).join("")}`;

/**
 * What an address holds; nothing where it holds none, or another thing.
 * @param {string} hash @param {string[]} all ranks @returns {import("./kept.js").Deal | null}
 */
export function eveningIn(hash, all) {
  const [, book, deals, letters] = /^#e=([a-z0-9-]+)\.(\d{1,4})\.([0-9A-Z]{0,52})$/.exec(hash) ?? [];
  if (!book) return null;
  const ranks = [...letters].map((letter) => (letter === TEN ? all.find(isLong) ?? "" : letter));
  const isDeal = ranks.every((rank) => all.includes(rank) && ranks.filter((other) => other === rank).length <= EACH);
  return isDeal ? { book, ranks, deals: Number(deals), head: "", laid: [], colours: {} } : null;
}
