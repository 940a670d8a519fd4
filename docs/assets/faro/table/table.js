/** The full table: the deal on it, or one that is read there; how it changes its book, and is written down. */

import { engine } from "../engine/engine.js";
import { inTime } from "../page/bring.js";
import { element, partOf } from "../page/elements.js";
import { say } from "../page/speech.js";
import { bookOf, houseRulesOf, numberOf, rulesOf } from "../storage/deal-log.js";
import { newSeed } from "../storage/stored-deal.js";
import { BookList } from "./book-list.js";
import { Company } from "./company.js";
import { isPlayed, keepDeal, newDeal, resumeDeal } from "./kept-deals.js";
import { KeptPanel } from "./kept-panel.js";
import { Notices, write } from "./notices.js";
import { Panels } from "./panels.js";

/** @typedef {import("./kept-deals.js").KeptDeal} KeptDeal */

const UNKEPT = "This browser keeps nothing, or no more: the deal lasts as long as this page.";
const INSTEAD = "Nothing is lost: try again, or do the drills, which need no engine.";
/** A board on which nothing more is dealt. */
const OVER = '.faro-live:is([data-stage="deal-out"], [data-stage="stopped"])';
const DRILLS = new URL("../../../play/drills/", import.meta.url);

/** What is said of a deal that is left. @param {KeptDeal} deal */
const left = (deal) => (isPlayed(deal) ? " The deal that you left is kept." : "");

export class Table {
  /** Whether the browser would not keep the deal. */
  unkept = false;

  /** Those who play at this screen, once there may be more than one. @type {import("./people.js").People | undefined} */
  people;

  /** How the deal went, once one is over. @type {import("./deal-recap.js").DealRecap | undefined} */
  recap;

  /** The deal of an older wording that is read, if one is. @type {KeptDeal | undefined} */
  reading;

  /**
   * @param {HTMLElement} host
   * @param {import("../example/example.js").Example} example the board on it
   * @param {import("../example/seat-offer.js").SeatOffer} offer the seat at it
   */
  constructor(host, example, offer) {
    this.host = host;
    this.example = example;
    this.offer = offer;
    /** The log that an empty table begins with. */
    this.empty = example.replay.frame.log;
    this.notices = new Notices(host);
    this.company = new Company(host);
    this.kept = new KeptPanel(host, this);
    this.panels = new Panels(host, this, () => this.kept.list());
    this.link = partOf(host, ".faro-link");
    this.sharing = partOf(host, '[data-tool="share"]');
    this.several = partOf(host, "#table-people", HTMLSelectElement);
    const tellOfBook = (/** @type {string} */ said) => (said ? this.notices.tell({ say: said }) : this.notices.show(""));
    const list = partOf(host, "#table-book", HTMLSelectElement);
    this.books = new BookList(list, (rules) => this.takeBook(rules), tellOfBook);
    offer.join(this.house);
  }

  /** What this table does behind its seat. @returns {import("../example/house.js").House} */
  get house() {
    const elsewhere = element("a", "", "The drills");
    elsewhere.href = DRILLS.href;
    return {
      isWhole: true,
      unloaded: `The engine could not load. ${INSTEAD}`,
      cancelled: `Cancelled. ${INSTEAD}`,
      elsewhere,
      company: () => ({ habits: this.company.habits, watch: this.company.watch }),
      next: () => this.people?.next(),
      keep: (deal) => this.keep(deal),
      part: (deal) => {
        newDeal();
        return left(deal);
      },
      answered: (deal) => this.answered(deal),
      tellsOf: (place) => this.panels.tellOf(place),
      outdated: (deal) => this.openOutdated(deal),
    };
  }

  /** The table is opened: the position of a link is laid, or the deal that was left. */
  async begin() {
    if (!(await this.openLink())) this.sit(await this.whileHere(resumeDeal()));
  }

  /** Whether the address held a position, which is laid then. */
  async openLink({ hash } = location) {
    return /^#p(=|%3d)/i.test(hash) && (await inTime(import("./links.js"))).openLink(this, hash);
  }

  /** The deal on the table, or the one that is read there. @returns {KeptDeal | undefined} */
  get deal() {
    return this.reading ?? this.offer.seat?.deal;
  }

  /** The punter whose seat it is. */
  get seat() {
    return this.offer.seat?.who ?? this.example.data.seat ?? null;
  }

  /** @param {string} log @returns {KeptDeal} */
  dealt(log) {
    return { base: log, log, seed: newSeed(), chip: this.deal?.chip };
  }

  /** Take the seat, in a deal or at an empty table. @param {KeptDeal | null} [deal] @param {import("../page/speech.js").Told} [instead] of the greeting */
  sit(deal, instead) {
    const { offer } = this;
    const next = deal ?? this.dealt(this.empty);
    // Who held the bank that was bid for is a punter again where nobody has bid.
    if (this.deal?.banker && !next.banker) next.seat ??= this.example.data.seat ?? undefined;
    this.read(undefined);
    // The latest of two that come at once is laid: to sit down by the button a second time would be to leave.
    if (offer.seat) offer.seat.open(next, instead);
    else offer.sit(next, instead);
  }

  /** A deal to be read and not played on, or none. @param {KeptDeal | undefined} deal */
  read(deal) {
    this.reading = deal;
    this.offer.open(!deal);
    this.sharing.hidden = Boolean(deal);
  }

