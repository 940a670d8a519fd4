/**
 * The offer of a seat at an example. Only a reader who takes it brings in the rest: the seat, and with it the engine; or one
 * who is about to, for he points at the offer or stays at the example, on a line where bytes cost nothing; or
 * who reads it, where they are known to.
 */

import { inTime } from "../page/bring.js";
import { button } from "../page/elements.js";
import { missed } from "../page/edition.js";
import { whenRead, whenStaying } from "../page/staying.js";
import { storedDeal } from "../storage/stored-deal.js";
import { houseOfExample } from "./house.js";

/** @typedef {import("./house.js").Deal} Deal */
/** @typedef {import("./house.js").House} House */
/** @typedef {import("../page/speech.js").Told} Told */

const FAILED = "The seat could not be fetched; stepping still works.";

export class SeatOffer {
  /** @type {import("../seat/seat.js").Seat | undefined} */
  seat;

  /** @param {import("./example.js").Example} example */
  constructor(example) {
    this.example = example;
    this.house = houseOfExample(example.id, example.host, example.data);
    // The second press of a double click is not meant for what the button has become meanwhile.
    this.play = button("Play it yourself", "faro-play", (event) => event.detail > 1 || this.sit());
    this.resume = button("Go on with your deal", "faro-resume", () => this.sit(storedDeal(example.id)));
    this.resume.hidden = !storedDeal(example.id);
    example.controls.append(this.play, this.resume);
    const fetchAll = () => fetchSeat().then(({ warm }) => warm(), () => {});
    for (const sign of ["pointerover", "focusin"]) this.play.addEventListener(sign, fetchAll, { once: true });
    whenStaying(example.host, fetchAll);
    whenRead(example.host, fetchAll);
  }

  /** The seat is being taken: there is nothing to press until it is. */
  wait() {
    this.play.ariaDisabled = "true";
    if (document.activeElement === this.resume) this.focus(); // it goes away under the focus
    this.resume.hidden = true;
  }

  /** The offer can be pressed. */
  heed() {
    this.play.ariaDisabled = null;
  }

  /** The seat is taken, and can be left; or it is free. @param {boolean} isTaken */
  stand(isTaken) {
    this.heed();
    this.play.textContent = isTaken ? "Leave the seat" : "Play it yourself";
    this.resume.hidden = isTaken || !storedDeal(this.example.id);
  }

  focus() {
    this.play.focus();
  }

  /** Whether there is a seat to take. @param {boolean} isOpen */
  open(isOpen) {
    this.play.hidden = !isOpen;
  }

  /** What turns the table round, and what tells the keys, stand behind another button. @param {Element} other */
  standBehind(other) {
    other.after(this.example.chair, ...(this.seat ? [this.seat.view.keys] : []));
  }

  /** Whether the reader sits there. */
  get isTaken() {
    return Boolean(this.seat?.taken);
  }

  /** Let another house stand behind the seat than the example itself. @param {House} house */
  join(house) {
    this.house = house;
    this.seat?.join(house);
  }

  /**
   * Take the seat at the frame that is shown, or where a stored deal was left; leave it, where it is taken.
   * @param {Deal | null} [deal] @param {Told} [instead] of the greeting
   */
  async sit(deal, instead) {
    const { example, house } = this;
    try {
      const [{ Seat }, isHere] = await Promise.all([fetchSeat(), example.replay.ready()]);
      if (!isHere) return;
      this.seat ??= new Seat({ ...example.place, offer: this }, house);
      if (this.seat.taken) this.seat.leave("You have left the seat.");
      else this.seat.open(deal, instead);
    } catch (error) {
      console.error(error);
      example.said.textContent = FAILED;
      missed();
    }
  }
}

let tries = 0;

/** The seat's module. @returns {Promise<typeof import("../seat/seat.js")>} */
const fetchSeat = () =>
  // A browser remembers that a module could not be fetched; under another address it tries again. The address is put
  // together so that whoever joins the scripts leaves it as it is.
  inTime(tries ? import(["../seat/seat.js?again=", tries].join("")) : import("../seat/seat.js")).catch((error) => {
    tries += 1;
    throw error;
  });
