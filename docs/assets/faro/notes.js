/**
 * A note opens beside its number: under the pointer, under the keyboard, at the tap of a finger. A click follows the number
 * to the foot of the page, where all notes stand without a script too.
 */

import { HoverCard } from "./hover-card.js";

class NoteCard extends HoverCard {
  /** @override */
  async says(link) {
    const note = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.cloneNode(true);
    for (const back of note?.querySelectorAll(".footnote-backref") ?? []) back.remove();
    // A word of a note is a link here: its card would close this one.
    for (const term of note?.querySelectorAll("faro-term") ?? []) term.replaceWith(term.querySelector("a"));
    return note && [...note.childNodes];
  }

  /** Behind its number, so that the keyboard goes on into it. @override */
  stand(link) {
    link.parentElement.after(this.element);
  }
}

const card = new NoteCard("faro-note-card");

window.document$?.subscribe(() => {
  for (const link of document.querySelectorAll(".footnote-ref")) {
    card.attend(link.parentElement, link);
    card.attendTaps(link, link, (pointerType) => pointerType === "touch");
  }
});
