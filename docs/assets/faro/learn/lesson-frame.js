/** What stands round the exercises of a lesson: its words, the one dark button, what is skipped, and how far it is. */

import { button, element, partOf, reach } from "../page/elements.js";
import { bringIntoSight } from "./exercise.js";
import { standing } from "./mastery.js";

export class LessonFrame {
  /** @param {HTMLElement} host @param {HTMLElement} exercise @param {{go: () => void, pass: () => void}} pressed */
  constructor(host, exercise, { go, pass }) {
    this.exercise = exercise;
    this.written = partOf(host, ".faro-written"); // read until the first question is there, and all that it is shown with
    this.says = partOf(host, ".faro-says");
    this.says.tabIndex = -1;
    /** The words of a task that were said last. */
    this.said = "";
    this.onward = partOf(host, ".faro-onward");
    this.next = partOf(host, ".faro-next");
    this.dots = element("span", "faro-dots");
    this.dots.ariaHidden = "true";
    this.standing = element("span", "faro-standing");
    this.on = button("Go on", "faro-deal faro-on", go);
    this.skip = button("Skip this question", "faro-skip", pass);
    this.warm = partOf(host, ".faro-warm");
    this.bar = element("div", "faro-controls");
    this.bar.append(this.on, this.skip);
    const far = element("p", "faro-progress");
    far.append(this.dots, this.standing);
    exercise.prepend(this.warm);
    exercise.append(this.says, this.bar, far);
  }

  /** The words of the lesson wait until its first question is answered: they stand between the answer and what comes next. */
  explain() {
    this.says.hidden = false;
    this.bar.before(this.says);
  }

  /** The words that a task brings stand over its first question; what was said before is over. @param {string} words */
  bring(words) {
    this.says.hidden = !words || words === this.said;
    if (!words) return;
    this.said = words;
    this.says.innerHTML = words;
    this.exercise.prepend(this.says);
  }

  /** What stands over a question is read first. */
  read() {
    if (!this.says.hidden) reach(this.says);
  }

  /** The one dark button, or none while an answer is awaited. @param {string} label @param {boolean} [isDone] */
  offer(label, isDone = false) {
    this.on.hidden = !label;
    this.on.textContent = label;
    this.skip.hidden = Boolean(label);
    this.on.classList.toggle("faro-deal", !isDone);
    this.bar.classList.toggle("faro-ready", isDone);
    if (isDone) this.bar.prepend(this.next);
    else this.onward.append(this.next);
  }

  /** The focus goes on, for what was pressed takes no more: to the next lesson where this one has just been done. The board stays in sight. @param {boolean} isDone */
  reach(isDone) {
    bringIntoSight(this.exercise, isDone ? this.next : this.on);
  }

  /** How far the lesson is, with what is asked, which takes the place of what was read. @param {import("./mastery.js").Mastery} far */
  tell(far) {
    this.written.replaceWith(this.exercise);
    this.dots.replaceChildren(...far.places.map((place) => element("span", `faro-dot faro-${place}`)));
    this.standing.textContent = standing(far);
  }
}
