/** The index of the search, which farodocs/search/index.py made, unpacked. */

import { numbers, rising } from "./numbers.js";

const SHORT = 10; // added to the weight of a passage, so that one of a single word does not outdo all others

/**
 * @typedef {object} Index as it is fetched: numbers stand in it as text, see numbers.js
 * @property {string} stems
 * @property {string} rare for each stem, how much it tells
 * @property {string} having for each stem, in how many texts it is
 * @property {string} texts for each stem, by steps, those texts
 * @property {string} levels and what it adds to each: `least`, so many times grown
 * @property {number} least
 * @property {number} growth
 * @property {number} fine what 1 is in `rare`, and in the worths of `beside`
 * @property {{ of: string, having: string, stems: string }} passages how many each text has, and by steps the stems of each
 * @property {{ of: string, having: string, stems: string, worths: string }} beside for a stem, others with what they count
 * @property {{ letters: Record<string, string>, alike: Record<string, string>, endings: [string, string][], empty: string, weak: string }} reading
 */

/** @param {Index} index */
export function unpacked(index) {
  const stems = index.stems.split(" ");
  const rarity = numbers(index.rare).map((one) => one / index.fine);
  return { stems, rarity, impacts: impactsOf(index), passages: passagesOf(index, rarity), near: nearOf(index), reading: index.reading };
}

/** For each stem the texts that have it, and beside them what it adds to each. @param {Index} index */
function impactsOf({ having, texts, levels, least, growth }) {
  const level = numbers(levels).values();
  const add = () => least * growth ** (level.next().value ?? 0);
  return rising(numbers(having), numbers(texts)).map((some) => ({ texts: some, adds: some.map(add) }));
}

/** The text and the weight of each passage, and for each stem the passages that have it. @param {Index} index @param {number[]} rarity */
function passagesOf({ passages }, rarity) {
  const stems = rising(numbers(passages.having), numbers(passages.stems));
  const texts = numbers(passages.of).flatMap((some, text) => Array.from({ length: some }, () => text));
  const weights = stems.map((some) => Math.sqrt(SHORT + some.reduce((sum, one) => sum + rarity[one], 0)));
  /** @type {number[][]} */
  const having = rarity.map(() => []);
  stems.forEach((some, at) => some.forEach((one) => having[one].push(at)));
  return { texts, weights, having };
}

/** The stems beside a stem, each with what it counts. @param {Index} index @returns {Map<string, [number, number][]>} */
function nearOf({ beside, fine }) {
  const [stems, worths] = [numbers(beside.stems), numbers(beside.worths)];
  const counts = numbers(beside.having);
  let at = 0;
  const some = (/** @type {number} */ count) => Array.from({ length: count }, () => /** @type {[number, number]} */ ([stems[at], worths[at++] / fine]));
  return new Map(beside.of.split(" ").map((one, number) => [one, some(counts[number])]));
}
