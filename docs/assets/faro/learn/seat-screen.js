/**
 * The seat of a lesson, one of its screens: the element of the table itself, at which the pupil lays his own checks. It
 * takes the place of the exercises and gives it back; a link to it opens it.
 */

import { FaroExample } from "../example/faro-example.js";
import { inTime } from "../page/bring.js";
import { button, element } from "../page/elements.js";
import { progress } from "../storage/progress.js";
import { gained, told } from "./purse.js";

const NAMED = "#play-it";

export class SeatScreen {
  /** @param {HTMLElement} host the lesson @param {import("./asked.js").Lesson} lesson @param {() => void} back what is done when the exercises are there again */
  constructor(host, { id, later }, back) {
    this.host = host;
    this.lesson = id;
    this.back = back;
    /** @type {HTMLElement | null} */
    this.section = host.closest("article")?.querySelector(".faro-play-screen") ?? null;
    if (this.section) this.section.dataset.later = later.join(" "); // what it does not offer yet
    /** Whether it is what comes next. */
    this.isNext = false;
    /** Whether the pupil has been shown it on this visit. */
    this.isSeen = false;
    this.purse = element("p", "faro-in-purse");
    /** What is said of a box that may be crooked. @type {import("./accusing.js").Accusing | undefined} */
    this.accusing = undefined;
    this.open = button("Play it", "faro-skip", () => this.show());
    this.open.hidden = !this.section;
    const bar = element("div", "faro-controls");
    bar.append(button("Go on with the lesson", "faro-deal", () => this.leave()));
    const foot = element("div", "faro-figure faro-lesson-frame");
    foot.append(this.purse, bar);
    this.section?.append(foot);
    this.section?.addEventListener("faro-judged", (event) => this.judged(/** @type {CustomEvent} */ (event).detail));
    this.tell();
    if (location.hash === NAMED) this.turn(true);
  }

  /** Whether there is a seat that has neither been taken nor passed by. */
  get isWaiting() {
    return Boolean(this.section) && !this.isSeen && !progress().lessons[this.lesson]?.played;
  }

  /** Whether it comes next: then the dark button leads to it, and no other. @param {boolean} isNext */
  bring(isNext) {
    this.isNext = isNext;
    this.open.hidden = isNext || !this.section;
  }

  show() {
    this.isSeen = true;
    this.turn(true);
    this.sit();
    const heading = this.section?.querySelector("h2");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }

  /** Who asks for the seat sits down at once, in the deal that he left, if he left one. */
  async sit() {
    const example = this.section?.querySelector("faro-example");
    // A press may come before the example has come to life.
    const offer = example instanceof FaroExample && (await example.awaken?.())?.offer;
    if (offer && !offer.isTaken) (offer.resume.hidden ? offer.play : offer.resume).click();
  }

  leave() {
    this.turn(false);
    this.host.scrollIntoView({ block: "nearest" });
    this.back();
  }

  /** @param {boolean} isOpen */
  turn(isOpen) {
    this.host.classList.toggle("faro-at-seat", isOpen);
    this.section?.classList.toggle("faro-open", isOpen);
  }

  /** @param {{isMet: boolean, gain: number, log: string, seat: string | null}} detail */
  async judged({ isMet, gain, log, seat }) {
    gained(this.lesson, gain, isMet);
    this.tell();
    if (!this.section?.querySelector("[data-doubtful]")) return;
    const { Accusing } = await inTime(import("./accusing.js"));
    this.accusing ??= new Accusing();
    this.purse.before(this.accusing.element);
    this.accusing.goOn({ log, seat });
  }

  tell() {
    this.purse.textContent = told(progress());
  }
}
