/** The map of the lessons: what is done, what comes next, and what the deck asks again today. */

import { words } from "../finder/words.js";
import { inTime } from "../page/bring.js";
import { button, element, partOf, reach } from "../page/elements.js";
import { say } from "../page/speech.js";
import { isMeant } from "../page/twice.js";
import { Exercise } from "./exercise.js";
import { forgetLeft } from "./left-off.js";
import { LessonItems } from "./lesson-items.js";
import { told } from "./purse.js";
import { ProgressButtons } from "./progress-buttons.js";
import { due, forget, keyOfWord, progress } from "../storage/progress.js";
import { markWay, titleOf } from "./way.js";

/** @typedef {import("./answer-form.js").Item} Item */

/** The address of what is to be looked over, behind that of the page. */
const LOOK_OVER = "#look-over";
const OFFERED = 4; // words among which one is to be found

class Course {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    /** Counts what was asked for. */
    this.wishes = 0;
    /** Which of it is shown: what was asked for earlier and comes later is no longer wanted. */
    this.shown = 0;
    /** What has been asked on this page, by its key. @type {Set<string>} */
    this.tried = new Set();
    /** What of the deck is asked, and its key. @type {{key: string, kept: {item?: import("../storage/progress.js").ItemRef, word?: string}}} */
    this.asked = { key: "", kept: {} };
    this.map = partOf(host, ".faro-way");
    this.exercise = new Exercise((isRight) => this.answered(isRight));
    this.exercise.element.hidden = true;
    this.standing = element("p", "faro-standing");
    this.go = partOf(host, ".faro-next", HTMLAnchorElement);
    this.review = button("", "faro-press faro-review", () => this.ask());
    this.on = button("Next", "faro-deal", () => this.ask());
    this.reset = button("Forget what I have done", "faro-press faro-reset", () => this.forget());
    this.items = new LessonItems(host, "The lessons can be opened meanwhile.");
    this.file = new ProgressButtons(() => this.tell());
    const bar = element("div", "faro-controls");
    bar.append(this.review);
    const fold = element("details", "faro-kept-here");
    const files = element("div", "faro-controls");
    files.append(this.file.save, this.file.take, this.reset);
    fold.append(element("summary", "", "Save, load or forget what you have done"), files);
    const figure = element("div", "faro-figure faro-deck");
    figure.append(this.exercise.element, this.on, this.items.element);
    host.append(bar, this.standing, figure, fold);
    this.on.hidden = true;
    this.tell();
    const word = location.hash.match(/^#word=([\w-]+)$/)?.[1];
    if (word) this.askWord(word);
    else if (location.hash === LOOK_OVER) this.ask();
  }

  tell() {
    const kept = progress();
    const next = markWay(this.map);
    const done = Object.values(kept.lessons).filter((lesson) => lesson.done).length;
    const waiting = due(kept).length;
    const begun = Object.keys(kept.lessons).length > 0;
    this.go.hidden = !next;
    if (next) {
      this.go.href = next.href;
      this.go.textContent = `${begun ? "Go on" : "Begin"} with lesson ${next.dataset.number}: ${titleOf(next)}`;
    }
    this.review.hidden = !waiting;
    this.review.textContent = `${waiting} to look over`;
    this.reset.hidden = this.file.save.hidden = !begun && !Object.keys(kept.deck).length;
    const far = begun ? `${done} of ${this.map.querySelectorAll("a").length} done.` : "";
    this.standing.textContent = `${far} ${told(kept)}`.trim();
  }

  forget() {
    if (!isMeant(this.reset)) {
      say("Press again to forget every lesson and every word.");
      return;
    }
    forget();
    forgetLeft();
    this.exercise.element.hidden = this.on.hidden = true;
    this.tell();
    this.go.focus();
  }

  /** The next thing of the deck that is due; one that could not be had waits until the others have been asked. */
  async ask() {
    const waiting = due(progress());
    const first = waiting.find(([key]) => !this.tried.has(key)) ?? waiting[0];
    if (!first) {
      this.rest();
      return;
    }
    const [key, kept] = first;
    this.tried.add(key);
    await this.bring(key, kept, kept.item ? this.items.fetch(kept.item) : wordItem(kept.word ?? ""));
  }

  /** @param {string} slug */
  askWord(slug) {
    return this.bring(keyOfWord(slug), { word: slug }, wordItem(slug));
  }

  /**
   * Show an item as soon as it is here, unless the reader has gone to another page, or to something else.
   * @param {string} key @param {Course["asked"]["kept"]} kept @param {Promise<Item | undefined>} coming
   */
  async bring(key, kept, coming) {
    const wish = (this.wishes += 1);
    const item = await coming;
    if (!item || wish < this.shown || !this.host.isConnected) return;
    this.shown = wish;
    this.asked = { key, kept };
    this.exercise.element.hidden = false;
    this.on.hidden = true;
    const card = this.map.querySelector(`a[data-lesson="${CSS.escape(kept.item?.lesson ?? "")}"]`);
    const page = card?.getAttribute("href") ?? "";
    this.exercise.show(item, true, { address: kept.item ? `${page}#ask=${encodeURIComponent(item.seed)}` : `#word=${kept.word}` });
    this.exercise.element.scrollIntoView({ block: "nearest" }); // the focus has brought no more than its first line
  }

  /** @param {boolean} isRight */
  async answered(isRight) {
    const { key, kept } = this.asked;
    try {
      const { rate } = await inTime(import("./review-deck.js"));
      rate(key, kept.item ? { item: kept.item } : { word: kept.word }, isRight);
    } finally {
      this.tell();
      const waiting = due(progress()).length;
      this.on.hidden = false;
      this.on.textContent = waiting ? `Next, ${waiting} to go` : "That was all for now";
      reach(this.on);
    }
  }

  rest() {
    this.exercise.element.hidden = this.on.hidden = true;
    this.tell();
    partOf(this.map, "a").focus();
  }
}

/** A question about a word of the glossary: which is it, by its one line? @param {string} slug @returns {Promise<Item | undefined>} */
async function wordItem(slug) {
  const all = await words(); // where they do not come, the page says so
  const at = all.findIndex((word) => word.slug === slug);
  if (at < 0) return undefined;
  const { word, line, about } = all[at];
  // Words of the same subject, else any, far from each other in the alphabet: the same word is asked alike every time.
  const others = all.filter((other) => other.slug !== slug);
  const near = others.filter((other) => other.about === about);
  const among = near.length < OFFERED ? others : near;
  const wrong = Array.from({ length: OFFERED - 1 }, (_, place) => {
    return among[(at + Math.floor((among.length * (place + 1)) / OFFERED)) % among.length].word;
  });
  const options = [...new Set([word, ...wrong])].sort((one, other) => one.localeCompare(other));
  return {
    kind: "word", seed: slug, level: 1, rules: "", told: [line], prompt: "Which word is it?", html: "", after: "", dealt: [], next: "", then: "",
    fields: [{ id: "word", label: "The word", type: "choice", options, at: [] }],
    accept: [[word]], explain: `${word}: ${line}`, reasons: [],
  };
}

class FaroCourse extends HTMLElement {
  /** @type {Course | undefined} */
  course;

  connectedCallback() {
    this.course ??= new Course(this);
  }
}

customElements.define("faro-course", FaroCourse);
