/**
 * A thousand evenings that fall one by one into the heap they make, over the outline of all that were played. It begins
 * at a press and can be stopped at any time; who wants nothing to move has the whole heap at once.
 */

import { bring } from "../page/bring.js";
import { drawn } from "../page/drawing.js";
import { button, element, partOf, wantsStill } from "../page/elements.js";
import { refuse, say } from "../page/speech.js";

/** @typedef {{won: number[], unit: number}} Evenings each result in parts of a first stake, in the order they fall */

const WIDTH = 360;
const BASE = 108;
const TALL = 96;
const FALL = 7; // frames from the top to the heap
const BEGIN = "Let a thousand evenings fall";

class FaroEvenings extends HTMLElement {
  fallen = 0;
  /** @type {number[]} */
  heaps = [];
  /** @type {Evenings | undefined} */
  evenings;
  /** @type {number | undefined} */
  frame;
  isComing = false;
  /** @type {{pile: SVGElement, bars: SVGElement[], step: number} | undefined} */
  pile;

  connectedCallback() {
    if (this.querySelector(".faro-evenings-set")) return;
    this.bins = partOf(this, ".faro-bins", SVGElement);
    const [low, wide, count] = (this.bins.dataset.edges ?? "").split(" ").map(Number);
    this.low = low;
    this.wide = wide;
    this.heaps = Array.from({ length: count }, () => 0);
    this.press = button(BEGIN, "faro-fall", () => (this.frame ? this.rest() : this.begin()));
    this.told = element("p", "faro-evenings-told");
    const controls = element("div", "faro-evenings-set");
    controls.append(this.press, this.told);
    partOf(this, "svg", SVGElement).after(controls);
  }

  disconnectedCallback() {
    this.stop();
  }

  async begin() {
    if (this.isComing) return;
    this.isComing = true;
    const evenings = this.evenings ?? (await this.fetched());
    this.isComing = false;
    if (!this.isConnected) return;
    if (!evenings) {
      refuse("The evenings could not be fetched. Press again.");
      return;
    }
    this.evenings = evenings;
    if (this.fallen === evenings.won.length) this.clear();
    this.pile ??= this.lay();
    if (wantsStill()) {
      while (this.fallen < evenings.won.length) this.land();
      this.rest();
    } else {
      this.press?.replaceChildren("Stop");
      this.frame = requestAnimationFrame(() => this.fall());
    }
  }

  /** @returns {Promise<Evenings | undefined>} */
  async fetched() {
    const file = new URL(this.dataset.file ?? "", document.baseURI);
    return bring(file).then((answer) => answer.json()).catch(() => undefined);
  }

  /** What was played stays as an outline; over it a bar for each heap, and the evenings on their way. */
  lay() {
    this.bins?.setAttribute("class", "faro-bins faro-bins-behind");
    const step = WIDTH / this.heaps.length;
    const bars = this.heaps.map((_, bin) => drawn("rect", { x: (bin * step + 0.5).toFixed(2), width: (step - 1).toFixed(2), y: BASE, height: 0 }));
    const pile = drawn("g", { class: "faro-pile" });
    pile.append(...bars);
    this.bins?.after(pile);
    return { pile, bars, step };
  }

  clear() {
    this.heaps.fill(0);
    this.fallen = 0;
    this.pile?.bars.forEach((_, bin) => this.grow(bin));
  }

  /** A frame of falling: one more sets out, and one lands. */
  fall() {
    const { evenings, pile } = this;
    if (!evenings || !pile || !this.isConnected) return;
    for (const dot of pile.pile.querySelectorAll("circle")) dot.remove();
    for (let ahead = 0; ahead < FALL; ahead++) {
      const won = evenings.won[this.fallen + ahead];
      if (won === undefined) break;
      const bin = this.binOf(won);
      const top = this.top(bin);
      pile.pile.append(drawn("circle", { cx: ((bin + 0.5) * pile.step).toFixed(1), cy: (top - (top * ahead) / FALL).toFixed(1), r: 2.2 }));
    }
    this.land();
    if (this.fallen < evenings.won.length) this.frame = requestAnimationFrame(() => this.fall());
    else this.rest();
  }

  /** The next evening is on its heap. */
  land() {
    const won = this.evenings?.won[this.fallen] ?? 0;
    const bin = this.binOf(won);
    this.heaps[bin] += 1;
    this.fallen++;
    this.grow(bin);
    this.told?.replaceChildren(this.sentence());
  }

  /** @param {number} won */
  binOf(won) {
    return Math.min(Math.max(Math.floor((won - (this.low ?? 0)) / (this.wide ?? 1)) + 1, 0), this.heaps.length - 1);
  }

  /** How high a heap stands: as the outline does, once all have fallen. @param {number} bin */
  top(bin) {
    const all = this.evenings?.won.length ?? 1;
    return BASE - (this.heaps[bin] / all / Number(this.bins?.dataset.top)) * TALL;
  }

  /** @param {number} bin */
  grow(bin) {
    const y = Math.max(this.top(bin), 0);
    const bar = this.pile?.bars[bin];
    bar?.setAttribute("y", y.toFixed(2));
    bar?.setAttribute("height", (BASE - y).toFixed(2));
  }

  sentence() {
    const { won, unit } = this.evenings ?? { won: [], unit: 1 };
    const fallen = won.slice(0, this.fallen);
    const ahead = fallen.filter((one) => one > 0).length;
    const even = fallen.filter((one) => !one).length;
    const mean = fallen.reduce((sum, one) => sum + one, 0) / unit / (fallen.length || 1);
    const behind = fallen.length - ahead - even;
    return `${fallen.length.toLocaleString("en")} evenings: ${ahead} ahead, ${even} even, ${behind} behind; mean ${mean.toFixed(2).replace("-", "−")}.`;
  }

  stop() {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = undefined;
  }

  /** Stopped by the reader, or all have fallen. */
  rest() {
    this.stop();
    for (const dot of this.pile?.pile.querySelectorAll("circle") ?? []) dot.remove();
    const isOut = this.fallen === this.evenings?.won.length;
    if (this.press) this.press.textContent = isOut ? "Once more" : "Go on";
    say(this.sentence());
  }
}

customElements.define("faro-evenings", FaroEvenings);
