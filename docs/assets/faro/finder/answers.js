/**
 * What answers a question: words, pages, their sections, and the people, places, events, bets, cheats, laws and books on
 * them, in one order. First what the question names, then what it is about.
 */

import { bring } from "../page/bring.js";
import { allFound } from "./found.js";
import { ranking } from "./ranking.js";
import { unpacked } from "./unpacked.js";
import { words } from "./words.js";

const FOUND = new URL("../../search/found.json", import.meta.url);
const LONGEST = 200; // letters of a question that are heeded
const MOST = 8;
const GUESSES = 3; // of what is only spelt like it
const FAR = 0.25; // of the best answer: what is worse is no answer
const OF_A_PAGE = 2; // sections of one page

/** @typedef {import("./found.js").Answer} Answer */

/**
 * @typedef {object} Answered
 * @property {Answer[]} answers best first
 * @property {boolean} isGuessed they are only spelt like what was typed
 * @property {string[]} unknown the words of it that no text has
 * @property {(text: string) => [string, boolean][]} marked a text in pieces, each with whether it was asked for
 */

/** Let the page answer its reader in between: on a slow telephone each of these takes a tenth of a second. */
const breath = () => new Promise((go) => setTimeout(go));

/** @returns {Promise<(question: string) => Answered>} fails where the words or the index cannot be had */
export async function answers() {
  const [all, file] = await Promise.all([words(), bring(FOUND).then((answer) => answer.json())]);
  const found = allFound(all, file);
  await breath();
  const index = unpacked(file.index);
  await breath();
  const { rank, words: wordsOf, heeded, stem } = ranking(index, found.map(({ names }) => names));
  await breath();

  return (question) => {
    const text = question.slice(0, LONGEST);
    const { best, isGuessed, unknown } = rank(text);
    best.sort((a, b) => b.named - a.named || (a.named ? found[a.text].rank - found[b.text].rank : 0));
    const [far, ofPage] = [FAR * Math.max(0, ...best.map(({ score }) => score)), /** @type {Map<string, number>} */ (new Map())];
    const near = best.filter(({ text: at, named, score }) => {
      const [page, section] = found[at].answer.href.split("#");
      ofPage.set(page, (ofPage.get(page) ?? 0) + 1);
      return named || (score >= far && (!section || Number(ofPage.get(page)) <= OF_A_PAGE));
    });
    return {
      answers: near.slice(0, isGuessed ? GUESSES : MOST).map(({ text: at }) => found[at].answer),
      isGuessed,
      unknown: best[0]?.named ? [] : unknown,
      marked: marking(heeded(text), wordsOf, stem),
    };
  };
}

/**
 * Marks in a text the beginnings of words that carry the question, and words that are these with another ending.
 * @param {string[]} asked @param {(text: string) => string[]} wordsOf @param {(word: string) => string} stem
 * @returns {Answered["marked"]}
 */
function marking(asked, wordsOf, stem) {
  const stems = new Set(asked.map(stem));
  return (text) =>
    (text.match(/[\p{L}\p{M}\p{N}’']+|[^\p{L}\p{M}\p{N}’']+/gu) ?? []).flatMap((piece) => {
      const [word = ""] = wordsOf(piece);
      const begun = asked.filter((one) => one.length > 1 && word.startsWith(one)).sort((a, b) => b.length - a.length)[0];
      if (begun && word.length === piece.length) return split(piece, begun.length);
      return [[piece, Boolean(begun) || (word.length > 2 && stems.has(stem(word)))]];
    });
}

/** @param {string} piece @param {number} at @returns {[string, boolean][]} */
const split = (piece, at) => [[piece.slice(0, at), true], ...(/** @type {[string, boolean][]} */ (at < piece.length ? [[piece.slice(at), false]] : []))];
