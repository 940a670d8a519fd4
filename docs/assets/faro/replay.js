/** Stepping through the frames that the build put into the page. A frame is a picture and a sentence, both made by the engine. */

import { say } from "./speech.js";

/**
 * @typedef {{html: string, say: string, log: string, step: string}} Frame `step` names the press that brings it
 * @typedef {{prompt: string, answers: string[], right: string}} Question
 * @typedef {{open: string, close: string, told: string, back?: number | null, frames: Frame[]}} OtherView
 * @typedef {{frames: Frame[], start: number, question: Question | null, seat: string | null, views?: OtherView[]}} ExampleData
 */

/**
 * The frames as the build packed them: what stands in several pictures is in the page once, and so is the log.
 * @param {{pieces: string[], log: string, frames: {html: number[], log: number, say: string, step: string}[]}} packed
 * @returns {ExampleData}
 */
export function unpack({ pieces, log, frames, views, ...rest }) {
  const lines = log.split(/(?<=\n)/);
  const whole = (frame) => ({
    ...frame,
    html: frame.html.map((number) => pieces[number]).join(""),
    log: lines.slice(0, frame.log).join(""),
  });
  return {
    ...rest,
    frames: frames.map(whole),
    views: views?.map((view) => ({ ...view, frames: view.frames.map(whole) })),
  };
}

/**
 * A real button.
 * @param {string} label @param {string} className @param {(event: MouseEvent) => void} press
 */
export function button(label, className, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = className;
  made.textContent = label;
  made.addEventListener("click", (event) => made.ariaDisabled !== "true" && press(event));
  return made;
}

/** Tells of a `move` when another frame has been shown. */
export class Replay extends EventTarget {
  /**
   * @param {HTMLElement} stage where the picture is shown
   * @param {HTMLElement} said where its sentence is read
   * @param {Frame[]} frames
   * @param {number} start the frame that is shown first
   */
  constructor(stage, said, frames, start) {
    super();
    Object.assign(this, { stage, said, frames, start, at: start });
    this.back = button("Back", "faro-back", () => this.go(this.at - 1));
    this.step = button("Step", "faro-step", () => this.go(this.at + 1));
    this.position = document.createElement("span");
    this.position.className = "faro-position";
    this.restart = button("Start over", "faro-restart", () => this.go(this.start));
    this.controls = [this.back, this.step, this.position, this.restart];
    this.show();
  }

  /** Step through another log from its beginning. @param {Frame[]} frames */
  load(frames) {
    Object.assign(this, { frames, start: 0, at: 0 });
    this.show();
  }

  /** The frame that is shown. @returns {Frame} */
  get frame() {
    return this.frames[this.at];
  }

  /** Show another frame and say it. @param {number} at */
  go(at) {
    if (at < 0 || at >= this.frames.length) return;
    this.at = at;
    this.show();
    say(this.frame.say);
    this.dispatchEvent(new Event("move"));
  }

  /** Draw the frame. A still holds nothing that could have the focus, so it is simply put in place. */
  show() {
    const next = this.frames[this.at + 1];
    this.stage.innerHTML = `<div class="faro-still">${this.frame.html}</div>`;
    this.said.textContent = this.frame.say;
    this.position.textContent = `${this.at + 1} of ${this.frames.length}`;
    this.step.textContent = next ? next.step : "Step";
    // Not `disabled`: a button that is switched off under the finger would lose the focus.
    this.back.ariaDisabled = String(this.at === 0);
    this.step.ariaDisabled = String(!next);
    this.restart.ariaDisabled = String(this.at === this.start);
  }

  /** The arrows and Home. @param {KeyboardEvent} event */
  key(event) {
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: this.start }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(to);
  }
}
