/**
 * The search: a box with a list under it, on the first page, on the glossary's, on the page of a missing address, and in
 * a dialog that the header opens or `?q=` in an address. What it searches is fetched when it is wanted; what is typed
 * before that has come is answered when it has.
 */

import { button, element } from "../page/elements.js";
import { say } from "../page/speech.js";
import { isComposed } from "./composing.js";
import { missing } from "./missing.js";
import { optionOf } from "./option.js";

const QUIET = 500; // ms after the last key until what was found is said

/** @typedef {import("./answers.js").Group} Group */

/** @type {Promise<(question: string) => Group[]> | undefined} */
let made;

/** What answers a question, fetched once; where it cannot be had, it is asked for again the next time. */
function search() {
  made ??= import("./answers.js").then(({ answers }) => answers());
  made.catch(() => (made = undefined));
  return made;
}

let finders = 0;

class Finder extends HTMLElement {
  input = document.createElement("input");
  list = element("div", "faro-found");
  none = element("p", "faro-none-found");
  at = -1;
  /** Enter was pressed before there was an answer. */
  entered = false;
  /** How often the arrow down was pressed before there was one. */
  steps = 0;
  /** What is asked and not answered yet. */
  looking = "";
  /** @type {Group[]} */
  groups = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  connectedCallback() {
    if (this.input.id) return;
    const id = `faro-finder-${(finders += 1)}`;
    const label = element("label", "faro-finder-label", this.dataset.label);
    label.htmlFor = id;
    Object.assign(this.input, { id, type: "text", autocomplete: "off", spellcheck: false, maxLength: 500, placeholder: "hockelty, or: bet on a loser" });
    this.input.setAttribute("autocapitalize", "off");
    this.input.enterKeyHint = "search";
    this.input.role = "combobox";
    this.input.setAttribute("aria-autocomplete", "list");
    this.input.setAttribute("aria-controls", `${id}-list`);
    this.list.id = `${id}-list`;
    this.list.role = "listbox";
    this.list.ariaLabel = "Found";
    this.append(label, this.input, this.list, this.none);
    this.show([]);
    this.input.addEventListener("focus", () => this.begin());
    this.input.addEventListener("input", () => {
      this.forget();
      this.look();
    });
    this.input.addEventListener("keydown", (event) => this.key(event));
    // An answer that comes after that would open a list over what is read then, or lead away from it.
    this.input.addEventListener("blur", () => {
      this.forget();
      this.show([]);
    });
    // The list is in the way of nobody who presses into it: the box keeps the focus.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    // The theme follows a link in the page that is open: a dialog over it would stay.
    this.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) this.closest("dialog")?.close();
    });
    if ("missing" in this.dataset) this.ask(missing());
  }

  begin() {
    search().catch(() => {});
    // On a small screen the list opens in what is left of it.
    if (!this.closest("dialog") && matchMedia("(max-width: 44.99em)").matches) this.scrollIntoView({ block: "start" });
  }

  /** What was pressed before there was an answer is not meant any more. */
  forget() {
    this.entered = false;
    this.steps = 0;
    this.looking = "";
    clearTimeout(this.timer);
  }

  /** @param {string} question */
  ask(question) {
    this.input.value = question;
    this.look();
  }

  async look() {
    const question = this.input.value;
    this.looking = question;
    const answer = await search().catch(() => undefined);
    if (question !== this.looking) return; // another key came first, or the reader has gone on
    if (!question.trim() || !answer) {
      this.looking = "";
      this.show([]);
      this.none.textContent = answer ? "" : "The words could not be fetched.";
      return;
    }
    this.show(answer(question));
    if (!this.groups.length) await this.offer(question);
    if (question !== this.looking) return;
    this.looking = "";
    clearTimeout(this.timer);
    if (this.steps) this.choose(Math.min(this.steps, this.options.length) - 1);
    this.steps = 0;
    if (this.entered) this.enter();
    else this.timer = setTimeout(() => say(this.told), QUIET);
  }

  /** Nothing was found: the words most like it, and the ways to all of them. @param {string} question */
  async offer(question) {
    const { nearest, toLists } = await import("./answers.js");
    const near = await nearest(question);
    if (question !== this.looking) return;
    if (near.length) this.show([{ title: "Nearest words", answers: near }]);
    this.none.replaceChildren("Nothing found. ", ...toLists());
  }

  /** What a listener is told of the list. */
  get told() {
    const [group] = this.groups;
    if (!group) return this.none.textContent ?? "";
    const counts = this.groups.map(({ title, answers }) => `${answers.length} under ${title}`);
    const [{ name, line }] = group.answers;
    return `${counts.join(", ")}. First: ${name}. ${line}`;
  }

  /** @returns {HTMLAnchorElement[]} */
  get options() {
    return [...this.list.querySelectorAll("a")];
  }

  /** @param {Group[]} groups */
  show(groups) {
    this.none.textContent = "";
    this.groups = groups;
    let at = 0;
    const shown = groups.map(({ title, answers }, number) => {
      const group = element("div", "faro-found-group");
      const head = element("p", "faro-found-title", title);
      head.id = `${this.list.id}-title-${number}`;
      group.role = "group";
      group.setAttribute("aria-labelledby", head.id);
      group.append(head, ...answers.map((answer) => optionOf(answer, `${this.list.id}-${at++}`)));
      return group;
    });
    this.list.replaceChildren(...shown);
    this.list.hidden = !groups.length;
    this.list.scrollTop = 0;
    this.input.ariaExpanded = String(Boolean(groups.length));
    this.choose(-1);
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

  /** Follow what is chosen, else the first; before there is an answer, as soon as there is. */
  enter() {
    const option = this.options[Math.max(0, this.at)];
    this.entered = !option && Boolean(this.input.value.trim());
    if (option) option.click();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { length } = this.options;
    if (isComposed(event)) return;
    if (event.key === "Enter") this.enter();
    else if (event.key === "ArrowDown" && !length && this.input.value.trim()) {
      // A key that is pressed before the words have come is heeded when they have.
      if (this.looking === this.input.value) this.steps += 1;
      else this.look();
    }
    else if (!length) return;
    else if (event.key === "ArrowDown") this.choose((this.at + 1) % length);
    else if (event.key === "ArrowUp") this.choose((this.at > 0 ? this.at : length) - 1);
    else if (event.key === "Escape") this.show([]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

customElements.define("faro-finder", Finder);

/** In the header stands a link to the glossary; with a script it opens the search where the reader is. */
const opener = /** @type {HTMLElement | null} */ (document.querySelector(".faro-look-up"));
opener?.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation(); // the theme follows links by itself
  open();
});

/** @type {HTMLDialogElement | undefined} */
let dialog;

/** Open the dialog, with a question if there is one. @param {string} [question] */
function open(question) {
  dialog ??= makeDialog();
  if (!dialog.open) dialog.showModal();
  const finder = /** @type {Finder} */ (dialog.querySelector("faro-finder"));
  if (question) finder.ask(question);
  else finder.input.select();
}

function makeDialog() {
  const box = document.createElement("dialog");
  box.className = "faro-dialog faro-look-up-dialog md-typeset";
  box.ariaLabel = "Search";
  box.setAttribute("closedby", "any");
  const finder = new Finder();
  finder.dataset.label = "Words, rules, bets, cheats, people";
  box.append(finder, button("Close", "faro-close", () => box.close()));
  document.body.append(box);
  finder.input.setAttribute("autofocus", "");
  return box;
}

const asked = new URLSearchParams(location.search).get("q")?.trim();
if (asked) open(asked);
