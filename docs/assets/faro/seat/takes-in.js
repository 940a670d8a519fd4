/** The bets that take in one card, so that none needs aiming: a list of buttons under the board, from the board's own list. */

import { button, group, partsOf } from "../page/elements.js";

export class TakesIn {
  /** The card whose bets were listed last. */
  rank = "";

  /** @param {import("./seat.js").Seat} seat */
  constructor(seat) {
    this.seat = seat;
    this.element = group("faro-takes-in", "");
    this.element.hidden = true;
    seat.place.stage.after(this.element);
  }

  /** Open the list of a card, or put it away. @param {HTMLElement} spot @returns {boolean} whether the book takes such bets */
  toggle(spot) {
    return (spot.dataset.rank === this.rank && this.close()) || this.open(spot);
  }

  /** Its button says whether it is open; the engine, which draws the button, does not know. */
  mark() {
    const opens = this.seat.view.board?.querySelector('[data-do="takes-in"]');
    if (opens) opens.ariaExpanded = String(!this.element.hidden);
  }

  /** @param {HTMLElement} spot a painted card @returns {boolean} whether the book takes such bets */
  open(spot) {
    const { board } = this.seat.view;
    const { rank = "" } = spot.dataset;
    const listed = board ? partsOf(board, ".faro-more option", HTMLOptionElement) : [];
    const bets = listed
      .filter(({ dataset: { ranks, against = "" } }) => `${ranks} ${against}`.split(" ").includes(rank))
      .map((place) => this.bet(place));
    if (!bets.length) return false;
    const done = button("Done", "faro-done", () => this.close());
    this.element.ariaLabel = `Bets that take in the ${spot.dataset.name}`;
    this.element.replaceChildren(...bets, done);
    this.element.hidden = false;
    this.rank = rank;
    this.mark();
    bets[0].focus();
    return true;
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

  /** Put the list away, and go back to the card. @returns {boolean} whether it was open */
  close() {
    if (this.element.hidden) return false;
    const here = this.element.contains(document.activeElement);
    this.element.hidden = true;
    this.mark();
    if (here) this.seat.view.tabStop?.focus();
    return true;
  }
}
