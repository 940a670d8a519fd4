/** What a reader has learned as the text of a file, and what of such a text is taken in again. */

import { NAME, takeInProgress } from "../storage/progress.js";
import { guarded, texts } from "../storage/storage.js";

/** The text of a file, in the form that the table exports and takes in too. */
export const written = () => JSON.stringify({ faro: 1, kept: { [NAME]: texts.get(NAME) ?? "{}" } });

/** Take in a file. @param {string} text @returns {string} what has come; throws, in one sentence, what is no such file */
export function takenIn(text) {
  const learned = guarded(() => JSON.parse(text)?.kept?.[NAME], undefined);
  if (typeof learned !== "string") throw new Error("This file holds nothing that was learned here: choose one that was saved on this page.");
  return takeInProgress(learned) ? "What you had learned elsewhere is here now." : "Nothing in the file is new here.";
}
