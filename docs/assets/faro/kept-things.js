/** Everything of this site that the browser keeps for a reader: to save as a file, to take in again, to forget. */

import { isDeal, takeInDeals } from "./kept-deals.js";
import { guarded, texts } from "./storage.js";

const isOurs = (/** @type {string} */ name) => name.startsWith("faro");

/** Everything of this site that the browser keeps for a reader, as text. @returns {string} */
export function everything() {
  const kept = Object.fromEntries(texts.names().filter(isOurs).map((name) => [name, texts.get(name)]));
  const tab = guarded(() => Object.fromEntries(Object.entries(sessionStorage).filter(([name]) => isOurs(name))), {});
  return JSON.stringify({ faro: 1, kept, tab }, null, 1);
}

/**
 * Take in what was exported: the deals besides those that are here, the switches as the file has them.
 * @param {string} text @returns {string} what has come; throws, in one sentence, for a file that is none of ours
 */
export function takeIn(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error("The file is no JSON: choose one that was exported here.");
  }
  const kept = Object.entries(file?.kept ?? {}).filter(([name, value]) => isOurs(name) && typeof value === "string");
  if (file?.faro !== 1 || !kept.length) throw new Error("The file holds nothing of this site: choose one that was exported here.");
  try {
    for (const [name, value] of kept) if (!isDeal(name)) localStorage.setItem(name, value);
    return told(takeInDeals(kept.filter(([name]) => isDeal(name))));
  } catch {
    throw new Error("The browser keeps no more: forget a deal first.");
  }
}

/** @param {number} deals */
function told(deals) {
  if (!deals) return "No deal has come that was not here.";
  return deals === 1 ? "One deal has come, and stands in the list." : `${deals} deals have come, and stand in the list.`;
}

/** Forget everything that the browser keeps of this site. */
export function forget() {
  for (const name of texts.names().filter(isOurs)) texts.remove(name);
  guarded(() => {
    for (const name of Object.keys(sessionStorage).filter(isOurs)) sessionStorage.removeItem(name);
  });
}
