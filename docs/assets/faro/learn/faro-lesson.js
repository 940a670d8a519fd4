/**
 * A lesson: a question first, then its words, then exercises on positions that were made at build; the engine makes more
 * where those run out. How far a reader is, is kept in this browser; nothing is locked, and nothing is timed.
 */

import { Asking } from "../engine/asking.js";
import { engine } from "../engine/engine.js";
import { button, element, partOf } from "../page/elements.js";
import { say } from "../page/speech.js";
import { Exercise } from "./exercise.js";
import { lessonItems, unpacked } from "./lesson-items.js";
import { keep, progress } from "../storage/progress.js";
import { standing } from "./standing.js";
import { markWay } from "./way.js";

/** @typedef {import("./answer-form.js").Item} Item */
/** @typedef {{kind: string, level: number, rules: string, count: number, about: string, from: string, says: string}} Task from an earlier lesson as `from` says, `about` one thing where one is named, with the words that it brings as HTML; one of no exercises is practised once the lesson is done */
/** @typedef {{id: string, number: number, need: number, opening: import("./lesson-items.js").Packed, tasks: Task[]}} Lesson */

class Play {
  /** @param {HTMLElement} host */
  constructor(host) {
    /** @type {Lesson} */
    this.lesson = JSON.parse(host.dataset.lesson ?? "");
    this.items = host.dataset.items ?? "";
    this.says = partOf(host, ".faro-says");
    this.says.tabIndex = -1;
    /** What was said last. */
    this.said = this.says.innerHTML;
    /** What has been said by each task. */
    this.saying = this.lesson.tasks.reduce((said, { says }) => [...said, says || said.at(-1) || this.says.innerHTML], /** @type {string[]} */ ([]));
    this.onward = partOf(host, ".faro-onward");
    this.next = partOf(host, ".faro-next");
    /** The task of each exercise asked, in order. */
    this.asked = this.lesson.tasks.flatMap((task, at) => Array.from({ length: task.count }, () => at));
    /** The tasks that go on without end once the lesson is done: first those that it has not asked. */
    this.practice = [...this.lesson.tasks.keys()].sort((one, other) => this.lesson.tasks[one].count - this.lesson.tasks[other].count);
    this.practised = 0;
    /** The task of the exercise that is asked. */
    this.task = 0;
    /** How many exercises of each task have been shown: the next is a sister. */
    this.shown = this.lesson.tasks.map(() => 0);
    this.at = 0;
    this.right = 0;
    this.isOpening = false;
    this.exercise = new Exercise((isRight) => this.answered(isRight));
    this.dots = element("p", "faro-dots");
    this.standing = element("p", "faro-standing");
    this.on = button("Go on", "faro-deal faro-on", () => this.go());
    this.skip = button("Skip this one", "faro-skip", () => this.pass());
    this.asking = new Asking(host, { meanwhile: "The lessons before can be looked at meanwhile." });
    this.bar = element("div", "faro-controls");
    this.bar.append(this.on, this.skip);
    this.exercise.element.append(this.says, this.bar);
    partOf(host, ".faro-written").replaceWith(this.exercise.element, this.asking.element, this.dots, this.standing);
    markWay(document.querySelector(".faro-way"));
    const kept = progress().lessons[this.lesson.id];
    if (kept?.asked && !kept.done) this.resume(kept);
    else this.open();
  }

  /** The question that the lesson begins with. */
  open() {
    this.isOpening = true;
    this.says.hidden = true;
    this.exercise.show(unpacked(this.lesson.opening)[0], false);
    this.offer("");
    this.tell();
  }

  /** @param {import("../storage/progress.js").Standing} kept */
  resume({ right = 0, asked = 0 }) {
    this.at = Math.min(asked, this.asked.length);
    this.right = Math.min(right, this.at);
    for (const task of this.asked.slice(0, this.at)) this.shown[task] += 1;
    this.isOpening = false;
    if (this.isDone) this.keep(); // the lesson has become shorter since
    this.ask(false);
  }

  /** @param {boolean} isRight */
  answered(isRight) {
    if (this.isOpening) {
      this.says.hidden = false;
      this.offer("Now try it");
      return;
    }
    const wasDone = this.isDone;
    this.rate(isRight);
    if (wasDone && this.at >= this.asked.length) {
      this.practised += Number(isRight);
      this.finish(isRight);
      return;
    }
    // A whole deal goes on, whatever was paid: what is counted is the deal.
    if (isRight || this.isDeal) {
      this.at += 1;
      this.right += Number(isRight);
    }
    this.keep();
    if (this.isDone && !wasDone) this.putOff();
    if (this.isDone) {
      this.finish(isRight);
      return;
    }
    this.tell();
    if (this.at >= this.asked.length) this.offer("Deal another pack");
    else this.offer(isRight || this.isDeal ? "Next question" : "Another like it");
  }

  /** Keep how far the lesson is. */
  keep() {
    keep(({ lessons }) => {
      const before = lessons[this.lesson.id] ?? {};
      const done = this.isDone ? { done: before.done ?? new Date().toISOString() } : {};
      lessons[this.lesson.id] = { ...before, ...done, asked: this.at, right: this.right };
    });
  }

  get isDeal() {
    return this.lesson.tasks.some(({ kind }) => kind === "deal");
  }

  get isDone() {
    return this.right >= this.lesson.need;
  }

