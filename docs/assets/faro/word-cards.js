/**
 * A card for every linked word of the prose: its one line, where it belongs, the way to its entry. It opens when the pointer
 * rests on the link, when the keyboard reaches it, or by a mark beside it under a finger. It can be pointed at, goes on
 * Escape, and leaves the focus where it is. Without a script, or with the cards turned off, the link is a link.
 */

import { addressOf, element, words } from "./words.js";

const OPENS_AFTER = 400; // ms that the pointer rests
const CLOSES_AFTER = 300; // ms to reach the card
const GAP = 6; // px between the line and the card
const EDGE = 8; // px that stay free at the sides of the window

const STORED = "faro-word-cards";

/** A browser may forbid storage; then the switch lasts as long as the page. */
let off = false;
try {
  off = localStorage.getItem(STORED) === "off";
} catch {
  // as above
}

/** One card for the page: there is only ever one open. */
class Card {
  constructor() {
    this.element = element("div", "faro-word-card");
    this.element.id = "faro-word-card";
    this.element.popover = "auto"; // Escape and a tap elsewhere close it
    this.element.addEventListener("pointerenter", () => this.wait(0));
    this.element.addEventListener("pointerleave", () => this.close(CLOSES_AFTER));
    this.element.addEventListener("focusout", ({ relatedTarget }) => this.element.contains(relatedTarget) || this.close());
    // Told late: meanwhile it may be open for another word.
    this.element.addEventListener("toggle", () => this.element.matches(":popover-open") || this.closed());
    this.timer = 0;
  }

  /** Do something later, and nothing else meanwhile. @param {number} pause @param {() => void} [act] */
  wait(pause, act) {
    clearTimeout(this.timer);
    if (act) this.timer = setTimeout(act, pause);
  }

  /** @param {HTMLAnchorElement} link @param {number} [pause] */
  open(link, pause = 0) {
    if (off) return;
    words().catch(() => {}); // on its way while the pointer rests
    this.wait(pause, () => this.show(link));
  }

  /** @param {number} [pause] */
  close(pause = 0) {
    this.wait(pause, () => this.element.isConnected && this.element.hidePopover());
  }

  closed() {
    this.wait(0);
    this.link?.removeAttribute("aria-describedby");
    this.link = undefined;
  }

  /** @param {HTMLAnchorElement} link */
  async show(link) {
    if (this.link === link) return;
    this.wanted = link;
    const word = await words().then((all) => all.find((one) => addressOf(one) === link.href), () => undefined);
    if (!word || this.wanted !== link || !link.isConnected) return;
    this.closed();
    this.link = link;
    const open = element("a", "faro-word-open", "Open entry");
    open.href = link.href;
    this.element.replaceChildren(
      element("b", "faro-word-name", word.word),
      element("span", "faro-word-said", word.said),
      element("p", "faro-word-line", word.line),
      element("span", "faro-word-about", word.about),
      open,
    );
    // In the part that goes when the theme follows a link.
    if (!this.element.isConnected) document.querySelector("main").append(this.element);
    this.element.showPopover();
    this.place(link);
    link.setAttribute("aria-describedby", this.element.id);
  }

  /** Under the line or lines of the link, or over them; never on them. It stands in the page, and scrolls with it. */
  place(link) {
    const { top, bottom, left } = link.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = bottom + GAP + height <= clientHeight || top - GAP - height < 0;
    const x = Math.max(EDGE, Math.min(left, clientWidth - width - EDGE));
    const y = below ? bottom + GAP : top - GAP - height;
    Object.assign(this.element.style, { left: `${x + scrollX}px`, top: `${y + scrollY}px` });
  }
}

const card = new Card();

/** Round the link of a word. */
class Term extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector("a");
    if (!link || this.ready) return;
    this.ready = true;
    this.addEventListener("pointerenter", ({ pointerType }) => pointerType !== "touch" && card.open(link, OPENS_AFTER));
    this.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "touch") return;
      card.wanted = undefined;
      card.close(CLOSES_AFTER);
    });
    link.addEventListener("focus", () => link.matches(":focus-visible") && card.open(link));
    link.addEventListener("blur", ({ relatedTarget }) => {
      card.wanted = undefined;
      if (!card.element.contains(relatedTarget)) card.close();
    });
    if (matchMedia("(any-pointer: coarse)").matches) this.append(mark(link));
  }
}

/** What a finger taps: the link itself takes it to the entry. @param {HTMLAnchorElement} link */
function mark(link) {
  const button = element("button", "faro-word-mark", "i");
  button.type = "button";
  button.tabIndex = -1; // the keyboard has the link, which opens the card too
  button.ariaLabel = `What is ${link.textContent}?`;
  // The tap has closed an open card before it is a click.
  let wasOpen = false;
  button.addEventListener("pointerdown", () => (wasOpen = card.link === link));
  button.addEventListener("click", () => (wasOpen ? card.close() : card.open(link)));
  return button;
}

customElements.define("faro-term", Term);

/** The switch in the header. */
const button = document.querySelector(".faro-cards-switch");

function tell() {
  button.ariaPressed = String(!off);
  button.title = off ? "Word cards are off: turn them on" : "Word cards are on: turn them off";
  document.documentElement.classList.toggle("faro-no-cards", off);
}

if (button) {
  tell();
  button.addEventListener("click", () => {
    off = !off;
    try {
      localStorage.setItem(STORED, off ? "off" : "on");
    } catch {
      // as above
    }
    card.close();
    tell();
  });
}
