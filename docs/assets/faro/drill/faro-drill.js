/**
 * A drill: exercises of one kind without end. The first were made at build and lie in one file, so that a drill waits for
 * nothing; when they are used up, or for an item that a link names, the engine makes another.
 */

import { Asking } from "../engine/asking.js";
import { engine } from "../engine/engine.js";
import { Exercise, bringIntoSight, ready } from "../learn/exercise.js";
import { button, partOf } from "../page/elements.js";
import { seedOf } from "../page/led-to.js";
import { fetchBaked, lead } from "./drill-items.js";

/** @typedef {import("../learn/answer-form.js").Item} Item */

const FAILED = "The engine could not load: the drill begins again from its first item.";

class Drill {
  /** @param {HTMLElement} host */
  constructor(host) {
    const { kind = "", rules = "", items = "" } = host.dataset;
    /** @type {Item} */
    const first = JSON.parse(host.dataset.first ?? "null");
    this.kind = kind;
    this.rules = rules;
    this.items = items;
    // The button that was pressed is gone with the form.
    this.exercise = new Exercise(() => bringIntoSight(this.exercise.element, this.exercise.verdict));
    const another = button("Another one", "faro-another", () => this.next());
    const meanwhile = "This one can be answered meanwhile.";
    this.asking = new Asking(host, { meanwhile, unloaded: FAILED, otherwise: () => this.exercise.show(first, false) });
    this.begin(first, partOf(host, ".faro-figure"), another);
  }

  /**
   * The page's own still stands until the first exercise takes its place. What a link names is what one sees first.
   * @param {Item} first @param {HTMLElement} figure @param {HTMLElement} another
   */
  async begin(first, figure, another) {
    await ready(first);
    figure.replaceChildren(this.exercise.element, another, this.asking.element);
    this.exercise.show(first, false);
    const seed = seedOf(this.kind);
    if (!seed) return;
    const item = seed === first.seed ? first : await this.fetchItem(seed);
    if (!item) return;
    if (item !== first) this.exercise.show(item, false);
    this.exercise.element.scrollIntoView();
  }

  async next() {
    const item = await this.fetchItem(this.exercise.item.next);
    if (!item) return;
    this.exercise.show(item, true);
    this.baked(item.next).then((next) => next ?? engine.warmFor(this.asking.owner));
    lead(this.kind, item);
  }

  /**
   * An item by its seed: from the file, failing that from the engine.
   * @param {string} seed @returns {Promise<Item | undefined>}
   */
  fetchItem(seed) {
    const { kind, rules } = this;
    return this.asking.ask({ do: "exercise", kind, seed, rules }, () => this.baked(seed)).then(ready);
  }

  /** @param {string} seed @returns {Promise<Item | undefined>} */
  baked(seed) {
    return fetchBaked(this.items, seed, this.kind);
  }
}

class FaroDrill extends HTMLElement {
  /** @type {Drill | undefined} */
  drill;

  connectedCallback() {
    this.drill ??= new Drill(this);
  }
}

customElements.define("faro-drill", FaroDrill);
