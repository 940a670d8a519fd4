/** What stands beyond the steps of an example: what is wanted seldom, behind one button, and at the end the way on. */

import { button, element, partsOf } from "../page/elements.js";

/** What an example keeps folded. */
const DETAILS = ".faro-figure > details:not(.faro-casekeeper, .faro-answer)";

export class Beyond {
  /** @param {HTMLElement} host @param {import("./replay.js").Replay} replay @param {HTMLElement} controls */
  constructor(host, replay, controls) {
    this.host = host;
    this.said = replay.said;
    this.controls = controls;
    this.more = button("⋯", "faro-beyond", () => this.open(!this.isOpen));
    this.more.title = this.more.ariaLabel = "More of this example";
    this.next = element("a", "faro-onward");
    this.next.hidden = true;
    replay.addEventListener("move", () => this.lead(replay.isOver));
  }

  get isOpen() {
    return this.more.ariaExpanded === "true";
  }

  /** Put what is wanted seldom behind the button: these presses, and what the example tells in words. @param {HTMLElement[]} presses */
  fold(...presses) {
    const line = element("span", "faro-line"); // what opens stands on lines of its own, and the button stays where it is
    this.folded = [line, ...presses, ...partsOf(this.host, DETAILS)];
    this.controls.append(this.more, line, ...presses);
    this.said.after(this.next); // what came of it is read first, and no press moves as the link comes
    this.open(false);
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    this.more.ariaExpanded = String(isOpen);
    for (const part of this.folded ?? []) part.toggleAttribute("data-beyond", !isOpen);
  }

  /** At the end a link goes on: to the next example of the page, or else to the next page. @param {boolean} isOver */
  lead(isOver) {
    this.host.toggleAttribute("data-over", isOver);
    const all = partsOf(this.host.closest("article") ?? document, "faro-example");
    const following = all[all.indexOf(this.host) + 1];
    const other = document.querySelector(".md-footer__link--next");
    const title = following ? following.querySelector(".faro-title") : other?.querySelector(".md-ellipsis");
    const to = following ? `#${following.id}` : other?.getAttribute("href");
    this.next.hidden = !isOver || !title || !to;
    if (this.next.hidden) return;
    this.next.setAttribute("href", to ?? "");
    this.next.textContent = `Next: ${title?.textContent?.trim()}`;
  }
}
