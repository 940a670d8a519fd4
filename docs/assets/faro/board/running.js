/** What moves now: animations of the browser, of transform and opacity alone, that one press ends. */

import { element } from "../page/elements.js";

const EASE = "cubic-bezier(.3,.1,.2,1)";

/** @type {Animation[]} */
let running = [];

/** What lies on the cloth for the eye alone, as long as it moves. @type {Element[]} */
let ghosts = [];

/** Runs as long as cards are still to be seen. @type {Animation | undefined} */
let coming;

/** @typedef {{at?: number, lasts: number, easing?: string, pseudoElement?: string}} When in milliseconds from now */

/**
 * Move an element; until its time it stands as at the beginning.
 * @param {Element} part @param {Keyframe[]} frames @param {When} when
 */
export function play(part, frames, { at = 0, lasts, easing = EASE, ...which }) {
  const animation = part.animate(frames, { delay: at, duration: lasts, easing, fill: "backwards", ...which });
  running.push(animation);
  return animation;
}

/** Something is seen from a moment on. @param {Element} part @param {When} when */
export const appear = (part, when) => play(part, [{ opacity: 0 }, {}], when);

/** An element comes from a place to its own. @param {Element} part @param {[number, number]} way @param {When} when @param {number} [opacity] there */
export function slide(part, [x, y], when, opacity = 1) {
  // A transform is within the scale that an element has of its own.
  const scale = Number.parseFloat(getComputedStyle(part).scale) || 1;
  return play(part, [{ transform: `translate(${x / scale}px, ${y / scale}px)`, opacity }, { transform: "none", opacity: 1 }], when);
}

/**
 * A copy of what lay at a place, on a cloth that has other things there by now.
 * @param {HTMLElement} cloth @param {import("./board-seen.js").Seen} seen
 */
export function ghost(cloth, { copy, box }) {
  const { left, top } = cloth.getBoundingClientRect();
  const made = element("span", "faro-ghost");
  made.ariaHidden = "true";
  made.append(copy.cloneNode(true));
  made.style.translate = `${box.left - left - cloth.clientLeft}px ${box.top - top - cloth.clientTop}px`;
  made.style.width = `${box.width}px`;
  made.style.height = `${box.height}px`;
  cloth.append(made);
  return haunt(made);
}

/** Something is there for the eye alone, until the motion ends. @template {Element} Part @param {Part} part */
export function haunt(part) {
  ghosts.push(part);
  return part;
}

/** Something for the eye alone goes when its motion is over. @param {Element} part @param {Animation} animation */
export function goes(part, animation) {
  animation.onfinish = () => part.remove();
}

/** Cards are still to be seen for so long. @param {Element} stage @param {number} lasts */
export function comes(stage, lasts) {
  coming = lasts > 0 ? play(stage, [], { lasts }) : undefined;
}

/** End all that moves: the board stands as it is. @returns {boolean} whether cards were still to be seen */
export function finish() {
  const wasComing = coming !== undefined && coming.playState !== "finished";
  for (const animation of running) animation.finish();
  for (const part of ghosts) part.remove();
  coming = undefined;
  running = [];
  ghosts = [];
  return wasComing;
}
