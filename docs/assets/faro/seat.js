/**
 * A seat at the table: presses become requests to the engine, its replies become the board. The log lives here, in the
 * page, so that an engine that is stopped, or lost, takes nothing with it.
 */

import { makePressable, markCurrent, markTool } from "./board.js";
import { engine } from "./engine.js";
import { KeysDialog, takeKey } from "./keys.js";
import { linkLaw } from "./laws.js";
import { button } from "./replay.js";
import { refuse, say, tell } from "./speech.js";
import { newSeed, storedDeal } from "./stored-deal.js";
import { TakesIn } from "./takes-in.js";
import { Waiting } from "./waiting.js";

/**
 * @typedef {import("./stored-deal.js").Deal} Deal
 * @typedef {{log: string, html: string, say: string, error: {code: string} | null}} Reply
 * @typedef {{order?: string, spot?: string, line?: string, act?: string, rules?: string, chip?: number, name: string}} Press
 *   an order for a card, a line of the log, what the engine shall do, under other rules perhaps, or a size of check
 * @typedef {{say: string, isRefused?: boolean}} Told a sentence, and whether something was refused
 */

const PATIENCE = 1000; // ms until an answer that has not come is worth a word
const UNLOADED = "The engine could not load; stepping still works.";
const NO_CARD = "Press a card first.";

/** The seats that wait for the engine; while there is another, one that gives up does not stop it for all. */
const waitingSeats = new Set();

/** @type {typeof import("../vendor/idiomorph.esm.js").Idiomorph} */
let Idiomorph;
const fetchMorph = async () => ({ Idiomorph } = await import("../vendor/idiomorph.esm.js"));

/** The engine, ready; rejects if it cannot load. */
function loaded() {
  if (engine.state === "ready") return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = [
      engine.on("ready", () => settle(resolve)),
      engine.on("failed", ({ sentence }) => settle(() => reject(new Error(sentence)))),
    ];
    const settle = (/** @type {() => void} */ how) => {
      for (const off of stop) off();
      how();
    };
    if (engine.state === "failed") engine.retry();
    else engine.start();
  });
}

/** On a sign that a seat will be wanted. */
export function warm() {
  if (navigator.connection?.saveData) return;
  engine.warm();
  fetchMorph().catch(() => {});
}

export class Seat {
  /** @param {HTMLElement & {replay: import("./replay.js").Replay}} example */
  constructor(example) {
    this.example = example;
    this.stage = example.stage;
    this.waiting = new Waiting(example.whole ? "Press on meanwhile." : undefined);
    this.again = button("Another deal", "faro-again", () => this.open(this.dealt(this.deal.base)));
    this.keys = button("Keys", "faro-keys-button", () => KeysDialog.open());
    this.again.hidden = this.keys.hidden = true;
    example.controls.append(this.again, this.keys);
    example.controls.after(this.waiting.element);
    this.takesIn = new TakesIn(this);
    /** Whether the board is the engine's. */
    this.taken = false;
    /** @type {Press[]} what was pressed and not yet played */
    this.presses = [];
    /** Counts the times the seat was taken or left: a reply to an earlier time comes too late. */
    this.visit = 0;
    this.stage.addEventListener("click", (event) => this.click(event));
    this.stage.addEventListener("focusin", ({ target }) => this.focused(target));
    example.addEventListener("keydown", (event) => this.board && takeKey(this, event));
    example.replay.addEventListener("move", () => {
      this.stepped = true;
      example.play.ariaDisabled = null;
    });
  }

  /** The board that takes presses, if there is one. @returns {HTMLElement | null} */
  get board() {
    return this.stage.querySelector(".faro-live");
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
    const { example, stage } = this;
    this.deal = deal ?? this.dealt(example.replay.frame.log);
    this.stepped = stage.inert = false;
    if (deal?.html && !this.taken) stage.innerHTML = `<div class="faro-still">${deal.html}</div>`;
    else if (!this.board) makePressable(stage.querySelector(".faro-board"), example.id);
    this.mark();
    example.play.ariaDisabled = "true";
    if (document.activeElement === example.resume) example.play.focus(); // it goes away under the focus
    example.resume.hidden = true;
    waitingSeats.add(this);
    try {
      if (engine.state !== "ready") this.wait();
      await Promise.all([loaded(), fetchMorph()]);
      if (visit !== this.visit) return;
      if (this.stepped && !this.presses.length) return this.leave("The engine is ready: play from any step.");
      if (this.stepped && !deal) this.deal = this.dealt(example.replay.frame.log);
      await this.ask({ do: "show" }, instead);
    } catch (error) {
      if (visit === this.visit) this.fail(error);
    } finally {
      waitingSeats.delete(this);
    }
  }

  /** Say that the engine is on its way, and give a way out. */
  wait() {
    this.waiting.loading(this.presses.map(({ name }) => name), () => this.cancel());
  }

  cancel() {
    waitingSeats.delete(this);
    if (!waitingSeats.size) engine.stop();
    this.leave("Cancelled.");
    this.example.play.focus();
  }

