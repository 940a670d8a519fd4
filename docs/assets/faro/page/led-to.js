/** What a link within the page leads to, and where it stands. */

import { guarded } from "../storage/storage.js";

/** What a link, the number of a note, or the address of the page leads to. @param {{hash: string}} link @returns {HTMLElement | null} */
export const ledTo = ({ hash }) => document.getElementById(guarded(() => decodeURIComponent(hash.slice(1)), "")); // not every hash is text

/** Whether a note stands beside its line, in sight. @param {HTMLElement | null} note */
export function isBeside(note) {
  if (!note || getComputedStyle(note).position !== "absolute") return false;
  const { top, bottom } = note.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
