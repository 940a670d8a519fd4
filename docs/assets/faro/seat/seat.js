/**
 * A seat at the table: presses become requests to the engine, its replies become the board. The log lives here, in the
 * page, so that an engine that is stopped, or lost, takes nothing with it.
 */

import { engine } from "../engine/engine.js";
import { focused } from "../page/elements.js";
import { refuse, say, tell } from "../page/speech.js";
import { newSeed } from "../storage/stored-deal.js";
import { prepare } from "./before-deal.js";
import { ready } from "./engine-ready.js";
import { Hands } from "./hands.js";
import { takeKey } from "./keys.js";
import { linkLaw } from "./laws.js";
import { Queue } from "./queue.js";
import { dealAsked, requestOf } from "./requests.js";
import { SeatView } from "./seat-view.js";

export { warm } from "./engine-ready.js";

/**
 * @typedef {import("../storage/stored-deal.js").Deal} Deal
 * @typedef {import("./hands.js").Press} Press
 * @typedef {import("./seat-view.js").Place} Place
 * @typedef {import("./requests.js").Reply} Reply
 * @typedef {import("../page/speech.js").Told} Told
 */

const PATIENCE = 1000; // ms until an answer that has not come is worth a word
const READY = "The engine is ready: play from any step.";

/** The seats that wait for the engine; while there is another, one that gives up does not stop it for all. */
const waitingSeats = new Set();

export class Seat {
  /** Whether the board is the engine's. */
  taken = false;

  /** Counts the times the seat was taken or left: a reply to an earlier time comes too late. */
  visit = 0;

  /** Whether the reader has stepped on since he asked for the seat. */
  stepped = false;

  /** What was said last. */
  said = "";

  /** @param {Place} place @param {import("../example/house.js").House} house */
  constructor(place, house) {
    this.place = place;
    this.house = house;
    this.deal = this.dealt(place.replay.frame.log);
    this.view = new SeatView(place, house.isWhole, () => this.open(this.dealt(this.deal.base)));
    this.hands = new Hands(this);
    this.queue = new Queue(() => this.taken, (press) => this.play(press));
    place.stage.addEventListener("click", (event) => this.hands.click(event));
    place.host.addEventListener("keydown", (event) => this.view.board && takeKey(this, event));
    place.replay.addEventListener("move", () => {
      this.stepped = true;
      place.play.ariaDisabled = null;
    });
  }

  /** Let another house stand behind the seat. @param {import("../example/house.js").House} house */
  join(house) {
    this.house = house;
  }

  /** @param {string} base the log to go on from @returns {Deal} */
  dealt(base) {
    return { base, log: base, seed: newSeed(), chip: this.deal?.chip };
  }

  /**
   * Take the seat: at the frame that is shown, or in a deal.
   * @param {Deal | null} [deal] @param {Told} [instead] said in place of the greeting
   */
  async open(deal, instead) {
    const visit = ++this.visit;
    const { replay } = this.place;
    this.deal = deal ?? this.dealt(replay.frame.log);
    this.stepped = false;
    this.view.sitDown(this.taken ? undefined : deal?.html);
    this.hands.card.attach();
    waitingSeats.add(this);
    try {
      if (engine.state !== "ready") this.wait();
      await ready();
      if (visit !== this.visit) return;
      if (this.stepped && !this.queue.names.length) {
        this.leave(READY);
        this.view.waiting.ready(READY);
      } else {
        if (this.stepped && !deal) this.deal = this.dealt(replay.frame.log);
        await this.ask({ do: "show" }, instead);
      }
    } catch (error) {
      if (visit === this.visit) this.fail(/** @type {Error} */ (error));
    } finally {
      waitingSeats.delete(this);
    }
  }

  /** Say that the engine is on its way, and give a way out. */
  wait() {
    this.view.waiting.loading(this.queue.names, () => this.cancel());
  }

  cancel() {
    waitingSeats.delete(this);
    if (!waitingSeats.size) engine.stop();
    this.leave("Cancelled.");
    this.place.play.focus();
  }

