/** A count at which no turn is dealt is refused in the engine's words, which the page holds for each book: nothing is waited for. */

const PACK = 52;

/** @param {number} cards */
export const leftSaid = (cards) => `${cards} ${cards === 1 ? "card" : "cards"} left`;

/**
 * Why a book deals no turn with so many cards left; nothing where it does.
 * @param {DOMStringMap} book the fewest and the most cards that it deals from, and what is said of other counts
 * @param {number} cards
 */
export function undealt({ turns = "", undealt: why = "" }, cards) {
  const [fewest, most] = turns.split(" ").map(Number);
  const isDealt = cards === PACK || (cards >= fewest && cards <= most && (most - cards) % 2 === 0);
  return isDealt ? undefined : why.replace("{left}", leftSaid(cards));
}
