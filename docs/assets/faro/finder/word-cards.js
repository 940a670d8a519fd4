/**
 * A card for every linked word of the prose: its one line, where it belongs, the way to its entry. Under a finger a mark
 * beside the link opens it. Without a script, or with the cards turned off, the link is a link.
 */

import { element } from "../page/elements.js";
import { HoverCard } from "../page/hover-card.js";
import { lookedUp } from "../storage/progress.js";
import { Switch } from "../storage/storage.js";
import { addressOf, words } from "./words.js";

const cards = new Switch("faro-word-cards");

class WordCard extends HoverCard {
  /** @override @param {HTMLAnchorElement} link @param {number} [pause] */
  open(link, pause) {
    if (!cards.isOn) return;
    words().catch(() => {}); // on its way while the pointer rests
    super.open(link, pause);
  }

  /** @override @param {HTMLAnchorElement} link @returns {Promise<Node[] | undefined>} */
  async says(link) {
    try {
      const [all, { told }] = await Promise.all([words(), import("./word-told.js")]);
      const word = all.find((one) => addressOf(one) === link.href);
      if (word && this.wanted === link) lookedUp(word.slug); // who has gone on has looked nothing up
      return word && told(word);
    } catch {
      return undefined;
    }
  }
}

const card = new WordCard("faro-word-card");

/** Round the link of a word. */
class Term extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector("a");
    if (!link || this.ready) return;
    this.ready = true;
    card.attend(this, link);
    if (matchMedia("(any-pointer: coarse)").matches) this.append(mark(link));
  }
}

/** What a finger taps: the link itself takes it to the entry. @param {HTMLAnchorElement} link */
function mark(link) {
  const made = element("button", "faro-word-mark", "i");
  made.type = "button";
  made.tabIndex = -1; // the keyboard has the link, which opens the card too
  made.ariaLabel = `About ${link.textContent}`;
  card.attendTaps(made, link);
  return made;
}

customElements.define("faro-term", Term);

/** The switch in the header. */
const turning = /** @type {HTMLElement | null} */ (document.querySelector(".faro-cards-switch"));

/** @param {HTMLElement} button */
function tell(button) {
  button.ariaPressed = String(cards.isOn);
  button.title = cards.isOn ? "Word cards are on: turn them off" : "Word cards are off: turn them on";
  document.documentElement.classList.toggle("faro-no-cards", !cards.isOn);
}

if (turning) {
  tell(turning);
  addEventListener("storage", () => tell(turning)); // another tab has turned it, or it is forgotten
  turning.addEventListener("click", () => {
    cards.turn(!cards.isOn);
    card.close();
    tell(turning);
  });
}
