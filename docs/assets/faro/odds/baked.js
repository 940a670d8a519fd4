/** What a stake on one card costs, for every count of the box, as a book's file holds it: exact, and reckoned at build. */

import { bring } from "../page/bring.js";

/** @typedef {import("../engine/answers.js").Price} Price */
/** @typedef {import("../engine/answers.js").ThreeWays} ThreeWays */
/** @typedef {{gain: number, hundred: number[], chances: number[], say: string}} Measured figures by their numbers */
/** @typedef {{turn: Measured, decided: number | null, until: Measured}} Cell */
/** @typedef {{ends: string[], figures: [string, string, string][], cells: Record<string, Cell>}} Baked */

/** @type {Map<string, Promise<Baked | undefined>>} */
const files = new Map();

/** The numbers of a book, fetched once; none where they are not to be had. @param {string} address */
export function bakedAt(address) {
  const at = new URL(address, document.baseURI).href;
  const found = files.get(at) ?? fetched(at);
  files.set(at, found);
  return found;
}

/** @param {string} at @returns {Promise<Baked | undefined>} */
async function fetched(at) {
  const baked = await bring(at).then((answer) => answer.json()).catch(() => undefined);
  if (!baked) files.delete(at);
  return baked;
}

/** @param {Baked} baked @param {number} number @returns {ThreeWays} */
function figure({ figures }, number) {
  const [fraction, percent, one_in] = figures[number];
  return { fraction, percent, one_in };
}

/**
 * By how a stake ends.
 * @template T
 * @param {Baked} baked @param {T[]} values @returns {Record<string, T>}
 */
const byEnd = ({ ends }, values) => Object.fromEntries(ends.map((end, number) => [end, values[number]]));

/**
 * A position as the engine would answer of it; none that no deal leaves.
 * @param {Baked} baked @param {number} cards @param {number} ofRank how many of the card's rank are among them
 * @param {string} place the words of the place
 * @returns {(Price & {turns: Record<string, ThreeWays>, sayTurn: string}) | undefined}
 */
export function priceOf(baked, cards, ofRank, place) {
  const cell = baked.cells[`${cards}-${ofRank}`];
  if (!cell) return undefined;
  const told = (/** @type {Measured} */ { chances }) => byEnd(baked, chances.map((number) => figure(baked, number)));
  return {
    turn: figure(baked, cell.turn.gain),
    decided: cell.decided === null ? null : figure(baked, cell.decided),
    until: figure(baked, cell.until.gain),
    chances: told(cell.until),
    turns: told(cell.turn),
    hundred: { turn: byEnd(baked, cell.turn.hundred), until: byEnd(baked, cell.until.hundred) },
    say: cell.until.say.replace("{place}", place),
    sayTurn: cell.turn.say.replace("{place}", place),
    error: null,
  };
}
