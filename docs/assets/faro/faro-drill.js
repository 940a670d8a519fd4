/**
 * A drill: a position, a question, and every right answer. The first items were made at build and lie in one file, so that
 * a drill waits for nothing; when they are used up, or for an item that a link names, the engine makes another.
 */

import { Asking } from "./asking.js";
import { fetchBaked, fill, given, inputsOf, questions, row, seedOf, takeFirst } from "./drill-items.js";
import { button } from "./replay.js";
import { brief, say, tell } from "./speech.js";

/** @typedef {{seed: string, next: string, prompt: string, html: string, after: string, fields: Field[], accept: string[][], explain: string}} Item */
/** @typedef {import("./drill-items.js").Field} Field */

const FAILED = "The engine could not load: the drill begins again from its first item.";

class FaroDrill extends HTMLElement {
  async connectedCallback() {
    if (this.form) return;
    const first = takeFirst(this);
    this.prompt = this.querySelector(".faro-prompt");
    this.stage = this.querySelector(".faro-stage");
    this.said = this.querySelector(".faro-said");
    this.querySelector("details").remove();
    this.form = questions(() => this.grade());
    this.another = button("Another one", "faro-another", () => this.next());
    this.stage.after(this.form);
    const meanwhile = "This one can be answered meanwhile.";
    this.asking = new Asking(this, { meanwhile, unloaded: FAILED, otherwise: () => this.show(first) });
    this.said.after(this.another, this.asking.element);
    this.show(first);
    const seed = seedOf(this.dataset.kind);
    const item = seed && seed !== first.seed && (await this.fetchItem(seed));
    if (item) this.show(item);
  }

  /** Lay the position of an item, and put its question. @param {Item} item */
  show(item) {
    const { html, prompt, fields } = (this.item = item);
    this.stage.innerHTML = html;
    this.prompt.textContent = prompt;
    this.said.textContent = "";
    this.said.classList.remove("faro-refused");
    fill(this.form, fields.map((field) => row(this.dataset.kind, field)));
  }

  grade() {
    const { accept, fields, after, explain } = this.item;
    const answers = inputsOf(this.form).map(given);
    // Where several answers are right, the nearest tells what was wrong.
    const [wrong] = accept
      .map((right) => fields.map(({ label }, at) => ({ label, right: right[at], given: answers[at] })))
      .map((asked) => asked.filter(({ right, given }) => right !== given))
      .sort((one, other) => one.length - other.length);
    if (after) this.stage.innerHTML = after; // what was due, on the board
    const which = wrong.length < fields.length ? `: ${wrong.map(({ label }) => label).join("; ")}` : "";
    const verdict = wrong.length ? `Not so${which}.` : "Right.";
    const told = brief([verdict, explain]);
    const dues = wrong.map(({ label, right }) => `${label}: ${right}.`);
    const heard = told === verdict && wrong.length ? brief(["Not so.", ...dues]) : told;
    tell(this.said, `${verdict} ${explain}`, wrong.length > 0, heard);
  }

  async next() {
    const item = await this.fetchItem(this.item.next);
    if (!item) return;
    this.show(item);
    history.replaceState(history.state, "", `#${this.dataset.kind}=${encodeURIComponent(item.seed)}`);
    inputsOf(this.form)[0].focus();
    say(item.prompt);
  }

  /**
   * An item by its seed: from the file, failing that from the engine.
   * @param {string} seed @returns {Promise<Item | undefined>}
   */
  fetchItem(seed) {
    const { kind, rules, items } = this.dataset;
    const baked = () => fetchBaked(items, seed, (all) => all[kind]);
    return this.asking.ask({ do: "drill", kind, seed, rules }, baked);
  }
}

customElements.define("faro-drill", FaroDrill);
