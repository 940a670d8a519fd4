/** Cases kept turn by turn: the cards of a deal come as a reader asks for them, and a frame of his own says what is left. */

import { button, element, group, partsOf } from "../page/elements.js";
import { RANKS, wordOf } from "./cards-answered.js";

const BEADS = 4;

/**
 * What the cases are kept with of the deal that a stage shows as cards, if it does. The tally is for the hand, and nothing
 * grades it.
 * @param {HTMLElement} stage
 */
export function tallyOf(stage) {
  const pairs = stage.querySelector(".faro-pairs");
  if (!pairs) return [];
  const turns = partsOf(pairs, "li");
  for (const turn of turns.slice(1)) turn.hidden = true;
  const next = button("Next turn", "faro-next-turn", () => {
    const [coming, ...others] = turns.filter(({ hidden }) => hidden);
    if (coming) coming.hidden = false;
    if (!others.length) next.ariaDisabled = "true";
    if (coming) far.textContent = `Turn ${turns.indexOf(coming)} of ${turns.length - 1}`;
  });
  const far = element("span", "faro-turns-out");
  far.role = "status";
  const dealt = element("div", "faro-dealt-out");
  pairs.replaceWith(dealt);
  dealt.append(pairs, next, far);
  return [frame()];
}

/** Thirteen wires of four beads: a press pushes one across, and the press after the last brings all of them back. */
function frame() {
  const made = group("faro-tally", "Your own tally");
  made.append(
    element("p", "", "Your own tally, to use if you like: press a rank as its card falls."),
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
