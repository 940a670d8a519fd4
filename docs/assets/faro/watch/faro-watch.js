/**
 * A whole deal to be watched: every card from the soda to the hock in a minute, with a line of what one punter has won
 * or lost so far. It begins at a press, stops at the first pair that meets a stake to ask what becomes of it, and can be
 * stepped, dragged to any turn and stopped. Who wants nothing to move steps through it.
 */

import { pace } from "../board/manner.js";
import { unpack } from "../example/packing.js";
import { Replay } from "../example/replay.js";
import { bring } from "../page/bring.js";
import { drawn } from "../page/drawing.js";
import { button, element, focused, group } from "../page/elements.js";
import { refuse, say } from "../page/speech.js";

/** @typedef {import("../example/replay.js").Frame} Frame */
/** @typedef {import("../engine/answers.js").Predicted} Predicted */
/** @typedef {{frames: Frame[], up: number[], stands: string[], fell: string[], asked_at: number | null, question: Predicted | null}} Deal */

const PAUSE = 2100; // ms on each turn: the whole deal takes a minute
const WIDTH = 260;
const HEIGHT = 56;

class Watching {
  /** @param {HTMLElement} host @param {Deal} deal @param {() => void} close */
  constructor(host, deal, close) {
    this.host = host;
    this.deal = deal;
    this.most = Math.max(10, ...deal.up.map(Math.abs));
    this.asked = false;
    const stage = element("div", "faro-stage");
    const said = element("p", "faro-said");
    this.replay = new Replay(stage, said, deal.frames, 0);
    this.playing = button("Pause", "faro-deal", () => (this.timer ? this.pause() : this.play()));
    this.line = drawn("polyline");
    this.money = element("p", "faro-money");
    this.question = element("div", "faro-question");
    const controls = group("faro-controls", "Steps");
    controls.append(this.playing, this.replay.back, this.replay.step, button("Close", "faro-close", close), this.money);
    this.figure = element("div", "faro-figure faro-watched");
    this.figure.append(element("p", "faro-title", host.dataset.title ?? ""), stage, this.along(), said, this.question, controls);
    this.figure.addEventListener("keydown", (event) => this.replay.key(event));
    host.prepend(this.figure);
    this.replay.addEventListener("move", () => this.settle());
    this.settle();
    if (pace() === "none") this.pause();
    else this.play();
  }

  /** Where in the deal one is, a mark for what each couple did, and the line of what she has won or lost by then. */
  along() {
    const marks = element("span", "faro-falls");
    for (const fell of this.deal.fell) {
      const mark = element("i", "");
      if (fell) mark.dataset.fell = fell;
      marks.append(mark);
    }
    const scale = element("span", "faro-scale");
    for (const step of [`+${this.most}`, "Ann 0", `−${this.most}`]) scale.append(element("span", "", step));
    const chart = drawn("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "faro-fortune", preserveAspectRatio: "none" });
    chart.append(drawn("path", { d: `M0 ${this.height(0)}H${WIDTH}` }), this.line);
    for (const part of [marks, scale, chart]) part.ariaHidden = "true"; // the sentences say as much
    const where = element("span", "faro-where");
    where.append(marks, this.replay.where);
    const along = element("div", "faro-along");
    along.append(this.replay.position, where, scale, chart);
    return along;
  }

  /** @param {number} up */
  height(up) {
    return HEIGHT / 2 - (up / this.most) * (HEIGHT / 2 - 4);
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
    const { at } = this.replay;
    const { up, stands } = this.deal;
    const step = WIDTH / (up.length - 1);
    const points = up.slice(0, at + 1).map((checks, turn) => `${(turn * step).toFixed(1)},${this.height(checks).toFixed(1)}`);
    this.line.setAttribute("points", points.join(" "));
    this.money.textContent = stands[at];
    if (at === this.deal.asked_at) return;
    this.question.replaceChildren();
    this.figure.classList.remove("faro-asking");
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
        button(answer, "faro-answer-button", async () => {
          const verdict = answer === right ? `Right. ${right}.` : `No: ${right.toLowerCase()}.`;
          await this.replay.go(this.replay.at + 1);
          say(`${verdict} ${this.replay.frame.say}`);
          this.question.replaceChildren(element("p", "faro-verdict", verdict));
          this.playing.focus();
        }),
      );
    }
    this.question.replaceChildren(told, row);
    this.figure.classList.add("faro-asking");
    told.focus();
  }
}

class FaroWatch extends HTMLElement {
  connectedCallback() {
    if (this.querySelector(".faro-watch-it")) return;
    const begin = button("Watch a whole deal: one minute", "faro-watch-it", () => this.begin(begin));
    this.prepend(begin);
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
    const before = document.getElementById(this.dataset.instead ?? "");
    const watching = new Watching(this, deal, () => {
      watching.pause();
      watching.figure.replaceWith(pressed);
      if (before) before.hidden = false;
      pressed.focus();
    });
    // Whoever has gone elsewhere while it came is left there.
    if (focused() === pressed || focused() === document.body) watching.playing.focus();
    pressed.ariaDisabled = "false";
    pressed.remove();
    if (!before) return;
    before.hidden = true;
    const { top, bottom } = this.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) this.scrollIntoView({ block: "nearest" });
  }
}

customElements.define("faro-watch", FaroWatch);
