/** What the full table says over the board, or beside what was pressed. */

import { partOf } from "../page/elements.js";
import { tell } from "../page/speech.js";

/** @typedef {import("../page/speech.js").Told} Told */

/** @type {WeakMap<Element, string>} */
const written = new WeakMap();

/** Give a part, which nothing else writes, its text; what stands there is not written anew. @param {Element} part @param {string} text */
export function write(part, text) {
  if (written.get(part) !== text) part.textContent = text;
  written.set(part, text);
}

export class Notices {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.bar = partOf(host, ".faro-table-bar");
    this.line = partOf(host, ".faro-notice");
  }

  /** @param {string} sentence what stands over the board until it is over @param {Element} [beside] what was pressed */
  show(sentence, beside) {
    const answer = beside?.closest(".faro-panel")?.querySelector(".faro-answer-here");
    if (answer) answer.before(this.line);
    else if (this.bar.nextElementSibling !== this.line) this.bar.after(this.line);
    this.line.textContent = sentence;
    this.line.classList.remove("faro-refused");
  }

  /** A sentence over the board, and a press with it. @param {string} sentence @param {HTMLElement} press */
  offer(sentence, press) {
    this.show(`${sentence} `);
    this.line.append(press);
  }

  /** Say a sentence, and show it beside what was pressed. @param {Told} told @param {Element} [beside] */
  tell({ say, isRefused }, beside) {
    this.show("", beside);
    tell(this.line, say, isRefused);
  }
}
