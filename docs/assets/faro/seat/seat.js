/**
 * A seat at the table: presses become requests to the engine, its replies become the board. The log lives here, in the
 * page, so that an engine that is stopped, or lost, takes nothing with it.
 */

import { endMotion } from "../board/moving.js";
import { engine } from "../engine/engine.js";
import { focused } from "../page/elements.js";
import { refuse, say, tell } from "../page/speech.js";
import { newSeed } from "../storage/stored-deal.js";
import { prepare } from "./before-deal.js";
import { ready } from "./engine-ready.js";
import { FALLS, Hands } from "./hands.js";
import { takeKey } from "./keys.js";
import { linkLaw } from "./laws.js";
import { offerBeside } from "./offers.js";
import { Queue } from "./queue.js";
import { dealAsked, requestOf } from "./requests.js";
import { SeatView } from "./seat-view.js";
import { Wait } from "./wait.js";

export { warm } from "./engine-ready.js";

/**
 * @typedef {import("../storage/stored-deal.js").Deal} Deal
 * @typedef {import("./hands.js").Press} Press
 * @typedef {import("./seat-view.js").Place} Place
 * @typedef {import("./requests.js").Reply} Reply
 * @typedef {import("../page/speech.js").Told} Told
 */

const HOLD_STILL = ["send", "show"]; // what is asked of the engine and moves no card
const READY = "The engine is ready: play from any step.";

export class Seat {
  /** Whether the board is the engine's. */
  taken = false;

  visit = 0; // counts the times the seat was taken or left: a reply to an earlier time comes too late

  /** Whether the reader has stepped on since he asked for the seat. */
  stepped = false;

  /** What was said last. */
  said = "";

  /** The punter whose seat it is. @type {string | null} */
  who;

  /** @param {Place} place @param {import("../example/house.js").House} house */
  constructor(place, house) {
    this.place = place;
    this.who = place.seat;
    this.house = house;
    this.deal = this.dealt(place.replay.frame.log);
    this.view = new SeatView(place, house.isWhole, () => this.open(this.dealt(this.deal.base)));
    this.hands = new Hands(this);
    this.wait = new Wait(this);
    this.queue = new Queue(() => this.taken, (press) => this.play(press));
    place.stage.addEventListener("click", (event) => this.hands.click(event));
    place.host.addEventListener("keydown", (event) => this.view.board && takeKey(this, event));
    place.replay.addEventListener("move", () => {
      this.stepped = true;
      this.view.stepAway();
    });
  }

  /** Let another house stand behind the seat. @param {import("../example/house.js").House} house */
  join = (house) => (this.house = house);

  /** @param {string} base the log to go on from @param {string} [seed] of its shuffle @returns {Deal} */
  dealt(base, seed = newSeed()) {
    return { base, log: base, seed, chip: this.deal?.chip, banker: this.deal?.banker };
  }

  /** Go on in a new deal. @param {string} log */
  begin(log) {
    this.deal = this.dealt(log);
    this.hands.card.rest();
  }

  /** The deal has come as far as a longer log. @param {string} log */
  extend(log) {
    this.deal.log = log;
  }

  /** Somebody else has the seat from now on. @param {string} who @param {string} name what is pressed, in words */
  passTo(who, name) {
    this.who = who;
    this.press({ act: "show", name });
  }

  /** What is on its way, or waits, is wanted no more. */
  drop() {
    this.visit += 1;
    this.queue.clear();
  }

  /**
   * Take the seat: at the frame that is shown, or in a deal.
   * @param {Deal | null} [deal] @param {Told} [instead] said in place of the greeting
   */
  async open(deal, instead) {
    if (!this.place.host.isConnected) return; // the reader has gone to another page
    const visit = ++this.visit;
    const { place, wait } = this;
    if (this.taken) this.queue.clear(); // what was pressed for one deal is not played in the next
    this.deal = deal ?? this.dealt(place.replay.frame.log, place.seed);
    this.who = this.deal.seat ?? this.who;
    this.stepped = false;
    engine.start(); // it begins while the cloth is furnished
    this.view.sitDown(this.taken ? undefined : deal?.html);
    this.hands.card.attach();
    this.hands.card.rest();
    wait.begin();
    try {
      if (engine.state !== "ready") wait.tell();
      await ready();
      if (visit !== this.visit) return;
      if (this.stepped && !this.queue.names.length) {
        this.leave(READY);
        this.view.waiting.ready(READY);
      } else {
        if (this.stepped && !deal) this.deal = this.dealt(place.replay.frame.log);
        await this.ask({ do: "show", ...this.whose }, instead);
      }
    } catch (error) {
      if (visit === this.visit) wait.fail(/** @type {Error} */ (error));
    } finally {
      wait.end();
    }
  }