  /** The engine has not come: the steps stay, and so does the deal. @param {Error} error */
  fail(error) {
    console.error(error);
    const { deal, stage } = this;
    const here = stage.contains(document.activeElement);
    if (!this.taken && !this.example.whole) this.example.replay.show();
    stage.inert = this.example.whole && !this.taken; // the deal is in sight, and cannot be played yet
    this.furnish();
    const retry = () => {
      this.example.play.focus();
      this.open(this.taken || this.example.whole || deal.html ? deal : null);
    };
    this.waiting.failed(this.unloaded, retry, this.example.elsewhere);
    if (here && !this.board) this.waiting.out.focus();
    refuse(this.unloaded);
  }

  /** What is said where there is no engine. */
  get unloaded() {
    return this.example.unloaded ?? UNLOADED;
  }

  /** Back to the steps. The deal stays stored. @param {string} [sentence] */
  leave(sentence) {
    const { example } = this;
    this.visit += 1;
    this.taken = false;
    this.presses = [];
    waitingSeats.delete(this);
    this.waiting.hide();
    this.takesIn.close();
    example.replay.show();
    example.said.classList.remove("faro-refused");
    this.furnish();
    if (sentence) say(sentence);
  }

  /** Show the buttons that belong to the seat, or those that belong to the steps. */
  furnish() {
    const { play, resume, replay, controls, said, stage, id } = this.example;
    const question = this.example.querySelector(".faro-question");
    if (question) question.hidden = this.taken;
    for (const step of replay.controls) step.hidden = this.taken;
    this.again.hidden = this.keys.hidden = !this.taken;
    play.ariaDisabled = null;
    play.textContent = this.taken ? "Leave the seat" : "Play it yourself";
    resume.hidden = this.taken || !storedDeal(id);
    controls.setAttribute("aria-label", this.taken ? "The seat" : "Steps");
    // A seat is taller than a still: what is said stands over it, where the eye is.
    if (this.taken) stage.before(said);
    else this.waiting.element.after(said);
  }

  /** A press on the board. @param {MouseEvent} event */
  click({ target }) {
    const pressed = target.closest("button, .faro-gap");
    if (!pressed || !this.board?.contains(pressed)) return;
    const { order, do: act, line, chip, from } = pressed.dataset;
    const name = pressed.title || pressed.textContent;
    if (pressed.matches(".faro-spot")) this.order("bet", pressed);
    else if (pressed.matches(".faro-gap")) this.press({ line: pressed.dataset.bet, name });
    else if (from) this.fromList(document.getElementById(from), order);
    else if (order) this.order(order);
    else if (act === "takes-in") this.showTakesIn();
    else if (act) this.press({ act, name });
    else if (line) this.press({ line, name });
    else if (chip) this.press({ chip: Number(chip), name: pressed.ariaLabel });
  }

  /** An order for a card, or for the card touched last. @param {string} order @param {Element} [card] */
  order(order, card) {
    if (card) this.current = card.id;
    this.mark();
    const spot = card ?? this.board.querySelector(".faro-current");
    if (!spot) return this.refuse(NO_CARD);
    if (this.taken && !(order in spot.dataset)) return this.refuse("The rule-book has no such order.");
    const name = order === "bet" ? spot.title : `${order} ${spot.title}`;
    this.press({ order, spot: spot.id, name });
  }

  /** Show the bets that take in the current card. */
  showTakesIn() {
    const spot = this.board.querySelector(".faro-current");
    if (!spot) this.refuse(NO_CARD);
    else if (!this.takesIn.open(spot)) this.refuse(`Under this book the ${spot.title} is bet on alone.`);
  }

  /** Refuse what the engine need not be asked about. @param {string} sentence */
  refuse(sentence) {
    tell(this.example.said, sentence, true);
  }

  /** An order for the place chosen in a list. @param {HTMLSelectElement} list @param {string} order */
  fromList(list, order) {
    const [place] = list.selectedOptions;
    this.press({ line: place.dataset[order], name: `${order} ${place.textContent}` });
  }

  /** Do it now, or as soon as what was pressed before it is done. @param {Press} press */
  press(press) {
    if (!this.taken && engine.state === "failed") return refuse(this.unloaded);
    this.presses.push(press);
    if (this.taken) this.play();
    else {
      this.wait();
      say(`Kept until the engine is here: ${press.name}.`);
    }
  }

  /** Play what was pressed, one press after the other: each means what it means on the board that it finds. */
  async play() {
    if (this.playing) return;
    this.playing = true;
    while (this.taken && this.presses.length) {
      const press = this.presses.shift();
      try {
        if (press.act === "deal") await this.letOthersBet();
        await this.ask(this.request(press), press.chip && { say: `${press.name}.` });
      } catch (error) {
        this.presses = [];
        if (this.taken) this.stopped(error);
      }
    }
    this.playing = false;
  }

  /** Other punters bet before a turn, each by his habit; what they lay is seen with the turn. */
  async letOthersBet() {
    const { visit, deal, example } = this;
    if (!Object.keys(example.wishes.habits ?? {}).length) return;
    const { log, error } = await engine.ask({ ...example.wishes, do: "bots", ...this.whose });
    if (visit === this.visit && !error) deal.log = log;
  }

