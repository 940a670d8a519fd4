/** What may stand next in a line of a log: the engine's words, and what its forms have in the place where one types. */

import { bring } from "../page/bring.js";

/**
 * @typedef {object} LogWords
 * @property {string} form what a position begins with
 * @property {Record<string, string>} lines the form of each line, by the word that begins it
 * @property {string[]} position the words of a position
 * @property {string[]} small the small words within a line
 * @property {string} card what a card looks like, as a regular expression
 * @property {Record<string, string[]>} kinds what there is of each kind that a form names
 */
/** @typedef {{label: string, detail?: string}} Offer */
/** @typedef {{text: string, behind?: number, repeats?: boolean}} Part a word of a form, in capitals a kind; what may be left out goes on behind it */

/** @returns {Promise<LogWords>} */
export const logWords = async () => (await bring(new URL("../../log-words.json", import.meta.url))).json();

/**
 * What may stand at the end of a text whose last line is being written, without the word that has been begun.
 * @param {LogWords} words @param {string} text up to that word @returns {Offer[]}
 */
export function offered(words, text) {
  const above = text.split("\n");
  const [first, ...said] = (above.pop() ?? "").split(/\s+/).filter(Boolean);
  if (!first) return Object.entries(words.lines).map(([label, form]) => ({ label, detail: form.slice(label.length).trim() }));
  if (!Object.hasOwn(words.lines, first)) return [];
  const form = words.lines[first];
  /** @type {LogWords["kinds"]} */
  const kinds = { ...words.kinds, NAME: names(above), CARD: words.kinds.CARD.filter((card) => !gone(above, card)) };
  return [...next(partsOf(form), said)].flatMap((part) => (kinds[part] ?? (isKind(part) ? [] : [part])).map((label) => ({ label })));
}

/** @param {string} form @returns {Part[]} */
function partsOf(form) {
  /** @type {Part[]} */
  const parts = [];
  let begun = 0;
  for (const token of form.replace(/[[\]]/g, " $& ").split(/\s+/).slice(1).filter(Boolean)) {
    if (token === "[") begun = parts.length;
    else if (token === "]") parts[begun] = { ...parts[begun], behind: parts.length };
    else if (token === "...") parts.push({ .../** @type {Part} */ (parts.pop()), repeats: true });
    else parts.push({ text: token });
  }
  return parts;
}

const isKind = (/** @type {string} */ text) => text === text.toUpperCase();

/** The parts that may stand behind what is said. @param {Part[]} parts @param {string[]} said @returns {Set<string>} */
function next(parts, said) {
  /** Where a reader of the form may stand, with what may be left out left out. @param {number} at @returns {number[]} */
  const from = (at) => [at, ...(parts[at]?.behind ? from(parts[at].behind) : [])];
  let places = from(0);
  for (const word of said) {
    places = places.flatMap((at) => {
      const part = parts[at];
      if (!part || (!isKind(part.text) && part.text !== word)) return [];
      return [...(part.repeats ? from(at) : []), ...from(at + 1)];
    });
  }
  return new Set(places.flatMap((at) => parts[at]?.text ?? []));
}

/** Who sits at the table. @param {string[]} lines */
const names = (lines) => [...new Set(lines.flatMap((line) => /^\s*(?:open|marker)\s+(\S+)/.exec(line)?.[1] ?? [])), "bank"];

/** @param {string[]} lines @param {string} card */
const gone = (lines, card) => lines.some((line) => line.split("#")[0].split(/\s+/).includes(card));
