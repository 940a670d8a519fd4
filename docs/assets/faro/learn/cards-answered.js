/** Answers that are cards: ranks pressed, and the last three put in order. */

import { button, element, fields, partOf, reach } from "../page/elements.js";
import { painted } from "./on-cloth.js";

/** @typedef {import("./answer-form.js").Field} Field */
/** @typedef {import("./answer-form.js").Part} Part */

export const RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ");
const WORDS = "Ace Deuce Three Four Five Six Seven Eight Nine Ten Jack Queen King".split(" ");
const PLACES = ["loses", "wins", "is the hock"];

/** A rank in its word. @param {string} code */
export const wordOf = (code) => WORDS[RANKS.indexOf(code)];

/** Codes of ranks in words. @param {string[]} codes */
export const listed = (codes) => codes.map(wordOf).join(", ");

/** Cards pressed, in a row or on the cloth. @param {Field} field @param {HTMLElement} stage @returns {Part} */
export function ranks(field, stage) {
  const part = fields("faro-row-ranks", field.label);
  /** @type {Set<string>} */
  const chosen = new Set();
  const said = element("p", "faro-chosen-ranks");
  /** @type {Map<string, HTMLElement[]>} */
  const faces = new Map();
  const inOrder = () => RANKS.filter((rank) => chosen.has(rank));
  const show = () => {
    for (const [rank, each] of faces) {
      for (const face of each) mark(face, chosen.has(rank));
    }
    said.textContent = listed(inOrder()) || "press them here or on the cloth";
  };
  const turn = (/** @type {string} */ rank) => {
    if (!chosen.delete(rank)) chosen.add(rank);
    show();
  };
  for (const rank of RANKS) {
    const key = button(rank, "faro-rank-key", () => turn(rank));
    key.ariaLabel = wordOf(rank);
    part.append(key);
    faces.set(rank, [key, ...painted(stage, rank, () => turn(rank))]);
  }
  part.append(said);
  show();
  const value = () => inOrder().join(" ");
  const fill = (/** @type {string} */ given) => {
    chosen.clear();
    for (const rank of given.split(" ")) if (RANKS.includes(rank)) chosen.add(rank);
    show();
  };
  return { part, value, begin: () => reach(partOf(part, "button")), fill };
}

/** The last cards put in order: the first pressed loses, the next wins, what is left is the hock. @param {Field} field @param {HTMLElement} stage @returns {Part} */
export function cardsInOrder(field, stage) {
  const part = fields("faro-row-ranks faro-row-call", field.label);
  /** @type {string[]} */
  let pressed = [];
  const said = element("p", "faro-chosen-ranks");
  said.role = "status";
  const left = () => pressed.reduce((cards, code) => cards.toSpliced(cards.indexOf(code), 1), [...field.options]);
  /** @type {Map<string, HTMLElement[]>} */
  const faces = new Map();
  const show = () => {
    for (const [code, each] of faces) {
      for (const face of each) mark(face, pressed.includes(code), pressed.flatMap((other, at) => (other === code ? [at < 2 ? at + 1 : "hock"] : [])).join(" "));
    }
    said.textContent = pressed.map((code, at) => `the ${wordOf(code)} ${PLACES[at]}`).join(", ") || "press the loser first";
    back.hidden = !pressed.length;
  };
  const push = (/** @type {string} */ code) => {
    if (!left().includes(code)) pressed = []; // the order is begun anew
    pressed.push(code);
    if (left().length === 1) pressed.push(...left());
    show();
  };
  const back = button("Call anew", "faro-choice", () => {
    pressed = [];
    show();
    reach(partOf(part, "button"));
  });
  for (const code of new Set(field.options)) {
    const key = button(wordOf(code), "faro-choice", () => push(code));
    part.append(key);
    faces.set(code, [key, ...painted(stage, code, () => push(code))]);
  }
  part.append(back, said);
  show();
  const value = () => (pressed.length === field.options.length ? pressed.join(" ") : "");
  const fill = (/** @type {string} */ given) => {
    pressed = [];
    for (const code of given.split(" ").filter((one) => field.options.includes(one)).slice(0, -1)) push(code);
    show();
  };
  return { part, value, begin: () => reach(partOf(part, "button")), fill, settle: () => said.replaceChildren(/** @type {string} */ (field.told)) };
}

/** Show that a card is chosen, and as which of an order. @param {HTMLElement} face @param {boolean} isChosen @param {string} [place] */
function mark(face, isChosen, place = "") {
  if (face instanceof HTMLButtonElement) face.ariaPressed = String(isChosen);
  face.classList.toggle("faro-chosen", isChosen);
  if (place) face.dataset.nth = place;
  else delete face.dataset.nth;
}
