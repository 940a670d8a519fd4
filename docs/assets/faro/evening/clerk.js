/**
 * The clerk of an evening with real cards: who sits, what each has laid, who is taken and paid at each turn, and what all
 * owe in the end. The engine settles; here stands who is asked, and what is written down.
 */

import { bringCards } from "../example/faro-example.js";
import { engine } from "../engine/engine.js";
import { inTime } from "../page/bring.js";
import { hit, partOf } from "../page/elements.js";
import { tell } from "../page/speech.js";
import { warm as warmSeat } from "../seat/seat.js";
import { drawBooks, drawPeople, seated } from "./books.js";
import { ClerkSeat } from "./clerk-seat.js";
import { colourOf } from "./kept.js";

/** @typedef {import("../engine/answers.js").Clerked} Clerked */

const UNLOADED = "The engine could not load, and without it nothing is settled. The cases are kept all the same, and so is all that was laid.";
const NOBODY = "Nobody sits yet: write a name, choose a colour, and press Sit down.";
const HALF = "One card of the turn is out: press the other first.";
const NOT_SETTLED = "The clerk is not done with the last press. Press again.";
const LIES = "Stakes lie on the cloth. Take them down, or deal to the end of the pack, before a new deal.";
const BEGUN = "The rules of an evening stand once a card has fallen. Begin a new evening to choose others.";
const NAME = "Write a name of letters, sixteen at most.";

/** A name as a log has it. @param {string} written */
const nameOf = (written) =>
  written
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");

/** What will be wanted if stakes are kept: it is fetched while the line is free, so that it is here without one. */
export const warm = () => warmSeat();

export class Clerk {
  /** What was settled last. @type {Clerked | undefined} */
  answer;

  /** The log that it was settled by. */
  #settled = "";

  /** How many cards had fallen in it. */
  #fallen = 0;

  /** @param {HTMLElement} host the keeper's element @param {import("./keeper.js").Keeper} keeper */
  constructor(host, keeper) {
    this.host = host;
    this.keeper = keeper;
    this.panel = partOf(host, '[data-part="clerk"]');
    this.said = partOf(host, '[data-part="clerk-said"]');
    this.form = partOf(host, "form.faro-sits", HTMLFormElement);
    this.seat = new ClerkSeat(this.panel, this, this.#house);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.sitDown();
    });
    this.panel.addEventListener("click", (event) => this.#press(hit(event, "[data-clerk], [data-sits]")?.dataset ?? {}));
    keeper.addEventListener("shown", () => this.settle());
    keeper.leaveTelling(() => this.isOpen && this.seat.taken && !keeper.standing.isHalf);
  }

