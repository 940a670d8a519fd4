/**
 * What stands beside the answer of the calculator, once it is opened: every bet of the position, the cheapest first, and
 * what the rules of other houses would change. Both come from the engine, and follow the position while they are open.
 */

import { Asking } from "../engine/asking.js";
import { bring } from "../page/bring.js";
import { button, choose, element, partOf, partsOf } from "../page/elements.js";
import { refuse, say } from "../page/speech.js";
import { changesIn } from "../storage/deal-log.js";

const WORDS = "../../odds/house-words.json";

/** @typedef {import("../engine/answers.js").Ranked} Ranked */
/** @typedef {import("../engine/answers.js").HouseRules} HouseRules */
/** @typedef {import("../engine/answers.js").Staked} Position */
/** @typedef {import("../engine/answers.js").ThreeWays} ThreeWays */
/** @typedef {Record<string, Record<string, string>>} Words of every rule, its label and its values */

export class Besides {
  /**
   * @param {HTMLElement} host
   * @param {() => Position} position
   * @param {{bet: (place: string) => void, rule: (rule: string, value: string) => void}} takes what a press takes over
   */
  constructor(host, position, takes) {
    this.host = host;
    this.position = position;
    this.choose = takes;
    /** Of each panel what it waits for. @type {Map<HTMLElement, Asking>} */
    this.asking = new Map();
    for (const panel of this.panels) {
      const asking = new Asking(host);
      this.asking.set(panel, asking);
      partOf(panel, ".faro-answer-here").after(asking.element);
      panel.addEventListener("toggle", () => panel.open && this.fill(panel));
    }
  }

  get panels() {
    return partsOf(this.host, "details[data-ask]", HTMLDetailsElement);
  }

  /** The position has changed. */
  async follow() {
    for (const panel of this.panels) {
      if (panel.open) await this.fill(panel);
      else partOf(panel, ".faro-answer-here").replaceChildren();
    }
  }

  /** @param {HTMLDetailsElement} panel */
  async fill(panel) {
    const here = partOf(panel, ".faro-answer-here");
    const asking = this.asking.get(panel);
    if (!asking) return;
    if (panel.dataset.ask === "ranked") {
      const answer = await asking.askLast(() => ({ do: "ranked", ...this.position() }));
      if (answer) this.show(here, answer, answer.error ? undefined : this.ranking(answer));
    } else {
      const [answer, words] = await Promise.all([asking.askLast(() => ({ do: "house_rules", ...this.position() })), wordsOfRules()]);
      if (answer) this.show(here, answer, answer.error || !answer.rules.length ? undefined : this.rules(answer, words));
    }
  }

  /** @param {HTMLElement} here @param {{say: string}} answer @param {HTMLElement} [drawn] */
  show(here, answer, drawn) {
    here.replaceChildren(element("p", "", answer.say), ...(drawn ? [drawn] : []));
    say(answer.say);
  }

  /** @param {Ranked} answer */
  ranking({ bets }) {
    const priced = bets.map(({ place, word, until }) => {
      const named = word[0].toUpperCase() + word.slice(1);
      return { until, named: button(named, "faro-link-button", () => this.choose.bet(place)) };
    });
    return table(["Costs", "One in", "Bet"], priced);
  }

  /** @param {HouseRules} answer @param {Words} words */
  rules({ rules }, words) {
    const priced = rules.map(({ rule, value, until }) => {
      return { until, named: button(ruleSaid(words, rule, value), "faro-link-button", () => this.choose.rule(rule, value)) };
    });
    return table(["Costs", "One in", "Rule of a house"], priced);
  }
}

/** What every rule and its values are called; fetched once somebody asks. @type {Promise<Words> | undefined} */
let words;

/** @returns {Promise<Words>} */
function wordsOfRules() {
  words ??= bring(new URL(WORDS, import.meta.url))
    .then((answer) => answer.json())
    .catch(() => {
      words = undefined; // asked for again the next time
      return {};
    });
  return words;
}

/** A rule and its value in plain words. @param {Words} called @param {string} rule @param {string} value */
const ruleSaid = (called, rule, value) => `${called[rule]?.label ?? rule}: ${called[rule]?.[value] ?? value}`;

/** A house's own rules in words, beside its book. @param {HTMLElement} told @param {[string, string][]} rules each with its value */
export async function tellHouse(told, rules) {
  told.hidden = !rules.length;
  if (!rules.length) return;
  const called = await wordsOfRules();
  partOf(told, "span").textContent = `Rules of this house. ${rules.map((rule) => ruleSaid(called, ...rule)).join("; ")}.`;
}

/**
 * A row for each price, with all that has it.
 * @param {string[]} heads @param {{until: ThreeWays | null, named: HTMLElement}[]} priced nothing stands for the price where it is refused
 */
function table(heads, priced) {
  const made = element("table", "faro-table");
  const line = made.createTHead().insertRow();
  line.append(...heads.map((head) => header("col", head)));
  const body = made.createTBody();
  /** @type {Map<string | undefined, HTMLElement>} */
  const lists = new Map();
  for (const { until, named } of priced) {
    const list = lists.get(until?.fraction) ?? element("ul", "");
    if (!lists.has(until?.fraction)) {
      const row = body.insertRow();
      row.append(header("row", until?.percent ?? "refused"), element("td", "", until?.one_in ?? "–"));
      row.insertCell().append(list);
      lists.set(until?.fraction, list);
    }
    const item = element("li", "");
    item.append(named);
    list.append(item);
  }
  return made;
}

/** @param {"col" | "row"} scope @param {string} text */
function header(scope, text) {
  const made = element("th", "", text);
  made.scope = scope;
  return made;
}

/**
 * The house rules of an address, once its book is chosen; nothing where there is no such book, which is said.
 * @param {HTMLSelectElement} list of the books @param {string} rules
 */
export function houseOf(list, rules) {
  const [book] = rules.split(" ");
  if (choose(list, book)) return changesIn(rules);
  refuse(`No rule-book here is called ${book}: nothing of that address is taken over.`);
  return undefined;
}
