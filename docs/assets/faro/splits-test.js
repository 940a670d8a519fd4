/** The test of splits: a form whose answer the engine reckons. A table under it needs no script. */

import { Asking } from "./asking.js";
import { engine } from "./engine.js";
import { say } from "./speech.js";

const PAUSE = 250; // ms without a further key until the engine is asked
const FAILED = "The engine could not load; the table below still holds.";

class SplitsTest extends HTMLElement {
  connectedCallback() {
    if (this.form) return;
    this.form = this.querySelector("form");
    this.said = this.querySelector(".faro-said");
    this.asking = new Asking(this, { meanwhile: "The table below holds meanwhile.", unloaded: FAILED });
    this.said.after(this.asking.element);
    this.form.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.answer(), PAUSE);
    });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.answer();
    });
    engine.warmFor(this);
  }

  disconnectedCallback() {
    clearTimeout(this.timer);
  }

  async answer() {
    const { deals, splits } = this.form.elements;
    if (!deals.value || !splits.value) return;
    const asked = { do: "splits", deals: deals.valueAsNumber, splits: splits.valueAsNumber };
    const reply = await this.asking.askLast(asked);
    if (!reply) return;
    this.said.textContent = reply.say;
    this.said.classList.toggle("faro-refused", Boolean(reply.error));
    say(reply.say);
  }
}

customElements.define("faro-splits-test", SplitsTest);
