/** The lessons of which least is remembered, by what the deck holds of them. */

const MOST = 3;

/**
 * At most three, the weakest first: those whose exercise holds the shortest in the memory.
 * @param {import("../storage/progress.js").Progress} progress @returns {string[]} their ids
 */
export function weakest({ deck }) {
  /** @type {Map<string, number>} */
  const holds = new Map();
  for (const { item, card } of Object.values(deck)) {
    if (item) holds.set(item.lesson, Math.min(holds.get(item.lesson) ?? Infinity, Number(card.stability) || 0));
  }
  return [...holds].sort(([, one], [, other]) => one - other).slice(0, MOST).map(([lesson]) => lesson);
}
