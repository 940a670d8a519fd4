/** The words of the glossary as the scripts of a page know them: one file, asked for once, when something first needs it. */

import { bring } from "../page/bring.js";

/**
 * @typedef {object} Word
 * @property {string} slug
 * @property {string} word the headword
 * @property {string[]} [forms]
 * @property {string[]} [misspellings]
 * @property {string} line
 * @property {string} [said] how it is said, in two notations
 * @property {string} about what it belongs to
 * @property {string} [picture] where the thing is drawn, as seen from the home of the site
 */

const GLOSSARY = new URL("../../../glossary/", import.meta.url);

/** The address of a word's page. @param {Word} word */
export const addressOf = ({ slug }) => new URL(`${slug}/`, GLOSSARY).href;

/** Where a word asks about itself. @param {Word} word */
export const quizOf = ({ slug }) => new URL(`../learn/#word=${slug}`, GLOSSARY).href;

/** @type {Promise<Word[]> | undefined} */
let asked;

/** Every word, in order; fails where the file cannot be had, and asks again the next time. @returns {Promise<Word[]>} */
export function words() {
  asked ??= bring(new URL("../../../glossary/finder.json", import.meta.url)).then((answer) => answer.json());
  asked.catch(() => (asked = undefined));
  return asked;
}
