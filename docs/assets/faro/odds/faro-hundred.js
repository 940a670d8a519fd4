/**
 * What becomes of a hundred like stakes on one card. Two sliders set how many cards are left and how many of the card's
 * rank; the checks are coloured anew at once, from a file that is fetched at the first touch. Where a chart stands beside,
 * a dot shows the reader's place on it.
 */

import { drawn } from "../page/drawing.js";
import { partOf, partsOf } from "../page/elements.js";
import { say } from "../page/speech.js";
import { bakedAt, priceOf } from "./baked.js";
import { recolour } from "./checks.js";

/** @typedef {import("./baked.js").Baked} Baked */

const PACK = 52;
const RANK = 4; // cards of one
const AT_FIRST = PACK - 1; // cards left while the price is that of a deal that begins
const PAUSE = 600; // ms without a further move until a listener hears what it came to
const ANY = "one card";
const UNREACHED = "The numbers could not be fetched. Move a slider to try again.";
const NONE = "No deal can leave that number of cards with that many of one rank among them.";

class FaroHundred extends HTMLElement {
  #timer = 0;

  connectedCallback() {
    const form = partOf(this, "form", HTMLFormElement);
    form.addEventListener("input", () => this.move());
    form.addEventListener("submit", (event) => event.preventDefault());
    this.dot();
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }

  /** What a slider is set to; that of the cards goes by twos, and its last step is one card. @param {string} name */
  set(name) {
    return Math.min(PACK, partOf(this, `[name="${name}"]`, HTMLInputElement).valueAsNumber);
  }

  get measure() {
    return /** @type {"turn" | "until"} */ (partOf(this, "[name=measure]:checked", HTMLInputElement).value);
  }

  /** A slider was moved: the numbers follow it, and are told once it rests. */
  async move() {
    for (const name of ["cards", "of"]) {
      const slider = partOf(this, `[name="${name}"]`);
      slider.ariaValueText = String(this.set(name));
      partOf(this, `output[for="${slider.id}"]`).textContent = slider.ariaValueText;
    }
    const baked = await bakedAt(this.dataset.file ?? "");
    if (!this.isConnected) return;
    const told = baked ? this.show(baked) : UNREACHED;
    partOf(this, ".faro-said").textContent = told;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => say(told), PAUSE);
  }

  /** Show the position that is set, and say what it comes to. @param {Baked} baked */
  show(baked) {
    const found = priceOf(baked, this.set("cards"), this.set("of"), ANY);
    this.toggleAttribute("data-none", !found);
    this.dot();
    if (!found) return NONE;
    partOf(this, ".faro-headline strong").textContent = found[this.measure].percent;
    const out = this.querySelector(".faro-soda-out");
    out?.toggleAttribute("hidden", this.set("cards") < AT_FIRST || this.set("of") < RANK || this.measure !== "until");
    recolour(this, found.hundred[this.measure]);
    for (const cell of partsOf(this, "td[data-of]")) {
      const [measure, end] = (cell.dataset.of ?? "").split(" ");
      cell.textContent = (measure === "turn" ? found.turns : found.chances)[end].percent;
    }
    return this.measure === "turn" ? found.sayTurn : found.say;
  }

  /** The reader's place on the chart, if there is one and it is on it. */
  dot() {
    const line = partsOf(this, ".faro-plot [data-at]", SVGPolylineElement)[this.set("of") - 1];
    const chart = line?.ownerSVGElement;
    if (!chart) return;
    const at = (line.dataset.at ?? "").split(" ").indexOf(String(this.set("cards")));
    let dot = chart.querySelector(".faro-here");
    if (!dot) {
      dot = drawn("circle", { class: "faro-here", r: 5 });
      chart.append(dot);
    }
    dot.toggleAttribute("hidden", at < 0);
    if (at < 0) return;
    const { x, y } = line.points.getItem(at);
    dot.setAttribute("cx", String(x));
    dot.setAttribute("cy", String(y));
  }
}

customElements.define("faro-hundred", FaroHundred);
