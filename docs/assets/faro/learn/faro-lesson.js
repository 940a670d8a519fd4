/**
 * A lesson: what is older, then a question, then its words, then exercises on positions that were made at build; the
 * engine makes more where those run out. How far a reader is, is kept in this browser; nothing is locked or timed.
 */

import { inTime } from "../page/bring.js";
import { seedOf } from "../page/led-to.js";
import { say } from "../page/speech.js";
import { Exercise } from "./exercise.js";
import { named, openingOf, turnsOf } from "./asked.js";
import { leave, leftOff, refocus } from "./left-off.js";
import { LessonFrame } from "./lesson-frame.js";
import { LessonItems } from "./lesson-items.js";
import { nextOf } from "./next-asked.js";
import { older } from "./older.js";
import { keep, progress } from "../storage/progress.js";
import * as mastery from "./mastery.js";
import { SeatScreen } from "./seat-screen.js";
import { lessonsBefore, markWay, nameIn } from "./way.js";

/** @typedef {import("./answer-form.js").Item} Item */
/** @typedef {import("./left-off.js").Asked} Asked */

/** So much of a hand has to be right. */
const ENOUGH = 0.9;

class Play {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    /** @type {import("./asked.js").Lesson} */
    this.lesson = JSON.parse(host.dataset.lesson ?? "");
    this.way = document.querySelector(".faro-way");
    /** Of a deal, which hand is dealt: each of another pack, and each longer than the one before. */
    this.hand = 0;
    this.far = this.fresh();
    /** How many exercises are had since the lesson is done. */
    this.practised = 0;
    this.exercise = new Exercise((isRight) => this.answered(isRight));
    this.frame = new LessonFrame(host, this.exercise.element, { go: () => this.go(), pass: () => this.pass() });
    this.seat = new SeatScreen(host, this.lesson, () => this.seated());
    this.frame.bar.append(this.seat.open);
    this.items = new LessonItems(host, "Look back meanwhile.", this.lesson.opening);
    this.frame.written.after(this.items.element);
    markWay(this.way);
    /** What is asked besides the lesson's own exercises, before them; each as it goes into the deck. @type {Asked[]} */
    this.asides = [];
    /** What is asked. @type {Asked} */
    this.asked = openingOf(this.lesson);
    // At once: whoever follows a link on the heels of a press has left the page before anything later.
    for (const type of ["click", "input", "focusin", "submit"]) this.exercise.element.addEventListener(type, () => this.remember());
    this.start();
  }

  /** The lesson, or a hand of a deal, before its first exercise. */
  fresh(hand = this.hand) {
    const { tasks, need } = this.lesson;
    const turns = turnsOf(this.lesson, hand);
    return this.isDeal ? mastery.begun([{ count: turns }], Math.ceil(ENOUGH * turns), true) : mastery.begun(tasks, need);
  }

  /** Where the reader is: what he left, what a link names, what he has not done, or the beginning. */
  async start() {
    const { id } = this.lesson;
    const kept = progress().lessons[id];
    const isBegun = kept && (this.isDeal || !kept.done);
    const linked = seedOf("ask");
    const left = linked ? undefined : leftOff(id);
    this.hand = Number(kept?.hand) || 0;
    this.far = this.fresh();
    if (kept && (isBegun || left)) this.far = mastery.goneOn(this.far, kept);
    const opens = isBegun ? [] : [openingOf(this.lesson)];
    if (left && (await this.takeUp(left, opens))) return;
    const found = linked && named(this.lesson, linked);
    this.asides = found ? [found, ...opens] : linked ? [openingOf(this.lesson)] : isBegun ? [] : [...this.earlier(), ...opens];
    if (isBegun && this.isDone) {
      this.keep(); // the lesson has become shorter since
      this.finish();
    }
    this.ask(false);
  }

  /** What of earlier lessons is asked first. @returns {Asked[]} */
  earlier() {
    return older(progress(), lessonsBefore(this.way, this.lesson.number)).map(([, item]) => ({ ...item, how: "older" }));
  }

  /**
   * Go on where the reader has left this page.
   * @param {import("./left-off.js").Left} left @param {Asked[]} opens the opening, if it waits @returns {Promise<boolean>} whether it is still there
   */
  async takeUp({ asked, given, values, focus }, opens) {
    const item = await this.items.of(asked, true);
    if (!item) return false;
    const { how, task } = asked;
    if (how !== "task") this.asides = how === "opening" ? [asked] : [asked, ...opens];
    else if (!given) this.far = mastery.asking(this.far, task);
    this.show(asked, item, false);
    this.exercise.form?.fill(given ?? values);
    if (given) this.goOn(this.exercise.judge(given));
    if (given && item.after) this.exercise.settle();
    refocus(this.exercise.element, focus);
    return true;
  }

  /** Keep what is asked, and what is answered so far. */
  remember() {
    const { form, given } = this.exercise;
    if (this.host.isConnected) leave(this.lesson.id, this.exercise.element, { asked: this.asked, values: form?.values() ?? [], given });
  }

  /** @param {boolean} isRight */
  answered(isRight) {
    const isAside = this.asked.how !== "task";
    const wasDone = this.isDone;
    if (!isAside && wasDone) this.practised += Number(isRight);
    else if (!isAside) {
      this.far = mastery.answered(this.far, isRight);
      this.keep();
    }
    if (this.asked.how === "older" || (!isAside && (!isRight || this.isDone))) this.deal(isRight);
    this.items.drop();
    this.goOn(isRight);
    this.frame.reach(this.isDone && !wasDone);
  }

  /** What is offered once an exercise is answered. @param {boolean} isRight */
  goOn(isRight) {
    const { how } = this.asked;
    if (how !== "task") this.asides.shift();
    this.frame.tell(this.far);
    if (how === "opening") {
      this.frame.explain();
      this.frame.offer("Now try it");
    } else if (how !== "task") this.frame.offer(this.isOwnNext ? "Go on with the lesson" : "Next question");
    else if (this.isDone) this.finish(isRight);
    else this.frame.offer(this.isDeal ? "Next turn" : isRight ? "Next question" : "Another like it");
  }

  /** Keep how far the lesson is. */
  keep() {
    keep(({ lessons }) => {
      const before = lessons[this.lesson.id] ?? {};
      const hand = Number(before.hand) || 0; // another tab may have gone on meanwhile
      if (this.isDeal && hand > this.hand) return;
      if (hand === this.hand && (this.isDeal || !before.done)) this.far = mastery.joined(this.far, mastery.goneOn(this.fresh(), before));
      const done = this.isDone && { done: before.done ?? new Date().toISOString() };
      lessons[this.lesson.id] = { ...before, ...done, ...(this.isDeal && { hand: this.hand }), ...mastery.toKeep(this.far) };
    });
  }

  /** Whether what comes next is the lesson's own: its opening, or an exercise of it. */
  get isOwnNext() {
    return !this.asides.length || this.asides[0].how === "opening";
  }

  get isDeal() {
    return this.lesson.hands.length > 0;
  }

  get isDone() {
    return mastery.isDone(this.far);
  }

  /** Put what was asked into the deck: what was missed, and the last position of a lesson. @param {boolean} isRight */
  async deal(isRight, asked = this.asked) {
    if (asked.kind !== "deal") (await inTime(import("./review-deck.js"))).rateItem(asked, isRight);
  }

  /** What the one dark button does: the seat comes last of the lesson. */
  go() {
    if (this.seat.isNext) this.seat.show();
    else this.ask(true);
  }

  /** The pupil is back from the seat. */
  seated() {
    if (this.isDone) this.finish();
    (this.frame.on.hidden ? this.exercise.heading : this.isDone ? this.frame.next : this.frame.on).focus();
  }

  /** Leave an exercise unanswered, until the others have been asked. */
  pass() {
    const { asked, asides, far, isDone, practised } = this;
    this.ask(true, asked.how !== "task" ? { asides: asides.slice(1) } : isDone ? { practised: practised + 1 } : { far: mastery.passed(far) });
  }

  /**
   * Ask what comes next: what is older, the opening, the lesson, or what is practised once it is done.
   * @param {boolean} isMoved @param {Partial<Pick<Play, "asides" | "far" | "practised">>} [left] how things stand once it is here: until then what is asked can be answered
   */
  async ask(isMoved, { asides = this.asides, far = this.far, practised = this.practised } = {}) {
    if (this.items.isBusy) return; // a double press counts once
    if (isMoved && seedOf("ask")) history.replaceState(history.state, "", location.pathname);
    const isOver = this.isDone && !asides.length;
    if (isOver && !isMoved) return;
    const isNew = isOver && this.isDeal;
    const hand = this.hand + Number(isNew);
    const now = isNew ? this.fresh(hand) : far;
    const asked = asides[0] ?? nextOf(this.lesson, { far: now, hand, practised });
    const { given } = this.exercise;
    this.frame.skip.ariaDisabled = "true";
    const item = await this.items.of(asked, asked.how === "older").finally(() => (this.frame.skip.ariaDisabled = null));
    if (given !== this.exercise.given) return; // it was answered
    const isTask = asked.how === "task";
    if (item) {
      Object.assign(this, { asides, hand, practised, far: isTask ? mastery.asking(now, asked.task) : now });
      this.show(asked, item, isMoved);
      if (isTask) this.items.foresee(nextOf(this.lesson, this));
    } else if (!isTask && asked.how !== "opening") this.ask(isMoved, { asides: asides.slice(1), far, practised });
  }

  /** @param {Asked} asked @param {Item} item @param {boolean} isMoved */
  show(asked, item, isMoved) {
    const { how, lesson, task, seed } = asked;
    const from = how === "older" ? nameIn(this.way, lesson) : this.lesson.tasks[task]?.from;
    this.asked = asked;
    this.frame.tell(this.far);
    this.seat.bring(false);
    this.frame.warm.dataset.how = how;
    this.frame.bring(how === "task" ? this.lesson.tasks[task].says : "");
    this.exercise.show(item, isMoved, { from, address: how === "older" ? "" : `#ask=${encodeURIComponent(seed)}` });
    if (isMoved) this.frame.read();
    this.frame.offer("");
    this.remember();
  }

  /** Enough is right. @param {boolean} [isRight] what was answered just now */
  finish(isRight) {
    this.frame.tell(this.far);
    this.seat.bring(!this.isDeal && isRight !== false && this.seat.isWaiting);
    const longer = `Deal ${turnsOf(this.lesson, this.hand + 1)} turns`;
    const more = isRight === false ? "Another like it" : this.seat.isNext ? "Play it" : "Practise more";
    this.frame.offer(this.isDeal ? longer : more, true);
    markWay(this.way);
    if (isRight !== false) say(`${isRight ? "Right. " : ""}Lesson done.`); // else what was wrong is being said
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
