/** Cases kept turn by turn: the cards of a deal come as a reader asks for them, and a frame of his own says what is left. */

import { button, element, group, partOf, partsOf } from "../page/elements.js";
import { say } from "../page/speech.js";
import { BEADS, RANKS, wordOf } from "./cards-answered.js";

/**
 * A deal that comes turn by turn: the board, and under it the cards that are out.
 * @param {HTMLElement} stage @param {string[]} boards before the first turn and after each
 * @param {(board: string) => void} lay what puts one of them on the stage
 * @returns {() => void} what deals all that is left
 */
export function turnByTurn(stage, boards, lay) {
  const pairs = partOf(stage, ".faro-pairs");
  const turns = partsOf(pairs, "li").slice(1 - boards.length);
  let out = 0;
  const next = button("Next turn", "faro-deal faro-next-turn", () => {
    show(out + 1);
    const cards = partsOf(stage, ".faro-dealing .faro-spoken > li").map(({ textContent }) => textContent);
    say([far.textContent, ...cards].join(". "));
  });
  const far = element("span", "faro-turns-out");
  const dealt = element("div", "faro-dealt-out");
  const show = (/** @type {number} */ now) => {
    out = now;
    lay(boards[out]);
    for (const [at, turn] of turns.entries()) turn.hidden = at >= out;
    far.textContent = out ? `Turn ${out} of ${turns.length}` : "No turn yet";
    if (out === turns.length) next.ariaDisabled = "true";
  };
  pairs.replaceWith(dealt);
  dealt.append(pairs, next, far);
  show(0);
  return () => out < turns.length && show(turns.length);
}

/**
 * A tally for the hand, which nothing grades: thirteen wires of four beads. A press pushes one across, and the press after
 * the last brings all of them back.
 */
export function frame() {
  const made = group("faro-tally", "Your own tally");
  made.append(
    element("p", "", "Your own tally: press a rank as its card falls."),
    ...RANKS.map((rank) => {
      let left = BEADS;
      const name = Number(rank) ? rank : wordOf(rank); // holds what is seen, for those who speak to press it
      const beads = Array.from({ length: BEADS }, () => element("i", ""));
      const show = () => {
        for (const [at, bead] of beads.entries()) bead.className = at < left ? "" : "faro-bead-lost";
        wire.ariaLabel = `${name}, ${left} left`;
      };
      const wire = button("", "faro-tally-wire", () => {
        left = left ? left - 1 : BEADS;
        show();
      });
      wire.append(element("b", "", rank), ...beads);
      show();
      return wire;
    }),
  );
  return made;
}