  /** The engine has not come: the steps stay, and so does the deal. @param {Error} error */
  fail(error) {
    console.error(error);
    const { deal, house, view } = this;
    const retry = () => {
      this.place.play.focus();
      this.open(this.taken || house.isWhole || deal.html ? deal : null);
    };
    view.fail(this.taken, house, retry);
    refuse(house.unloaded);
  }

  /** Back to the steps. The deal stays stored. @param {string} [sentence] */
  leave(sentence) {
    const { replay, said } = this.place;
    this.visit += 1;
    this.taken = false;
    this.queue.clear();
    waitingSeats.delete(this);
    this.view.waiting.hide();
    this.hands.takesIn.close();
    replay.show();
    said.classList.remove("faro-refused");
    this.view.furnish(false);
    if (sentence) say(sentence);
  }

  /** Refuse what the engine need not be asked about. @param {string} sentence */
  refuse(sentence) {
    tell(this.place.said, sentence, true);
  }

  /** Do it now, or as soon as what was pressed before it is done. @param {Press} press */
  press(press) {
    if (!this.taken && engine.state === "failed") {
      refuse(this.house.unloaded);
      return;
    }
    this.queue.add(press);
    if (this.taken) this.queue.run();
    else {
      this.wait();
      say(`Kept until the engine is here: ${press.name}.`);
    }
  }

  /** @param {Press} press */
  async play(press) {
    try {
      if (press.act) await prepare(this, press.act);
      if (press.chip) this.deal.chip = press.chip;
      const asked = requestOf(press, (spot) => document.getElementById(spot)?.dataset);
      await this.ask(asked, press.chip ? { say: `${press.name}.` } : undefined);
    } catch (error) {
      this.queue.clear();
      if (this.taken) this.stopped(/** @type {Error} */ (error));
    }
  }

  /** What every request for the board says. */
  get whose() {
    return { ...dealAsked(this.deal), id: this.place.id, seat: this.place.seat };
  }

  /**
   * Ask the engine and show its reply.
   * @param {import("./requests.js").Request} request @param {Told} [instead] said instead of the reply's sentence
   */
  async ask(request, instead) {
    const { visit, deal, house, place } = this;
    const impatient = setTimeout(() => this.impatient(), PATIENCE);
    /** @type {string | undefined} */
    let code;
    try {
      const reply = await engine.ask({ habits: house.habits(), watch: house.watch(), ...request, ...this.whose });
      if (visit !== this.visit) return;
      code = reply.error?.code;
      this.view.waiting.hide();
      if (code === "rules-changed") {
        this.leave(); // what was kept under other rules is not played on
        house.outdated(deal);
        return;
      }
      // A log that goes wrong is played as far as it is good; as it was kept, it stays among what is kept.
      if (request.do === "show" && reply.error && reply.log !== deal.log) house.part(deal);
      const told = { say: reply.say, isRefused: Boolean(reply.error) };
      if (request.do === "switch" && !reply.error) {
        // Another book is another deal: nothing before it is undone.
        told.say += house.part(deal);
        this.deal = this.dealt(reply.log);
      }
      this.show(reply, reply.error ? told : (instead ?? told));
    } finally {
      clearTimeout(impatient);
      linkLaw(place.said, code);
    }
  }

  /** An answer has not come for a while. */
  impatient() {
    if (engine.state === "loading") this.wait();
    else this.view.waiting.working(() => engine.stop());
  }

  /** There is no answer: the deal stands as it was. @param {Error} error */
  stopped(error) {
    if (engine.state === "failed") this.fail(error);
    else {
      this.refuse(`${error.message} Your deal stands as it was.`);
      this.view.rest();
    }
  }

  /** @param {Reply} reply @param {Told} told */
  show({ log, html }, { say: sentence, isRefused }) {
    const { deal, hands, house, view } = this;
    const first = !this.taken;
    const before = focused();
    if (!log.startsWith(deal.base)) deal.base = log; // a deal that was laid: nothing before it is undone
    deal.log = log;
    if (html) view.draw((deal.html = html));
    this.taken = true;
    if (first) view.furnish(true);
    view.mark();
    hands.card.attach();
    view.keepFocus(before);
    hands.stringing.end();
    hands.card.show();
    house.keep(deal);
    this.said = sentence;
    tell(this.place.said, sentence, isRefused);
    house.answered(deal);
    if (first) this.queue.run();
  }
}