  /** What the seat has behind it. @returns {import("../example/house.js").House} */
  get #house() {
    return {
      isWhole: true,
      unloaded: UNLOADED,
      cancelled: UNLOADED,
      company: () => ({}),
      next: () => this.pass(),
      keep: () => {},
      part: () => "",
      answered: () => this.#draw(),
      outdated: () => {},
    };
  }

  get isOpen() {
    return !this.panel.hidden;
  }

  /** Everybody who sits. */
  get names() {
    return this.answer?.tabs.filter(({ has_risen }) => !has_risen).map(({ punter }) => punter) ?? [];
  }

  /** Why nothing can be laid now, if it cannot. */
  get whyNotNow() {
    if (this.keeper.standing.isHalf) return HALF;
    return this.names.length ? "" : NOBODY;
  }

  /** Show the books and the cloth, or put them away; what was laid stays. @param {boolean} isOpen */
  async open(isOpen) {
    this.panel.hidden = !isOpen;
    if (!isOpen || this.seat.taken) return;
    bringCards(this.panel.dataset.cards ?? "").catch(console.error);
    const head = this.keeper.log.split("\n")[0];
    await this.seat.open({ ...this.seat.deal, base: `${head}\n`, log: `${head}\n` }, { say: NOBODY });
    await this.settle();
  }

  /** Who has asked for the clerk sees the cloth, and before that where one sits down. */
  bringCloth() {
    (this.names.length ? this.seat.place.stage : this.form).scrollIntoView({ block: "nearest" });
  }

  /** Let the engine settle the record, if it is another. */
  async settle() {
    const { keeper, seat } = this;
    const { log } = keeper;
    if (!this.isOpen || !seat.taken || log === this.#settled) return;
    const fallen = keeper.ranks.length;
    const answer = await engine.answer({ do: "clerk", ...seat.whose, log });
    if (log !== keeper.log) return; // another press has come meanwhile: the record may even be what was settled before
    if (answer.error) {
      tell(this.said, answer.say, true);
      return;
    }
    const isNew = answer.aside.length > (this.answer?.aside.length ?? 0);
    const told = isNew ? answer.aside.map(({ say, text }) => `${say} (${text})`).join(" ") : fallen === this.#fallen || keeper.standing.isHalf ? "" : answer.say;
    this.answer = answer;
    this.#settled = log;
    this.#fallen = fallen;
    if (!this.names.includes(seat.who ?? "")) seat.give(this.names[0] ?? null);
    seat.take(answer, told, isNew);
  }

  /** @param {DOMStringMap} pressed */
  #press({ clerk, sits }) {
    if (sits) this.seat.give(sits);
    if (clerk === "marker") this.marker();
    // What is on its way to the engine belongs to this evening.
    if (clerk === "evening" && this.seat.queue.isDone) this.keeper.freshEvening();
    else if (clerk === "evening") this.keeper.refuse(NOT_SETTLED);
    if (clerk === "house") this.house();
    if (clerk === "card") this.card();
  }

  /** What a punter has who takes the seat. @param {string | null} who */
  seated(who) {
    const tab = this.answer?.tabs.find(({ punter }) => punter === who);
    return tab ? seated(tab) : "";
  }

  /** The seat goes to the next. */
  pass() {
    const { names, seat } = this;
    if (names.length > 1) seat.give(names[(names.indexOf(seat.who ?? "") + 1) % names.length]);
  }

  /** Who is written down sits down. */
  async sitDown() {
    const { keeper, form, seat } = this;
    const { name, colour, checks } = /** @type {Record<string, HTMLInputElement | HTMLSelectElement>} */ (/** @type {unknown} */ (form.elements));
    const who = nameOf(name.value);
    if (!/^[a-z][a-z0-9-]{0,15}$/.test(who)) {
      tell(this.said, NAME, true);
      name.focus();
      return;
    }
    if (keeper.standing.isHalf) {
      tell(this.said, HALF, true);
      return;
    }
    const [line, at] = [`open ${who} ${checks.value}`, keeper.ranks.length];
    const [written, whose] = [name.value, colour.value];
    // What is written or pressed until the engine has answered is the next one's.
    name.value = "";
    if (colour instanceof HTMLSelectElement) Object.assign(colour, { selectedIndex: (colour.selectedIndex + 1) % colour.length });
    name.focus();
    const { error, say } = await engine.answer({ do: "send", ...seat.whose, log: this.answer?.log ?? seat.deal.log, line });
    if (error) {
      tell(this.said, say, true);
      name.value ||= written;
      colour.value = whose;
      return;
    }
    if (keeper.ranks.length < at) return; // another deal was begun meanwhile: he sat down to the one before
    keeper.lay({ at, line }, { colours: { ...keeper.evening.colours, [who]: whose } });
    await this.settle();
    seat.give(who, say);
  }

  /** The bank lends whoever has the seat as much as he bought. */
  marker() {
    const { answer, keeper, seat } = this;
    const tab = answer?.tabs.find(({ punter }) => punter === seat.who);
    if (tab) seat.press({ line: `marker ${tab.punter} ${tab.bought}`, name: "marker" });
    else keeper.refuse(NOBODY);
  }

  /** Another deal, with what everybody has, unless stakes lie. */
  beginDeal() {
    const { answer, keeper } = this;
    if (!answer || keeper.log !== this.#settled || !this.seat.queue.isDone) keeper.refuse(NOT_SETTLED);
    else if (!answer.may_begin) keeper.refuse(LIES);
    else keeper.fresh(answer.log);
  }

  /** What is asked of house rules: of which table they are, and who takes what was chosen. */
  get #housed() {
    const { host, answer, keeper } = this;
    const log = answer?.log ?? keeper.log;
    return {
      host,
      empty: log,
      reading: undefined,
      deal: { log },
      seat: null,
      example: { id: "clerk" },
      isBeforeDeal: false,
      ask: engine.answer,
      dealOn: async (/** @type {string} */ dealt, /** @type {string} */ sentence) => {
        keeper.beginBy(dealt);
        tell(this.said, sentence);
      },
    };
  }

  /** The rules of the house, chosen before the first card. */
  async house() {
    const { keeper } = this;
    if (keeper.ranks.length || keeper.evening.deals) keeper.refuse(BEGUN);
    else (await inTime(import("../table/house-rules.js"))).open(this.#housed);
  }

  /** The rules of the house on a sheet. */
  async card() {
    const { HouseRules } = await inTime(import("../table/house-rules.js"));
    (await inTime(import("./house-card.js"))).print(new HouseRules(this.#housed), this.keeper);
  }

  #draw() {
    const { answer, host, keeper, seat } = this;
    const { colours } = keeper.evening;
    /** @type {Record<string, number>} */
    const hands = JSON.parse(seat.view.board?.dataset.hands ?? "{}");
    drawPeople(partOf(host, '[data-part="people"]'), this.names, { hands, colours, who: seat.who });
    for (const chip of this.panel.querySelectorAll("[data-lies]")) {
      if (!(chip instanceof HTMLElement)) continue;
      const [, owner = seat.who] = (chip.dataset.lies ?? "").split(" ");
      chip.dataset.colour = colourOf(colours, owner ?? "");
    }
    if (answer) drawBooks(host, answer);
  }
}
