/** The bets that take in a place's cards, so that none needs aiming: a sheet of buttons, from the board's own list. */

import { button, element, group, hit, partsOf } from "../page/elements.js";

/** The ranks that a place takes in. @param {DOMStringMap} dataset */
const ranksOf = ({ ranks = "", against = "" }) => `${ranks} ${against}`.split(" ").filter(Boolean);

const OPENS = '[data-do="takes-in"]';

export class TakesIn {
  /** Whether a press on its button began while it was open: that shut it, and is not to open it again. */
  #isShutting = false;

  /** @param {import("./seat.js").Seat} seat */
  constructor(seat) {
    this.seat = seat;
    this.element = group("faro-sheet faro-takes-in", "");
    this.element.popover = "auto";
    this.element.addEventListener("toggle", () => this.toggled());
    seat.place.stage.after(this.element);
    const begun = (/** @type {PointerEvent} */ event) => (this.#isShutting = this.isOpen && hit(event, OPENS) !== null);
    seat.place.stage.addEventListener("pointerdown", begun, { capture: true });
  }

  get isOpen() {
    return this.element.matches(":popover-open");
  }

  /** Open the list of a place, or put it away. @param {HTMLElement} spot @returns {boolean} whether the book takes such bets */
  toggle(spot) {
    const isShut = this.close() || this.#isShutting;
    this.#isShutting = false;
    return isShut || this.open(spot);
  }

  /** Its button says whether it is open; the engine, which draws the button, does not know. */
  mark() {
    const opens = this.seat.view.board?.querySelector(OPENS);
    if (opens) opens.ariaExpanded = String(this.isOpen);
  }

  /** What was opened from a sheet that is shut by then has nowhere to give the focus back to. */
  toggled() {
    this.mark();
    if (!this.isOpen && document.activeElement === document.body) this.seat.view.tabStop?.focus();
  }

  /** @param {HTMLElement} spot a place of the cloth @returns {boolean} whether the book takes such bets */
  open(spot) {
    const { board } = this.seat.view;
    const wanted = ranksOf(spot.dataset);
    const listed = board ? partsOf(board, ".faro-more option", HTMLOptionElement) : [];
    const bets = listed
      .filter(({ dataset }) => ranksOf(dataset).some((rank) => wanted.includes(rank)))
      .map((place) => this.bet(place));
    if (!bets.length) return false;
    const title = element("b", "", `Bets that take in the ${spot.dataset.name}`);
    title.ariaHidden = "true"; // a listener hears it of the group
    this.element.ariaLabel = title.textContent;
    this.element.replaceChildren(title, ...bets, button("Done", "faro-done", () => this.close()));
    this.element.showPopover();
    this.stand();
    bets[0].focus();
    return true;
  }

  /** At a desk it stands over the line of the button that opens it, which stays in sight. */
  stand() {
    const line = this.seat.view.board?.querySelector(OPENS)?.parentElement?.getBoundingClientRect();
    const { style } = this.element;
    style.inset = line?.width ? `auto auto ${innerHeight - line.top}px ${line.left}px` : "";
    style.maxWidth = line?.width ? `${line.width}px` : "";
  }

  /** @param {HTMLOptionElement} place */
  bet({ text: name, dataset }) {
    const made = button(name, "faro-bet-there", () => {
      this.seat.hands.card.turnTo(dataset.place);
      this.seat.press({ line: dataset.bet, name });
    });
    made.dataset.place = dataset.place;
    return made;
  }

  /** Put the list away. @returns {boolean} whether it was open */
  close() {
    const wasOpen = this.isOpen;
    this.element.hidePopover();
    return wasOpen;
  }
}
