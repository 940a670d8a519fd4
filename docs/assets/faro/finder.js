/**
 * Finding a word: a box with a list under it, on the first page, on the glossary's and in a dialog that the header opens.
 * What it searches is fetched when it has the focus.
 */

import { button } from "./replay.js";
import { say } from "./speech.js";
import { addressOf, element } from "./words.js";

const QUIET = 500; // ms after the last key until the number of words is said

/** @type {ReturnType<typeof import("./word-search.js").wordSearch> | undefined} */
let made;

/** What answers a query, fetched once; where it cannot be had, it is asked for again the next time. */
function search() {
  made ??= import("./word-search.js").then(({ wordSearch }) => wordSearch());
  made.catch(() => (made = undefined));
  return made;
}

let finders = 0;

class Finder extends HTMLElement {
  connectedCallback() {
    if (this.input) return;
    const id = `faro-finder-${(finders += 1)}`;
    const label = element("label", "faro-finder-label", this.dataset.label);
    label.htmlFor = id;
    this.input = document.createElement("input");
    Object.assign(this.input, { id, type: "text", autocomplete: "off", spellcheck: false, maxLength: 500 });
    this.input.setAttribute("autocapitalize", "off");
    this.input.role = "combobox";
    this.input.setAttribute("aria-autocomplete", "list");
    this.input.setAttribute("aria-controls", `${id}-list`);
    this.list = element("div", "faro-found");
    this.list.id = `${id}-list`;
    this.list.role = "listbox";
    this.list.ariaLabel = "Words found";
    this.none = element("p", "faro-none-found");
    this.append(label, this.input, this.list, this.none);
    this.show([]);
    this.input.addEventListener("focus", () => search().catch(() => {}));
    this.input.addEventListener("input", () => this.look());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => this.show([]));
    // The list is in the way of nobody who presses into it: the box keeps the focus.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    // The theme follows a link in the page that is open: a dialog over it would stay.
    this.addEventListener("click", ({ target }) => target.closest("a") && this.closest("dialog")?.close());
  }

  async look() {
    const query = this.input.value;
    const answer = await search().catch(() => undefined);
    if (query !== this.input.value) return; // another key came first
    this.show(query.trim() && answer ? answer(query) : []);
    this.none.textContent = answer ? "" : "The words could not be fetched.";
    if (!query.trim() || !answer) return;
    if (!this.options.length) this.none.replaceChildren("No such word. ", this.all());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => say(this.told), QUIET);
  }

  /** The way to every word. */
  all() {
    const link = element("a", "", "All the words, A to Z");
    link.href = document.querySelector(".faro-look-up").href;
    return link;
  }

  /** What a listener is told of the list. */
  get told() {
    const { length } = this.options;
    if (!length) return this.none.textContent;
    const { word, line } = this.found[0];
    return `${length} ${length > 1 ? "words" : "word"}. First: ${word}. ${line}`;
  }

  /** @returns {HTMLElement[]} */
  get options() {
    return [...this.list.children];
  }

  /** @param {import("./words.js").Word[]} found */
  show(found) {
    this.none.textContent = "";
    this.found = found;
    this.list.replaceChildren(...found.map((word, at) => this.option(word, at)));
    this.list.hidden = !found.length;
    this.input.ariaExpanded = String(Boolean(found.length));
    this.choose(-1);
  }

  /** @param {import("./words.js").Word} word @param {number} at */
  option(word, at) {
    const option = element("a", "faro-option");
    option.id = `${this.list.id}-${at}`;
    option.role = "option";
    option.ariaSelected = "false";
    option.tabIndex = -1;
    option.href = addressOf(word);
    const said = element("span", "faro-word-said", word.said);
    option.append(element("b", "", word.word), " ", said, " ", element("span", "faro-word-line", word.line));
    return option;
  }

  /** Mark an option; the focus stays in the box. @param {number} at */
  choose(at) {
    this.at = at;
    for (const [number, option] of this.options.entries()) option.ariaSelected = String(number === at);
    const chosen = this.options[at];
    chosen?.scrollIntoView({ block: "nearest" });
    if (chosen) this.input.setAttribute("aria-activedescendant", chosen.id);
    else this.input.removeAttribute("aria-activedescendant");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { length } = this.options;
    if (event.isComposing || !length) return;
    if (event.key === "ArrowDown") this.choose((this.at + 1) % length);
    else if (event.key === "ArrowUp") this.choose((this.at > 0 ? this.at : length) - 1);
    else if (event.key === "Enter") this.options[Math.max(0, this.at)].click();
    else if (event.key === "Escape") this.show([]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

customElements.define("faro-finder", Finder);

/** In the header stands a link to the glossary; with a script it opens the finder where the reader is. */
let dialog;
document.querySelector(".faro-look-up")?.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation(); // the theme follows links by itself
  dialog ??= makeDialog();
  dialog.showModal();
  dialog.querySelector("input").select();
});

function makeDialog() {
  const made = element("dialog", "faro-dialog faro-look-up-dialog md-typeset");
  made.ariaLabel = "Look up a word";
  made.setAttribute("closedby", "any");
  const finder = document.createElement("faro-finder");
  finder.dataset.label = "Look up a word";
  made.append(finder, button("Close", "faro-close", () => made.close()));
  document.body.append(made);
  finder.input.setAttribute("autofocus", "");
  return made;
}
