/** A deal of real cards, kept at the table: thirteen ranks to press, the case-keeper, and every card of it open to mending. */

import { hit, partOf } from "../page/elements.js";
import { Keeper } from "./keeper.js";
import { leftEvening } from "./kept.js";

/** What a key presses, where it is not the rank's own letter. @type {Record<string, string>} */
const KEYS = { 0: "10", T: "10", 1: "A" };

class FaroEvening extends HTMLElement {
  /** @type {Keeper | undefined} */
  keeper;

  connectedCallback() {
    this.keeper ??= this.#begin();
  }

  #begin() {
    const keeper = new Keeper(this);
    /** @type {Record<string, () => void>} */
    const tools = {
      undo: () => keeper.undo(),
      fresh: () => keeper.fresh(),
      empty: () => keeper.boxEmpty(),
    };
    this.addEventListener("click", (event) => {
      const pressed = hit(event, "[data-rank], [data-tool]");
      if (pressed?.dataset.rank) keeper.press(pressed.dataset.rank);
      else if (pressed) tools[pressed.dataset.tool ?? ""]?.();
    });
    this.addEventListener("keydown", (event) => this.#key(event));
    keeper.book.addEventListener("change", () => keeper.dealBy(keeper.book.value));
    this.#takeUp(keeper);
    return keeper;
  }

  /** Nothing can be pressed before it is known what was left. @param {Keeper} keeper */
  async #takeUp(keeper) {
    const left = await leftEvening(keeper.all);
    if (left) keeper.takeUp(left);
    partOf(this, ".faro-evening").inert = false;
  }

  /** The letters of the ranks, and a key that takes back. @param {KeyboardEvent} event */
  #key(event) {
    const { keeper } = this;
    if (!keeper || event.ctrlKey || event.metaKey || event.altKey || hit(event, "select, input, textarea, summary")) return;
    const letter = event.key.toUpperCase();
    const rank = KEYS[letter] ?? letter;
    if (event.key === "Backspace") keeper.undo();
    else if (event.key === "Escape") keeper.mending.close();
    else if (keeper.all.includes(rank)) keeper.press(rank);
    else return;
    event.preventDefault();
  }
}

customElements.define("faro-evening", FaroEvening);
