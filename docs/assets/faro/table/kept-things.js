/** Everything of this site that the browser keeps for a reader: to save as a file, to take in again, to forget. */

import { OWN } from "../storage/deal-journal.js";
import { OURS } from "../storage/own-names.js";
import { NAME as LEARNED, takeInProgress } from "../storage/progress.js";
import { texts, textsOfTab } from "../storage/storage.js";
import { isDeal, newDeals, room, takeInDeals } from "./kept-deals.js";

/** Which journal is this browser's own is nothing to another, and what was forgotten does not come back by it. @param {string} name */
const isOurs = (name) => name.startsWith(OURS) && name !== OWN;

/** Everything of this site that the browser keeps for a reader, as text. @returns {string} */
export function everything() {
  const kept = Object.fromEntries(texts.names().filter(isOurs).map((name) => [name, texts.get(name)]));
  const tab = Object.fromEntries(textsOfTab.names().map((name) => [name, textsOfTab.get(name)]));
  return JSON.stringify({ faro: 1, kept, tab }, null, 1);
}

/** What a file of this site holds that is not a deal, and its deals that are not here yet. @typedef {ReturnType<typeof opened>} File */

/**
 * Open a file that was saved.
 * @param {string} text throws, in one sentence, for a file that is none of ours
 */
export function opened(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error("This file is not from this site: choose one that was saved here.");
  }
  const kept = Object.entries(file?.kept ?? {}).filter(([name, value]) => isOurs(name) && typeof value === "string");
  if (file?.faro !== 1 || !kept.length) throw new Error("This file holds nothing from this site: choose one that was saved here.");
  return { deals: newDeals(kept.filter(([name]) => isDeal(name))), others: kept.filter(([name]) => !isDeal(name)) };
}

/** Whether there is a place for every deal of a file. @param {File} file */
export const isRoomFor = ({ deals }) => deals.length <= room();

/** What is asked before some of a file's deals are taken in, where there is no place for all. @param {File} file */
export function tooMany({ deals }) {
  const places = room();
  const how = `${counted(deals.length)} of the file ${deals.length === 1 ? "is" : "are"} not here yet, and there is room for ${places || "none"}.`;
  return `${how} ${places ? "Take in the latest, or forget deals first." : "Forget a deal first."} Your own stay.`;
}

/**
 * Take in a file: what was learned besides what is here, the switches as the file has them, and the deals for which there
 * is room, the latest first.
 * @param {File} file @returns {string} what has come; throws, in one sentence, where the browser keeps no more
 */
export function takeIn({ deals, others }) {
  try {
    let hasLearned = false;
    for (const [name, value] of others) {
      if (name === LEARNED) hasLearned = takeInProgress(value);
      else texts.put(name, value);
    }
    const come = told(takeInDeals(deals));
    return hasLearned ? `What you had learned elsewhere is here now. ${come}` : come;
  } catch {
    throw new Error("The browser keeps no more: forget a deal first.");
  }
}

/** @param {number} deals */
function told(deals) {
  if (!deals) return "Every deal in the file was here already.";
  return deals === 1 ? "One deal has been added to the list." : `${deals} deals have been added to the list.`;
}

/** @param {number} deals */
const counted = (deals) => (deals === 1 ? "One deal" : `${deals} deals`);

/** Forget everything that the browser keeps of this site. */
export function forget() {
  for (const kept of [texts, textsOfTab]) for (const name of kept.names()) kept.remove(name);
}