  /** The rules of a kept deal have changed since. @param {KeptDeal} deal */
  async openOutdated({ log: dated, seed }) {
    const { log, say: sentence } = await this.ask({ do: "open_saved", log: dated });
    await this.readOnly({ base: log, log, seed }, sentence);
  }

  /** Step through a deal as the present rules have it. @param {KeptDeal} deal @param {string} sentence why it is not played on */
  async readOnly(deal, sentence) {
    const { OldEvening } = await inTime(import("../example/old-evening.js"));
    const { evening, failed } = await OldEvening.open(this.ask, { log: deal.log, seat: this.seat });
    await newDeal(); // what was kept stays as it is
    if (this.offer.isTaken) this.offer.seat?.leave();
    if (!failed) this.example.load(evening.frames, (at) => evening.reach(at));
    this.read(deal);
    this.describe(deal);
    this.notices.tell(failed ? { say: `${sentence} Its steps could not be drawn: ${failed}`, isRefused: true } : { say: sentence });
  }

  /** The engine's answer, or what went wrong as one. @type {typeof engine.answer} */
  ask = (request) => this.whileHere(engine.answer(request));

  /**
   * Wait for something; once the reader has gone to another page it never comes, for it would be said and shown there.
   * @template T @param {Promise<T>} coming @returns {Promise<T>}
   */
  async whileHere(coming) {
    const come = await coming;
    return this.host.isConnected ? come : new Promise(() => {});
  }

  /** The seat has answered: what stands around it is out of date. @param {KeptDeal} deal */
  answered(deal) {
    this.link.hidden = true;
    if (!this.people && (deal.banker || (this.several.dataset.second ?? "") in this.hands)) this.seatPeople(true);
    this.people?.show();
    if (this.sharing.nextElementSibling !== this.example.chair) this.offer.standBehind(this.sharing);
    this.notices.show(this.unkept ? UNKEPT : "");
    this.describe(deal);
  }

  /** Whether no card of the deal on the table has been shown yet. */
  get isBeforeDeal() {
    return !this.reading && this.offer.seat?.view.board?.dataset.stage === "before-deal";
  }

  /** What each holds who sits at the table. @returns {Record<string, number>} */
  get hands() {
    return JSON.parse(this.offer.seat?.view.board?.dataset.hands ?? "{}");
  }

  /** More than one may play at this screen: as the list says, or those of it who sit already. @param {boolean} [isResumed] */
  async seatPeople(isResumed) {
    const { People } = await inTime(import("./people.js"));
    (this.people ??= new People(this)).begin(isResumed);
  }

  /** Say around the board which deal it shows. @param {KeptDeal} deal */
  describe(deal) {
    this.nameBook();
    const changed = Object.keys(houseRulesOf(deal.log)).length;
    write(partOf(this.host, '[data-tool="house"]'), `House rules${changed ? `: ${changed}` : ""}`);
    write(partOf(this.host, ".faro-rules b"), this.books.title(this.books.named));
    write(partOf(this.host, ".faro-deal-number"), `Deal ${numberOf(deal)}`);
    this.panels.showDeal(deal);
    if (this.recap || this.host.querySelector(OVER)) this.tellEnd();
  }

  /** How the deal went, as long as it is over. */
  async tellEnd() {
    const { DealRecap } = await inTime(import("./deal-recap.js"));
    (this.recap ??= new DealRecap(this)).refresh(this.host.querySelector(OVER));
  }

  /** Write the deal down; a browser that would not is told of once. @param {KeptDeal} deal */
  async keep(deal) {
    const where = this.offer.seat?.view.board?.dataset.standing;
    const kept = await keepDeal({ ...deal, where });
    if (kept !== this.unkept) return;
    this.unkept = !kept;
    this.notices.show(kept ? "" : UNKEPT);
    if (!kept) say(`${this.offer.seat?.said} ${UNKEPT}`);
  }

  /** The list names the book that the table is dealt by. */
  nameBook() {
    this.books.name(bookOf(this.deal?.log ?? this.empty));
  }

  /** Deal by another book. @param {string} rules */
  async takeBook(rules) {
    if (this.reading) this.sit(await this.emptyTable(rules));
    else this.offer.seat?.press({ act: "switch", rules, name: this.books.title(rules) });
    // A book that nothing is dealt by is not named.
    if (engine.state === "failed" || this.offer.seat?.wait.given) this.nameBook();
  }

  /** An empty table under a book. @param {string} rules @returns {Promise<KeptDeal>} */
  async emptyTable(rules) {
    const { example, empty, seat } = this;
    if (rules === bookOf(empty)) return this.dealt(empty);
    const { log, error } = await this.ask({ do: "switch", log: empty, rules, seat, id: example.id });
    return this.dealt(error ? empty : log);
  }

  /** A fresh table under the same rules. */
  async layFresh() {
    const deal = await this.emptyTable(rulesOf(this.deal?.log ?? this.empty));
    await newDeal();
    this.sit(deal);
  }

  /**
   * Go on at another table, as its log has it; the deal that is left stays kept.
   * @param {string} log @param {string} sentence @param {Partial<KeptDeal>} [who] sits where
   */
  async dealOn(log, sentence, who) {
    const { deal, reading } = this;
    await newDeal();
    this.sit({ ...this.dealt(log), banker: deal?.banker, ...who }, { say: `${sentence}${deal && !reading ? left(deal) : ""}` });
  }
}
