/** Boards that follow one another are drawn here. What shows how one came of the other is brought when it will be wanted. */

import { inTime } from "../page/bring.js";

/** @typedef {import("./beats.js").Beat} Beat */

/** @type {typeof import("./motion.js") | undefined} */
let motion;

/** @type {Promise<void> | undefined} */
let coming;

/** Bring what moves; where it cannot be had, or takes more than three seconds, boards follow one another without. */
export function bringMotion() {
  coming ??= inTime(import("./motion.js").then((come) => void (motion = come)), 3000).catch(() => {});
  return coming;
}

/**
 * Draw another board, and show how one came of the other.
 * @param {HTMLElement} stage @param {() => void} draw puts the other board in place @param {Beat[]} [beats] what has happened in between
 */
export function moved(stage, draw, beats = []) {
  if (motion) motion.moved(stage, draw, beats);
  else draw();
}

/** Whether what moves is here. */
export const isMotionHere = () => Boolean(motion);

/** End what moves. @returns {boolean} whether cards were still to be seen */
export const endMotion = () => motion?.finish() ?? false;
