/** What a seat does while the engine is on its way, when an answer takes long, and when none comes. */

import { engine } from "../engine/engine.js";
import { refuse } from "../page/speech.js";

const PATIENCE = 1000; // ms until an answer that has not come is worth a word

/** The seats that wait for the engine; while there is another, one that gives up does not stop it for all. */
const waitingSeats = new Set();

export class Wait {
  /** @param {import("./seat.js").Seat} seat */
  constructor(seat) {
    this.seat = seat;
  }

  /** The seat waits for the engine. */
  begin() {
    waitingSeats.add(this.seat);
  }

  /** It waits no more. */
  end() {
    waitingSeats.delete(this.seat);
  }

  /** Say that the engine is on its way, and give a way out. */
  tell() {
    const { view, queue } = this.seat;
    view.waiting.loading(queue.names, () => this.cancel());
  }

  cancel() {
    this.end();
    if (!waitingSeats.size) engine.stop();
    this.seat.leave("Cancelled.");
    this.seat.place.play.focus();
  }

  /** The engine has not come: the steps stay, and so does the deal. @param {Error} error */
  fail(error) {
    console.error(error);
    const { seat } = this;
    const { deal, house, view } = seat;
    const retry = () => {
      seat.place.play.focus();
      seat.open(seat.taken || house.isWhole || deal.html ? deal : null);
    };
    view.fail(seat.taken, house, retry);
    refuse(house.unloaded);
  }

  /** Say so where an answer does not come for a while. @returns {() => void} it has come */
  listen() {
    const impatient = setTimeout(() => this.impatient(), PATIENCE);
    return () => clearTimeout(impatient);
  }

  impatient() {
    if (engine.state === "loading") this.tell();
    else this.seat.view.waiting.working(() => engine.stop());
  }

  /** There is no answer: the deal stands as it was. @param {Error} error */
  stopped(error) {
    if (engine.state === "failed") this.fail(error);
    else {
      this.seat.refuse(`${error.message} Your deal stands as it was.`);
      this.seat.view.rest();
    }
  }
}
