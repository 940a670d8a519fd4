/** The end of a deal at the full table: how it went, and where it can go on from. The engine makes every word and line. */

import { button, element, focused } from "../page/elements.js";
import { newDeal } from "./kept-deals.js";
import { printAlone } from "./hand-out.js";

/** @typedef {import("./table.js").Table} Table */

export class DealRecap {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.element = element("section", "faro-recap");
    this.element.dataset.kept = "";
    this.element.ariaLabel = "How the deal went";
    /** The log of the deal from which the cloth was cleared, for stakes on the next. */
    this.away = "";
  }

  /** The recap of a deal that is over; none while one is under way. @param {Element | null} board on which it is over */
  async refresh(board) {
    const { table } = this;
    const { deal, seat } = table;
    const { habits, watch } = table.company;
    if (!deal || !board) {
      this.away = "";
      this.clear();
      return;
    }
    const { log, seed } = deal;
    if (this.away && log.startsWith(this.away)) return;
    const { html, again, first, error } = await table.ask({ do: "recap", log, seat, seed, habits, watch });
    if (error || log !== table.deal?.log) return;
    this.element.innerHTML = html;
    const acts = this.acts(again);
    if (first) acts.prepend(button(first, "faro-stake-first", () => this.putAway()));
    this.element.append(acts);
    if (board.isConnected && !board.contains(this.element)) board.append(this.element);
  }

  /** The cloth is in sight again. */
  clear() {
    const held = this.element.contains(focused());
    this.element.remove();
    if (held) this.table.offer.seat?.view.tabStop?.focus(); // what was pressed is gone
  }

  /** Stakes are laid before the next deal begins. */
  putAway() {
    this.away = this.table.deal?.log ?? "";
    this.clear();
  }

  /** What can be done with the deal. @param {string | null} again the seed by which its cards come once more */
  acts(again) {
    const acts = element("div", "faro-recap-acts");
    if (again !== null) {
      const books = element("select", "");
      books.append(...[...this.table.books.list.options].map(({ text, value }) => new Option(text, value)));
      books.value = this.table.books.named;
      books.ariaLabel = "Rule-book for the same cards";
      acts.append(books, button("Deal the same cards by it", "faro-same-cards", () => this.dealAgain(again, books.value)));
    }
    acts.append(button("Print the tab", "faro-print-tab", () => this.print()));
    return acts;
  }

  /** The same pack under a book. @param {string} seed @param {string} rules */
  async dealAgain(seed, rules) {
    const { table } = this;
    const empty = await table.emptyTable(rules);
    await newDeal();
    table.sit({ ...empty, seed });
  }

  async print() {
    const { panels, host } = this.table;
    await panels.open("sheet");
    const sheet = host.querySelector(".faro-tab-sheet");
    if (sheet) printAlone(sheet);
  }
}
