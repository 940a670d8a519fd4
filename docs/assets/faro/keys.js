/** The keys of a seat. They work only while the focus is at it, and can be turned off. */

import { neighbour } from "./board.js";
import { button } from "./replay.js";
import { say } from "./speech.js";
import { Switch } from "./storage.js";

/** @typedef {import("./seat.js").Seat} Seat */

/** What a key does, for the list; the first word of each pair is the key. */
const LIST = [
  ["← ↑ → ↓, Home, End", "Move over the layout"],
  ["A 2 to 9, 0 for the Ten, J Q K", "Go to a card"],
  ["Enter or Space", "Bet on the card"],
  ["Backspace, or Shift and Enter", "Take the bet down"],
  ["C", "Copper the bet, or take the copper off"],
  ["B", "Bar the bet, or let it go again"],
  ["H", "Half of the bet goes, or all of it again"],
  ["M", "The bets that take in this card"],
  ["+ and −", "A larger or a smaller check"],
  ["D", "Deal"],
  ["O", "Go to the orders of the last three cards, to call one"],
  ["U", "Undo"],
  ["L", "Say the last answer again"],
  ["Y", "Read the case-keeper out"],
  ["T", "Read your bets out"],
  ["?", "This list"],
];

/** Whether letters, figures and signs work as keys. */
const signs = new Switch("faro-keys");

/** @type {Record<string, (seat: Seat) => void>} */
const LETTERS = {
  c: (seat) => seat.order("copper"),
  b: (seat) => seat.order("bar"),
  h: (seat) => seat.order("half"),
  m: (seat) => seat.showTakesIn(),
  d: (seat) => seat.press({ act: "deal", name: "deal" }),
  o: (seat) => goToCalls(seat),
  u: (seat) => seat.press({ act: "undo", name: "undo" }),
  l: (seat) => seat.said && say(seat.said),
  y: (seat) => seat.read(".faro-casekeeper"),
  t: (seat) => seat.read(".faro-bets"),
  "+": (seat) => changeChip(seat, 1),
  "=": (seat) => changeChip(seat, 1),
  "-": (seat) => changeChip(seat, -1),
  "−": (seat) => changeChip(seat, -1),
  "?": () => KeysDialog.open(),
};

/** Do what a key says, if it says something here. @param {Seat} seat @param {KeyboardEvent} event */
export function takeKey(seat, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest("pre, input, summary")) return;
  if (event.key === "Escape" && seat.takesIn.close()) return event.stopPropagation();
  if (move(seat, target, event) || (signs.isOn && press(seat, event.key))) {
    event.preventDefault();
    event.stopPropagation(); // the theme listens for single letters too
  }
}

/** @param {Seat} seat @param {HTMLElement} target @param {KeyboardEvent} event @returns {boolean} whether the key was for us */
function move(seat, target, { key, shiftKey }) {
  const spot = target.closest(".faro-spot");
  if (spot && (key === "Backspace" || (key === "Enter" && shiftKey))) {
    seat.order("take", spot);
    return true;
  }
  const moves = target.closest(".faro-row, .faro-toolbar") && /^(Arrow|Home$|End$)/.test(key) && !shiftKey;
  if (moves) neighbour(target, key)?.focus();
  return Boolean(moves);
}

/** @param {Seat} seat @param {string} key @returns {boolean} whether the key was for us */
function press(seat, key) {
  const spot = seat.board.querySelector(`[data-key="${CSS.escape(key.toUpperCase())}"]`);
  const act = LETTERS[key.toLowerCase()];
  if (spot) spot.focus();
  else if (act) act(seat);
  return Boolean(spot ?? act);
}

/** @param {Seat} seat */
function goToCalls(seat) {
  const first = seat.board.querySelector(".faro-calls button");
  if (first) first.focus();
  else say("There is nothing to call now.");
}

/** @param {Seat} seat @param {number} by */
function changeChip(seat, by) {
  const sizes = [...seat.board.querySelectorAll("[data-chip]")];
  sizes[sizes.findIndex((size) => size.ariaPressed === "true") + by]?.click();
}

/** The list of the keys, with the switch that turns them off. One for the page. */
export class KeysDialog {
  /** @type {HTMLDialogElement | undefined} */
  static dialog;

  static open() {
    this.dialog ??= this.make();
    document.body.append(this.dialog);
    this.dialog.showModal();
  }

  static make() {
    const dialog = document.createElement("dialog");
    dialog.className = "faro-dialog md-typeset";
    dialog.setAttribute("aria-labelledby", "faro-keys-title");
    dialog.innerHTML =
      `<h2 id="faro-keys-title" tabindex="-1" autofocus>Keys at the table</h2>` +
      `<p>They work while the focus is on the board or its buttons.</p>` +
      `<dl>${LIST.map(([key, what]) => `<div><dt>${key}</dt><dd>${what}</dd></div>`).join("")}</dl>` +
      `<p><label><input type="checkbox"> Letters, figures and signs work as keys</label></p>`;
    const box = dialog.querySelector("input");
    box.checked = signs.isOn;
    box.addEventListener("change", () => signs.turn(box.checked));
    dialog.append(button("Close", "faro-close", () => dialog.close()));
    return dialog;
  }
}
