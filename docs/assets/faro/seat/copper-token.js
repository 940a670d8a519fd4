/** The copper of the rack: pressed it is in hand, and coppers the places that are pressed next, till it is pressed again. */

import { partsOf } from "../page/elements.js";
import { say } from "../page/speech.js";

export class CopperToken {
  /** Whether the copper is in hand. */
  isUp = false;

  /** @param {import("./seat.js").Seat} seat */
  constructor(seat) {
    this.seat = seat;
  }

  /** Take the copper in hand, or put it back. */
  turn() {
    this.isUp = !this.isUp;
    this.mark();
    this.seat.hands.card.show(); // the place in hand is told of as it would be laid
    const [token] = this.tokens;
    say(`${token?.textContent}: ${this.isUp ? "the next places are laid so, and a bet that lies is turned." : "back in the rack."}`);
  }

  /** The engine, which draws the board, does not know what is in hand. */
  mark() {
    this.isUp &&= this.tokens.length > 0; // a book that takes no copper has none in its rack
    for (const token of this.tokens) token.ariaPressed = String(this.isUp);
  }

  get tokens() {
    const { board } = this.seat.view;
    return board ? partsOf(board, "[data-do=copper]") : [];
  }
}
