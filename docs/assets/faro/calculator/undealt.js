/** A count at which no turn is dealt is refused without the engine: the page holds for each book at which counts one is. */

const PACK = 52;

/** @param {number} cards */
export const leftSaid = (cards) => `${cards} ${cards === 1 ? "card" : "cards"} left`;

/**
 * Of some positions, each as counts of the ranks, the one from which a book deals, or the first.
 * @param {DOMStringMap} book @param {string[]} positions
 */
export const dealtFrom = (book, positions) =>
  positions.find((left) => !undealt(book, [...left].reduce((sum, count) => sum + Number(count), 0))) ?? positions[0];

/**
 * Why a book deals no turn with so many cards left; nothing where it does.
 * @param {DOMStringMap} book the fewest and the most cards that it deals from, and what to set in place of another count
 * @param {number} cards
 */
export function undealt({ turns = "", undealt: instead = "" }, cards) {
  const [fewest, most] = turns.split(" ").map(Number);
  const isDealt = cards === PACK || (cards >= fewest && cards <= most && (most - cards) % 2 === 0);
  return isDealt ? undefined : `No turn is dealt with ${leftSaid(cards)}. ${instead}.`;
}
