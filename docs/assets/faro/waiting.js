/** What stands under the board while a reader waits: how far the engine is, what was pressed meanwhile, a way out. */

import { button } from "./replay.js";

const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);

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
    this.out = button("", "faro-out", () => this.press());
    this.press = () => {};
    this.element.append(this.bar, this.text, this.out);
  }

  /** The engine is on its way. @param {string[]} kept names of what was pressed @param {() => void} cancel */
  loading(kept, cancel) {
    this.kept = kept;
    this.show("Cancel", cancel, true);
    this.tell();
  }

  /** How many of its bytes have come. @param {{done: number, total: number}} progress */
  progress({ done, total }) {
    Object.assign(this.bar, { value: done, max: total });
    this.fetched = `, ${megabytes(total)} MB, ${megabytes(done)} done`;
    if (!this.element.hidden && !this.bar.hidden) this.tell();
  }

  tell() {
    const kept = this.kept.length ? ` Kept for you: ${this.kept.join(", ")}.` : "";
    this.text.textContent = `Fetching the engine${this.fetched ?? ""}. ${this.meanwhile}${kept}`;
  }

  /** An answer takes long. @param {() => void} stop */
  working(stop) {
    this.show("Stop", stop, false);
    this.text.textContent = "Still working…";
  }

  /** It did not come. @param {string} sentence @param {() => void} retry */
  failed(sentence, retry) {
    this.show("Retry", retry, false);
    this.text.textContent = sentence;
  }

  /** @param {string} label @param {() => void} press @param {boolean} bar */
  show(label, press, bar) {
    this.out.textContent = label;
    this.press = press;
    this.bar.hidden = !bar;
    this.element.hidden = false;
  }

  hide() {
    this.element.hidden = true;
  }
}
