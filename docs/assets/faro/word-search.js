/** What answers a query for a word: by its headword, any other form, a wrong spelling, or what it means. */

import MiniSearch from "../vendor/minisearch.js";
import { words } from "./words.js";

const MOST = 8; // words in an answer
const LONGEST = 80; // letters of a query that are heeded

const FIELDS = { word: 8, forms: 6, misspellings: 5, line: 1 };
const OPTIONS = {
  boost: FIELDS,
  prefix: (/** @type {string} */ term) => term.length > 1,
  fuzzy: (/** @type {string} */ term) => (term.length > 3 ? 0.25 : 0),
  weights: { prefix: 0.6, fuzzy: 0.2 },
};

/** Without what spellings differ in. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, "").toLowerCase();

/** Words that every line has. */
const EMPTY = new Set("a an and are as at be by for from in is it its of on or that the to with".split(" "));

/** @returns {Promise<(query: string) => import("./words.js").Word[]>} fails where the words cannot be had */
export async function wordSearch() {
  const all = await words();
  const index = new MiniSearch({
    idField: "slug",
    fields: Object.keys(FIELDS),
    extractField: (word, field) => (Array.isArray(word[field]) ? word[field].join(" ") : word[field]) ?? "",
    processTerm: (term) => (EMPTY.has(term.toLowerCase()) ? null : plain(term)),
  });
  index.addAll(all);
  const bySlug = new Map(all.map((word) => [word.slug, word]));
  const names = new Map(all.flatMap((word) => [word.word, ...(word.forms ?? [])].map((name) => [plain(name), word])));
  return (query) => {
    const text = query.slice(0, LONGEST).trim();
    // All its words if there is an entry that has them, else any of them.
    const every = index.search(text, { ...OPTIONS, combineWith: "AND" });
    const found = (every.length ? every : index.search(text, OPTIONS)).map(({ id }) => bySlug.get(id));
    const exact = names.get(plain(text));
    return [...new Set(exact ? [exact, ...found] : found)].slice(0, MOST);
  };
}
