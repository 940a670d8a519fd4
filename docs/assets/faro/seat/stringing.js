/** A string or a heeled bet, made by pressing one card after another. */

import { say } from "../page/speech.js";

export class Stringing {
  /** The ranks pressed so far; none where nothing is strung. @type {string[]} */
  ranks = [];

  /** @param {import("./hands.js").Hands} hands */
  constructor(hands) {
    this.hands = hands;
  }

  /** Begin with the current card; where something is strung already, go to what can be done with it. */
  begin() {
    const { seat, card } = this.hands;
    const { card: spot } = seat.view;
    if (this.ranks.length) card.element.querySelector("button")?.focus();
    else if (!spot?.dataset.rank) seat.refuse("Press a card first.");
    else {
      this.ranks = [spot.dataset.rank];
      spot.focus();
      say(`${spot.dataset.name}, and which other card? Press it; Escape ends.`);
    }
  }

  /** Another card, or one that is taken out again. @param {HTMLElement} spot */
  add({ dataset: { rank = "" } }) {
    const { card } = this.hands;
    this.ranks = this.ranks.includes(rank) ? this.ranks.filter((other) => other !== rank) : [...this.ranks, rank];
    if (!this.ranks.length) this.end();
    const place = this.ranks.join("+");
    card.light({ ranks: this.ranks.join(" ") });
    card.show(place).then(() => {
      if (card.place === place) card.read();
    });
  }

  /** @returns {boolean} whether anything was strung */
  end() {
    const { card, seat } = this.hands;
    if (!this.ranks.length) return false;
    const here = card.element.contains(document.activeElement);
    card.show(this.ranks[0]);
    this.ranks = [];
    card.light();
    if (here) seat.view.tabStop?.focus();
    return true;
  }
}
