/**
 * What an element asks of the engine: one thing at a time, so that a double press counts once. Whoever waits sees how
 * far the engine is and has a way out, and what failed is asked again at a press. An answer that comes after the reader
 * has left the page is dropped: it would be said, and go into the address, on another page.
 */

import { focused } from "../page/elements.js";
import { refuse } from "../page/speech.js";
import { engine } from "./engine.js";
import { PATIENCE, Waiting } from "./waiting.js";

/** @typedef {import("./answers.js").Answers} Answers */
/**
 * @template {keyof Answers} Door
 * @typedef {import("./engine.js").Request<Door>} Request
 */

/**
 * @typedef {object} Asked
 * @property {HTMLElement | null} from what had the focus
 * @property {(isLate: () => boolean) => Promise<void>} answer brings an answer, unless it is too late
 * @property {() => void} drop no answer is waited for any more
 */

export class Asking {
  /** Whether an answer is on its way. */
  isBusy = false;

  /**
   * @param {HTMLElement} owner
   * @param {object} [words]
   * @param {string} [words.meanwhile] what a reader can do until the engine is there
   * @param {string} [words.unloaded] what is said where the engine could not load
   * @param {() => void} [words.otherwise] what is done then
   */
  constructor(owner, { meanwhile = "You can read on meanwhile.", unloaded, otherwise } = {}) {
    this.owner = owner;
    this.unloaded = unloaded;
    this.otherwise = otherwise;
    this.waiting = new Waiting(meanwhile);
    /** Where a reader sees that he waits. */
    this.element = this.waiting.element;
    /** @type {Asked | undefined} */
    this.asked = undefined;
    /** How often something was wished for: the latest wish alone is answered. */
    this.wishes = 0;
  }

  /**
   * Ask, unless an answer is on its way. What has failed is forgotten.
   * @template {keyof Answers} Door
   * @template [AtHand=Answers[Door]]
   * @param {Request<Door>} request @param {() => Promise<AtHand | undefined>} [atHand]
   * @returns {Promise<Answers[Door] | AtHand | undefined>} nothing where it was not asked, or is not waited for any more
   */
  async ask(request, atHand = async () => undefined) {
    if (this.isBusy) return undefined;
    this.end();
    return new Promise((resolve) => {
      /** @param {() => boolean} isLate */
      const answer = async (isLate) => {
        const there = await atHand();
        if (isLate()) return;
        if (!there) this.wait();
        const found = there ?? (await engine.ask(request));
        if (isLate()) return;
        resolve(found);
        this.end();
      };
      this.asked = { from: focused(), answer, drop: () => resolve(undefined) };
      this.attempt(this.asked);
    });
  }

  /**
   * Ask; while an answer is on its way, ask after it, of all that is wished meanwhile only the last.
   * @template {keyof Answers} Door
   * @param {() => Request<Door>} wished what is wished for by then @returns {Promise<Answers[Door] | undefined>} the answer to the last wish
   */
  async askLast(wished) {
    this.wishes += 1;
    if (this.isBusy) return undefined;
    let answer;
    let wish;
    do {
      wish = this.wishes;
      answer = await this.ask(wished());
    } while (answer && wish !== this.wishes);
    return answer;
  }

  /** @param {Asked} asked */
  async attempt(asked) {
    const { pathname } = location;
    const isLate = () => {
      // The theme puts the address of the next page in place before the page itself.
      if (!this.owner.isConnected || location.pathname !== pathname) this.end();
      return asked !== this.asked;
    };
    this.isBusy = true;
    try {
      await asked.answer(isLate);
    } catch (error) {
      if (!isLate()) this.fail(asked, /** @type {Error} */ (error));
    }
  }

  wait() {
    engine.retry();
    const show = () => {
      if (engine.state === "ready") this.waiting.working(() => this.cancel());
      else this.waiting.loading([], () => this.cancel());
    };
    if (engine.state !== "ready") show();
    this.late = setTimeout(show, PATIENCE);
  }

  /** No answer is wanted any more, and an engine that is at work on it is stopped. */
  cancel() {
    this.end();
    engine.stop();
  }

  /** @param {Asked} asked @param {Error} error */
  fail(asked, error) {
    clearTimeout(this.late);
    this.isBusy = false;
    const isUnloaded = engine.state === "failed";
    if (isUnloaded) console.error(error);
    const sentence = (isUnloaded && this.unloaded) || error.message;
    this.waiting.failed(sentence, () => this.isBusy || this.attempt(asked));
    refuse(sentence);
    if (isUnloaded) this.otherwise?.();
  }

  /** Nothing is waited for any more. */
  end() {
    const { asked } = this;
    clearTimeout(this.late);
    if (this.element.contains(document.activeElement)) asked?.from?.focus(); // it goes away under the focus
    this.waiting.hide();
    this.isBusy = false;
    this.asked = undefined;
    asked?.drop();
  }
}
