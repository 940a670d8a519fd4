/**
 * Choices above a table or a list, and fewer rows under them. Without a script everything shows, and the styles leave out
 * the choices, which would do nothing.
 */

import { partOf, partsOf } from "./elements.js";
import { say } from "./speech.js";

/** @typedef {Record<string, string>} Choice what has been chosen, by the name of its list */

class RowFilter extends HTMLElement {
  #hasBegun = false;

  connectedCallback() {
    if (this.#hasBegun) return; // the page has only been moved
    this.#hasBegun = true;
    this.addEventListener("change", () => this.heed());
    // The lists are reset after the event.
    this.addEventListener("reset", () => setTimeout(() => this.heed()));
    this.page.addEventListener("faro-brought", () => this.apply());
    this.apply();
  }

  heed() {
    this.apply();
    say(this.counted.textContent ?? "");
    // Choices that stay in sight far down a list: what is left begins where it is read.
    const first = this.rows.find((row) => !row.hidden);
    if (first && first.getBoundingClientRect().top < 0) (first.closest("section")?.firstElementChild ?? first).scrollIntoView();
  }

  /** @returns {Choice} */
  get choice() {
    const chosen = [...new FormData(partOf(this, "form", HTMLFormElement))];
    return Object.fromEntries(chosen.map(([name, value]) => [name, String(value)]));
  }

  get counted() {
    return partOf(this, ".faro-counted");
  }

  get page() {
    return this.closest("article") ?? document;
  }

  get rows() {
    return partsOf(this.page, this.dataset.rows ?? "");
  }

  apply() {
    const { choice, rows } = this;
    for (const row of rows) row.hidden = !this.keeps(row, choice);
    for (const box of new Set(rows.map((row) => row.closest(".faro-letter, .faro-country") ?? row.closest(".faro-scroll, .faro-century, ul")))) {
      if (!(box instanceof HTMLElement)) continue;
      box.hidden = rows.every((row) => row.hidden || !box.contains(row));
      const none = box.nextElementSibling;
      if (none instanceof HTMLElement && "none" in none.dataset) none.hidden = !box.hidden;
    }
    const shown = rows.filter((row) => !row.hidden).length;
    this.thinOut(rows);
    this.leadOnlyWhereSomethingIs(rows);
    const { whole = "", part = "" } = this.dataset;
    this.counted.textContent = (this.isChosen(choice) ? part : whole)
      .replace("{shown}", String(shown))
      .replace("{all}", String(rows.length));
  }

  /** A picture shows what is left: links to rows, and links to another page for what the rows name as their place. @param {HTMLElement[]} rows */
  thinOut(rows) {
    const left = rows.filter((row) => !row.hidden);
    const named = (/** @type {HTMLElement[]} */ some) => new Set(some.flatMap(({ dataset }) => dataset.where?.split(" ") ?? []));
    const [ids, idsLeft] = [rows, left].map((some) => new Set(some.map(({ id }) => id)));
    const [places, placesLeft] = [named(rows), named(left)];
    /** @type {Set<Element>} */
    const lines = new Set();
    for (const link of partsOf(this.page, ".faro-pressed :is(svg, .faro-decades) a", Element)) {
      // The theme writes the addresses of links out; those of drawings it leaves.
      const { pathname, hash } = new URL(link.getAttribute("href") ?? "", document.baseURI);
      const to = decodeURIComponent(hash.slice(1));
      const isHere = pathname === location.pathname;
      if (!(isHere ? ids : places).has(to)) continue;
      link.toggleAttribute("data-out", !(isHere ? idsLeft : placesLeft).has(to));
      const line = link.closest(".faro-decades") ?? link.parentElement;
      if (line) lines.add(line);
    }
    for (const line of lines) {
      const [stop, ...others] = partsOf(line, ":scope a:not([data-out])", Element);
      stop?.setAttribute("tabindex", "0");
      for (const other of others) other.setAttribute("tabindex", "-1");
    }
  }

  /** A letter or a decade that has nothing left leads nowhere. @param {HTMLElement[]} rows */
  leadOnlyWhereSomethingIs(rows) {
    for (const way of partsOf(this.page, ":is(.faro-letters, .faro-ways) a", HTMLAnchorElement)) {
      const part = document.getElementById(way.hash.slice(1));
      const box = part?.closest(".faro-letter") ?? part;
      const within = rows.filter((row) => box?.contains(row));
      const isEmpty = within.length > 0 && within.every(({ hidden }) => hidden);
      way.ariaDisabled = isEmpty ? "true" : null;
      way.tabIndex = isEmpty ? -1 : 0;
    }
  }

  /** @param {Choice} choice */
  isChosen(choice) {
    return Object.values(choice).some(Boolean);
  }

  /** Whether a row has all that is chosen among its data. @param {HTMLElement} row @param {Choice} choice */
  keeps(row, choice) {
    return Object.entries(choice).every(([name, value]) => !value || row.dataset[name]?.split(" ").includes(value));
  }
}

/**
 * Two books out of many: the points on which they differ, with the two books' columns and sources. What belongs to a book
 * names it in data-book; the head of a row is a link to its sources.
 */
class Comparison extends RowFilter {
  /** @override */
  apply() {
    super.apply();
    const { choice, page } = this;
    const books = Object.values(choice);
    for (const part of partsOf(page, "[data-book]")) {
      part.hidden = this.isChosen(choice) && !books.includes(part.dataset.book ?? "");
    }
    for (const row of this.rows) partOf(page, partOf(row, "th a", HTMLAnchorElement).hash).hidden = row.hidden;
  }

  /** @override @param {Choice} choice */
  isChosen({ one, other }) {
    return Boolean(one && other && one !== other);
  }

  /** @override @param {HTMLElement} row @param {Choice} choice */
  keeps(row, choice) {
    if (!this.isChosen(choice)) return true;
    const value = (/** @type {string} */ book) => partOf(row, `[data-book="${book}"]`).dataset.value;
    return value(choice.one) !== value(choice.other);
  }
}

customElements.define("faro-filter", RowFilter);
customElements.define("faro-comparison", Comparison);
