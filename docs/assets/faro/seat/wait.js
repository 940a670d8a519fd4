/** What a seat does while the engine is on its way, when an answer takes long, and when none comes. */

import { engine } from "../engine/engine.js";
import { PATIENCE } from "../engine/waiting.js";
import { refuse, say } from "../page/speech.js";

/** The seats that wait for the engine; while there is another, one that gives up does not stop it for all. */
const waitingSeats = new Set();

export class Wait {
  /** @param {import("./seat.js").Seat} seat */
  constructor(seat) {
    this.seat = seat;
  }

  /** What was said when the engine could not be had, or was not waited for any more; nothing once it is waited for again. */
  given = "";

  /** The seat waits for the engine. */
  begin() {
    this.given = "";
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

  /** The engine is not wanted: the steps are there again, or where there are none, the deal and a way back to it. */
  cancel() {
    this.end();
    if (!waitingSeats.size) engine.stop();
    const { seat } = this;
    const { cancelled } = seat.house;
    if (!cancelled) {
      seat.leave("Cancelled.");
      seat.place.offer.focus();
    } else if (!seat.taken) {
      seat.drop();
      this.giveUp(cancelled);
      say(cancelled);
    }
  }

  /** The engine has not come. @param {Error} error */
  fail(error) {
    console.error(error);
    const { unloaded } = this.seat.house;
    this.giveUp(unloaded);
    refuse(unloaded);
  }

  /** The steps stay, and so does the deal. @param {string} sentence */
  giveUp(sentence) {
    const { seat } = this;
    const { deal, house, view } = seat;
    const retry = () => {
      seat.place.offer.focus();
      seat.open(seat.taken || house.isWhole || deal.html ? deal : null);
    };
    this.given = sentence;
    view.fail(seat.taken, house, sentence, retry);
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
      this.seat.view.drawAgain(this.seat.deal.html);
      this.seat.view.rest();
    }
  }
}
