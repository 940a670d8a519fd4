/** What a link within the page leads to, and where it stands; what the address of the page asks for. */

import { guarded } from "../storage/storage.js";

/** Not every hash is text. @param {string} hash */
const decoded = (hash) => guarded(() => decodeURIComponent(hash), "");

/** What a link, the number of a note, or the address of the page leads to. @param {{hash: string}} link @returns {HTMLElement | null} */
export const ledTo = ({ hash }) => document.getElementById(decoded(hash.slice(1)));

/** The seed that an address names after a word; one with a broken % names nothing. @param {string} word @param {string} [hash] */
export function seedOf(word, hash = location.hash) {
  const [, seed = ""] = hash.split(`#${word}=`);
  return decoded(seed);
}

/** Whether a note stands beside its line, in sight. @param {HTMLElement | null} note */
export function isBeside(note) {
  if (!note || getComputedStyle(note).position !== "absolute") return false;
  const { top, bottom } = note.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