  /** Back to the steps. The deal stays stored. @param {string} [sentence] */
  leave(sentence) {
    const { replay, said } = this.place;
    this.drop();
    this.taken = false;
    this.wait.end();
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
    if ((endMotion() && press.act === "deal") || this.hands.comesFirst(press)) return; // who deals as the cards come has them at once
    if (!this.taken && this.wait.given) {
      refuse(this.wait.given);
      return;
    }
    this.queue.add(press);
    this.hands.foresee([press]);
    if (this.taken) this.queue.run();
    else {
      this.wait.tell();
      say(`Kept until the engine is here: ${press.name}.`);
    }
  }

  /** @param {Press} press @returns {Promise<boolean>} whether the table has done it */
  async play(press) {
    const { visit } = this;
    try {
      if (this.house.isWhole && FALLS.includes(press.act ?? "")) this.view.bringCloth();
      if (press.act) await prepare(this, press.act);
      if (visit !== this.visit) return false;
      if (press.chip) this.deal.chip = press.chip;
      const asked = requestOf(press, this.whose, (spot) => document.getElementById(spot)?.dataset);
      if (asked) return await this.ask(asked, press.chip ? { say: `${press.name}.` } : undefined);
      this.hands.refuseOrder();
    } catch (error) {
      if (visit === this.visit) this.queue.clear();
      if (visit === this.visit && this.taken) this.wait.stopped(/** @type {Error} */ (error));
    }
    return false;
  }

  /** What every request for the board says. */
  get whose() {
    const { deal, house, place, who } = this;
    return { ...dealAsked(deal), ...house.company(), id: place.id, seat: who };
  }

  /**
   * Ask the engine and show its reply.
   * @param {import("./requests.js").Request} request @param {Told} [instead] said instead of the reply's sentence
   * @returns {Promise<boolean>} whether the table has done it
   */
  async ask(request, instead) {
    const { visit, deal, house, place } = this;
    const heard = this.wait.listen();
    let code = /** @type {string | undefined} */ (undefined);
    try {
      const reply = await engine.ask(request);
      if (visit !== this.visit) return false;
      code = reply.error?.code;
      this.view.endWait(this.taken || house.isWhole);
      if (code === "rules-changed") {
        this.leave(); // what was kept under other rules is not played on
        house.outdated(deal);
        return false;
      }
      // A log that goes wrong is played as far as it is good; as it was kept, it stays among what is kept.
      if (request.do === "show" && reply.error && reply.log !== deal.log) house.part(deal);
      const told = { say: reply.say, isRefused: Boolean(reply.error) };
      if (request.do === "switch" && !reply.error) {
        // Another book is another deal: nothing before it is undone.
        told.say += house.part(deal);
        this.begin(reply.log);
      }
      this.show(reply, reply.error ? told : (instead ?? told), Boolean(reply.error) || HOLD_STILL.includes(request.do));
      return !reply.error;
    } finally {
      heard();
      linkLaw(place.said, code);
    }
  }

  /** @param {Reply} reply @param {Told} told @param {boolean} isSame whether no card has come or gone */
  show({ log, html, beats, offers }, { say: sentence, isRefused }, isSame) {
    const { deal, hands, house, view, taken } = this;
    const before = focused();
    const isNew = log !== deal.log;
    if (!log.startsWith(deal.base)) deal.base = log; // a deal that was laid: nothing before it is undone
    Object.assign(deal, { log, seat: this.who ?? undefined });
    if (html) view.draw((deal.html = html), beats);
    this.taken = true;
    if (!taken) view.furnish(true);
    view.mark();
    hands.card.attach();
    hands.answered(isSame, isNew);
    house.keep(deal);
    this.said = `${sentence}${isSame ? "" : hands.winnings.told}`;
    tell(this.place.said, this.said, isRefused);
    view.keepFocus(before);
    offerBeside(this, offers);
    if (!taken) view.bringPresses();
    house.answered(deal);
    if (!taken) this.queue.run();
  }
}