  /** What every request for the board says. */
  get whose() {
    const { log, seed, chip } = this.deal;
    const floor = this.deal.base.trimEnd().split("\n").length;
    return { log, seed, chip, floor, id: this.example.id, seat: this.example.data.seat };
  }

  /** @param {Press} press */
  request({ act, rules, line, order, spot, chip }) {
    if (act) return { do: act, rules };
    if (chip) {
      this.deal.chip = chip;
      return { do: "show" };
    }
    return { do: "send", line: line ?? document.getElementById(spot).dataset[order] };
  }

  /** Ask the engine and show its reply. @param {object} request @param {Told} [instead] said instead of the reply's sentence */
  async ask(request, instead) {
    const { visit, example } = this;
    const impatient = setTimeout(() => this.impatient(), PATIENCE);
    /** @type {string | undefined} */
    let code;
    try {
      /** @type {Reply} */
      const reply = await engine.ask({ ...example.wishes, ...request, ...this.whose });
      if (visit !== this.visit) return;
      code = reply.error?.code;
      this.waiting.hide();
      if (reply.error?.code === "rules-changed") return this.outdated();
      const told = { say: reply.say, isRefused: Boolean(reply.error) };
      if (request.do === "switch" && !reply.error) {
        // Another book is another deal: nothing before it is undone.
        told.say += this.example.part(this.deal);
        this.deal = this.dealt(reply.log);
      }
      this.show(reply, reply.error ? told : (instead ?? told));
    } finally {
      clearTimeout(impatient);
      linkLaw(example.said, code);
    }
  }

  /** The deal was kept under rules that have changed since: it is not played on. */
  outdated() {
    const { deal } = this;
    this.leave();
    this.example.dispatchEvent(new CustomEvent("faro-outdated", { detail: deal }));
  }

  /** An answer has not come for a while. */
  impatient() {
    if (engine.state === "loading") this.wait();
    else this.waiting.working(() => engine.stop());
  }

  /** There is no answer: the deal stands as it was. @param {Error} error */
  stopped(error) {
    if (engine.state === "failed") return this.fail(error);
    this.refuse(`${error.message} Your deal stands as it was.`);
    if (document.activeElement === this.waiting.out) this.tabStop.focus();
    this.waiting.hide();
  }

  /** @param {Reply} reply @param {Told} told */
  show({ log, html }, { say: sentence, isRefused }) {
    const { deal, example, board } = this;
    const first = !this.taken;
    const focused = document.activeElement;
    if (!log.startsWith(deal.base)) deal.base = log; // a deal that was laid: nothing before it is undone
    deal.log = log;
    if (html) this.draw((deal.html = html), board);
    this.taken = true;
    if (first) this.furnish();
    this.mark();
    // A button that has gone with its bet, or with the steps, would leave the focus nowhere.
    if (focused !== document.body && (!focused.isConnected || focused.closest("[hidden]"))) this.cardOf(focused).focus();
    example.keep(deal);
    this.said = sentence;
    tell(example.said, sentence, isRefused);
    example.dispatchEvent(new CustomEvent("faro-answer", { detail: deal }));
    if (first) this.play();
  }

  /** @param {string} html the live board @param {HTMLElement | null} board what it takes the place of */
  draw(html, board) {
    if (!board) this.stage.innerHTML = `<div class="faro-still">${html}</div>`;
    else {
      // The engine does not know what stands chosen in a list; the reader does.
      const chosen = [...board.querySelectorAll("select")].map(({ id, value }) => ({ id, value }));
      Idiomorph.morph(board, html, {
        morphStyle: "outerHTML",
        // The engine sends no tab stops that move; the page keeps them where the reader is.
        callbacks: { beforeAttributeUpdated: (/** @type {string} */ name) => name !== "tabindex" },
      });
      for (const { id, value } of chosen) {
        const list = document.getElementById(id);
        if (list) list.value = value;
      }
    }
  }

  mark() {
    if (!this.board) return;
    markCurrent(this.board, this.current);
    markTool(this.board, this.tool);
  }

  /** The card that the Tab key comes to. @returns {HTMLElement} */
  get tabStop() {
    return this.board.querySelector('.faro-spot[tabindex="0"]');
  }

  /** The card that a button was about, or else the tab stop. @param {HTMLElement} gone @returns {HTMLElement} */
  cardOf({ dataset }) {
    const [, , place] = dataset.line?.split(" ") ?? [];
    return this.board.querySelector(`[id="${this.example.id}-${place}"].faro-spot`) ?? this.tabStop;
  }

  /** The tab stop follows the focus, and the current card with it. @param {Element} element */
  focused(element) {
    if (element.matches(".faro-spot")) this.current = element.id;
    else if (element.closest(".faro-toolbar")) this.tool = element.id;
    this.mark();
  }

  /** Read out what stands on the board. @param {string} part a selector */
  read(part) {
    const text = this.board.querySelector(part)?.dataset.read;
    if (text) say(text);
  }
}
