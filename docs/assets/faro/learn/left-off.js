/**
 * The exercises that a reader has left for other pages, in this tab: what was asked, what was answered so far, and where
 * the focus was. Each is found again by the way back and by any other.
 */

import { guarded, textsOfTab } from "../storage/storage.js";
import { focused, partsOf } from "../page/elements.js";

const NAME = "faro-exercise";
const REACHED = "button, input, summary, a, [tabindex]";

/**
 * @typedef {import("../storage/progress.js").ItemRef & {how: "opening" | "older" | "linked" | "task"}} Asked an exercise, and as what it is asked
 * @typedef {{asked: Asked, values: string[], given?: string[], focus: number}} Left
 */

/** All that was left, by its page. @returns {Record<string, Left>} */
const all = () => guarded(() => JSON.parse(textsOfTab.get(NAME) ?? "{}"), {}) ?? {};

/** @param {string} page @returns {Left | undefined} */
export function leftOff(page) {
  const { [page]: left } = all();
  const isWhole = left && typeof left.asked?.seed === "string" && Array.isArray(left.values);
  return isWhole ? left : undefined;
}

/** @param {string} page @param {HTMLElement} within where the focus may be @param {Omit<Left, "focus">} left */
export function leave(page, within, left) {
  const at = focused();
  const focus = at ? partsOf(within, REACHED).indexOf(at) : -1;
  textsOfTab.set(NAME, JSON.stringify({ ...all(), [page]: { ...left, focus } }));
}

/** The focus goes to where it was. @param {HTMLElement} within @param {number} focus */
export function refocus(within, focus) {
  partsOf(within, REACHED)[focus]?.focus({ preventScroll: true });
}

/** Nothing was left. */
export const forgetLeft = () => textsOfTab.remove(NAME);
