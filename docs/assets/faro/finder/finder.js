/**
 * The search: a box with a list under it, on the first page, on the glossary's, on the page of a missing address, and in
 * a dialog (look-up.js). What it searches is fetched when it is wanted; what is typed before that has come is answered
 * when it has.
 */

import { inTime } from "../page/bring.js";
import { element } from "../page/elements.js";
import { say } from "../page/speech.js";
import { isComposed } from "./composing.js";
import { missing } from "./missing.js";
import { optionOf } from "./option.js";
import { areInSight, toSections } from "./sections.js";

const QUIET = 500; // ms after the last key until what was found is said

const ENOUGH = 320; // px that the list wants under its box

/** @typedef {import("./answers.js").Answered} Answered */

/** @type {Answered} */
const NOTHING = { answers: [], isGuessed: false, unknown: [], marked: (text) => [[text, false]] };

/** @type {Promise<(question: string) => Answered> | undefined} */
let made;

/** What answers a question, fetched once; where it cannot be had, it is asked for again the next time. */
function search() {
  made ??= inTime(import("./answers.js")).then(({ answers }) => answers());
  made.catch(() => (made = undefined));
  return made;
}

/** The words that no text has. @param {string[]} words */
const missed = (words) => `${words.map((word) => `“${word}”`).join(" and ")} ${words.length > 1 ? "stand" : "stands"} in no text here; the rest finds:`;

let finders = 0;

