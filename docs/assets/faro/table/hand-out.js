/** What a reader takes along: a text for the clipboard, a file, a sheet of paper. */

import { copied } from "../page/elements.js";

export { printAlone } from "../page/print-alone.js";
export { save } from "../page/save-file.js";

const UNCOPIED = { say: "The browser would not copy: mark the text and copy it yourself.", isRefused: true };

/** @param {string} text @param {string} sentence said when it is done @returns {Promise<import("../page/speech.js").Told>} */
export const copy = async (text, sentence) => ((await copied(text)) ? { say: sentence } : UNCOPIED);
