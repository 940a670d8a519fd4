/** The list of rule-books at the full table: it names the one that the table is dealt by, and a choice in it takes another. */

import { partOf } from "../page/elements.js";

const AT_ONCE = 100; // ms after a key within which it is the key that changes the list, however long that takes

export class BookList {
  /** Runs out when what was pressed on the list has been heeded. @type {ReturnType<typeof setTimeout> | undefined} */
  keyed;

  /**
   * @param {HTMLSelectElement} list
   * @param {(rules: string) => void} take @param {(sentence: string) => void} tell what to do about a choice, or nothing
   */
  constructor(list, take, tell) {
    this.list = list;
    this.take = take;
    this.tell = tell;
    /** The book that the table is dealt by. */
    this.named = list.value;
    /** The way to the rules of the book. */
    this.link = partOf(list.closest(".faro-table-bar") ?? document, ".faro-book-link", HTMLAnchorElement);
    this.name(list.value);
    list.addEventListener("keydown", (event) => this.key(event));
    list.addEventListener("change", () => this.change());
    list.addEventListener("blur", () => this.done());
  }

  /** What a rule-book is called. @param {string} rules */
  title(rules) {
    return [...this.list.options].find(({ value }) => value === rules)?.text ?? rules;
  }

  /** Show the book that the table is dealt by. @param {string} rules */
  name(rules) {
    // While the arrow keys run through the list it is the reader's: an answer that comes meanwhile leaves it to him.
    const isRunThrough = this.list.value !== this.named && rules === this.named;
    this.named = rules;
    if (!isRunThrough) this.list.value = rules;
    const book = [...this.list.options].find(({ value }) => value === rules);
    if (book) this.link.href = new URL(`../../../${book.dataset.page}/`, import.meta.url).href;
  }

  /** The arrow keys run through a list that is closed, and change it at every press: then a book is taken when that is over. */
  change() {
    const { value } = this.list;
    if (!this.keyed) this.done();
    else this.tell(value === this.named ? "" : `Enter deals by ${this.title(value)}.`);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    clearTimeout(this.keyed);
    // In a list that is open, Enter is the choice.
    this.keyed = event.key === "Enter" ? undefined : setTimeout(() => (this.keyed = undefined), AT_ONCE);
    if (this.list.value === this.named || !["Enter", "Escape"].includes(event.key)) return;
    event.preventDefault();
    if (event.key === "Enter") this.done();
    else {
      this.list.value = this.named;
      this.tell("");
    }
  }

  /** Take the book that is chosen. */
  done() {
    const { value } = this.list;
    if (value === this.named) return;
    this.named = value;
    this.take(value);
  }
}
