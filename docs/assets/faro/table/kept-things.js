/** Everything of this site that the browser keeps for a reader: to save as a file, to take in again, to forget. */

import { OWN } from "../storage/deal-journal.js";
import { EVENING, OURS, own } from "../storage/own-names.js";
import { NAME as LEARNED, takeInProgress } from "../storage/progress.js";
import { guarded, PATH, texts, textsOfTab } from "../storage/storage.js";
import { isDeal, newDeals, room, takeInDeals } from "./kept-deals.js";

/** Which journal is this browser's own is nothing to another, and what was forgotten does not come back by it. @param {string} name */
const isOurs = (name) => name.startsWith(OURS) && name !== OWN;

/** Everything of this site that the browser keeps for a reader, as text. @returns {string} */
export function everything() {
  const kept = Object.fromEntries(texts.names().filter(isOurs).map((name) => [name, texts.get(name)]));
  const tab = Object.fromEntries(textsOfTab.names().map((name) => [name, textsOfTab.get(name)]));
  return JSON.stringify({ faro: 1, kept, tab }, null, 1);
}

/** What a file of this site holds: its deals that are not here yet, and all else. @typedef {ReturnType<typeof opened>} File */

/** @param {string} [text] */
const isEvening = (text = "") => Array.isArray(guarded(() => JSON.parse(text).ranks));

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
  const deals = kept.filter(([name]) => isDeal(name));
  const { [LEARNED]: learned, [EVENING]: evening, ...switches } = Object.fromEntries(kept.filter(([name]) => !isDeal(name)));
  return { deals: newDeals(deals), hasDeals: deals.length > 0, learned, evening: isEvening(evening) ? evening : undefined, switches: Object.entries(switches) };
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
 * Take in a file: the deals for which there is room, the latest first, what was learned besides what is here, the switches
 * as the file has them, and its evening where none is kept here.
 * @param {File} file @returns {string} what has come; throws, in one sentence, where the browser keeps no more
 */
export function takeIn({ deals, hasDeals, learned, evening, switches }) {
  try {
    const turned = switches.filter(([name, value]) => texts.get(name) !== value);
    for (const [name, value] of turned) texts.put(name, value);
    const hasLearned = learned !== undefined && takeInProgress(learned);
    const hasEvening = evening !== undefined && texts.get(EVENING) === null;
    if (hasEvening) texts.put(EVENING, evening);
    const come = [
      hasDeals && told(takeInDeals(deals)),
      hasLearned && "What you had learned elsewhere is here now.",
      turned.length && "The switches are as in the file.",
      hasEvening && "The evening with real cards is here now.",
      isEveningLeft({ evening }) && "Another evening with real cards is kept here, and stays.",
    ];
    return come.filter(Boolean).join(" ") || "Nothing in the file is new here.";
  } catch {
    throw new Error("The browser keeps no more: forget a deal first.");
  }
}

/** Whether a file's evening waits for a word, for another is kept here. @param {Pick<File, "evening">} file */
export const isEveningLeft = ({ evening }) => evening !== undefined && texts.get(EVENING) !== evening;

/** The file's evening in the place of the one that is kept here, and later than any that was written down. @param {Pick<File, "evening">} file */
export function replaceEvening({ evening = "" }) {
  const [here, theirs] = [texts.get(EVENING), evening].map((text) => guarded(() => JSON.parse(text ?? ""), {}));
  texts.set(EVENING, JSON.stringify({ ...theirs, nth: 1 + Math.max(here?.nth || 0, theirs.nth || 0) }));
  return "The evening with real cards is that of the file.";
}

/** @param {number} deals */
function told(deals) {
  if (!deals) return "Every deal in the file was here already.";
  return deals === 1 ? "One deal has been added to the list." : `${deals} deals have been added to the list.`;
}

/** @param {number} deals */
const counted = (deals) => (deals === 1 ? "One deal" : `${deals} deals`);

/** Forget everything that the browser keeps of this site. A tab that has a journal open lets go of it. */
export async function forget() {
  for (const kept of [texts, textsOfTab]) for (const name of kept.names()) kept.remove(name);
  const databases = await guarded(() => indexedDB.databases(), Promise.resolve([])).catch(() => []);
  for (const { name = "" } of databases) if (own(name, PATH)) indexedDB.deleteDatabase(name);
}
