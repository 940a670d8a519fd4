/** The bets that take in one card, so that none needs aiming: a list of buttons under the board, from the board's own list. */

import { button } from "./replay.js";

export class TakesIn {
  /** @param {import("./seat.js").Seat} seat */
  constructor(seat) {
    this.seat = seat;
    this.element = document.createElement("div");
    this.element.className = "faro-takes-in";
    this.element.setAttribute("role", "group");
    this.element.hidden = true;
    seat.stage.after(this.element);
  }

  /** @param {HTMLElement} spot a painted card @returns {boolean} whether the book takes such bets */
  open(spot) {
    const places = [...this.seat.board.querySelectorAll(".faro-more option")].filter(({ dataset }) =>
      dataset.ranks.split(" ").includes(spot.dataset.rank),
    );
    if (!places.length) return false;
    const bets = places.map(({ textContent, dataset }) =>
      button(textContent, "faro-bet-there", () => this.seat.press({ line: dataset.bet, name: textContent })),
    );
    const done = button("Done", "faro-done", () => this.close());
    this.element.ariaLabel = `Bets that take in the ${spot.title}`;
    this.element.replaceChildren(...bets, done);
    this.element.hidden = false;
    bets[0].focus();
    return true;
  }

  /** Put the list away, and go back to the card. @returns {boolean} whether it was open */
  close() {
    if (this.element.hidden) return false;
    const here = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (here) this.seat.tabStop.focus();
    return true;
  }
}
