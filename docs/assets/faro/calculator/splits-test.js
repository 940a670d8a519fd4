/** The test of splits: a form whose answer the engine reckons. A table under it needs no script. */

import { Asking } from "../engine/asking.js";
import { engine } from "../engine/engine.js";
import { partOf } from "../page/elements.js";
import { say } from "../page/speech.js";

const PAUSE = 250; // ms without a further key until the engine is asked
const FAILED = "The engine could not load; the table below still holds.";

class Test {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.form = partOf(host, "form", HTMLFormElement);
    this.said = partOf(host, ".faro-said");
    this.timer = 0;
    this.asking = new Asking(host, { meanwhile: "The table below holds meanwhile.", unloaded: FAILED });
    this.said.after(this.asking.element);
    this.form.addEventListener("input", () => {
      this.rest();
      this.timer = window.setTimeout(() => this.answer(), PAUSE);
    });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.answer();
    });
    engine.warmFor(host);
  }

  rest() {
    clearTimeout(this.timer);
  }

  async answer() {
    const [deals, splits] = ["deals", "splits"].map((name) => partOf(this.form, `[name=${name}]`, HTMLInputElement));
    if (!deals.value || !splits.value) return;
    const reply = await this.asking.askLast(() => ({ do: "splits", deals: deals.valueAsNumber, splits: splits.valueAsNumber }));
    if (!reply) return;
    this.said.textContent = reply.say;
    this.said.classList.toggle("faro-refused", Boolean(reply.error));
    say(reply.say);
  }
}

class SplitsTest extends HTMLElement {
  /** @type {Test | undefined} */
  #test;

  connectedCallback() {
    this.#test ??= new Test(this);
  }

  disconnectedCallback() {
    this.#test?.rest();
  }
}

customElements.define("faro-splits-test", SplitsTest);
