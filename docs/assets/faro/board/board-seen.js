/** A board as it stood before the next: what lay where, so that the next can show how it came of it. */

import { partsOf } from "../page/elements.js";

/** @typedef {{copy: Element, box: DOMRect}} Seen what lay there, and where */

/** @param {Element} part @returns {Seen} */
export const seen = (part) => ({
  copy: /** @type {Element} */ (part.cloneNode(true)),
  box: part.getBoundingClientRect(),
});

/** A stake, by where it lies and whose it is: it keeps that name from board to board. @param {HTMLElement} chip */
export const lyingOf = (chip) => chip.dataset.lies ?? "";

/** The stake of which a beat tells. @param {{place: string, punter: string | null}} beat */
export const stakeOf = ({ place, punter }) => (punter === null ? place : `${place} ${punter}`);

/** The card on a pile. @param {Element} pile */
export const cardOn = (pile) => pile.querySelector(".faro-fan, .faro-card");

/** @param {HTMLElement} stage */
export const piles = (stage) => partsOf(stage, ".faro-pile");

/** The beads that are the last of their ranks. @param {HTMLElement} stage */
export const lastLeft = (stage) => partsOf(stage, ".faro-last-left > i:not([class])");

/** @param {Element} bead */
export const rankOf = (bead) => bead.parentElement?.dataset.wire;

/** What the seat holds, as it is written. @param {HTMLElement} stage @returns {HTMLElement | null} */
export const totalOf = (stage) => stage.querySelector(".faro-checks > b:first-of-type");

/** What tells of the ranks that are out, and of the stakes. */
export const TELLERS = [".faro-casekeeper", ".faro-slip"];

/** @param {HTMLElement} stage */
export function look(stage) {
  return {
    told: TELLERS.map((teller) => stage.querySelector(teller)?.cloneNode(true)),
    piles: piles(stage).map((pile) => cardOn(pile)?.cloneNode(true)),
    chips: new Map(partsOf(stage, ".faro-chip").map((chip) => [lyingOf(chip), seen(chip)])),
    beads: partsOf(stage, ".faro-wire > i").map(seen),
    last: lastLeft(stage).map(rankOf),
    dead: partsOf(stage, ".faro-spot").map(isDead),
    total: totalOf(stage)?.textContent ?? "",
  };
}

/** @param {HTMLElement} spot */
const isDead = ({ dataset }) => "dead" in dataset;

/** Those played out that were not before. @param {HTMLElement} stage @param {Before} before */
export const newlyDead = (stage, before) => partsOf(stage, ".faro-spot").filter((spot, at) => isDead(spot) && before.dead[at] === false);

/** @typedef {ReturnType<typeof look>} Before */

/** How far it is from the middle of one box to that of another. @param {DOMRect} one @param {DOMRect} other @returns {[number, number]} */
export const between = (one, other) => [
  (other.left + other.right - one.left - one.right) / 2,
  (other.top + other.bottom - one.top - one.bottom) / 2,
];
