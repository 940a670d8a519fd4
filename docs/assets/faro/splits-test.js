/** The test of splits: a form whose answer the engine reckons. A table under it needs no script. */

import { engine } from "./engine.js";
import { say } from "./speech.js";

const PAUSE = 250; // ms without a further key until the engine is asked
const FAILED = "The engine could not load; the table below still holds.";

class SplitsTest extends HTMLElement {
  connectedCallback() {
    if (this.form) return;
    this.form = this.querySelector("form");
    this.said = this.querySelector(".faro-said");
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
    const asked = (this.asked = { do: "splits", deals: deals.valueAsNumber, splits: splits.valueAsNumber });
    try {
      const reply = await engine.ask(asked);
      // An answer to what has been changed meanwhile is stale.
      if (asked === this.asked && this.isConnected) this.tell(reply.say, reply.error);
    } catch (error) {
      console.error(error);
      if (this.isConnected) this.tell(FAILED, error);
    }
  }

  /** @param {string} sentence @param {object | null} error */
  tell(sentence, error) {
    this.said.textContent = sentence;
    this.said.classList.toggle("faro-refused", Boolean(error));
    say(sentence);
  }
}

customElements.define("faro-splits-test", SplitsTest);
