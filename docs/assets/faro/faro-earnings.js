/**
 * What a device earned: the figure was made at build. A reader may have a thousand deals more; the engine plays them some
 * at a time, adds them to those that are counted, and draws the figure anew.
 */

import { engine } from "./engine.js";
import { button } from "./replay.js";
import { say } from "./speech.js";
import { Waiting } from "./waiting.js";

const MORE = 1000;
const AT_ONCE = 100; // deals, so that a press on Stop is heeded soon

class FaroEarnings extends HTMLElement {
  connectedCallback() {
    if (!this.more) this.hydrate();
  }

  disconnectedCallback() {
    this.stopped = true;
  }

  hydrate() {
    this.gains = JSON.parse(this.dataset.gains);
    this.chunks = 0;
    this.drawn = this.querySelector(".faro-drawn");
    this.waiting = new Waiting("");
    this.bar = document.createElement("progress");
    this.bar.max = MORE;
    this.bar.setAttribute("aria-label", "Deals played");
    this.bar.hidden = true;
    this.more = button("Deal a thousand more", "faro-more", () => (this.isDealing ? this.stop() : this.deal()));
    const controls = document.createElement("div");
    controls.className = "faro-controls";
    controls.append(this.more, this.bar);
    this.drawn.after(controls, this.waiting.element);
    engine.warmAt(this.more);
  }

  /** No more after those that are being dealt; an engine that is not there yet need not come. */
  stop() {
    this.stopped = true;
    if (engine.state !== "ready") engine.stop();
  }

  async deal() {
    this.isDealing = true;
    this.stopped = false;
    this.more.textContent = "Stop";
    this.bar.value = 0;
    this.bar.hidden = false;
    this.waiting.hide();
    if (engine.state !== "ready") this.waiting.loading([], () => this.stop());
    let last;
    try {
      for (let done = 0; done < MORE && !this.stopped; done += AT_ONCE) {
        last = await this.some();
        this.waiting.hide();
        this.bar.value = done + AT_ONCE;
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.isDealing = false;
      this.bar.hidden = true;
      this.more.textContent = "Deal a thousand more";
      if (last && this.isConnected) say(`${this.stopped ? "Stopped. " : ""}${last}`);
    }
  }

  /** Some deals more, each time others. @returns {Promise<string>} what is said of all of them */
  async some() {
    const { device, seed } = this.dataset;
    const asked = { do: "earnings", device, seed: `${seed}-${++this.chunks}`, deals: AT_ONCE, gains: this.gains };
    const reply = await engine.ask(asked);
    if (reply.error) throw new Error(reply.say);
    this.gains = reply.gains;
    this.drawn.innerHTML = reply.html;
    return reply.say;
  }

  /** @param {Error} error */
  fail(error) {
    if (this.stopped) return this.waiting.hide();
    console.error(error);
    this.waiting.failed("The engine could not load; the figures above still hold.", () => {
      engine.retry();
      this.deal();
    });
  }
}

customElements.define("faro-earnings", FaroEarnings);
