/**
 * A note opens beside its number: under the keyboard, at the tap of a finger, and under the pointer where it does not stand in
 * sight in the margin. A click follows the number to the foot of the page, where all notes stand without a script too.
 */

import { inTime } from "./bring.js";
import { partOf, partsOf } from "./elements.js";
import { HoverCard } from "./hover-card.js";
import { isBeside, ledTo } from "./led-to.js";

class NoteCard extends HoverCard {
  /** @override @param {HTMLAnchorElement} link */
  async says(link) {
    const foot = ledTo(link);
    if (!foot) return undefined;
    const note = /** @type {HTMLElement} */ (foot.cloneNode(true));
    for (const back of note.querySelectorAll(".footnote-backref")) back.remove();
    // A word of a note is a link here: its card would close this one.
    for (const term of note.querySelectorAll("faro-term")) term.replaceWith(partOf(term, "a"));
    return [...note.childNodes];
  }

  /** Where the note stands in sight beside the line, the pointer marks it there. @override @param {HTMLAnchorElement} link @param {number} [pause] */
  open(link, pause) {
    const note = ledTo(link);
    document.querySelector(".faro-pointed-at")?.classList.remove("faro-pointed-at");
    if (pause && isBeside(note)) note?.classList.add("faro-pointed-at");
    else super.open(link, pause);
  }

  /** Behind its number, so that the keyboard goes on into it. @override @param {HTMLAnchorElement} link */
  stand(link) {
    link.parentElement?.after(this.element);
  }
}

const card = new NoteCard("faro-note-card");

window.document$?.subscribe(() => {
  if (document.querySelector(".faro-noted")) inTime(import("./margin.js")).then(({ settle }) => settle());
  for (const link of partsOf(document, ".footnote-ref", HTMLAnchorElement)) {
    card.attend(link.parentElement ?? link, link);
    card.attendTaps(link, link, (pointerType) => pointerType === "touch");
  }
});
