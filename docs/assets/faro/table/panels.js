/** The panels under the full table. Each asks the engine about the deal while it is open; the engine makes every word. */

import { partOf, partsOf } from "../page/elements.js";
import { dealLines } from "./deal-lines.js";

/** @typedef {import("../engine/engine.js").OneOf<"cost" | "under" | "sheet" | "words" | "price">} Question */
/** @typedef {import("./kept-deals.js").KeptDeal} KeptDeal */

/** What stands in a panel after an answer. @param {HTMLElement} panel @param {(Node | string)[]} nodes */
export function refill(panel, ...nodes) {
  const place = partOf(panel, ".faro-answer-here");
  const here = place.contains(document.activeElement);
  place.replaceChildren(...nodes);
  if (here) partOf(panel, "summary").focus(); // the focus stays in the panel
}

export class Panels {
  /** The place whose price is shown. @type {string | undefined} */
  priced;

  /** The deal as the field has it. */
  written = "";

  /** The tab sheet as text. */
  sheet = "";

  /**
   * @param {HTMLElement} host
   * @param {import("./table.js").Table} table whose deal they tell of
   * @param {() => void} listKept
   */
  constructor(host, table, listKept) {
    this.host = host;
    this.table = table;
    this.listKept = listKept;
    this.signs = partOf(host, "#table-signs", HTMLSelectElement);
    this.log = partOf(host, "#table-log", HTMLTextAreaElement);
    host.addEventListener("toggle", ({ target }) => target instanceof HTMLDetailsElement && target.open && this.reach(target), true);
  }

  /** @param {string} name */
  panel(name) {
    return partOf(this.host, `[data-panel="${name}"]`, HTMLDetailsElement);
  }

  /** What a panel asks the engine of a deal, if it has to. @param {string} name @param {KeptDeal} deal @returns {Question | undefined} */
  question(name, { log }) {
    const { seat } = this.table;
    switch (name) {
      case "cost":
      case "under":
        return { do: name, log, seat };
      case "sheet":
        return { do: "sheet", log, signs: this.signs.value };
      case "log":
        return { do: "words", log, seat };
      case "price":
        return this.priced ? { do: "price", log, seat, place: this.priced, coppered: false } : undefined;
    }
    return undefined;
  }

  /** Bring a panel up to date and into view. @param {HTMLElement} panel */
  async reach(panel) {
    await this.refresh(panel);
    panel.scrollIntoView({ block: "nearest" });
  }

  /** The field has the deal even before its panel opens: what is typed then is never put behind it. @param {KeptDeal} deal */
  showDeal({ log }) {
    this.writeLog(log);
    for (const open of partsOf(this.host, "details[data-panel][open]", HTMLDetailsElement)) this.refresh(open);
  }

  /** Bring a panel that is open up to date. @param {HTMLElement} panel */
  async refresh(panel) {
    const { table } = this;
    const { deal } = table;
    const log = deal?.log; // the deal goes on while it is asked about
    const name = panel.dataset.panel ?? "";
    if (name === "kept") this.listKept();
    if (name === "log" && deal) this.writeLog(deal.log);
    const question = deal && this.question(name, deal);
    if (!question) return;
    const answer = await table.ask(question);
    if (log !== table.deal?.log) return;
    if ("lines" in answer) refill(panel, ...dealLines(answer.lines, !table.reading));
    else if ("html" in answer && answer.html) partOf(panel, ".faro-answer-here").innerHTML = answer.html;
    else refill(panel, answer.say);
    if ("text" in answer) this.sheet = answer.text;
  }

  /** The deal as text, unless the reader has written there. @param {string} log */
  writeLog(log) {
    const field = this.log;
    if (!field.value || field.value === this.written) field.value = this.written = log;
  }

  /** The field follows the deal again from now on. @param {string} text what stands there */
  follow(text) {
    this.written = text;
  }

  /** Open a panel, and bring it up to date. @param {string} name */
  async open(name) {
    const panel = this.panel(name);
    panel.open = true;
    await this.refresh(panel);
  }

  /** The place that the slip tells of is the one whose price is shown. @param {string} place */
  tellOf(place) {
    if (place === this.priced) return;
    this.priced = place;
    const panel = this.panel("price");
    if (panel.open) this.refresh(panel);
  }
}
