/** A check or a stake that a finger carries: it goes with the finger, and back to where it came from if it may not lie. */

import { pace } from "../board/manner.js";
import { element } from "../page/elements.js";

/** @typedef {import("./nearest.js").Point} Point */

const BACK = 150; // ms

export class Carried {
  /** @param {HTMLElement} from what is taken up, which stays where it is until it lies elsewhere @param {Point} at where it is taken */
  constructor(from, at) {
    this.box = from.getBoundingClientRect();
    this.at = at;
    this.from = from;
    this.element = element("div", "faro-carried");
    this.element.ariaHidden = "true";
    this.element.append(from.cloneNode(true));
    Object.assign(this.element.style, { left: `${this.box.left}px`, top: `${this.box.top}px` });
    document.body.append(this.element);
    from.classList.add("faro-taken-up");
  }

  /** @param {Point} to where the finger is */
  follow({ x, y }) {
    this.element.style.transform = `translate(${x - this.at.x}px, ${y - this.at.y}px)`;
  }

  /** It lies on the middle of a place until the table has answered. @param {Element} place */
  layOn(place) {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const { box } = this;
    this.element.style.transform = `translate(${(left + right - box.left - box.right) / 2}px, ${(top + bottom - box.top - box.bottom) / 2}px)`;
  }

  /** It is where it belongs. */
  end() {
    this.element.remove();
    this.from.classList.remove("faro-taken-up");
  }

  /** It may not lie there. */
  goBack() {
    const { transform } = this.element.style;
    const back = this.element.animate([{ transform }, { transform: "none" }], { duration: pace() === "none" ? 0 : BACK, easing: "ease-out" });
    back.onfinish = back.oncancel = () => this.end();
  }
}
