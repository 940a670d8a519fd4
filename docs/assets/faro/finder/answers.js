/**
 * What answers a question: words first, then places in the pages, under what they belong to. Where the pages cannot be
 * had, the words answer alone.
 */

import { bring } from "../page/bring.js";
import { element } from "../page/elements.js";
import { distance, ranking } from "./ranking.js";
import { addressOf, words } from "./words.js";

const SITE = new URL("../../../", import.meta.url);
const LONGEST = 200; // letters of a question that are heeded
const WORDS = 6;
const PLACES = 3; // of each kind
const FAR = 0.25; // of the best answer: what is worse is no answer
const NEAREST = 5;
const CLOSE = 4; // letters that a nearest word is off

/** Where an answer belongs, by the beginning of its address; the first that fits. */
const KINDS = [
  { title: "Bets", under: /^rules\/bets\// },
  { title: "Rules", under: /^rules\// },
  { title: "Cheats", under: /^cheats\// },
  { title: "People", under: /^history\/people\// },
  { title: "Pages", under: /^/ },
];
const ORDER = ["Pages", "Rules", "Bets", "Cheats", "People"];

/** @typedef {{ href: string, name: string, said?: string, line: string }} Answer */
/** @typedef {{ title: string, answers: Answer[] }} Group */
/** @typedef {{ sections: [string, string, string][], index: import("./ranking.js").Index }} Pages */

const INDEX = {
  words: new URL("../../search/words.json", import.meta.url),
  pages: new URL("../../search/pages.json", import.meta.url),
};

/** @param {keyof typeof INDEX} name */
const fetched = async (name) => (await bring(INDEX[name])).json();

/** @param {import("./words.js").Word} word @returns {Answer} */
const ofWord = (word) => ({ href: addressOf(word), name: word.word, said: word.said, line: word.line });

/** @returns {Promise<(question: string) => Group[]>} fails where the words cannot be had */
export async function answers() {
  const [all, index, pages] = await Promise.all([words(), fetched("words"), fetched("pages").catch(() => undefined)]);
  const wordRanking = ranking(index);
  const placeRanking = pages && ranking(/** @type {Pages} */ (pages).index);

  return (question) => {
    const text = question.slice(0, LONGEST);
    const found = wordRanking(text).slice(0, WORDS).map(({ text: at }) => ofWord(all[at]));
    /** @type {Map<string, Answer[]>} */
    const places = new Map(ORDER.map((title) => [title, []]));
    const ranked = placeRanking ? placeRanking(text) : [];
    for (const { text: at, score } of ranked) {
      if (score < FAR * ranked[0].score) break;
      const [address, heading, page] = /** @type {Pages} */ (pages).sections[at];
      const kind = places.get(KINDS.find(({ under }) => under.test(address))?.title ?? "");
      if (kind && kind.length < PLACES) {
        kind.push({ href: new URL(address, SITE).href, name: heading, line: heading === page ? "" : page });
      }
    }
    return [{ title: "Words", answers: found }, ...[...places].map(([title, some]) => ({ title, answers: some }))].filter(
      (group) => group.answers.length,
    );
  };
}

/** The words that look most like what was typed. @param {string} question @returns {Promise<Answer[]>} */
export async function nearest(question) {
  const typed = question.normalize("NFKC").toLowerCase().replace(/\s/g, "").slice(0, LONGEST);
  return (await words())
    .map((word) => ({
      word,
      off: Math.min(...[word.word, ...(word.forms ?? [])].map((name) => distance(typed, name.toLowerCase(), CLOSE))),
    }))
    .filter(({ off }) => off <= CLOSE)
    .sort((a, b) => a.off - b.off)
    .slice(0, NEAREST)
    .map(({ word }) => ofWord(word));
}

/** Every way to all the words, by its address. */
const LISTS = { "": "All the words, A to Z", "by-theme/": "Words by theme", "by-era/": "Words by era" };

/** Links to all the words, in a row. */
export function toLists() {
  const links = Object.entries(LISTS).map(([list, name]) => {
    const link = element("a", "", name);
    link.href = new URL(`glossary/${list}`, SITE).href;
    return link;
  });
  return links.flatMap((link) => [link, " · "]).slice(0, -1);
}
