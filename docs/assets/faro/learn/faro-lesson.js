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
import * as mastery from "./mastery.js";
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
    /** How far the lesson is. */
    this.far = mastery.begun(this.lesson.tasks, this.lesson.need, this.isDeal);
    /** The tasks that go on without end once the lesson is done: first those that it has not asked. */
    this.practice = [...this.lesson.tasks.keys()].sort((one, other) => this.lesson.tasks[one].count - this.lesson.tasks[other].count);
    this.practised = 0;
    /** The task of the exercise that is asked. */
    this.task = 0;
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
    if (kept && !kept.done) this.resume(kept);
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
  resume(kept) {
    this.far = mastery.goneOn(this.far, kept);
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
    if (this.isDone) {
      this.rate(isRight);
      this.practised += Number(isRight);
      this.finish(isRight);
      return;
    }
    this.far = mastery.answered(this.far, isRight);
    this.rate(isRight);
    this.keep();
    if (this.isDone) {
      this.finish(isRight);
      return;
    }
    this.tell();
    this.offer(isRight || this.isDeal ? "Next question" : "Another like it");
  }

  /** Keep how far the lesson is. */
  keep() {
    keep(({ lessons }) => {
      const before = lessons[this.lesson.id] ?? {};
      const done = this.isDone ? { done: before.done ?? new Date().toISOString() } : {};
      lessons[this.lesson.id] = { ...before, ...done, ...mastery.toKeep(this.far) };
    });
  }

  get isDeal() {
    return this.lesson.tasks.some(({ kind }) => kind === "deal");
  }

  get isDone() {
    return mastery.isDone(this.far);
  }

  /** What was missed is asked again another day, and so is the last position of a lesson. @param {boolean} isRight */
  async rate(isRight) {
    if (isRight && !this.isDone) return;
    const { kind, seed, level, rules } = this.exercise.item;
    if (kind === "deal") return;
    await this.deal({ task: this.task, kind, seed, level, rules }, isRight);
  }

  /** Put an exercise into the deck. @param {Omit<import("../storage/progress.js").ItemRef, "lesson">} what @param {boolean} isRight */
  async deal(what, isRight) {
    const item = { lesson: this.lesson.id, ...what };
    const { keyOf, rate } = await import("./review-deck.js");
    rate(keyOf(item), { item }, isRight);
  }

  async go() {
    this.isOpening = false;
    await this.ask(true);
  }

  /** Leave an exercise unanswered, until the others have been asked. */
  pass() {
    if (this.isOpening) this.says.hidden = false;
    else if (this.isDone) this.practised += 1;
    else this.far = mastery.passed(this.far);
    this.go();
  }

  /** Ask what comes next: of the lesson, or of what is practised once it is done. @param {boolean} isMoved */
  async ask(isMoved) {
    if (this.isDone && !isMoved) {
      this.finish();
      return;
    }
    const task = this.isDone ? undefined : mastery.next(this.far);
    this.task = task ?? this.practice[this.practised % this.practice.length];
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

  /** Which exercise of a task is asked: of a deal the turn, else the next sister. @param {number} at */
  numberOf(at) {
    return this.isDeal ? this.far.row[0] ?? this.far.places.length + this.practised : this.far.shown[at];
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
    const seed = this.seedOf(at, this.numberOf(at));
    const item = await this.asking.ask({ do: "exercise", kind, seed, level, rules }, () => this.baked(at));
    if (!item) return undefined;
    this.far = mastery.asking(this.far, at);
    this.baked(at).then((next) => next ?? engine.warmFor(this.asking.owner));
    return item;
  }

  /** It, if it was made at build. @param {number} at @returns {Promise<Item | undefined>} */
  async baked(at) {
    const tasks = await lessonItems(this.items).catch(() => /** @type {Item[][]} */ ([]));
    const seed = this.seedOf(at, this.numberOf(at));
    return tasks[at]?.find((item) => item.seed === seed);
  }

  /** The one dark button, or none while an answer is awaited. @param {string} label */
  offer(label) {
    this.on.hidden = !label;
    this.on.textContent = label;
    this.skip.hidden = Boolean(label);
    this.onward.classList.toggle("faro-ready", this.isDone && !this.isOpening);
  }

  /** Enough is right. @param {boolean} [isRight] what was answered just now */
  finish(isRight) {
    this.tell();
    this.offer(isRight === false ? "Another like it" : "Practise more");
    this.on.classList.remove("faro-deal");
    markWay(document.querySelector(".faro-way"));
    if (isRight === false) return; // what was wrong is being said
    say(`${isRight ? "Right. " : ""}Lesson done. ${this.next.textContent}.`);
  }

  /** How far the lesson is. */
  tell() {
    const { places } = this.far;
    this.dots.replaceChildren(...places.map((place) => element("span", `faro-dot faro-${place}`)));
    this.dots.ariaHidden = "true";
    this.standing.textContent = mastery.standing(this.far);
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
