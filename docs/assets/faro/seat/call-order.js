/** An order of the last three cards, as they are pressed one after another. */

/** Ranks that are still free, of which two may be alike. @param {string[]} left the last three @param {string[]} pressed */
const free = (left, pressed) => pressed.reduce((cards, rank) => cards.toSpliced(cards.indexOf(rank), 1), left);

/**
 * The ranks pressed once another is: the last of the three follows by itself. One that is taken begins the order anew.
 * @param {string[]} left the last three @param {string[]} pressed loser first @param {string} rank one of them
 */
export function pressedOn(left, pressed, rank) {
  const before = free(left, pressed).includes(rank) ? pressed : [];
  const now = [...before, rank];
  const rest = free(left, now);
  return rest.length === 1 ? [...now, ...rest] : now;
}

/** Which of the three a rank is, counted from one: two where it comes twice. @param {string[]} pressed @param {string} rank */
export const nthOf = (pressed, rank) => pressed.flatMap((other, at) => (other === rank ? [at + 1] : [])).join(" ");
