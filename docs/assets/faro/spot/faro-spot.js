/**
 * Spot the cheat: a whole deal as the table saw it, to be judged. The first deals were made at build and lie in two files;
 * when they are used up, or for one that a link names, the engine makes another. An answer is looked up among the right
 * ones; afterwards the lid can be lifted.
 */

import { fetchBaked, lead } from "../drill/drill-items.js";
import { Asking } from "../engine/asking.js";
import { offer } from "../example/other-views.js";
import { unpack } from "../example/packing.js";
import { Replay } from "../example/replay.js";
import { bring } from "../page/bring.js";
import { button, group, partOf } from "../page/elements.js";
import { seedOf } from "../page/led-to.js";
import { brief, say, tell } from "../page/speech.js";
import { judgement } from "./judged.js";
import { fill, inputsOf, questions, row } from "./questions.js";

/** @typedef {import("../example/replay.js").Frame} Frame */
/** @typedef {import("../example/replay.js").OtherView} OtherView */

/** @typedef {Omit<import("../engine/answers.js").Judged, "error">} Item a deal to be judged */

const FAILED = "The engine could not load: it begins again with the first deal.";

class Judging {
  /** @param {HTMLElement} host @param {Item} first */
  constructor(host, first) {
    this.first = first;
    this.items = host.dataset.items ?? "";
    partOf(host, "details").remove();
    this.stage = partOf(host, ".faro-stage");
    this.said = partOf(host, ".faro-said");
    this.prompt = partOf(host, ".faro-prompt");
    this.verdict = document.createElement("p");
    this.controls = group("faro-controls", "Steps");
    this.form = questions(() => this.judge());
    this.form.addEventListener("input", () => this.settle());
    const another = button("Another deal", "faro-another", () => this.next());
    this.stage.after(this.controls);
    const meanwhile = "This one can be judged meanwhile.";
    this.asking = new Asking(host, { meanwhile, unloaded: FAILED, otherwise: () => this.show(first) });
    this.prompt.after(this.form, this.verdict, another, this.asking.element);
    host.addEventListener("keydown", (event) => this.form.contains(/** @type {Node} */ (event.target)) || this.replay.key(event));
    this.item = first;
    this.replay = this.stepThrough(first);
    /** @type {HTMLElement[]} */
    this.rows = [];
    this.ask(first);
    const seed = seedOf("spot");
    if (seed && seed !== first.seed) this.fetchItem(seed).then((item) => item && this.show(item));
  }

  /** @param {Item} item */
  stepThrough(item) {
    const replay = new Replay(this.stage, this.said, item.frames, 0);
    this.controls.replaceChildren(...replay.controls);
    return replay;
  }

  /** @param {Item} item */
  show(item) {
    this.item = item;
    this.replay = this.stepThrough(item);
    this.ask(item);
  }

  /** @param {Item} item */
  ask({ say: question, fields }) {
    this.prompt.textContent = question;
    this.verdict.textContent = "";
    this.rows = fields.map(row);
    fill(this.form, this.rows);
    this.settle();
  }

  /** Ask only what the first answer leaves open. Of that, nothing has to be answered. */
  settle() {
    const inputs = inputsOf(this.form);
    for (const [number, { when }] of this.item.fields.entries()) {
      if (!when) continue;
      this.rows[number].hidden = inputs[0].value !== when;
      inputs[number].required = false;
    }
  }

  judge() {
    const inputs = inputsOf(this.form);
    const { fields, accept, explain, views } = this.item;
    const judged = fields.map(({ id, label }, number) => {
      const answer = this.rows[number].hidden ? "" : inputs[number].value;
      return { label, right: accept[id], answer };
    });
    const { isRight, say: sentence } = judgement(judged, explain);
    tell(this.verdict, sentence, !isRight);
    if (!this.controls.querySelector(".faro-view")) this.controls.append(...offer(views, this.replay));
  }

  async next() {
    const item = await this.fetchItem(this.item.next);
    if (!item) return;
    this.show(item);
    lead("spot", item);
    inputsOf(this.form)[0].focus();
    say(brief([item.say, this.replay.frame.say]));
  }

  /**
   * The deal of a seed: from the file, failing that from the engine.
   * @param {string} seed @returns {Promise<Item | undefined>}
   */
  fetchItem(seed) {
    /** @returns {Promise<Item | undefined>} */
    const baked = async () => {
      if (seed === this.first.seed) return this.first;
      /** @type {(import("../example/packing.js").Packed & {seed: string}) | undefined} */
      const packed = await fetchBaked(this.items, seed);
      return packed && /** @type {Item} */ (unpack(packed));
    };
    return this.asking.ask({ do: "spot", seed }, baked);
  }
}

/** @param {string} file @returns {Promise<Item>} */
async function bringFirst(file) {
  return /** @type {Item} */ (unpack(await (await bring(file)).json()));
}

class FaroSpot extends HTMLElement {
  /** @type {Judging | undefined} */
  judging;

  connectedCallback() {
    // Without it the deal stays as it is without a script.
    bringFirst(this.dataset.first ?? "").then((first) => {
      if (this.isConnected) this.judging ??= new Judging(this, first);
    }, console.error);
  }
}

customElements.define("faro-spot", FaroSpot);
