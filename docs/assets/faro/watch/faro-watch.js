/**
 * A whole deal to be watched: every card from the soda to the hock in a minute, with a line of what one punter has won
 * or lost so far. It begins at a press, stops at the first pair that meets a stake to ask what becomes of it, and can be
 * stepped, dragged to any turn and stopped. Who wants nothing to move steps through it.
 */

import { unpack } from "../example/packing.js";
import { Replay } from "../example/replay.js";
import { bring } from "../page/bring.js";
import { drawn } from "../page/drawing.js";
import { button, element, focused, group } from "../page/elements.js";
import { refuse, say } from "../page/speech.js";

/** @typedef {import("../example/replay.js").Frame} Frame */
/** @typedef {import("../engine/answers.js").Predicted} Predicted */
/** @typedef {{frames: Frame[], up: number[], stands: string[], asked_at: number | null, question: Predicted | null}} Deal */

const PAUSE = 2100; // ms on each turn: the whole deal takes a minute
const WIDTH = 260;
const HEIGHT = 60;

const wantsStill = matchMedia("(prefers-reduced-motion: reduce)");

class Watching {
  /** @param {HTMLElement} host @param {Deal} deal */
  constructor(host, deal) {
    this.host = host;
    this.deal = deal;
    this.asked = false;
    const stage = element("div", "faro-stage");
    const said = element("p", "faro-said");
    this.replay = new Replay(stage, said, deal.frames, 0);
    this.playing = button("Pause", "faro-deal", () => (this.timer ? this.pause() : this.play()));
    this.where = element("input", "faro-scrubber");
    this.where.type = "range";
    this.where.max = String(deal.frames.length - 1);
    this.where.ariaLabel = "Where in the deal";
    this.where.addEventListener("input", () => this.replay.go(this.where.valueAsNumber));
    this.line = drawn("polyline");
    this.money = element("p", "faro-money");
    this.question = element("div", "faro-question");
    const controls = group("faro-controls", "Steps");
    controls.append(this.playing, this.replay.back, this.replay.step, this.replay.position);
    const figure = element("div", "faro-figure");
    figure.append(element("p", "faro-title", host.dataset.title ?? ""), stage, said, this.question, controls, this.where, this.fortune(), this.money);
    figure.addEventListener("keydown", (event) => event.target === this.where || this.replay.key(event));
    host.prepend(figure);
    this.replay.addEventListener("move", () => this.settle());
    this.settle();
    if (wantsStill.matches) this.pause();
    else this.play();
  }

  /** The line of what she has won or lost, over a level one. */
  fortune() {
    const chart = drawn("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "faro-fortune" });
    chart.ariaHidden = "true"; // the sentence under it says as much
    chart.append(drawn("path", { d: `M0 ${this.height(0)}H${WIDTH}` }), this.line);
    return chart;
  }

  /** @param {number} up */
  height(up) {
    const most = Math.max(10, ...this.deal.up.map(Math.abs));
    return HEIGHT / 2 - (up / most) * (HEIGHT / 2 - 4);
  }

  play() {
    this.pause();
    this.playing.textContent = "Pause";
    if (this.replay.at === this.deal.frames.length - 1) this.replay.go(0);
    this.wait();
  }

  wait() {
    this.timer = setTimeout(() => this.onward(), PAUSE);
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.playing.textContent = "Play";
  }

  onward() {
    const { at, frames } = this.replay;
    const { question, asked_at } = this.deal;
    if (!this.host.isConnected || at === frames.length - 1) this.pause();
    else if (question && at === asked_at && !this.asked) this.ask(question);
    else {
      this.replay.go(at + 1);
      this.wait();
    }
  }

  /** What stands around the board follows it. */
  settle() {
    const { at, frame } = this.replay;
    const { up, stands } = this.deal;
    const step = WIDTH / (up.length - 1);
    const points = up.slice(0, at + 1).map((checks, turn) => `${(turn * step).toFixed(1)},${this.height(checks).toFixed(1)}`);
    this.line.setAttribute("points", points.join(" "));
    this.where.value = String(at);
    this.where.ariaValueText = frame.say;
    this.money.textContent = stands[at];
    if (at !== this.deal.asked_at) this.question.replaceChildren();
  }

  /** The first pair that meets a stake: what becomes of it? @param {Predicted} question */
  ask({ prompt, answers, right }) {
    this.pause();
    this.asked = true;
    const told = element("p", "faro-prompt", prompt);
    told.tabIndex = -1;
    const row = group("faro-answers", "Answers");
    for (const answer of answers) {
      row.append(
        button(answer, "faro-answer-button", () => {
          const verdict = answer === right ? `Right. ${right}.` : `No: ${right.toLowerCase()}.`;
          say(verdict);
          this.replay.go(this.replay.at + 1);
          this.question.replaceChildren(element("p", "faro-verdict", verdict));
          this.playing.focus();
        }),
      );
    }
    this.question.replaceChildren(told, row);
    told.focus();
  }
}

class FaroWatch extends HTMLElement {
  connectedCallback() {
    if (this.querySelector(".faro-watch-it")) return;
    const begin = button("Watch a deal", "faro-deal faro-watch-it", () => this.begin(begin));
    this.prepend(begin, element("span", "faro-watch-line", " One minute, every card, and what three stakes come to."));
  }

  /** @param {HTMLElement} pressed */
  async begin(pressed) {
    pressed.ariaDisabled = "true";
    const file = new URL(this.dataset.file ?? "", document.baseURI);
    /** @type {Deal | undefined} */
    const deal = await bring(file).then((answer) => answer.json()).then((packed) => /** @type {Deal} */ (unpack(packed)), () => undefined);
    if (!deal) {
      pressed.ariaDisabled = "false";
      if (this.isConnected) refuse("The deal could not be fetched. Press again.");
      return;
    }
    const { playing } = new Watching(this, deal);
    // Whoever has gone elsewhere while it came is left there.
    if (focused() === pressed || focused() === document.body) playing.focus();
    this.querySelector(".faro-watch-line")?.remove();
    pressed.remove();
  }
}

customElements.define("faro-watch", FaroWatch);
