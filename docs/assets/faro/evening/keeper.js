/** The keeper of a deal of real cards: what is pressed, what is shown of it, and what is kept. */

import { partOf, partsOf } from "../page/elements.js";
import { tell } from "../page/speech.js";
import { Caller } from "./caller.js";
import { drawFrame, drawTurns } from "./frame.js";
import { keepEvening, leftEvening } from "./kept.js";
import { Mending } from "./mending.js";
import { add, isBegun, laidWith, logOf, mend, movedOn, putIn, standing } from "./record.js";
import { lastThree, latest, missing, next, ranksTold, refusal, where } from "./told.js";

/**
 * @typedef {import("./kept.js").Evening} Evening
 * @typedef {import("./record.js").Laid} Laid
 * @typedef {{at: number, by: 1 | -1}} Moved the place of a card that was put in or taken out, and where those behind it went
 */

const MENDED = "Mended. The later turns stand.";
const BY_ITS_BOOK = "The clerk’s evening is under this rule-book. Begin a new evening to deal by another.";

/** `changed` says that the record is another, `shown` that it is drawn, `said` that a sentence was said of it. */
export class Keeper extends EventTarget {
  /** @type {Evening} */
  evening;

  /** Whether somebody else says what the latest press brought. */
  #isToldElsewhere = () => false;

  /** @param {HTMLElement} host */
  constructor(host) {
    super();
    this.host = host;
    /** @type {{rank: string, word: string, plural: string}[]} */
    const ranks = JSON.parse(host.dataset.ranks ?? "[]");
    this.all = ranks.map(({ rank }) => rank);
    /** @type {import("./told.js").Words} */
    this.words = Object.fromEntries(ranks.map((one) => [one.rank, one]));
    /** @type {Record<string, import("./record.js").Way>} */
    this.ways = JSON.parse(host.dataset.ways ?? "{}");
    this.book = partOf(host, "#evening-book", HTMLSelectElement);
    this.pad = partOf(host, ".faro-evening-pad");
    this.part = (/** @type {string} */ name) => partOf(host, `[data-part="${name}"]`);
    this.mending = new Mending(this.part("mending"), this);
    this.caller = new Caller();
    this.evening = this.#first;
  }

