/** What a seat shows: the board and its tab stops, the buttons under it, and how far the engine is. */

import { Waiting } from "../engine/waiting.js";
import { pace } from "../board/manner.js";
import { moved } from "../board/moving.js";
import { button, choose, element, focused, partOf, partsOf } from "../page/elements.js";
import { fit } from "../page/speech.js";
import { makePressable, markCurrent, markTools, TOOLS } from "./board.js";
import { morph } from "./engine-ready.js";
import { harmless } from "./harmless.js";
import { KeysDialog } from "./keys-dialog.js";

/**
 * @typedef {object} Place where a seat is taken
 * @property {HTMLElement} host all of it: its keys are heeded
 * @property {string} id what the ids of the board begin with
 * @property {string | null} seat the punter whose seat it is
 * @property {string} [seed] of the first deal that is played there, where a page has chosen it
 * @property {HTMLElement} stage where the board stands
 * @property {HTMLElement} said where a sentence is read
 * @property {HTMLElement} controls the buttons under the board
 * @property {HTMLElement | null} question that is asked before a seat is taken
 * @property {import("../example/replay.js").Replay} replay the steps, without a seat
 * @property {import("../example/replay.js").Waiting | undefined} waiting makes a seat of a still until the engine is there
 * @property {Pick<import("../example/seat-offer.js").SeatOffer, "wait" | "heed" | "stand" | "focus">} offer takes the seat, and leaves it
 */

const MEANWHILE = "What you press is kept."; // at the full table, where nothing can be stepped through

export class SeatView {
  /** The id of the card that was touched last. @type {string | undefined} */
  current;

  /** Of each row of buttons the id of the one that had the focus last. @type {Map<string, string>} */
  tools = new Map();

  /** Whether the rows of tools are to have their tab stops anew. */
  #isMarking = false;

  /** @param {Place} place @param {boolean} isWhole whether it is the full table @param {() => void} again */
  constructor(place, isWhole, again) {
    this.place = place;
    this.waiting = new Waiting(isWhole ? MEANWHILE : undefined);
    this.again = button("Another deal", "faro-again", again);
    this.keys = button("Keys", "faro-keys-button", () => KeysDialog.open());
    this.again.hidden = this.keys.hidden = true;
    place.controls.append(this.again, this.keys);
    place.controls.after(this.waiting.element);
    place.stage.addEventListener("focusin", ({ target }) => this.follow(/** @type {HTMLElement} */ (target)));
    new ResizeObserver(() => fit(place.said)).observe(place.said);
  }

  /** The board that takes presses, if there is one. @returns {HTMLElement | null} */
  get board() {
    return this.place.stage.querySelector(".faro-live");
  }

  /** Somebody sits down: the board that he left, or the still before him, takes presses. @param {string} [left] */
  sitDown(left) {
    const { stage, offer, id, waiting } = this.place;
    stage.inert = false;
    if (left) {
      const still = element("div", "faro-still");
      still.append(harmless(left));
      stage.replaceChildren(still);
    } else if (!this.board && waiting) makePressable(partOf(stage, ".faro-board"), id, waiting);
    this.mark();
    this.makeRoom(true);
    offer.wait();
  }

  /** Show the buttons that belong to the seat, or those that belong to the steps. @param {boolean} isTaken */
  furnish(isTaken) {
    const { offer, replay, controls } = this.place;
    this.makeRoom(isTaken);
    for (const step of replay.controls) step.hidden = isTaken;
    this.again.hidden = this.keys.hidden = !isTaken;
    offer.stand(isTaken);
    controls.setAttribute("aria-label", isTaken ? "The seat" : "Steps");
  }

  /** A seat asks nothing, and is taller than a still: what is said stands over it, where the eye is. @param {boolean} forSeat */
  makeRoom(forSeat) {
    const { said, stage, question } = this.place;
    if (question) question.hidden = forSeat;
    if (forSeat) stage.before(said);
    else this.waiting.element.after(said);
  }

  /** Who has pressed for the seat has the cloth in view, and what to press there before all. */
  bringPresses() {
    const { controls, stage } = this.place;
    if (!controls.contains(focused())) return;
    for (const part of [".faro-felt", ".faro-toolbar"]) stage.querySelector(part)?.scrollIntoView({ block: "nearest" });
  }

  /** The reader steps on, and the seat waits for him. */
  stepAway() {
    this.makeRoom(false);
    this.place.offer.heed();
  }

  /** The engine has answered. @param {boolean} atOnce whether what tells of waiting goes at once, or with the next press */
  endWait(atOnce) {
    if (atOnce) this.waiting.hide();
    else this.waiting.settle();
  }

