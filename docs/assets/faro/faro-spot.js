/**
 * Spot the cheat: a whole deal as the table saw it, to be judged. The first deals were made at build and lie in one file;
 * when they are used up, or for one that a link names, the engine makes another. An answer is looked up among the right
 * ones; afterwards the lid can be lifted.
 */

import { Asking } from "./asking.js";
import { fetchBaked, fill, given, inputsOf, questions, row, seedOf, takeFirst } from "./drill-items.js";
import { offer } from "./other-views.js";
import { Replay, button, unpack } from "./replay.js";
import { say, tell } from "./speech.js";

const FAILED = "The engine could not load: it begins again with the first deal.";

class FaroSpot extends HTMLElement {
  async connectedCallback() {
    if (this.form) return;
    const first = unpack(takeFirst(this));
    this.querySelector("details").remove();
    this.stage = this.querySelector(".faro-stage");
    this.said = this.querySelector(".faro-said");
    this.prompt = this.querySelector(".faro-prompt");
    this.verdict = document.createElement("p");
    this.controls = document.createElement("div");
    this.controls.className = "faro-controls";
    this.controls.setAttribute("role", "group");
    this.controls.setAttribute("aria-label", "Steps");
    this.form = questions(() => this.judge());
    this.form.addEventListener("input", () => this.settle());
    this.another = button("Another deal", "faro-another", () => this.next());
    this.stage.after(this.controls);
    const meanwhile = "This one can be judged meanwhile.";
    this.asking = new Asking(this, { meanwhile, unloaded: FAILED, otherwise: () => this.show(first) });
    this.prompt.after(this.form, this.verdict, this.another, this.asking.element);
    this.addEventListener("keydown", (event) => this.form.contains(event.target) || this.replay.key(event));
    this.show(first);
    const seed = seedOf("spot");
    const item = seed && seed !== first.seed && (await this.fetchItem(seed));
    if (item) this.show(item);
  }

  /** @param {object} item a deal with its frames, its questions and their answers */
  show(item) {
    this.item = item;
    this.replay = new Replay(this.stage, this.said, item.frames, 0);
    this.controls.replaceChildren(...this.replay.controls);
    this.prompt.textContent = item.say;
    this.verdict.textContent = "";
    this.rows = item.fields.map((field) => row("spot", field));
    fill(this.form, this.rows);
    this.settle();
  }

  /** Ask only what the first answer leaves open. Of that, nothing has to be answered. */
  settle() {
    const inputs = inputsOf(this.form);
    this.item.fields.forEach(({ when }, number) => {
      if (!when) return;
      this.rows[number].hidden = inputs[0].value !== when;
      inputs[number].required = false;
    });
  }

  judge() {
    const inputs = inputsOf(this.form);
    const { fields, accept, explain, views } = this.item;
    const judged = fields
      .map(({ id, label }, number) => ({ label, right: accept[id], answer: this.rows[number].hidden ? "" : given(inputs[number]) }))
      .filter(({ answer }) => answer)
      .map(({ label, right, answer }) => ({ is: right.includes(answer), words: `${label[0].toLowerCase()}${label.slice(1)} ${answer}` }));
    const isRight = judged.every(({ is }) => is);
    const sentences = [...judged.map(({ is, words }) => `${is ? "Right" : "Not so"}: ${words}.`), explain];
    tell(this.verdict, sentences.join(" "), !isRight);
    if (!this.controls.querySelector(".faro-view")) this.controls.append(...offer(views, this.replay));
  }

  async next() {
    const item = await this.fetchItem(this.item.next);
    if (!item) return;
    this.show(item);
    history.replaceState(history.state, "", `#spot=${encodeURIComponent(item.seed)}`);
    inputsOf(this.form)[0].focus();
    say(`${item.say} ${this.replay.frame.say}`);
  }

  /**
   * The deal of a seed: from the file, failing that from the engine.
   * @param {string} seed @returns {Promise<object | undefined>}
   */
  fetchItem(seed) {
    const baked = () => fetchBaked(this.dataset.items, seed).then((packed) => packed && unpack(packed));
    return this.asking.ask({ do: "spot", seed }, baked);
  }
}

customElements.define("faro-spot", FaroSpot);
