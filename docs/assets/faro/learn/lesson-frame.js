/** What stands round the exercises of a lesson: its words, the one dark button, what is skipped, and how far it is. */

import { button, element, partOf } from "../page/elements.js";
import { standing } from "./mastery.js";

export class LessonFrame {
  /** @param {HTMLElement} host @param {HTMLElement} exercise @param {string[]} saying the words that each task brings @param {{go: () => void, pass: () => void}} pressed */
  constructor(host, exercise, saying, { go, pass }) {
    this.exercise = exercise;
    this.says = partOf(host, ".faro-says");
    this.says.tabIndex = -1;
    /** What was said last. */
    this.said = this.says.innerHTML;
    this.own = saying;
    /** What has been said by each task. */
    this.saying = saying.reduce((said, says) => [...said, says || said.at(-1) || this.said], /** @type {string[]} */ ([]));
    this.onward = partOf(host, ".faro-onward");
    this.next = partOf(host, ".faro-next");
    this.dots = element("span", "faro-dots");
    this.dots.ariaHidden = "true";
    this.standing = element("span", "faro-standing");
    this.on = button("Go on", "faro-deal faro-on", go);
    this.skip = button("Skip this question", "faro-skip", pass);
    this.bar = element("div", "faro-controls");
    this.bar.append(this.on, this.skip);
    const far = element("p", "faro-progress");
    far.append(this.dots, this.standing);
    exercise.append(this.says, this.bar, far);
  }

  /** The words of the lesson wait until its first question is answered. */
  withhold() {
    this.says.hidden = true;
  }

  /** They are said between the answer and what comes next. */
  explain() {
    this.says.hidden = false;
    this.bar.before(this.says);
  }

  /** The words of a task: what is new stands over its question, and later under it. @param {number} task @param {boolean} isMoved */
  bring(task, isMoved) {
    const words = this.saying[task];
    const isNew = isMoved && words !== this.said && words === this.own[task];
    this.said = words;
    this.says.innerHTML = words;
    this.says.hidden = false;
    if (isNew) this.exercise.prepend(this.says);
    else this.exercise.append(this.says);
    if (isNew) this.says.focus();
  }

  /** The one dark button, or none while an answer is awaited. @param {string} label @param {boolean} [isDone] */
  offer(label, isDone = false) {
    this.on.hidden = !label;
    this.on.textContent = label;
    this.skip.hidden = Boolean(label);
    this.on.classList.toggle("faro-deal", !isDone);
    this.onward.classList.toggle("faro-ready", isDone);
  }

  /** The focus goes on: what was pressed takes no more. */
  reach() {
    this.on.focus({ preventScroll: true });
    this.on.scrollIntoView({ block: "nearest" });
  }

  /** How far the lesson is. @param {import("./mastery.js").Mastery} far */
  tell(far) {
    this.dots.replaceChildren(...far.places.map((place) => element("span", `faro-dot faro-${place}`)));
    this.standing.textContent = standing(far);
  }
}
