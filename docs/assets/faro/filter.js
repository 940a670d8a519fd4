/**
 * Choices above a table or a list, and fewer rows under them. The choices wait in a template: without a script everything
 * shows, and nothing stands above it that would do nothing.
 */

import { say } from "./speech.js";

class RowFilter extends HTMLElement {
  connectedCallback() {
    const template = this.querySelector("template");
    // Gone where the page has only been moved.
    if (!template) return;
    this.counted = document.createElement("p");
    this.counted.className = "faro-counted";
    template.replaceWith(template.content, this.counted);
    this.addEventListener("change", () => this.heed());
    // The lists are reset after the event.
    this.addEventListener("reset", () => setTimeout(() => this.heed()));
    this.apply();
  }

  heed() {
    this.apply();
    say(this.counted.textContent);
  }

  /** What has been chosen, by the name of its list. @returns {Record<string, string>} */
  get choice() {
    return Object.fromEntries(new FormData(this.querySelector("form")));
  }

  get page() {
    return this.closest("article") ?? document;
  }

  apply() {
    const { choice, page } = this;
    const rows = [...page.querySelectorAll(this.dataset.rows)];
    for (const row of rows) row.hidden = !this.keeps(row, choice);
    for (const box of new Set(rows.map((row) => row.closest(".faro-scroll, .faro-century, ul")))) {
      box.hidden = rows.every((row) => row.hidden || !box.contains(row));
      const none = box.nextElementSibling;
      if (none?.matches(".faro-none")) none.hidden = !box.hidden;
    }
    const shown = rows.filter((row) => !row.hidden).length;
    const { whole, part } = this.dataset;
    this.counted.textContent = (this.isChosen(choice) ? part : whole)
      .replace("{shown}", String(shown))
      .replace("{all}", String(rows.length));
  }

  /** @param {Record<string, string>} choice */
  isChosen(choice) {
    return Object.values(choice).some(Boolean);
  }

  /** Whether a row has all that is chosen among its data. @param {HTMLElement} row @param {Record<string, string>} choice */
  keeps(row, choice) {
    return Object.entries(choice).every(([name, value]) => !value || row.dataset[name].split(" ").includes(value));
  }
}

/**
 * Two books out of many: the points on which they differ, with the two books' columns and sources. What belongs to a book
 * names it in data-book; the head of a row is a link to its sources.
 */
class Comparison extends RowFilter {
  apply() {
    super.apply();
    const { choice, page } = this;
    const books = Object.values(choice);
    for (const part of page.querySelectorAll("[data-book]")) {
      part.hidden = this.isChosen(choice) && !books.includes(part.dataset.book);
    }
    for (const row of page.querySelectorAll(this.dataset.rows)) {
      page.querySelector(row.querySelector("th a").hash).hidden = row.hidden;
    }
  }

  isChosen({ one, other }) {
    return Boolean(one && other && one !== other);
  }

  keeps(row, choice) {
    if (!this.isChosen(choice)) return true;
    const value = (book) => row.querySelector(`[data-book="${book}"]`).dataset.value;
    return value(choice.one) !== value(choice.other);
  }
}

customElements.define("faro-filter", RowFilter);
customElements.define("faro-comparison", Comparison);
