/** What a reader takes along: a text for the clipboard, a file, a sheet of paper. */

export { printAlone } from "../page/print-alone.js";
export { save } from "../page/save-file.js";

/** @param {string} text @param {string} sentence said when it is done @returns {Promise<import("../page/speech.js").Told>} */
export async function copy(text, sentence) {
  try {
    await navigator.clipboard.writeText(text);
    return { say: sentence };
  } catch {
    return { say: "The browser would not copy: mark the text and copy it yourself.", isRefused: true };
  }
}
