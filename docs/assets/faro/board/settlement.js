/** Checks go their ways: what is lost to the box, and what is paid out of it beside the stake. */

import { partsOf } from "../page/elements.js";
import { between, lyingOf, stakeOf } from "./board-seen.js";
import { appear, ghost, goes, play, slide } from "./running.js";
import { countTo } from "./total.js";

/** @typedef {import("./beats.js").StakeSettled} StakeSettled */
/** @typedef {import("./board-seen.js").Before} Before */
/** @typedef {import("./board-seen.js").Seen} Seen */

/** A check fades at the end of its way alone. */
const FADES = { offset: 0.8, opacity: 1 };

/**
 * @param {HTMLElement} stage @param {Before} before
 * @param {import("./beats.js").Timed} time @param {import("./beats.js").Lengths} lengths
 */
export function settle(stage, before, { settled, settles: at }, { check: lasts }) {
  /** @type {HTMLElement | null} */
  const cloth = stage.querySelector(".faro-baize");
  const bank = stage.querySelector(".faro-box .faro-lying, .faro-pack .faro-lying")?.getBoundingClientRect();
  if (!cloth || !bank) return;
  const now = new Map(partsOf(stage, "[data-lies]").map((stake) => [lyingOf(stake), stake]));
  for (const beat of settled) {
    const was = before.chips.get(stakeOf(beat));
    if (was) {
      if (beat.taken) travel(ghost(cloth, of(was, beat.taken)), between(was.box, bank), { at, lasts });
      const whole = ghost(cloth, was); // until it is decided
      goes(whole, play(whole, [], { lasts: at }));
    }
    const left = now.get(stakeOf(beat));
    const paid = left?.querySelector(".faro-paid");
    const kept = paid ? left?.querySelector(".faro-kept") : left;
    if (kept) appear(kept, { at, lasts: 1 });
    if (paid) slide(paid, between(paid.getBoundingClientRect(), bank), { at, lasts }, 0);
  }
  const own = settled.filter(({ punter }) => punter === null);
  if (own.length) countTo(stage, before.total, own.reduce((gain, { paid, taken }) => gain + paid - taken, 0), at);
}

/** @param {Element} stack @param {[number, number]} way @param {import("./running.js").When} when */
function travel(stack, [x, y], when) {
  goes(stack, play(stack, [{ transform: "none" }, FADES, { transform: `translate(${x}px, ${y}px)`, opacity: 0 }], when));
}

/** The same stack with another figure. @param {Seen} seen @param {number} checks @returns {Seen} */
function of({ copy, box }, checks) {
  const stack = /** @type {Element} */ (copy.cloneNode(true));
  const figure = stack.querySelector("b");
  if (figure) figure.textContent = checks.toLocaleString("en");
  return { copy: stack, box };
}
