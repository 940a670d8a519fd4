/**
 * A drill: a position, a question, and every right answer. The first items were made at build and lie in one file, so that
 * a drill waits for nothing; when they are used up, or for an item that a link names, the engine makes another.
 */

import { fetchBaked, fill, given, inputsOf, questions, row, seedOf, takeFirst } from "./drill-items.js";
import { engine } from "./engine.js";
import { button } from "./replay.js";
import { brief, say, tell } from "./speech.js";

/** @typedef {{seed: string, next: string, prompt: string, html: string, after: string, fields: Field[], accept: string[][], explain: string}} Item */
/** @typedef {import("./drill-items.js").Field} Field */

class FaroDrill extends HTMLElement {
  async connectedCallback() {
    if (this.form) return;
    this.item = takeFirst(this);
    this.prompt = this.querySelector(".faro-prompt");
    this.stage = this.querySelector(".faro-stage");
    this.said = this.querySelector(".faro-said");
    this.querySelector("details").remove();
    this.form = questions(() => this.grade());
    this.another = button("Another one", "faro-another", () => this.next());
    this.stage.after(this.form);
    this.said.after(this.another);
    const seed = seedOf(this.dataset.kind);
    this.ask(seed && (await this.fetchItem(seed)));
  }

  /** Put the item's question. @param {string} [note] what is to be known besides */
  ask(note = "") {
    const { prompt, fields } = this.item;
    this.prompt.textContent = prompt;
    this.said.textContent = note;
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
    this.ask(await this.fetchItem(this.item.next));
    history.replaceState(history.state, "", `#${this.dataset.kind}=${encodeURIComponent(this.item.seed)}`);
    inputsOf(this.form)[0].focus();
    say(this.item.prompt);
  }

  /**
   * An item by its seed: from the file, failing that from the engine.
   * @param {string} seed @returns {Promise<string | undefined>} what went wrong
   */
  async fetchItem(seed) {
    const { kind, rules } = this.dataset;
    const items = await fetchBaked(this.dataset.items).catch(() => ({}));
    const found = items[kind]?.find((item) => item.seed === seed);
    if (found) return this.show(found);
    try {
      const made = await engine.ask({ do: "drill", kind, seed, rules });
      if (made.error) throw new Error(made.say);
      this.show(made);
    } catch (error) {
      console.error(error);
      const first = items[kind]?.[0];
      if (first) this.show(first);
      return "The engine could not load: the drill begins again from its first item.";
    }
  }

  /** @param {Item} item */
  show(item) {
    this.item = item;
    this.stage.innerHTML = item.html;
  }
}

customElements.define("faro-drill", FaroDrill);
