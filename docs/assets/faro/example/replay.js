/** Stepping through the frames that the build put into the page. A frame is a picture and a sentence, both made by the engine. */

import { button, element } from "../page/elements.js";
import { refuse, say } from "../page/speech.js";
import { bringMotion, isMotionHere, moved } from "../board/moving.js";

/**
 * @typedef {import("../engine/answers.js").Frame} Frame
 * @typedef {import("../engine/answers.js").Predicted} Question
 * @typedef {import("../engine/answers.js").OtherView} OtherView
 * @typedef {{grid: string, tools: string}} Waiting a grid for the cards that lie on the cloth, and what stands under it
 * `shown` is the frame that the page holds, `reader` who *you* is where nobody takes a seat, `waiting` makes a seat of it until
 * the engine is there, whose first deal has a `seed`, whose reader has `goals`, and beside whom others bet by their `habits`
 * @typedef {{frames: Frame[], shown: number, question?: Question | null, seat?: string | null, reader?: string, seed?: string, goals?: string, habits?: Record<string, string>, waiting?: Waiting, views?: OtherView[]}} ExampleData
 */

/** So many steps are worth a slider. */
const SCRUBBED = 5;

const UNFETCHED = "The steps did not come. Press again.";

/** Tells of a `move` when another frame has been shown. */
export class Replay extends EventTarget {
  /**
   * @param {HTMLElement} stage where the picture is shown
   * @param {HTMLElement} said where its sentence is read
   * @param {Frame[]} frames at least the one that is shown first
   * @param {number} start the frame that is shown first
   * @param {() => Promise<Frame[]>} [apart] brings all of them, where they are not in the page
   */
  constructor(stage, said, frames, start, apart) {
    super();
    this.stage = stage;
    this.said = said;
    this.frames = frames;
    this.start = start;
    /** The number of the frame that is shown. */
    this.at = start;
    this.apart = apart;
    this.back = button("←", "faro-back", () => this.lead(() => this.at - 1));
    this.back.title = this.back.ariaLabel = "Back";
    this.step = button("Step", "faro-step", () => this.lead(() => (this.isOver ? this.start : this.at + 1)));
    this.position = element("span", "faro-position");
    this.where = element("input", "faro-scrubber");
    this.where.type = "range";
    this.where.ariaLabel = "Where in the deal";
    this.where.addEventListener("input", () => this.go(this.where.valueAsNumber));
    this.restart = button("Start over", "faro-restart", () => this.lead(() => this.start));
    this.controls = [this.back, this.where, this.step, this.position, this.restart];
    this.show();
  }

  /**
   * Step through another log from its beginning.
   * @param {Frame[]} frames @param {(at: number) => Promise<string>} [reach] brings the frames of a long one as they are
   *   wanted, and says what went wrong, if anything did
   * @param {number} [at] the frame that is shown first
   */
  load(frames, reach, at = 0) {
    this.reach = reach;
    this.apart = undefined; // what was on its way is wanted no more
    this.turnTo(frames, 0);
    this.at = at;
    this.show();
  }

  /** Go on with the frames of another view; what is shown stays until the next step. @param {Frame[]} frames @param {number} start */
  turnTo(frames, start) {
    this.frames = frames;
    this.start = start;
  }

  get isOver() {
    return this.at === this.frames.length - 1;
  }

  /** The frame that is shown. @returns {Frame} */
  get frame() {
    return this.frames[this.at];
  }

  /** Have all frames here, and what moves them. Rejects where they cannot be had, and tries again the next time. */
  async bring() {
    const motion = bringMotion();
    const { apart } = this;
    if (!apart) {
      await motion;
      return;
    }
    const [frames] = await Promise.all([apart(), motion]);
    if (this.apart !== apart) return;
    this.apart = undefined;
    this.frames = frames;
  }

  /** Have all frames here, or say that they cannot be had. @returns {Promise<boolean>} whether they are */
  async ready() {
    try {
      await this.bring();
      return true;
    } catch (error) {
      console.error(error);
      refuse(UNFETCHED);
      this.said.textContent = UNFETCHED;
      return false;
    }
  }

  /** Show another frame and say it, as soon as it is here. @param {number} at */
  go(at) {
    return this.lead(() => at);
  }

  /**
   * Go where a press leads from the frame that is shown by then: what was pressed before is done first.
   * @param {() => number} where
   */
  async lead(where) {
    if ((this.apart || !isMotionHere()) && !(await this.ready())) return;
    const at = where();
    if (at < 0 || at >= this.frames.length) return;
    if (this.reach && !(await this.arrive(at, this.reach))) return;
    const next = at === this.at + 1;
    this.at = at;
    moved(this.stage, () => this.show(), next ? this.frame.beats : []);
    say(this.frame.say);
    this.dispatchEvent(new Event("move"));
  }

  /**
   * Have a frame of a long run here, or say why it is not.
   * @param {number} at @param {(at: number) => Promise<string>} reach @returns {Promise<boolean>} whether it is, and wanted still
   */
  async arrive(at, reach) {
    this.wanted = at;
    const failed = await reach(at);
    if (failed) {
      refuse(failed);
      this.said.textContent = failed;
    }
    return !failed && this.wanted === at && this.reach === reach;
  }

  /** Draw the frame. Nothing in a still is worked on, so it is simply put in place; what was unfolded stays so. */
  show() {
    const next = this.frames[this.at + 1];
    const open = this.stage.querySelector("details.faro-casekeeper[open]");
    this.stage.innerHTML = `<div class="faro-still">${this.frame.html}</div>`;
    if (open) this.stage.querySelector("details.faro-casekeeper")?.setAttribute("open", "");
    this.said.textContent = this.frame.say;
    this.where.min = String(Math.min(this.start, this.at)); // as the count does, it begins with what is shown first
    this.where.max = String(this.frames.length - 1);
    this.where.value = String(this.at);
    this.where.ariaValueText = this.frame.say;
    // What lies before the frame that is shown first is no step yet.
    const steps = this.frames.length - this.start;
    for (const part of this.controls) part.classList.toggle("faro-few", steps < (part === this.where ? SCRUBBED : 2));
    this.position.textContent = `${Math.max(0, this.at - this.start + 1)} of ${steps}`;
    this.step.textContent = next ? next.step : "Start over";
    // Not `disabled`: a button that is switched off under the finger would lose the focus.
    this.back.ariaDisabled = String(this.at === 0);
    this.step.ariaDisabled = String(!next && this.at === this.start);
    this.restart.ariaDisabled = String(this.at === this.start);
    // The step says it at the end, and has the focus then that this had.
    if (!next && document.activeElement === this.restart) this.step.focus();
    this.restart.hidden = !next;
  }

  /** The arrows and Home. @param {KeyboardEvent} event */
  key(event) {
    /** @type {Record<string, () => number>} */
    const leads = { ArrowLeft: () => this.at - 1, ArrowRight: () => this.at + 1, Home: () => this.start };
    const where = leads[event.key];
    if (!where || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.lead(where);
  }
}
