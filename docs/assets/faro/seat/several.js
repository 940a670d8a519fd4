/**
 * A bet on several cards, made by pressing one after another: between two, a figure, a string, or one heeled against
 * another. Only what the book takes stays lit; of the rest the card of the place tells which books take it.
 */

import { partsOf } from "../page/elements.js";
import { say } from "../page/speech.js";
import { NO_CARD } from "./board.js";
import { betOn, goTogether } from "./ranks-together.js";

const PICKS = "Press the cards for one bet.";

export class Several {
  /** The ranks pressed so far. @type {string[]} */
  ranks = [];

  /** Whether presses pick cards until a bet is laid, or the switch is pressed again. */
  isOn = false;

  /** Whether the dealer has said that a bet is picked and not laid. */
  hasTold = false;

  /** @param {import("./hands.js").Hands} hands */
  constructor(hands) {
    this.hands = hands;
  }

  /** Whether a press on a card picks it. */
  get picks() {
    return this.isOn || this.ranks.length > 0;
  }

  /** Begin with the current card; where some are picked already, go to what can be done with them. */
  begin() {
    const { seat, card } = this.hands;
    const { card: spot } = seat.view;
    if (this.ranks.length) card.element.querySelector("button")?.focus();
    else if (!spot?.dataset.rank) seat.refuse(NO_CARD);
    else {
      this.ranks = [spot.dataset.rank];
      this.mark();
      spot.focus();
      say(`${spot.dataset.name}, and which other card? Press it; Escape ends.`);
    }
  }

  /** The switch: every press picks a card from now on, or none does. The slip says so, with the way out. */
  turn() {
    if (this.end()) return;
    this.isOn = true;
    this.mark();
    this.hands.card.fill(`<p>${PICKS}</p><div class="faro-place-hands"><button type="button" data-do="several">End</button></div>`);
    say(`${PICKS} Escape ends it.`);
  }

  /** The bets on several cards that the table offers. */
  get bets() {
    const { board } = this.hands.seat.view;
    const listed = board ? partsOf(board, ".faro-gap, .faro-more option") : [];
    return listed.flatMap(({ dataset: { place = "", ranks = "", against } }) => (against ? [] : [{ place, ranks: ranks.split(" ") }]));
  }

  /** Another card, or one that is put back. @param {HTMLElement} spot */
  add({ dataset: { rank = "" } }) {
    const { card } = this.hands;
    this.hasTold = false;
    this.ranks = this.ranks.includes(rank) ? this.ranks.filter((other) => other !== rank) : [...this.ranks, rank];
    this.mark();
    if (!this.ranks.length) return;
    const place = betOn(this.bets, this.ranks)?.place ?? this.ranks.join("+");
    card.light({ ranks: this.ranks.join(" ") });
    card.show(place).then(() => {
      if (card.place === place) card.read();
    });
  }

  /** A bet that is picked and not laid is told of before the cards come, once. @returns {boolean} whether it was told now */
  isForgotten() {
    if (this.ranks.length < 2 || this.hasTold) return false;
    this.hasTold = true;
    this.hands.seat.refuse("A bet on several cards is picked and not laid. Lay it, or deal once more without it.");
    return true;
  }

  /** What was picked is laid, or something else is done. */
  laid() {
    this.ranks = [];
    this.isOn = false;
    this.mark();
  }

  /** @returns {boolean} whether cards were picked, or would have been */
  end() {
    const { card, seat } = this.hands;
    if (!this.picks) return false;
    const here = card.element.contains(document.activeElement);
    if (this.ranks.length) card.show(this.ranks[0]);
    else card.rest();
    this.laid();
    card.light();
    if (here) seat.view.tabStop?.focus();
    return true;
  }

  /** Show which cards are picked, and which may be picked with them. */
  mark() {
    const { board } = this.hands.seat.view;
    if (!board) return;
    const { ranks } = this;
    const turns = board.querySelector('[data-do="several"][aria-pressed]'); // and not the way out on the slip
    const areStrung = turns instanceof HTMLElement && turns.dataset.strings === "taken";
    const together = areStrung || !ranks.length ? undefined : goTogether(this.bets, ranks);
    if (turns) turns.ariaPressed = String(this.isOn);
    for (const spot of partsOf(board, ".faro-spot[data-rank]")) {
      const { rank = "" } = spot.dataset;
      spot.parentElement?.classList.toggle("faro-picked", ranks.includes(rank));
      spot.parentElement?.classList.toggle("faro-apart", Boolean(together && !together.has(rank) && !ranks.includes(rank)));
    }
  }
}
