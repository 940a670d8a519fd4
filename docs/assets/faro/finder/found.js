/** All that the search finds, as the ranking knows it and as an answer shows it: the words, then what stands on the pages. */

import { addressOf } from "./words.js";

const SITE = new URL("../../../", import.meta.url);

const MAKERS = "For makers";

/** What a question is worth that names a thing of a kind; a heading says less than a name. @type {Record<string, number>} */
const WORTH = { Section: 0.8, Event: 0.85, [MAKERS]: 0.9 };
const WITHIN = 0.2; // of a page for makers, where only a heading on it is named so: what readers call by that name stands before it

/**
 * @typedef {object} Answer
 * @property {string} href
 * @property {string} name of a section with that of the page that it stands on
 * @property {string} kind what it is
 * @property {string} line
 * @property {string} [picture]
 */

/**
 * @typedef {object} Found
 * @property {Answer} answer
 * @property {number} rank of its kind: of two that go by one name the lower stands first
 * @property {import("./ranking.js").Names} names
 */

/** @typedef {[address: string, name: string, kind: number, line?: string, forms?: string[], others?: string[], picture?: string]} Row */
/** @typedef {{ kinds: string[], places: Row[], index: import("./unpacked.js").Index }} File as farodocs/search/found.py writes it */

/** @param {import("./words.js").Word[]} words @param {File} file @returns {Found[]} */
export function allFound(words, { kinds, places }) {
  const pages = new Map(places.map((row) => [row[0], row]));
  const rank = kinds.indexOf("Word");
  return [
    ...words.map((word) => ({
      answer: { href: addressOf(word), name: word.word, kind: "Word", line: word.line, picture: word.picture && addressed(word.picture) },
      rank,
      names: { own: [word.word, ...(word.forms ?? [])], others: word.misspellings ?? [], worth: 1 },
    })),
    ...places.map(([address, name, kind, line, forms = [], others = [], picture = ""]) => ({
      answer: {
        href: addressed(address),
        name: isSection(kinds[kind], address) ? within(pages.get(pageOf(address))?.[1], name) : name,
        kind: kinds[kind],
        line: line || (pages.get(pageOf(address))?.[3] ?? ""), // what has none has its page’s
        picture: picture && addressed(picture),
      },
      rank: kind,
      names: { own: [name, ...forms], others, worth: worthOf(kinds[kind], address, forms) },
    })),
  ];
}

/** @param {string} kind @param {string} address @param {string[]} forms */
function worthOf(kind, address, forms) {
  if (forms.length) return 1; // by which somebody expects it
  return kind === MAKERS && address.includes("#") ? WITHIN : (WORTH[kind] ?? 1);
}

/** @param {string} address */
const addressed = (address) => new URL(address, SITE).href;

/** @param {string} address */
const pageOf = (address) => address.split("#")[0];

/** @param {string} kind @param {string} address */
const isSection = (kind, address) => address.includes("#") && /^(Section|For makers)$/.test(kind);

/** @param {string | undefined} page @param {string} name */
const within = (page, name) => (page ? `${page}: ${name}` : name);
