/**
 * What a bet costs in a position that the reader sets. The page holds the form with a first answer. What a stake on one
 * card costs stands in a file for each book; anything else is asked of the engine, which is fetched then. Every number
 * comes from it as text, and goes where the page names it.
 */

import { Asking } from "../engine/asking.js";
import { bakedAt, priceOf } from "../odds/baked.js";
import { recolour } from "../odds/checks.js";
import { choose, partOf, partsOf } from "../page/elements.js";
import { say } from "../page/speech.js";
import { Besides, houseOf, tellHouse } from "./besides.js";
import { OneLine } from "./one-line.js";
import { hashOf, positionIn } from "./position.js";
import { dealtFrom, leftSaid, undealt } from "./undealt.js";

const PAUSE = 250; // ms without a further choice until the engine is asked
const FAILED = "The engine could not load; the tables by cards left still hold.";
const OWN = "own"; // the place that is written and not chosen from the list
const FULL = 4;

class Calculator {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.asking = new Asking(host, { meanwhile: "Go on choosing meanwhile.", unloaded: FAILED });
    this.form = partOf(host, "form", HTMLFormElement);
    this.rules = partOf(this.form, "[name=rules]", HTMLSelectElement);
    this.place = partOf(this.form, "[name=place]", HTMLSelectElement);
    this.own = partOf(this.form, "[name=own]", HTMLInputElement);
    this.copper = partOf(this.form, "[name=copper]", HTMLInputElement);
    this.said = partOf(host, ".faro-said");
    this.ranks = partsOf(host, "[data-rank]");
    this.timer = 0;
    /** The rules in which the house departs from the book. @type {Record<string, string>} */
    this.house = {};
    /** Whether what is shown was at hand, and what the engine may still answer is out of date. */
    this.isAtHand = false;
    /** What was asked last: a file that comes later than another answers nothing. @type {object | undefined} */
    this.latest = undefined;
    this.besides = new Besides(host, () => this.position, {
      bet: (place) => this.take(place),
      rule: (rule, value) => this.rule(rule, value),
    });
    this.oneLine = new OneLine(partOf(host, "details[data-one-line]", HTMLDetailsElement), () => this.position, (line) => this.read(line));
    for (const set of partsOf(host, "[data-left]")) set.addEventListener("click", () => this.begin(set));
    partOf(host, "[data-by-the-book]").addEventListener("click", () => this.rule());
    this.rules.addEventListener("input", () => this.change());
    this.said.after(this.asking.element);
    this.form.addEventListener("input", () => this.heed());
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.settle();
  }

  /** A line was read. @param {import("../engine/answers.js").OneLine} line */
  read({ rules, place, left, coppered }) {
    this.takeOver({ rules, place: place || null, left: this.ranks.map(({ dataset }) => left[dataset.rank ?? ""]).join(""), coppered });
    this.keep();
  }

  /** A position comes with the address, or in a line: take it over. @param {ReturnType<typeof positionIn>} [kept] */
  takeOver(kept = positionIn(location.hash)) {
    if (!kept) return;
    const house = kept.rules ? houseOf(this.rules, kept.rules) : this.house;
    if (!house) return;
    this.house = house;
    if (kept.place !== null && !choose(this.place, kept.place)) {
      choose(this.place, OWN);
      this.own.value = kept.place;
    }
    this.copper.checked = kept.coppered;
    for (const [number, count] of [...kept.left].entries()) this.setLeft(number, count);
    this.settle();
    this.answer();
  }

  rest() {
    clearTimeout(this.timer);
    this.oneLine.rest();
  }

  /** The address holds the position, so that it can be kept and sent. */
  keep() {
    const { rules, place, coppered } = this.position;
    history.replaceState(history.state, "", hashOf({ rules, place, left: this.left, coppered }));
  }

  /** How many are left of each rank, in one word. */
  get left() {
    return this.ranks.map((_, number) => this.leftOf(number)).join("");
  }

  /** How many are left of a rank, by its place among the ranks. @param {number} number */
  leftOf(number) {
    return Number(partOf(this.ranks[number], ":checked", HTMLInputElement).value);
  }

  /** @param {number} number @param {string | number} count */
  setLeft(number, count) {
    const bead = this.ranks[number]?.querySelector(`[value="${CSS.escape(String(count))}"]`);
    if (bead instanceof HTMLInputElement) bead.checked = true;
  }

  /** A bet of the ranking was pressed. @param {string} place */
  take(place) {
    choose(this.place, place);
    this.place.focus(); // what was pressed stands far under what it changes
    this.heed();
  }

  /** Play by a rule of a house, or by the book again. @param {string} [rule] @param {string} [value] */
  rule(rule, value = "") {
    this.house = rule ? { ...this.house, [rule]: value } : {};
    this.rules.focus();
    this.heed();
  }

  /** Begin from a position, as the chosen book can have it. @param {HTMLElement} position */
  begin({ dataset: { left = "" } }) {
    const counts = dealtFrom(this.rules.selectedOptions[0].dataset, left.split(" "));
    for (const [number, count] of [...counts].entries()) this.setLeft(number, count);
    this.heed();
  }

  /** Another book has no rules of the house yet, and its own count in the position that was begun from. */
  change() {
    this.house = {};
    for (const begun of partsOf(this.host, '[data-left][aria-pressed="true"]')) this.begin(begun);
  }

  /** What the engine is asked. */
  get request() {
    return { do: /** @type {const} */ ("odds"), ...this.position };
  }

  /** What is set; nothing is said of what is left in a fresh pack. */
  get position() {
    const { rules, place, own, copper } = this;
    const left = this.ranks.map((rank, number) => [rank.dataset.rank, this.leftOf(number)]);
    return {
      rules: [rules.value, ...Object.entries(this.house).map(([rule, value]) => `${rule}=${value}`)].join(" "),
      place: place.value === OWN ? own.value.trim() : place.value,
      ...(left.some(([, count]) => Number(count) < FULL) && { left: Object.fromEntries(left) }),
      coppered: copper.checked && !copper.disabled,
    };
  }

  /** Something was chosen: ask, once nothing more has been for a moment. */
  heed() {
    this.settle();
    this.rest();
    this.timer = window.setTimeout(() => {
      this.keep();
      this.answer();
    }, PAUSE);
  }

  /** Offer what the chosen book takes, and count the cards. */
  settle() {
    const { rules, place, own, copper } = this;
    const { kinds = "", copper: mayCopper } = rules.selectedOptions[0].dataset;
    for (const group of partsOf(place, "[data-kind]", HTMLOptGroupElement)) {
      group.disabled = !kinds.split(" ").includes(group.dataset.kind ?? "");
    }
    copper.disabled = mayCopper === undefined;
    partOf(this.host, "[data-own]").hidden = place.value !== OWN;
    const bet = (place.value === OWN ? own.value : place.value).toUpperCase().split(/[^A-Z\d]+/);
    for (const rank of this.ranks) rank.toggleAttribute("data-bet", bet.includes(rank.dataset.rank ?? ""));
    for (const set of partsOf(this.host, "[data-left]")) set.ariaPressed = String(set.dataset.left?.split(" ").includes(this.left));
    tellHouse(partOf(this.host, "[data-house]"), Object.entries(this.house));
    partOf(this.host, ".faro-odds-count").textContent = leftSaid(this.cards);
  }

  /** Answer what is chosen now, from the book's file or by the engine. */
  async answer() {
    const asked = (this.latest = this.request);
    const atHand = await this.atHand();
    if (asked !== this.latest || !this.host.isConnected) return; // something else was chosen meanwhile, or the page left
    this.isAtHand = Boolean(atHand);
    if (atHand) this.show(atHand);
    else {
      this.host.toggleAttribute("data-stale", true); // what is shown belongs to something else until the engine answers
      const reply = await this.asking.askLast(() => this.request);
      if (reply && !this.isAtHand) this.show(reply);
    }
    this.besides.follow();
    this.oneLine.follow();
  }

  /** What needs no engine: a refusal of the count, and a stake on one card by the book, if its file has the position. */
  async atHand() {
    const { place, rules, coppered } = this.position;
    if (rules.includes(" ")) return undefined;
    const { dataset } = this.rules.selectedOptions[0];
    const refused = undealt(dataset, this.cards);
    if (refused) return { say: refused, error: {} };
    const number = this.ranks.findIndex((rank) => rank.dataset.rank === place);
    const { file } = dataset;
    if (number < 0 || coppered || !file) return undefined;
    const baked = await bakedAt(file);
    return baked && priceOf(baked, this.cards, this.leftOf(number), this.place.selectedOptions[0].text);
  }

  get cards() {
    return this.ranks.reduce((sum, _, number) => sum + this.leftOf(number), 0);
  }

  /** @param {{say: string, error: object | null, hundred?: {until?: Record<string, number>}}} reply */
  show(reply) {
    const { until } = reply.hundred ?? {};
    this.host.removeAttribute("data-stale");
    partOf(this.host, ".faro-hundred-checks").toggleAttribute("data-none", !until);
    if (until) recolour(this.host, until);
    for (const cell of partsOf(this.host, "[data-of]")) {
      const path = (cell.dataset.of ?? "").split(".");
      const value = path.reduce((part, name) => /** @type {Record<string, unknown> | undefined} */ (part)?.[name], /** @type {unknown} */ (reply));
      cell.textContent = String(value ?? "–");
    }
    this.said.textContent = reply.say;
    this.said.classList.toggle("faro-refused", Boolean(reply.error));
    say(reply.say);
  }
}

class OddsCalculator extends HTMLElement {
  /** @type {Calculator | undefined} */
  #calculator;

  connectedCallback() {
    // It is there where the page has only been moved.
    this.#calculator ??= new Calculator(this);
    addEventListener("hashchange", this);
    this.handleEvent();
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this);
    this.#calculator?.rest();
  }

  handleEvent() {
    this.#calculator?.takeOver();
  }
}

customElements.define("faro-calculator", OddsCalculator);
