/**
 * For a class: questions are ticked and become a list, which the address of the page holds; whoever opens that address is
 * asked them one after another. Nothing is sent anywhere, and nothing is kept.
 */

import { button, element, hit, partsOf } from "../page/elements.js";
import { seedOf } from "../page/led-to.js";
import { say } from "../page/speech.js";
import { Exercise, bringIntoSight } from "./exercise.js";
import { itemOf } from "./lesson-items.js";

class FaroClass extends HTMLElement {
  /** The seeds that are still to be asked. @type {string[]} */
  waiting = [];

  /** Those that were missed. @type {string[]} */
  missed = [];

  /** Those that there are not. @type {string[]} */
  gone = [];

  asked = 0;

  exercise = new Exercise((isRight) => this.answered(isRight));
  on = button("Next question", "faro-deal faro-on", () => this.ask(true));
  standing = element("p", "faro-standing");
  place = element("div", "faro-figure faro-list-asked");
  chosen = element("div", "faro-chosen-list");

  connectedCallback() {
    addEventListener("hashchange", this);
    if (this.contains(this.place)) return;
    this.place.append(this.exercise.element, this.standing, this.on);
    this.prepend(this.place);
    this.append(this.chosen);
    for (const question of partsOf(this, "[data-seed]")) question.prepend(this.tick(question.dataset.seed ?? ""));
    this.addEventListener("change", (event) => hit(event, ".faro-tick") && this.choose());
    this.choose();
    this.handleEvent();
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this);
  }

  /** The box before a question. @param {string} seed */
  tick(seed) {
    const label = element("label", "faro-tick");
    const box = document.createElement("input");
    box.type = "checkbox";
    box.value = seed;
    box.ariaLabel = label.title = "Into the list";
    label.append(box);
    return label;
  }

  /** What is ticked stands in an address, which the page's own button copies, and in the bar at the foot of the window. */
  choose() {
    const seeds = partsOf(this, "input:checked", HTMLInputElement).map(({ value }) => value);
    const link = element("a", "", "Open the list");
    link.href = this.chosen.dataset.address = `#ask=${seeds.join(",")}`;
    const count = element("b", "", `${seeds.length} ${seeds.length === 1 ? "question" : "questions"}`);
    this.chosen.replaceChildren(count, link, document.createElement("faro-copy-link"));
    this.chosen.hidden = !seeds.length;
    if (seeds.length) say(count.textContent ?? "");
  }

  /** The address has changed, or the page has come: ask what it lists. A way to a lesson leaves a list as it is. @param {Event} [event] */
  handleEvent(event) {
    const list = seedOf("ask");
    if (event && location.hash && !list) return;
    this.place.hidden = !list;
    if (event) this.place.scrollIntoView();
    this.begin(list.split(",").filter(Boolean), Boolean(event));
  }

  /** @param {string[]} seeds @param {boolean} isMoved */
  begin(seeds, isMoved) {
    this.waiting = seeds;
    this.missed = [];
    this.gone = [];
    this.asked = 0;
    if (seeds.length) this.ask(isMoved);
  }

  /** The next of the list, or what was missed again. @param {boolean} isMoved */
  async ask(isMoved) {
    if (!this.waiting.length) {
      this.begin(this.missed, isMoved);
      return;
    }
    const [seed] = this.waiting;
    const [, lesson = "", task = ""] = seed.match(/^([\w-]+)\.(\d+)/) ?? [];
    const item = await itemOf(this, { lesson, task: Number(task), seed }).catch((error) => {
      this.on.hidden = false; // what did not come is told of, and is asked for again
      throw error;
    });
    if (seed !== this.waiting[0]) return; // another list was opened meanwhile
    this.on.hidden = true;
    if (item) this.exercise.show(item, isMoved);
    else this.drop(seed);
  }

  /** A question that there is not is passed over, and said. @param {string} seed */
  drop(seed) {
    this.waiting.shift();
    this.gone.push(seed);
    this.offer();
    if (this.waiting.length) this.ask(false);
  }

  /** @param {boolean} isRight */
  answered(isRight) {
    const seed = this.waiting.shift();
    if (!isRight && seed) this.missed.push(seed);
    this.asked += 1;
    this.offer();
    bringIntoSight(this.exercise.element, this.on.hidden ? this.exercise.verdict : this.on);
  }

  /** How far one has come, and the press that goes on. */
  offer() {
    const right = this.asked - this.missed.length;
    const isOver = !this.waiting.length;
    const toCome = isOver ? "and the list is done." : `${this.waiting.length} to come.`;
    const left = this.gone.length ? `There is no question ${this.gone.join(", ")}; it was left out. ` : "";
    this.standing.textContent = `${left}${this.asked ? `${right} of ${this.asked} right, ${toCome}` : ""}`;
    this.on.textContent = isOver ? "Ask the missed again" : "Next question";
    this.on.hidden = isOver && !this.missed.length;
    if (isOver) say(this.standing.textContent);
  }
}

customElements.define("faro-class", FaroClass);
