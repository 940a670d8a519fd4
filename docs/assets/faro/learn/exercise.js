/** One exercise on its stage: asked, answered, graded, and settled before the reader's eyes. */

import { inTime } from "../page/bring.js";
import { button, element, focused, partOf, partsOf, reach, wantsStill } from "../page/elements.js";
import { brief, refuse, say } from "../page/speech.js";
import { answerForm, isBeside, told } from "./answer-form.js";
import { RANKS, wordOf } from "./cards-answered.js";
import { own } from "./on-cloth.js";
import { overlooked } from "./overlooked.js";
import { rulesOf } from "./rules-told.js";

/** @typedef {import("./answer-form.js").Item} Item */
/** @typedef {typeof import("./tally.js")} Tally */

/** What a deal that comes turn by turn is dealt and kept with, once one is asked about. @type {Tally | undefined} */
let tally;

/** Long enough to see the cards as they came before the checks move. */
const LOOK = 900; // ms

/**
 * The right row nearest to what was answered, and which fields it finds wrong.
 * @param {Item} item @param {string[]} answers @returns {{row: string[], wrong: number[]}}
 */
export function judged(item, answers) {
  const rows = item.accept.map((row) => ({ row, wrong: row.flatMap((right, at) => (right === answers[at] ? [] : [at])) }));
  return rows.reduce((best, one) => (one.wrong.length < best.wrong.length ? one : best));
}

/**
 * The focus goes to a part, but not so that a long verdict pushes out the question, or what it judges: the board, or a frame that was kept.
 * @param {HTMLElement} exercise @param {HTMLElement | null} [part]
 */
export function bringIntoSight(exercise, part = focused()) {
  if (part) reach(part);
  const judges = exercise.querySelector(".faro-tally") ? ".faro-tally" : ".faro-stage";
  partOf(exercise, isBeside() ? ".faro-prompt" : judges).scrollIntoView({ block: "nearest" }); // beside what is asked the board stays by itself
}

/** An item, when all is there that it is shown with. @template {Item | undefined} Some @param {Some} item @returns {Promise<Some>} */
export async function ready(item) {
  if (item?.dealt.length) tally ??= await inTime(import("./tally.js"));
  return item;
}

export class Exercise {
  /** What was answered, once it is. @type {string[] | undefined} */
  given;

  /** Where a deal comes turn by turn, what deals it. @type {ReturnType<Tally["turnByTurn"]> | undefined} */
  dealing;

  /** The case-keeper that is kept meanwhile. @type {ReturnType<Tally["frame"]> | undefined} */
  frame;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  later;

  /** @param {(isRight: boolean) => void} answered what is done when the reader has answered */
  constructor(answered) {
    this.answered = answered;
    /** What is asked: nothing before the first. */
    this.item = /** @type {Item} */ ({});
    /** What is said of where it comes from, once it is answered. */
    this.from = "";
    this.element = element("div", "faro-exercise");
    this.heading = element("p", "faro-prompt");
    this.heading.tabIndex = -1;
    this.told = element("ul", "faro-told");
    this.stage = element("div", "faro-stage");
    this.still = element("div", "faro-still");
    this.stage.append(this.still);
    this.tally = element("div", "faro-own-tally");
    this.place = element("div", "faro-answering");
    this.verdict = element("div", "faro-verdict");
    this.verdict.tabIndex = -1;
    const question = element("div", "faro-question");
    question.append(this.heading);
    this.element.append(question, this.told, this.stage, this.tally, this.place, this.verdict);
  }

  /**
   * Ask. @param {Item} item @param {boolean} isMoved whether the reader has asked for it: then the focus goes there
   * @param {{from?: string, address?: string}} [where] the earlier lesson from which it comes, which is told after the
   * answer, and the address that leads to it
   */
  show(item, isMoved, { from = "", address = "" } = {}) {
    clearTimeout(this.later);
    this.item = item;
    const prompt = (item.dealt.length ? `Deal the ${item.dealt.length - 1} turns. ` : "") + item.prompt;
    this.from = from;
    this.given = undefined;
    this.heading.textContent = prompt;
    Object.assign(this.element.dataset, { item: `${item.kind} ${item.seed}`, address });
    this.element.classList.toggle("faro-no-board", !item.html);
    this.element.classList.remove("faro-answered");
    this.told.replaceChildren(...item.told.map((line) => element("li", "", line)));
    this.told.hidden = !item.told.length;
    this.still.innerHTML = item.html;
    if (item.kind === "read") this.veil();
    this.verdict.replaceChildren();
    this.frame = item.dealt.length ? tally?.frame(item.fields, RANKS.map((rank) => [rank, wordOf(rank)])) : undefined;
    this.ask();
    this.dealing = this.frame && tally?.turnByTurn(this.still, item.dealt, (board) => this.lay(board));
    const beside = this.frame && this.dealing ? [this.dealing.element, this.frame.element] : partsOf(this.still, ".faro-strokes, .faro-casekeeper");
    this.tally.replaceChildren(...beside);
    if (!isMoved) return;
    reach(this.heading);
    say(brief([...item.told.slice(0, 1), prompt]));
  }

