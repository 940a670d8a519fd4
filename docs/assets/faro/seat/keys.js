/** The keys of a seat. They work only while the focus is at it, and can be turned off. */

import { partsOf } from "../page/elements.js";
import { say } from "../page/speech.js";
import { LED, neighbour } from "./board.js";
import { meant } from "./by-place.js";
import { KeysDialog, signs } from "./keys-dialog.js";

/** @typedef {import("./seat.js").Seat} Seat */

/** What a key does; `again`: it was the last key too. @type {Record<string, (seat: Seat, again: boolean) => void>} */
const LETTERS = {
  c: (seat) => seat.hands.order("copper"),
  b: (seat) => seat.hands.order("bar"),
  h: (seat) => seat.hands.order("half"),
  g: (seat) => goBetween(seat),
  w: (seat) => seat.hands.card.read(),
  x: (seat) => seat.hands.several.begin(),
  $: (seat) => read(seat.view.reading(".faro-checks")),
  m: (seat) => seat.hands.showTakesIn(),
  i: (seat) => seat.hands.showOrders(),
  d: (seat) => seat.press({ act: "deal", name: "deal" }),
  e: (seat) => seat.press({ act: "ahead", name: "to the last turn" }),
  r: (seat) => seat.house.next?.(),
  o: (seat) => goToCalls(seat),
  u: (seat) => seat.press({ act: "undo", name: "undo" }),
  l: (seat, again) => read((again && seat.view.reading(".faro-lies", "decided")) || seat.said),
  y: (seat, again) => read(seat.view.reading(".faro-casekeeper", again ? "fallen" : "read")),
  t: (seat) => read(seat.view.reading(".faro-bets")),
  "+": (seat) => changeChip(seat, 1),
  "=": (seat) => changeChip(seat, 1),
  "-": (seat) => changeChip(seat, -1),
  "−": (seat) => changeChip(seat, -1),
  "?": () => KeysDialog.open(),
};

/** Do what a key says, if it says something here. @param {Seat} seat @param {KeyboardEvent} event */
export function takeKey(seat, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest("pre, input, select, summary")) return;
  const { takesIn, several } = seat.hands;
  if (event.key === "Escape" && (takesIn.close() || several.end() || goBack(seat, target))) {
    event.stopPropagation();
    return;
  }
  if (move(seat, target, event) || (signs.isOn && meant(event).some((key) => press(seat, key)))) {
    event.preventDefault();
    event.stopPropagation(); // the theme listens for single letters too
  }
}

/** @param {Seat} seat @param {HTMLElement} target @param {KeyboardEvent} event @returns {boolean} whether the key was for us */
function move(seat, target, { key, shiftKey }) {
  /** @type {HTMLElement | null} */
  const spot = target.closest(".faro-spot, .faro-place");
  if (spot && (key === "Backspace" || (key === "Enter" && shiftKey))) {
    seat.hands.order("take", spot);
    return true;
  }
  const scrolls = /^Arrow(Up|Down)$/.test(key) && target.closest(".faro-slip");
  const moves = target.closest(LED) && /^(Arrow|Home$|End$)/.test(key) && !shiftKey && !scrolls;
  if (moves) neighbour(target, key)?.focus();
  return Boolean(moves);
}

/** The key that was pressed last, if it was not pressed twice. */
let latest = "";

/** @param {Seat} seat @param {string} key in capitals @returns {boolean} whether the key was for us */
function press(seat, key) {
  /** @type {HTMLElement | null | undefined} */
  const spot = seat.view.board?.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const act = LETTERS[key.toLowerCase()];
  if (!spot && !act) return false;
  const again = latest === key;
  latest = again ? "" : key;
  if (spot) spot.focus();
  else act(seat, again);
  return true;
}

/** @param {string} text */
function read(text) {
  if (text) say(text);
}

/** From a card to a place beside it. @param {Seat} seat */
function goBetween(seat) {
  const { board, card } = seat.view;
  const places = board ? partsOf(board, ".faro-gap") : [];
  const rank = card?.dataset.rank ?? "";
  const near = places.find(({ dataset }) => dataset.ranks?.split(" ").includes(rank)) ?? places[0];
  if (near) near.focus();
  else say("Under this book nothing is laid between the cards.");
}

/** From a place beside the cards, or from its card, back to the cards. @param {Seat} seat @param {HTMLElement} from */
function goBack(seat, from) {
  const isBeside = Boolean(from.closest(".faro-places, .faro-place-card, .faro-bar"));
  if (isBeside) seat.view.tabStop?.focus();
  return isBeside;
}

/** @param {Seat} seat */
function goToCalls(seat) {
  /** @type {HTMLElement | null | undefined} */
  const first = seat.view.board?.querySelector(".faro-call-orders button");
  if (first) first.focus();
  else say(seat.view.reading(".faro-calls") || "There is nothing to call now.");
}

/** @param {Seat} seat @param {number} by */
function changeChip(seat, by) {
  const sizes = seat.view.board ? partsOf(seat.view.board, "[data-chip]") : [];
  sizes[sizes.findIndex((size) => size.ariaPressed === "true") + by]?.click();
}