  /** What was missed is asked again another day, and so is the last position of a lesson. @param {boolean} isRight */
  async rate(isRight) {
    if (isRight && this.right + 1 !== this.lesson.need) return;
    const { kind, seed, level, rules } = this.exercise.item;
    if (kind === "deal") return;
    await this.deal({ task: this.task, kind, seed, level, rules }, isRight);
  }

  /** What the lesson has not asked is asked another day. */
  async putOff() {
    for (const [task, { kind, level, rules, count }] of this.lesson.tasks.entries()) {
      if (!count) await this.deal({ task, kind, seed: this.seedOf(task, 0), level, rules }, true);
    }
  }

  /** Put an exercise into the deck. @param {Omit<import("../storage/progress.js").ItemRef, "lesson">} what @param {boolean} isRight */
  async deal(what, isRight) {
    const item = { lesson: this.lesson.id, ...what };
    const { keyOf, rate } = await import("./review-deck.js");
    rate(keyOf(item), { item }, isRight);
  }

  async go() {
    if (this.at >= this.asked.length && this.isDeal) this.at = this.right = 0;
    else if (this.at >= this.asked.length && !this.isDone) this.at = this.asked.length - 1;
    this.isOpening = false;
    await this.ask(true);
  }

  /** Leave an exercise unanswered: another day, or never. */
  pass() {
    if (this.isOpening) {
      this.says.hidden = false;
      this.go();
      return;
    }
    this.at = Math.min(this.at + 1, this.asked.length);
    if (this.at < this.asked.length) this.ask(true);
    else this.finish();
  }

  /** Ask what comes next: of the lesson, or of what is practised once it is done. @param {boolean} isMoved */
  async ask(isMoved) {
    const isAll = this.at >= this.asked.length;
    if (isAll && !(this.isDone && isMoved)) {
      this.finish();
      return;
    }
    this.task = isAll ? this.practice[this.practised % this.practice.length] : this.asked[this.at];
    const item = await this.fetchItem(this.task);
    if (!item) return;
    this.exercise.show(item, isMoved, this.lesson.tasks[this.task].from);
    this.bring(isMoved);
    this.offer("");
    this.tell();
  }

  /** The words of a task: what is new stands over its question, and later under it. @param {boolean} isMoved */
  bring(isMoved) {
    const words = this.saying[this.task];
    const isNew = isMoved && words !== this.said && words === this.lesson.tasks[this.task].says;
    this.said = words;
    this.says.innerHTML = words;
    this.says.hidden = false;
    if (isNew) this.exercise.element.prepend(this.says);
    else this.bar.before(this.says);
    if (isNew) this.says.focus();
  }

  /** The seed of an exercise of a task. @param {number} at @param {number} number */
  seedOf(at, number) {
    const { kind, about } = this.lesson.tasks[at];
    if (kind === "deal") return `${this.lesson.id}${Math.floor(number / 25)}-${number % 25}`;
    return `${this.lesson.id}.${at}${about && `~${about}`}-${number}`;
  }

  /** The next exercise of a task. @param {number} at @returns {Promise<Item | undefined>} */
  async fetchItem(at) {
    const { kind, level, rules } = this.lesson.tasks[at];
    const seed = this.seedOf(at, this.shown[at]);
    const item = await this.asking.ask({ do: "exercise", kind, seed, level, rules }, () => this.baked(at));
    if (!item) return undefined;
    this.shown[at] += 1;
    this.baked(at).then((next) => next ?? engine.warmFor(this.asking.owner));
    return item;
  }

  /** It, if it was made at build. @param {number} at @returns {Promise<Item | undefined>} */
  async baked(at) {
    const tasks = await lessonItems(this.items).catch(() => /** @type {Item[][]} */ ([]));
    const seed = this.seedOf(at, this.shown[at]);
    return tasks[at]?.find((item) => item.seed === seed);
  }

  /** The one dark button, or none while an answer is awaited. @param {string} label */
  offer(label) {
    this.on.hidden = !label;
    this.on.textContent = label;
    this.skip.hidden = Boolean(label);
    this.onward.classList.toggle("faro-ready", this.isDone && !this.isOpening);
  }

  /** All is asked, or enough is right. @param {boolean} [isRight] what was answered just now */
  finish(isRight) {
    this.tell();
    const more = isRight === false ? "Another like it" : "Practise more";
    this.offer(this.isDone ? more : "Try again");
    this.on.classList.toggle("faro-deal", !this.isDone);
    markWay(document.querySelector(".faro-way"));
    if (!this.isDone || isRight === false) return; // what was wrong is being said
    say(`${isRight ? "Right. " : ""}Lesson done: ${this.right} right. ${this.next.textContent}.`);
  }

  /** How far the lesson is. */
  tell() {
    const { asked, at, right, lesson } = this;
    this.dots.replaceChildren(
      ...asked.map((_, place) => element("span", place < at ? "faro-dot faro-past" : "faro-dot", place < at ? "✓" : String(place + 1))),
    );
    this.dots.ariaHidden = "true";
    this.dots.hidden = asked.length > 12;
    this.standing.textContent = standing(right, asked.length, lesson.need);
  }
}

class FaroLesson extends HTMLElement {
  /** @type {Play | undefined} */
  play;

  connectedCallback() {
    this.play ??= new Play(this);
  }
}

customElements.define("faro-lesson", FaroLesson);