export class Finder extends HTMLElement {
  input = document.createElement("input");
  field = element("div", "faro-finder-field");
  list = element("div", "faro-found");
  none = element("p", "faro-none-found");
  at = -1;
  /** Enter was pressed before there was an answer. */
  entered = false;
  /** How often the arrow down was pressed before there was one. */
  steps = 0;
  /** What is asked and not answered yet. */
  looking = "";
  answered = NOTHING;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  connectedCallback() {
    if (this.input.id) return;
    const id = `faro-finder-${(finders += 1)}`;
    const label = element("label", "faro-finder-label", this.dataset.label);
    label.htmlFor = id;
    Object.assign(this.input, { id, type: "text", autocomplete: "off", spellcheck: false, maxLength: 500, placeholder: "bet on a loser, or: hockelty" });
    this.input.setAttribute("autocapitalize", "off");
    this.input.enterKeyHint = "search";
    this.input.role = "combobox";
    this.input.setAttribute("aria-autocomplete", "list");
    this.input.setAttribute("aria-controls", `${id}-list`);
    this.list.id = `${id}-list`;
    this.list.role = "listbox";
    this.list.ariaLabel = "Found";
    this.field.prepend(this.input);
    const drop = element("div", "faro-drop");
    drop.append(this.none, this.list);
    this.append(label, this.field, drop);
    this.offer();
    this.input.addEventListener("focus", () => this.begin());
    this.input.addEventListener("input", () => {
      this.forget();
      this.look();
    });
    this.input.addEventListener("keydown", (event) => this.key(event));
    // An answer that comes after that would open a list over what is read then, or lead away from it.
    this.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && this.contains(relatedTarget)) return;
      this.shut();
    });
    // What was found is in the way of nobody who presses into it: the box keeps the focus.
    for (const found of [this.list, this.none]) found.addEventListener("pointerdown", (event) => event.preventDefault());
    // The theme follows a link in the page that is open: a dialog over it would stay.
    this.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) this.closest("dialog")?.close();
    });
    if ("missing" in this.dataset) this.ask(missing());
  }

  begin() {
    search().catch(() => {});
    // On a small screen the list opens in what is left of it.
    if (!this.closest("dialog") && matchMedia("(width < 45em)").matches) this.scrollIntoView({ block: "start" });
  }

  /** What was pressed before there was an answer is not meant any more. */
  forget() {
    this.entered = false;
    this.steps = 0;
    this.looking = "";
    clearTimeout(this.timer);
  }

  shut() {
    this.forget();
    this.offer();
  }

  /** Nothing is asked: the dialog has the parts of the site instead, where they are out of sight. */
  offer() {
    this.show(NOTHING);
    if (this.closest("dialog") && !areInSight()) this.none.replaceChildren(...toSections());
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
      this.offer();
      if (!answer) this.none.replaceChildren("The words could not be fetched. ", ...toSections());
      return;
    }
    this.show(answer(question));
    const typed = `“${question.trim()}”`;
    // The page of a missing address has the parts of the site beside it.
    const instead = "missing" in this.dataset ? [] : [element("br", ""), ...toSections()];
    if (!this.options.length) this.none.replaceChildren(`Nothing found for ${typed}. Try another spelling, or go to:`, ...instead);
    else if (this.answered.isGuessed) this.none.textContent = `Nothing is spelt ${typed}. Perhaps:`;
    else if (this.answered.unknown.length) this.none.textContent = missed(this.answered.unknown);
    this.makeRoom();
    this.looking = "";
    clearTimeout(this.timer);
    if (this.steps) this.choose(Math.min(this.steps, this.options.length) - 1);
    this.steps = 0;
    if (this.entered) this.enter();
    else this.timer = setTimeout(() => say(this.told), QUIET);
  }

  /** The list opens where it is seen: low in the window the box goes up first. */
  makeRoom() {
    const isFree = !this.closest("dialog") && !("missing" in this.dataset);
    const room = innerHeight - this.field.getBoundingClientRect().bottom;
    if (isFree && room < Math.min(ENOUGH, this.list.scrollHeight)) this.scrollIntoView({ block: "start" });
  }

  /** What a listener is told of the list. */
  get told() {
    const { answers } = this.answered;
    const [first] = answers;
    if (!first) return this.none.textContent ?? "";
    return `${this.none.textContent || `${answers.length} found.`} First: ${first.name}, ${first.kind}. ${first.line}`;
  }

  /** @returns {HTMLAnchorElement[]} */
  get options() {
    return [...this.list.querySelectorAll("a")];
  }

  /** @param {Answered} answered */
  show(answered) {
    const { answers, marked } = answered;
    this.none.textContent = "";
    this.answered = answered;
    this.list.replaceChildren(...answers.map((answer, at) => optionOf(answer, `${this.list.id}-${at}`, marked)));
    this.list.hidden = !answers.length;
    this.list.scrollTop = 0;
    this.endOnWholeRow();
    this.input.ariaExpanded = String(Boolean(answers.length));
    this.choose(-1);
  }

  /** No answer is cut through at the end of the list: what is further down is scrolled to. */
  endOnWholeRow() {
    this.list.style.maxHeight = "";
    const { clientHeight, clientTop } = this.list;
    const cut = this.options.findIndex(({ offsetTop, offsetHeight }) => offsetTop - this.list.offsetTop + offsetHeight > clientHeight + clientTop + 1);
    if (cut > 0) this.list.style.maxHeight = `${this.options[cut].offsetTop - this.list.offsetTop + clientTop}px`;
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
    const option = this.looking ? undefined : this.options[Math.max(0, this.at)];
    this.entered = !option && Boolean(this.input.value.trim());
    if (option) option.click();
    else if (this.entered && !this.looking && !this.none.textContent) this.look(); // the list was put away
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { length } = this.options;
    if (isComposed(event)) return;
    if (event.key === "Enter") this.enter();
    // A key that is pressed before an answer has come is heeded when it has: what is listed answers a letter less.
    else if (event.key === "ArrowDown" && this.looking) this.steps += 1;
    else if (event.key === "ArrowDown" && !length && this.input.value.trim()) this.look();
    else if (!length) {
      if (event.key === "Escape") this.forget();
      return;
    }
    else if (event.key === "ArrowDown") this.choose((this.at + 1) % length);
    else if (event.key === "ArrowUp") this.choose((this.at > 0 ? this.at : length) - 1);
    else if (event.key === "Escape") this.shut();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

customElements.define("faro-finder", Finder);
