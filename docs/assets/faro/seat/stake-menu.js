/** The orders for a stake that lies, in a ring round it: those that the table takes for it now. */

import { button, group } from "../page/elements.js";
import { lying } from "./at-once.js";

const SIZE = 52; // px
const ROUND = 58; // px from the middle of the stake to that of an order
const EDGE = 4;

/** Where each order stands: over the stake, beside it, under it. @type {Record<string, [number, number]>} */
const AT = { copper: [0, -1], bar: [-1, 0], half: [1, 0], take: [0, 1] };

export class StakeMenu {
  /** @param {import("./hands.js").Hands} hands */
  constructor(hands) {
    this.hands = hands;
    this.element = group("faro-stake-menu", "");
    this.element.popover = "manual"; // one that closes by itself would as the finger that held the stake is lifted
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && !this.holds(relatedTarget) && this.close());
    /** Ends the watch for a press elsewhere. */
    this.shut = new AbortController();
  }

  /** @param {EventTarget | null} target */
  holds(target) {
    return target instanceof Node && this.element.contains(target);
  }

  /** @param {HTMLElement} place where a stake of the reader's lies @returns {boolean} whether there is an order for it */
  open(place) {
    const words = Object.entries(JSON.parse(place.dataset.may ?? "{}"));
    if (!words.length) return false;
    this.place = place;
    this.element.ariaLabel = `Your stake on the ${place.dataset.name}`;
    this.element.replaceChildren(...words.map(([order, word]) => this.order(order, word)));
    this.hands.seat.place.host.append(this.element);
    this.element.showPopover();
    this.shut.abort();
    this.shut = new AbortController();
    addEventListener("pointerdown", ({ target }) => this.holds(target) || this.close(), this.shut);
    this.stand(lying(place) ?? place);
    this.element.querySelector("button")?.focus();
    return true;
  }

  /** @param {string} order @param {string} word */
  order(order, word) {
    const made = button(word, "faro-stake-order", () => {
      const { place } = this;
      this.close();
      if (place) this.hands.order(order, place);
    });
    const [x, y] = AT[order];
    Object.assign(made.style, { left: `${ROUND * (1 + x)}px`, top: `${ROUND * (1 + y)}px` });
    return made;
  }

  /** Round a stake, and within the window. @param {Element} stake */
  stand(stake) {
    const { left, right, top, bottom } = stake.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const whole = 2 * ROUND + SIZE;
    const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(EDGE, Math.min(at - whole / 2, most - whole - EDGE));
    Object.assign(this.element.style, {
      left: `${within((left + right) / 2, clientWidth)}px`,
      top: `${within((top + bottom) / 2, clientHeight)}px`,
    });
  }

  /** The arrows go round, as in every menu. @param {KeyboardEvent} event */
  key(event) {
    const orders = [...this.element.querySelectorAll("button")];
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    event.stopPropagation(); // no letter of it is for the table
    if (event.key === "Escape") this.close();
    if (!by) return;
    event.preventDefault();
    const here = orders.findIndex((order) => order === document.activeElement);
    orders.at((here + by) % orders.length)?.focus();
  }

  /** It goes, and the focus that was in it goes to the place. */
  close() {
    this.shut.abort();
    if (!this.element.matches(":popover-open")) return;
    const here = this.holds(document.activeElement);
    this.element.hidePopover();
    if (here) this.place?.focus();
  }
}
