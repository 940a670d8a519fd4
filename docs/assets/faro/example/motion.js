/**
 * What moves when one board follows another: the card out of the mouth of the box, a bead along its wire, checks to the
 * bank and from it. The new board stands at once, and moves only for the eye: nothing that is pressed waits for it.
 */

import { element, partsOf } from "../page/elements.js";

const CARD = 180; // ms
const BEAD = 120;
const RING = 600;
const EASE = "cubic-bezier(.3,.1,.2,1)";

/** Where the card lies that is shown next: in the window of the box, or on the pack. */
const WINDOW = ".faro-box .faro-card, .faro-pack .faro-card";

/** @typedef {{copy: Element, box: DOMRect}} Seen what lay there, and where */

/** @type {Animation[]} what moves now */
let running = [];

const wantsStill = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Draw another board, and show how one came of the other.
 * @param {HTMLElement} stage @param {() => void} draw puts the other board in place @param {boolean} [moves] whether it followed
 */
export function moved(stage, draw, moves = true) {
  for (const animation of running) animation.finish();
  running = [];
  const before = moves && !wantsStill.matches ? look(stage) : null;
  draw();
  if (before) show(stage, before);
}

/** @param {HTMLElement} stage */
function look(stage) {
  const window = stage.querySelector(WINDOW);
  return {
    count: countOf(stage)?.cloneNode(true),
    window: window && seen(window),
    chips: new Map(partsOf(stage, ".faro-chip").map((chip) => [placeOf(chip), seen(chip)])),
    beads: partsOf(stage, ".faro-wire > i").map(seen),
    last: lastLeft(stage),
  };
}

/** @param {HTMLElement} stage @param {ReturnType<typeof look>} before */
function show(stage, before) {
  const count = countOf(stage);
  if (!count || !before.count) return;
  if (!count.isEqualNode(before.count)) deal(stage, before, count.getBoundingClientRect());
  else {
    for (const chip of partsOf(stage, ".faro-chip")) if (!before.chips.has(placeOf(chip))) slide(chip, 0, 24, CARD, 0);
  }
  for (const [index, bead] of partsOf(stage, ".faro-wire > i").entries()) {
    const was = before.beads[index];
    if (was && !bead.isEqualNode(was.copy)) from(bead, was.box, BEAD);
  }
  for (const bead of lastLeft(stage)) {
    if (before.beads.length && !before.last.some((was) => rankOf(was) === rankOf(bead))) ring(bead);
  }
}

/**
 * A card has come: the loser out of the mouth, what lay in the window to the winners, and the checks go their ways.
 * @param {HTMLElement} stage @param {ReturnType<typeof look>} before @param {DOMRect} bank
 */
function deal(stage, before, bank) {
  const box = stage.querySelector(".faro-box .faro-lying, .faro-pack .faro-lying")?.getBoundingClientRect();
  const was = before.window?.copy ?? null;
  for (const pile of box ? partsOf(stage, ".faro-lost, .faro-won") : []) {
    const card = pile.querySelector(".faro-card");
    const number = pile.querySelector(".faro-nth");
    if (!box || !card || !(number || card.isEqualNode(was))) continue;
    const there = card.getBoundingClientRect();
    for (const part of number ? [card, number] : [card]) slide(part, ...between(there, box), CARD, 1);
  }
  const shown = stage.querySelector(WINDOW);
  if (shown && !shown.isEqualNode(was)) play(shown, [{ opacity: 0 }, { opacity: 1 }], CARD);
  for (const gain of partsOf(stage, ".faro-wins")) from(gain, bank, CARD);
  const lost = new Set(partsOf(stage, ".faro-loses, .faro-splits").map(placeOf));
  const there = new Set(partsOf(stage, ".faro-chip").map(placeOf));
  for (const [place, chip] of before.chips) if (lost.has(place) && !there.has(place)) toBank(stage, chip, bank);
}

/** What was lost goes the way that checks go: to the bank. @param {HTMLElement} stage @param {Seen} chip @param {DOMRect} bank */
function toBank(stage, { copy, box }, bank) {
  const cloth = stage.querySelector(".faro-baize");
  if (!cloth) return;
  const { left, top } = cloth.getBoundingClientRect();
  const ghost = element("span", "faro-ghost");
  ghost.ariaHidden = "true";
  ghost.append(copy);
  ghost.style.translate = `${box.left - left}px ${box.top - top}px`;
  cloth.append(ghost);
  const [x, y] = between(box, bank);
  const away = play(ghost, [{ transform: "none" }, { transform: `translate(${x}px, ${y}px)`, opacity: 0.2 }], 2 * CARD);
  away.onfinish = () => ghost.remove();
}

/** The last of a rank rings once. @param {Element} bead */
function ring(bead) {
  play(bead, [{ outlineOffset: "12px", outlineColor: "transparent" }, { offset: 0.4, outlineOffset: "1px" }, {}], RING);
}

/** An element comes from a place to its own. @param {Element} part @param {DOMRect} place @param {number} duration */
function from(part, place, duration) {
  slide(part, ...between(part.getBoundingClientRect(), place), duration, 1);
}

/** @param {Element} part @param {number} x @param {number} y from where, in pixels @param {number} duration @param {number} opacity there */
function slide(part, x, y, duration, opacity) {
  // A transform is within the scale that an element has of its own.
  const scale = Number.parseFloat(getComputedStyle(part).scale) || 1;
  play(part, [{ transform: `translate(${x / scale}px, ${y / scale}px)`, opacity }, { transform: "none", opacity: 1 }], duration);
}

/** @param {Element} part @param {Keyframe[]} frames @param {number} duration */
function play(part, frames, duration) {
  const animation = part.animate(frames, { duration, easing: EASE });
  running.push(animation);
  return animation;
}

/** How many cards are left: it stands where the bank is. @param {HTMLElement} stage */
const countOf = (stage) => stage.querySelector(".faro-count");

/** The beads that are the last of their ranks. @param {HTMLElement} stage */
const lastLeft = (stage) => partsOf(stage, ".faro-last-left > i:not([class])");

/** @param {HTMLElement} bead */
const rankOf = (bead) => bead.parentElement?.dataset.wire;

/** A place of the cloth, by the name that it keeps from board to board. @param {Element} part */
const placeOf = (part) => part.closest("[title]")?.getAttribute("title") ?? "";

/** @param {Element} part @returns {Seen} */
const seen = (part) => ({
  copy: /** @type {Element} */ (part.cloneNode(true)),
  box: part.getBoundingClientRect(),
});

/** How far it is from the middle of one box to that of another. @param {DOMRect} one @param {DOMRect} other @returns {[number, number]} */
const between = (one, other) => [
  (other.left + other.right - one.left - one.right) / 2,
  (other.top + other.bottom - one.top - one.bottom) / 2,
];
