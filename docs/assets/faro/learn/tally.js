/** Cases kept turn by turn: the cards of a deal come as a reader asks for them, and he keeps the frame that says what is left. */

import { button, element, group, partsOf, reach } from "../page/elements.js";
import { say } from "../page/speech.js";

/** @typedef {import("./answer-form.js").Field} Field */
/** @typedef {import("./answer-form.js").Part} Part */

const BEADS = 4;
const ALL_OUT = "All are out: now answer.";

/**
 * A deal that comes turn by turn: the board, and under it the cards that are out.
 * @param {HTMLElement} stage @param {string[]} boards before the first turn and after each
 * @param {(board: string) => void} lay what puts one of them on the stage
 * @returns {{element: HTMLElement, all: () => void, isDone: () => boolean}} what deals a turn; what deals all that is left;
 * and whether nothing is, which leads to the next turn where something is
 */
export function turnByTurn(stage, boards, lay) {
  const turns = partsOf(stage, ".faro-pairs > li").slice(1 - boards.length);
  let out = 0;
  const next = button("Next turn", "faro-deal faro-next-turn", () => {
    show(out + 1);
    const cards = partsOf(stage, ".faro-dealing .faro-spoken > li").map(({ textContent }) => textContent);
    say([`Turn ${out} of ${turns.length}`, ...cards, ...(out === turns.length ? [ALL_OUT] : [])].join(". "));
  });
  const far = element("span", "faro-turns-out");
  const waits = () => `Still to deal: ${turns.length - out}`;
  const dealt = element("div", "faro-dealt-out");
  const show = (/** @type {number} */ now) => {
    out = now;
    lay(boards[out]);
    for (const [at, turn] of turns.entries()) turn.hidden = at >= out;
    far.textContent = out ? `Turn ${out} of ${turns.length}` : waits();
    if (out < turns.length) return;
    next.ariaDisabled = "true";
    far.append(". ", ALL_OUT);
  };
  dealt.append(next, far);
  show(0);
  const isDone = () => {
    if (out === turns.length) return true;
    reach(next);
    say((far.textContent = waits()));
    return false;
  };
  return { element: dealt, all: () => out < turns.length && show(turns.length), isDone };
}

/**
 * A case-keeper for the hand: thirteen wires of four beads. A press pushes one across, and the press after the last brings
 * all of them back. What it says of a rank that is asked about is the answer; the others nothing grades.
 * @param {Field[]} fields @param {[string, string][]} ranks what stands on each wire, and its word @returns {{element: HTMLElement, answers: Map<string, Part>}} the parts of a form by their ranks
 */
export function frame(fields, ranks) {
  const made = group("faro-tally", "Your case-keeper");
  const wires = element("div", "faro-wires");
  /** @type {Map<string, Part>} */
  const answers = new Map();
  for (const [rank, word] of ranks) {
    let left = BEADS;
    const name = Number(rank) ? rank : word; // holds what is seen, for those who speak to press it
    const beads = Array.from({ length: BEADS }, () => document.createElement("i"));
    const said = element("b", "");
    const show = (/** @type {number} */ now) => {
      left = now;
      for (const [at, bead] of beads.entries()) bead.toggleAttribute("data-out", at >= left);
      wire.ariaLabel = `${name}, ${left} left`;
      said.textContent = String(left);
    };
    const wire = button("", "faro-wire faro-tally-wire", () => show(left ? left - 1 : BEADS));
    wire.append(element("b", "", rank), ...beads.toReversed());
    wires.append(wire);
    show(BEADS);
    const field = fields.find(({ type, on }) => type === "beads" && on === rank);
    if (!field) continue;
    wire.classList.add("faro-asked");
    const part = element("p", "faro-row-beads", `${field.label} `);
    part.role = "status";
    part.append(said);
    answers.set(rank, {
      part,
      value: () => String(left),
      begin: () => reach(wire),
      fill: (given) => show(given ? Number(given) : left),
      settle: (right, given) => {
        show(Number(right));
        if (right !== given) said.textContent = `${right}, not ${given}`;
      },
    });
  }
  made.append(element("p", "", `Press ${answers.size ? "an outlined" : "a"} rank each time it comes, the soda too.`), wires);
  return { element: made, answers };
}