  /** An evening before its first card. @returns {Evening} */
  get #first() {
    return { book: this.book.value, ranks: [], deals: 0, head: "", laid: [], before: null, nth: 0, hasClerk: false, colours: {} };
  }

  /** @returns {import("./kept.js").Deal} */
  get #deal() {
    const { book, ranks, deals, head, laid, colours } = this.evening;
    return { book, ranks, deals, head, laid, colours };
  }

  /** What can be taken back once another deal lies here: this one, if it is begun. */
  get #putAway() {
    return isBegun(this.evening) ? this.#deal : this.evening.before;
  }

  /** The deal as the engine reads it, and all that a clerk has of the evening before it. */
  get log() {
    const { ranks, book, head, laid } = this.evening;
    return logOf(ranks, this.way, head || `rules ${book}\n`, laid);
  }

  get ranks() {
    return this.evening.ranks;
  }

  get way() {
    return this.ways[this.evening.book];
  }

  get standing() {
    return standing(this.ranks, this.way, this.all);
  }

  /** Take up what this browser keeps, where it keeps something. */
  async takeUpKept() {
    this.takeUp((await leftEvening(this.all)) ?? this.#first);
  }

  /** Take up an evening, or show a deal; what is of a book that there is no more goes on under the chosen one. @param {Evening | import("./kept.js").Deal} evening */
  takeUp(evening) {
    this.evening = { ...this.#first, ...evening, book: Object.hasOwn(this.ways, evening.book) ? evening.book : this.book.value };
    this.mending.close();
    this.#show();
  }

  /** A rank was pressed: the next card, or what an opened one was. @param {string} rank */
  press(rank) {
    const { at, putsIn } = this.mending;
    if (at === null) this.take(add(this.ranks, rank));
    else if (putsIn) this.mending.do(putIn(this.ranks, at, rank), MENDED, { at, by: 1 });
    else this.mending.do(mend(this.ranks, at, rank), MENDED);
  }

  /**
   * Take a changed record, or say why not.
   * @param {import("./record.js").Changed} changed @param {string} [done] what is said of it, where it is no card more
   * @param {Moved} [moved]
   * @returns {boolean} whether it was taken
   */
  take(changed, done, moved) {
    if (!("ranks" in changed)) {
      this.#say(refusal(changed, this.way, this.words), true);
      if ("places" in changed) this.mending.offer(changed.places);
      return false;
    }
    const { laid } = this.evening;
    this.#write({ ranks: changed.ranks, laid: moved ? movedOn(laid, moved.at, moved.by) : laid });
    if (done) this.#say(done);
    else this.#say([latest(this.standing, this.way, this.words), lastThree(this.standing, this.words)].join(" ").trim(), false, this.#isToldElsewhere());
    return true;
  }

  /** What somebody did when so many cards had fallen. @param {Laid} laid @param {Partial<Evening>} [besides] */
  lay(laid, besides) {
    this.#write({ laid: laidWith(this.evening.laid, laid), ...besides });
  }

  /** Take the last press back: a card, what was laid, or the new deal that put another away. */
  undo() {
    const { ranks, laid, before } = this.evening;
    const last = laid.at(-1);
    if (this.mending.at !== null) this.mending.close();
    else if (last && last.at >= ranks.length) {
      this.#write({ laid: laid.slice(0, -1) });
      this.#say(`Taken back: ${last.line}.`);
    } else if (ranks.length) {
      this.#write({ ranks: ranks.slice(0, -1) });
      this.#say(`Taken back: ${this.words[ranks[ranks.length - 1]].word}. ${next(this.standing, this.way)}`);
    } else if (before && isBegun(before)) this.goBack();
    else this.#say("Nothing has fallen yet.", true);
  }

  /** The deal that was put away, and the one on the table is put away for it. */
  goBack() {
    const { before } = this.evening;
    if (before) this.#write({ ...before, before: this.#deal });
    this.#say(`The deal before is back. ${next(this.standing, this.way)}`);
  }

  /** Another deal; the one on the table is put away. @param {string} [head] the log before it, where a clerk keeps one */
  fresh(head = "") {
    const { ranks, deals } = this.evening;
    if (ranks.length) this.#write({ ranks: [], laid: [], head, deals: deals + 1, before: this.#deal });
    this.#say(`A new deal. ${next(this.standing, this.way)}`);
  }

  /** Another evening, and nobody sits; what is on the table is put away, with all who sit there. */
  freshEvening() {
    this.#write({ ranks: [], laid: [], head: "", deals: 0, colours: {}, before: this.#putAway });
    this.#say("A new evening. Nobody sits yet.");
  }

  /** Begin by the rules of a house. @param {string} head the log that names them, and who sits */
  beginBy(head) {
    this.#write({ head, laid: [] });
  }

  /** What a turn did to the stakes is said with its cards, and once. @param {() => boolean} isToldElsewhere */
  leaveTelling(isToldElsewhere) {
    this.#isToldElsewhere = isToldElsewhere;
  }

  /** @param {boolean} hasClerk */
  keepStakes(hasClerk) {
    this.#write({ hasClerk });
  }

  /** The dealer has no card left. */
  boxEmpty() {
    const { left } = this.standing;
    this.#say(left ? missing(this.standing, this.words) : "All fifty-two have fallen: the pack was whole.", left > 0);
  }

  /** @param {string} book */
  dealBy(book) {
    const { head, laid } = this.evening;
    if (head || laid.length) {
      this.book.value = this.evening.book;
      this.#say(BY_ITS_BOOK, true);
      return;
    }
    this.#write({ book });
    this.#say(next(this.standing, this.way));
  }

  /** Keep on from a deal that came from elsewhere; one's own is put away. @param {import("./kept.js").Deal} carried */
  keepOn(carried) {
    this.#write({ ...carried, before: this.#putAway });
    this.#say(next(this.standing, this.way));
  }

  /** @param {Partial<Evening>} changes */
  #write(changes) {
    this.evening = { ...this.evening, ...changes, nth: this.evening.nth + 1 };
    this.#show();
    this.part("unkept").hidden = keepEvening(this.evening);
    this.dispatchEvent(new Event("changed"));
  }

  /** Say why something is not done. @param {string} sentence */
  refuse(sentence) {
    this.#say(sentence, true);
  }

  /** @param {string} sentence @param {boolean} [isRefused] @param {boolean} [isTold] whether a listener is told by somebody else */
  #say(sentence, isRefused = false, isTold = false) {
    this.hear(sentence, isRefused, isTold);
    this.dispatchEvent(new CustomEvent("said", { detail: { sentence, isRefused, isTold } }));
  }

  /** What was said here or in another window. @param {string} sentence @param {boolean} isRefused @param {boolean} [isTold] */
  hear(sentence, isRefused, isTold = false) {
    if (isTold) this.part("said").textContent = sentence;
    else tell(this.part("said"), sentence, isRefused);
    if (!isRefused) this.caller.call(sentence);
  }

  #show() {
    const { standing: now, way, words, all } = this;
    this.book.value = this.evening.book;
    this.part("where").textContent = where(now, way);
    this.part("left").textContent = `${now.left} left`;
    this.part("deal").textContent = `Deal ${this.evening.deals + 1}`;
    partOf(this.host, '[data-tool="before"]').hidden = !this.evening.before || !isBegun(this.evening.before);
    this.part("split").hidden = !now.split || now.isHalf;
    this.part("next").textContent = next(now, way);
    this.part("cases").textContent = ranksTold(now, words);
    this.part("last").hidden = !now.isLastThree;
    this.part("orders").textContent = now.orders.map((order) => order.join("–")).join("   ");
    drawFrame(this.part("wires"), now.cards, all);
    partOf(this.host, "#evening-log", HTMLTextAreaElement).value = this.log;
    this.part("read").textContent = all.map((rank) => `${words[rank].word} ${now.remaining.get(rank)}`).join(", ");
    for (const press of partsOf(this.pad, "[data-rank]")) press.dataset.left = String(now.remaining.get(press.dataset.rank ?? ""));
    drawTurns(this.part("turns"), this.ranks, way, (at) => this.mending.open(at));
    this.dispatchEvent(new Event("shown"));
  }

  /** The focus goes back to what is pressed next. */
  rest() {
    partOf(this.pad, "[data-rank]").focus({ preventScroll: true });
  }
}