  /**
   * There is no engine.
   * @param {boolean} isTaken @param {import("../example/house.js").House} house @param {string} sentence @param {() => void} retry
   */
  fail(isTaken, { isWhole, elsewhere }, sentence, retry) {
    const { stage, replay } = this.place;
    const here = stage.contains(focused());
    if (!isTaken && !isWhole) replay.show();
    stage.inert = isWhole && !isTaken; // the deal is in sight, and cannot be played yet
    this.furnish(isTaken);
    this.waiting.failed(sentence, retry, elsewhere);
    if (here && !this.board) this.waiting.out.focus();
  }

  /**
   * The cloth comes back into view where cards are about to fall on it: all of it, or the layout alone where letters are so
   * large that no more has room between the line of the turn and the thumb.
   */
  bringCloth() {
    const { board } = this;
    if (!board) return;
    const parts = [".faro-baize", ".faro-lies", ".faro-toolbar"].map((part) => partOf(board, part));
    const [cloth, lies, tools] = parts.map((part) => part.getBoundingClientRect());
    const ceiling = this.place.said.getBoundingClientRect().bottom - 1;
    const isOver = tools.left < cloth.right && getComputedStyle(parts[2]).position === "sticky";
    const floor = innerHeight - (isOver ? tools.height : 0) + 1;
    const isWhole = cloth.height <= floor - ceiling;
    const { top, bottom } = isWhole ? cloth : lies;
    if (top >= ceiling && bottom <= floor) return;
    const behavior = pace() === "none" ? "instant" : "smooth";
    if (isWhole) board.scrollIntoView({ block: "start", behavior });
    else window.scrollBy({ top: bottom - floor, behavior });
  }

  /** @param {string} html the live board @param {import("../board/moving.js").Beat[]} beats what has happened since the one before */
  draw(html, beats) {
    const { board } = this;
    if (!board) {
      this.place.stage.innerHTML = `<div class="faro-still">${html}</div>`;
      return;
    }
    // The engine does not know what stands chosen in a list; the reader does.
    const chosen = partsOf(board, "select", HTMLSelectElement).map(({ id, value }) => ({ id, value }));
    moved(this.place.stage, () => morph(board, html), beats);
    for (const { id, value } of chosen) {
      const list = document.getElementById(id);
      if (list instanceof HTMLSelectElement) choose(list, value);
    }
  }

  /** What was foreseen has not come. @param {string} [html] the board before it */
  drawAgain(html) {
    if (html) this.draw(html, []);
    this.mark();
  }

  /** A place is the one that was touched last. @param {string} [id] none where it stays the same */
  touch(id = this.current) {
    this.current = id;
    this.mark();
  }

  mark() {
    if (!this.board) return;
    markCurrent(this.board, this.current);
    // To ask which tools are seen lays the board out: that is done once, when all is written.
    if (this.#isMarking) return;
    this.#isMarking = true;
    Promise.resolve().then(() => {
      this.#isMarking = false;
      if (this.board) markTools(this.board, this.tools);
    });
  }

  /** The tab stop follows the focus, and the current card with it. @param {HTMLElement} reached */
  follow(reached) {
    if (reached.dataset.place) this.current = reached.id;
    for (const { row } of TOOLS) if (reached.closest(row)) this.tools.set(row, reached.id);
    this.mark();
  }

  /** The card that Copper and Take down act on, once one was touched. @returns {HTMLElement | null} */
  get card() {
    return this.board?.querySelector(".faro-current") ?? null;
  }

  /** The card that the Tab key comes to. @returns {HTMLElement | null} */
  get tabStop() {
    return this.board?.querySelector('.faro-spot[tabindex="0"]') ?? null;
  }

  /** A button that has gone with its bet, or with the steps, would leave the focus nowhere. @param {HTMLElement | null} before */
  keepFocus(before) {
    if (!before || before === document.body || before.checkVisibility({ visibilityProperty: true })) return;
    (this.cardOf(before) ?? this.tabStop)?.focus();
  }

  /** The card that a button was about. @param {HTMLElement} gone @returns {HTMLElement | null} */
  cardOf({ dataset }) {
    const place = dataset.line?.split(" ").at(-1); // every line about a stake ends with its place
    return this.board?.querySelector(`[id="${this.place.id}-${place}"].faro-spot`) ?? null;
  }

  /** What waits for the reader goes away under the focus. */
  rest() {
    if (focused() === this.waiting.out) this.tabStop?.focus();
    this.waiting.hide();
  }

  /** What stands on the board, to be read out. @param {string} part a selector @param {string} [what] which of its readings @returns {string} */
  reading(part, what = "read") {
    const read = this.board?.querySelector(part);
    return (read instanceof HTMLElement && read.dataset[what]) || "";
  }
}
