/** The dialog in which a reader changes the rules of the house; the engine says what changes nothing. */

import { button, element, partOf, partsOf } from "../page/elements.js";
import { tell } from "../page/speech.js";
import { bookOf, houseRulesOf } from "../storage/deal-log.js";

/** @typedef {Pick<import("./table.js").Table, "host" | "empty" | "reading" | "seat" | "isBeforeDeal" | "ask" | "dealOn"> & {deal?: {log: string, seed?: string}, example: {id: string}}} Table a table, or who keeps the stakes of one */

const EVERY_RULE = new URL("../../../rules/rulebooks/", import.meta.url);
const SAME = "The table is dealt by these rules already.";

/** @param {Table} table */
export const open = (table) => new HouseRules(table).show();

export class HouseRules {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.dialog = element("dialog", "faro-dialog faro-house-dialog md-typeset");
    this.dialog.setAttribute("aria-labelledby", "faro-house-title");
    const form = partOf(table.host, "template.faro-house", HTMLTemplateElement);
    this.answer = element("p", "faro-house-answer");
    const choices = element("div", "faro-choose");
    choices.append(
      button("Deal by these rules", "faro-house-deal", () => this.deal()),
      button("All as the book has it", "faro-house-own", () => this.check({})),
      button("Close", "faro-close", () => this.dialog.close()),
    );
    const acts = element("div", "faro-house-acts");
    acts.append(this.answer, choices);
    this.dialog.append(form.content.cloneNode(true), acts);
    partOf(this.dialog, ".faro-all-rules", HTMLAnchorElement).href = EVERY_RULE.href;
    this.dialog.addEventListener("close", () => this.dialog.remove());
    /** Every value of every rule. */
    this.values = partsOf(this.dialog, "input", HTMLInputElement);
    this.sums = partsOf(this.dialog, "select", HTMLSelectElement);
  }

  /** The log that the rules are changed of: of a deal that is only read, nothing is carried on. */
  get log() {
    const { table } = this;
    return (!table.reading && table.deal?.log) || table.empty;
  }

  show() {
    this.check(houseRulesOf(this.log));
    document.body.append(this.dialog);
    this.dialog.showModal();
  }

  /** Choose what the rule-book has, but for some rules. @param {Record<string, string>} changed */
  check(changed) {
    const book = bookOf(this.log);
    for (const value of this.values) {
      const isOwn = isOf(value, book);
      value.checked = changed[ruleOf(value)] ? changed[ruleOf(value)] === value.value : isOwn;
      value.ariaDescription = isOwn ? "as this rule-book has it" : null;
      value.closest("label")?.classList.toggle("faro-own", isOwn);
    }
  }

  /** The book with what is chosen, as a log names it. */
  get rules() {
    const book = bookOf(this.log);
    const offered = new Set(this.values.map(ruleOf));
    const kept = Object.entries(houseRulesOf(this.log)).filter(([rule]) => !offered.has(rule));
    const changed = this.values.filter((value) => value.checked && !isOf(value, book));
    return [book, ...kept.map((pair) => pair.join("=")), ...changed.map((value) => `${ruleOf(value)}=${value.value}`)];
  }

  async deal() {
    const { table, rules, log } = this;
    /** @type {import("../engine/answers.js").Switched | {}} by the names of the lists */
    const house = Object.fromEntries(this.sums.filter(({ value }) => value).map(({ name, value }) => [name, Number(value)]));
    const now = Object.entries(houseRulesOf(log)).map((pair) => pair.join("="));
    if (!Object.keys(house).length && [bookOf(log), ...now].sort().join(" ") === [...rules].sort().join(" ")) {
      tell(this.answer, SAME, true);
      return;
    }
    const { seat, example } = table;
    const { log: dealt, error, say } = await table.ask({ do: "switch", log, rules: rules.join(" "), seat, id: example.id, ...house });
    if (error) tell(this.answer, say, true);
    else {
      this.dialog.close();
      // Where no card is dealt the cards stay as they are shuffled.
      const seed = table.isBeforeDeal ? table.deal?.seed : undefined;
      await table.dealOn(dealt, say, seed ? { seed } : {});
    }
  }
}

/** @param {HTMLInputElement} value @param {string} book @returns {boolean} whether a rule-book has a rule so */
const isOf = ({ dataset }, book) => Boolean(dataset.books?.split(" ").includes(book));

/** @param {HTMLInputElement} value */
const ruleOf = ({ name }) => name.replace("house-", "");
