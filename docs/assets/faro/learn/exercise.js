/** One exercise on its stage: asked, answered, graded, and settled before the reader's eyes. */

import { button, element, partsOf } from "../page/elements.js";
import { brief, refuse, say } from "../page/speech.js";
import { answerForm, told } from "./answer-form.js";
import { own } from "./on-cloth.js";

/** @typedef {import("./answer-form.js").Item} Item */

/** @type {Item} before the first is asked */
const NONE = {
  kind: "", seed: "", level: 1, rules: "", told: [], prompt: "", fields: [], accept: [[]], explain: "", reasons: [],
  html: "", after: "", next: "", then: "",
};

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
 * What is said against an answer that is wrong: which card came, what the copper did, why not so many.
 * @param {Item["fields"][number]} field @param {string} answer
 */
function overlooked(field, answer) {
  const { type, options, wrong = [], ends = "" } = field;
  const says = wrong[type === "choice" ? options.indexOf(answer) : 0];
  return says ? `${says}${ends}`.replace("{given}", told(field, answer)) : "";
}

export class Exercise {
  /** @param {(isRight: boolean) => void} answered what is done when the reader has answered */
  constructor(answered) {
    this.answered = answered;
    /** @type {Item} */
    this.item = NONE;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    this.element = element("div", "faro-exercise");
    this.from = element("p", "faro-from");
    this.heading = element("p", "faro-prompt");
    this.heading.tabIndex = -1;
    this.told = element("ul", "faro-told");
    this.stage = element("div", "faro-stage");
    this.still = element("div", "faro-still");
    this.stage.append(this.still);
    this.place = element("div", "faro-answering");
    this.verdict = element("div", "faro-verdict");
    this.verdict.tabIndex = -1;
    const question = element("div", "faro-question");
    question.append(this.from, this.heading);
    this.element.append(question, this.told, this.stage, this.place, this.verdict);
  }

  /**
   * Ask. @param {Item} item @param {boolean} isMoved whether the reader has asked for it: then the focus goes there
   * @param {string} [from] the earlier lesson from which it comes
   */
  show(item, isMoved, from = "") {
    clearTimeout(this.later);
    this.item = item;
    this.from.textContent = from;
    this.from.hidden = !from;
    this.heading.textContent = item.prompt;
    this.element.dataset.item = `${item.kind} ${item.seed}`;
    this.told.replaceChildren(...item.told.map((line) => element("li", "", line)));
    this.told.hidden = !item.told.length;
    this.still.innerHTML = item.html;
    if (item.kind === "read") this.veil();
    this.verdict.replaceChildren();
    this.place.replaceChildren(answerForm(item, this.still, (answers) => this.grade(answers)));
    if (!isMoved) return;
    this.heading.focus();
    say(brief([...item.told.slice(0, 1), item.prompt]));
  }

  /** The names of places would tell what is asked: the sentences say where the stake lies. */
  veil() {
    for (const named of this.still.querySelectorAll("[title]")) named.removeAttribute("title");
    this.still.querySelector("[role=img]")?.setAttribute("aria-label", this.item.told.join(" "));
  }

  /** @param {string[]} answers */
  grade(answers) {
    const { item } = this;
    const { row, wrong } = judged(item, answers);
    const isRight = !wrong.length;
    const table = element("ul", "faro-dues");
    table.append(
      ...item.fields.map((field, at) => {
        const line = element("li", wrong.includes(at) ? "faro-refused" : "faro-right");
        const yours = wrong.includes(at) ? `${told(field, row[at])}. You said: ${told(field, answers[at])}.` : told(field, row[at]);
        line.textContent = `${field.label}: ${yours}`;
        return line;
      }),
    );
    const head = element("p", `faro-said${isRight ? "" : " faro-refused"}`, isRight ? "Right." : "Not so.");
    const why = element("div", "faro-why");
    const amiss = wrong.map((at) => overlooked(item.fields[at], answers[at])).filter(Boolean);
    why.append(...amiss.map((sentence) => element("p", "faro-overlooked", sentence)));
    const rules = item.reasons.length ? [...new Set(item.reasons.map(({ rule }) => rule))] : [item.explain];
    why.append(...rules.map((rule) => element("p", "", rule)));
    this.place.replaceChildren();
    this.verdict.replaceChildren(head, table, why);
    for (const cloth of partsOf(this.still, ".faro-cloth")) cloth.inert = true; // what is answered is not answered again
    const mark = () => wrong.forEach((at) => own(item.fields[at], answers[at], this.still));
    if (item.after) {
      this.verdict.append(button("See it again", "faro-again", () => this.settle(mark)));
      if (isRight) this.still.innerHTML = item.after;
      else this.settle(mark);
    }
    const heard = wrong.map((at) => {
      const field = item.fields[at];
      return `${field.label}: ${told(field, row[at])}. You said: ${told(field, answers[at])}. ${overlooked(field, answers[at])}`.trim();
    });
    const reasons = amiss.length ? [] : rules;
    if (isRight) say(brief(["Right.", ...rules]));
    else refuse(["Not so.", ...heard, ...reasons].join(" ")); // every one, even where that is long: the screen shows them all
    this.answered(isRight);
  }

  /** The board as the cards came, and then what is taken and paid. @param {() => void} mark what of the reader's stays there */
  settle(mark) {
    clearTimeout(this.later);
    this.still.innerHTML = this.item.html;
    mark();
    const wait = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : LOOK;
    this.later = setTimeout(() => {
      this.still.innerHTML = this.item.after;
      mark();
    }, wait);
  }
}
