/** Everything of this site that the browser keeps for a reader: to save as a file, to take in again, to forget. */

import { guarded } from "./storage.js";

const OURS = /^faro/;

/** Everything of this site that the browser keeps for a reader, as text. @returns {string} */
export function everything() {
  const of = (/** @type {() => Storage} */ store) =>
    guarded(() => Object.fromEntries(Object.entries(store()).filter(([name]) => OURS.test(name))), {});
  return JSON.stringify({ faro: 1, kept: of(() => localStorage), tab: of(() => sessionStorage) }, null, 1);
}

/**
 * Take in what was exported; what is here under other names stays.
 * @param {string} text @returns {number} how many things came; throws, in one sentence, for a file that is none of ours
 */
export function takeIn(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error("The file is no JSON: choose one that was exported here.");
  }
  const kept = Object.entries(file?.kept ?? {}).filter(([name, value]) => OURS.test(name) && typeof value === "string");
  if (file?.faro !== 1 || !kept.length) throw new Error("The file holds nothing of this site: choose one that was exported here.");
  try {
    for (const [name, value] of kept) localStorage.setItem(name, value);
  } catch {
    throw new Error("The browser keeps no more: forget something first.");
  }
  return kept.length;
}

/** Forget everything that the browser keeps of this site. */
export function forget() {
  for (const store of ["localStorage", "sessionStorage"]) {
    guarded(() => {
      for (const name of Object.keys(window[store])) if (OURS.test(name)) window[store].removeItem(name);
    });
  }
}
