/** A lens over the thumb, which covers what it means: the ranks of the place, its name, and what would lie there. */

import { element } from "../page/elements.js";

const ABOVE = 20; // px between the thumb and the lens
const EDGE = 4;

export class Lens {
  constructor() {
    this.ranks = element("b", "");
    this.told = element("span", "");
    this.element = element("div", "faro-lens");
    this.element.ariaHidden = "true"; // a listener's finger is told by name
    this.element.append(this.ranks, this.told);
  }

  /** @param {import("./nearest.js").Point} at where the thumb is @param {DOMStringMap} [place] that it means @param {number} [sum] that would lie there */
  show({ x, y }, place, sum = 0) {
    const { ranks = "", against = "", name = "" } = place ?? {};
    this.ranks.textContent = [ranks, against].filter(Boolean).join(" / ") || name;
    this.told.textContent = place ? `${ranks ? `${name} ` : ""}${sum}` : "nothing";
    if (!this.element.isConnected) document.body.append(this.element);
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const left = Math.max(EDGE, Math.min(x - width / 2, document.documentElement.clientWidth - width - EDGE));
    const top = Math.max(EDGE, y - height - ABOVE);
    this.element.style.transform = `translate(${left}px, ${top}px)`;
  }

  hide() {
    this.element.remove();
  }
}