  /** The fields of the answer. @param {string[]} [values] what is answered so far */
  ask(values) {
    this.form = answerForm(this.item, this.still, (answers) => this.grade(answers), this.frame?.answers);
    if (values) this.form.fill(values);
    this.place.replaceChildren(this.form.element);
  }

  /** Another board, on which the same is asked. @param {string} board */
  lay(board) {
    const before = partOf(this.still, ".faro-board");
    before.insertAdjacentHTML("beforebegin", board);
    before.remove();
    this.ask(this.form?.values());
  }

  /** The names of places would tell what is asked: the sentences say where the stake lies. */
  veil() {
    for (const named of this.still.querySelectorAll("[title]")) named.removeAttribute("title");
  }

  /** Judge an answer, show it where it was given, and say it; but not before every turn is dealt. @param {string[]} answers */
  grade(answers) {
    if (this.dealing?.isDone() === false) return;
    const { item } = this;
    const { row, wrong } = judged(item, answers);
    const isRight = this.judge(answers);
    if (item.after && isRight) this.still.innerHTML = item.after;
    else if (item.after) this.settle();
    const heard = wrong.map((at) => {
      const field = item.fields[at];
      return `${field.label}: ${told(field, row[at])}. You said: ${told(field, answers[at])}. ${overlooked(field, answers[at])}`.trim();
    });
    const isSaid = !item.reasons.length && wrong.some((at) => overlooked(item.fields[at], answers[at]));
    if (isRight) say(brief(["Right.", ...rulesOf(item, wrong)]));
    else refuse(["Not so.", ...heard, ...(isSaid ? [] : rulesOf(item, wrong))].join(" ")); // every one, even where that is long: the screen shows them all
    this.answered(isRight);
  }

  /** What was answered, as it is judged: in the form, and in a sentence under it. @param {string[]} answers @returns {boolean} whether it is right */
  judge(answers) {
    const { item } = this;
    const { row, wrong } = judged(item, answers);
    this.given = answers;
    this.dealing?.all();
    if (this.frame) this.frame.element.inert = true;
    this.element.classList.add("faro-answered");
    this.form?.settle(row, answers);
    const head = element("p", `faro-said${wrong.length ? " faro-refused" : ""}`, wrong.length ? "Not so." : "Right.");
    this.verdict.replaceChildren(head);
    const before = new Set();
    // What is said against each choice of a form stands under it, and the verdict over them all.
    const isUnder = wrong.some((at) => item.fields[at].type === "choice") && this.form?.parts;
    this.place[isUnder ? "before" : "after"](this.verdict);
    for (const at of wrong) {
      const field = item.fields[at];
      // Which of the choices is right is marked there; what is said of beads begins with how many there are.
      const isChoice = field.type === "choice";
      const right = isChoice || field.type === "beads" ? "" : `${field.label}: ${told(field, row[at])}. `;
      ((isChoice && this.form?.parts?.[at]) || this.verdict).append(element("p", "faro-overlooked", `${right}${overlooked(field, answers[at], before)}`));
    }
    // Where no book settles a stake, the sentence has said why already.
    if (!wrong.length || item.reasons.length) this.verdict.append(...rulesOf(item, wrong).map((rule) => element("p", "faro-source", rule)));
    if (this.from) this.verdict.append(element("p", "faro-from", this.from));
    for (const cloth of partsOf(this.still, ".faro-cloth")) cloth.inert = true; // what is answered is not answered again
    if (item.after) this.verdict.append(" ", button("See it again", "faro-again", () => this.settle()));
    return !wrong.length;
  }

  /** Where the reader had it, and wrongly, on the cloth. */
  mark() {
    const { item, given = [] } = this;
    for (const at of judged(item, given).wrong) own(item.fields[at], given[at], this.still);
  }

  /** The board as the cards came, and then what is taken and paid. */
  settle() {
    clearTimeout(this.later);
    this.still.innerHTML = this.item.html;
    this.mark();
    const wait = wantsStill() ? 0 : LOOK;
    this.later = setTimeout(() => {
      this.still.innerHTML = this.item.after;
      this.mark();
      if (this.element.contains(focused())) bringIntoSight(this.element); // the board may be higher now
    }, wait);
  }
}
