/** What was won may lie with its pay until it is taken up: the next deal lets it run, as far as the book does. */

import { partsOf } from "../page/elements.js";
import { say } from "../page/speech.js";
import { Switch } from "../storage/storage.js";

/** Whether winnings come back by themselves, as they do for a newcomer. */
const comeBack = new Switch("faro-winnings");

export class Winnings {
  /** The places whose winnings were taken up since the latest turn. @type {Set<string>} */
  taken = new Set();

  /** @param {import("./seat.js").Seat} seat */
  constructor(seat) {
    this.seat = seat;
    seat.place.stage.addEventListener("change", ({ target }) => this.choose(target));
  }

  /** @param {EventTarget | null} box */
  choose(box) {
    if (!(box instanceof HTMLInputElement) || box.dataset.switch !== "winnings") return;
    comeBack.turn(box.checked);
    this.mark();
  }

  /** What the table offers to let run and nobody has taken up: the buttons that would. @returns {HTMLElement[]} */
  get lying() {
    const { board } = this.seat.view;
    if (comeBack.isOn || !board) return [];
    return partsOf(board, '[data-run="parlee"]').filter(({ dataset }) => !this.taken.has(dataset.on ?? ""));
  }

  /** Where something lies, for whoever hears it. */
  get told() {
    const places = this.lying.map(({ dataset }) => dataset.name).join(", ");
    return places ? ` What you won lies: ${places}. A press takes it up, and a deal lets it run.` : "";
  }

  /** A press takes up the stake and its pay. @param {HTMLElement} place @returns {boolean} whether any lay there */
  take({ dataset: { place = "", name = "" } }) {
    if (!this.lying.some(({ dataset }) => dataset.on === place)) return false;
    this.taken.add(place);
    this.mark();
    say(`${name}: stake and pay are taken up.`);
    return true;
  }

  /** Cards came. */
  forget() {
    this.taken.clear();
  }

  /** The lines that let run what still lies. @returns {string[]} */
  get lines() {
    return this.lying.flatMap(({ dataset }) => dataset.line ?? []);
  }

  /** Show what lies and what was taken up; what lies runs without a button. */
  mark() {
    const { board } = this.seat.view;
    if (!board) return;
    for (const box of partsOf(board, '[data-switch="winnings"]', HTMLInputElement)) box.checked = comeBack.isOn;
    for (const run of partsOf(board, '[data-run="parlee"]')) run.hidden = !comeBack.isOn;
    for (const lies of partsOf(board, ".faro-settled")) lies.classList.remove("faro-taken-back");
    for (const place of this.taken) {
      for (const lay of partsOf(board, `.faro-at-${CSS.escape(place)} .faro-settled`)) lay.classList.add("faro-taken-back");
    }
  }
}
