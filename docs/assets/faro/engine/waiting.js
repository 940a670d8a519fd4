/** What stands under the board while a reader waits: how far the engine is, what was pressed meanwhile, a way out. */

import { missed } from "../page/edition.js";
import { button } from "../page/elements.js";
import { engine } from "./engine.js";
import { timeLeft } from "./pace.js";

const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);

export const PATIENCE = 1000; // ms until an answer that has not come is worth a word

export class Waiting {
  /** @param {string} [meanwhile] what a reader can do until the engine is there */
  constructor(meanwhile = "Keep stepping meanwhile.") {
    this.meanwhile = meanwhile;
    this.element = document.createElement("div");
    this.element.className = "faro-waiting";
    this.element.hidden = true;
    this.bar = document.createElement("progress");
    this.bar.setAttribute("aria-label", "Fetching the engine");
    this.text = document.createElement("span");
    // The second press of a double click is not meant for what the button has become meanwhile.
    this.out = button("", "faro-out", (event) => event.detail > 1 || this.press());
    this.press = () => {};
    /** Ends the listening to the engine's progress. */
    this.unheard = () => {};
    /** Names of what was pressed meanwhile. @type {string[]} */
    this.kept = [];
    /** Where the progress stood when it was first told here. @type {import("./pace.js").Mark | undefined} */
    this.since = undefined;
    this.element.append(this.bar, this.text, this.out);
  }

  /** The engine is on its way. @param {string[]} kept names of what was pressed @param {() => void} cancel */
  loading(kept, cancel) {
    this.kept = kept;
    this.since = undefined;
    this.show("Cancel", cancel, true);
    this.tell();
    this.unheard = engine.on("progress", () => this.tell());
  }

  /** How many of its bytes have come, how long the rest may take, and what was pressed meanwhile. */
  tell() {
    const { progress } = engine;
    if (progress) Object.assign(this.bar, { value: progress.done, max: progress.total });
    else this.bar.removeAttribute("value");
    const now = performance.now();
    if (progress) this.since ??= { done: progress.done, at: now };
    const left = progress && this.since ? timeLeft(progress, this.since, now) : "";
    const fetched = progress ? [`${megabytes(progress.done)} of ${megabytes(progress.total)} MB`] : [];
    const meanwhile = this.kept.length ? `Kept for you: ${this.kept.join(", ")}.` : this.meanwhile;
    const isThere = progress && progress.done >= progress.total;
    const told = isThere ? "Starting the engine" : ["Fetching the engine", ...fetched, left].filter(Boolean).join(", ");
    this.text.textContent = `${told}. ${meanwhile}`;
  }

  /** An answer takes long. @param {() => void} stop */
  working(stop) {
    this.show("Stop", stop, false);
    this.text.textContent = "Still working…";
  }

  /** It did not come. @param {string} sentence @param {() => void} retry @param {Node} [elsewhere] a link to what works without it */
  failed(sentence, retry, elsewhere = new Text()) {
    this.show("Retry", retry, false);
    this.text.replaceChildren(sentence, " ", elsewhere);
    if (engine.state === "failed") missed(true);
  }

  /** @param {string} label @param {() => void} press @param {boolean} bar */
  show(label, press, bar) {
    this.unheard();
    this.out.textContent = label;
    this.out.hidden = false;
    this.press = press;
    this.bar.hidden = !bar;
    this.element.hidden = false;
    this.element.style.visibility = "";
  }

  /** It is there, and that is to be seen. @param {string} sentence */
  ready(sentence) {
    this.show("", () => {}, false);
    this.out.hidden = true;
    this.text.textContent = sentence;
  }

  /** It is there: the room of this goes with the next press, so that nothing moves by itself. */
  settle() {
    this.unheard();
    this.element.style.visibility = "hidden";
    const signs = ["click", "keydown"]; // while a pointer is down nothing may move under it, or the press is lost
    const go = () => {
      for (const sign of signs) removeEventListener(sign, go, true);
      if (this.element.style.visibility) this.hide();
    };
    for (const sign of signs) addEventListener(sign, go, true);
  }

  hide() {
    this.unheard();
    this.element.hidden = true;
  }
}
