/**
 * What a device earned: the figure was made at build. A reader may have a thousand deals more; the engine plays them some
 * at a time, adds them to those that are counted, and draws the figure anew.
 */

import { engine } from "../engine/engine.js";
import { Waiting } from "../engine/waiting.js";
import { bring } from "../page/bring.js";
import { button, element, partOf } from "../page/elements.js";
import { refuse, say } from "../page/speech.js";

const MORE = 1000;
const UNLOADED = "The engine could not load; the figures above still hold.";
const AT_ONCE = 100; // deals, so that a press on Stop is heeded soon

/** What the deals of the figure brought. @param {string} device */
async function counted(device) {
  const all = await bring(new URL("../../odds/earnings.json", import.meta.url)).then((answer) => answer.json(), () => undefined);
  if (!all) throw new Error("What was counted could not be fetched; the figures above still hold.");
  return all[device];
}

class Earnings {
  isDealing = false;
  stopped = false;

  /** @type {import("../engine/answers.js").Gained | undefined} */
  gains;

  /** How often some deals more were asked for. */
  chunks = 0;

  /** @param {HTMLElement} host */
  constructor(host) {
    const { device = "", seed = "" } = host.dataset;
    this.host = host;
    this.device = device;
    this.seed = seed;
    this.drawn = partOf(host, ".faro-drawn");
    this.waiting = new Waiting("");
    this.bar = document.createElement("progress");
    this.bar.max = MORE;
    this.bar.setAttribute("aria-label", "Deals played");
    this.bar.hidden = true;
    this.more = button("Deal a thousand more", "faro-more", () => (this.isDealing ? this.stop() : this.deal()));
    const controls = element("div", "faro-controls");
    controls.append(this.more, this.bar);
    this.drawn.after(controls, this.waiting.element);
    engine.warmAt(this.more);
  }

  /** No more after those that are being dealt. */
  end() {
    this.stopped = true;
  }

  /** The reader wants no more: an engine that is not there yet need not come. */
  stop() {
    this.end();
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
      if (last && this.host.isConnected) say(`${this.stopped ? "Stopped. " : ""}${last}`);
    }
  }

  /** Some deals more, each time others. @returns {Promise<string>} what is said of all of them */
  async some() {
    const { device } = this;
    const gains = (this.gains ??= await counted(device));
    this.chunks += 1;
    const seed = `${this.seed}-${this.chunks}`;
    const reply = await engine.ask({ do: "earnings", device, seed, deals: AT_ONCE, gains });
    if (reply.error) throw new Error(reply.say);
    this.gains = reply.gains;
    this.drawn.innerHTML = reply.html;
    return reply.say;
  }

  /** @param {unknown} error */
  fail(error) {
    if (this.stopped) {
      this.waiting.hide();
      return;
    }
    console.error(error);
    const sentence = engine.state === "failed" ? UNLOADED : /** @type {Error} */ (error).message;
    this.waiting.failed(sentence, () => {
      engine.retry();
      this.deal();
    });
    refuse(sentence);
  }
}

class FaroEarnings extends HTMLElement {
  /** @type {Earnings | undefined} */
  #earnings;

  connectedCallback() {
    this.#earnings ??= new Earnings(this);
  }

  disconnectedCallback() {
    this.#earnings?.end();
  }
}

customElements.define("faro-earnings", FaroEarnings);
