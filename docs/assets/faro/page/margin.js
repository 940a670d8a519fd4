/**
 * On a wide screen the notes of a page stand in its margin, each beside the line that has its number, or under what is in its
 * way. They stay where they are in the page: only their height on the screen is told here, and the styles say whether it counts.
 */

import { partsOf } from "./elements.js";
import { ledTo } from "./led-to.js";

const GAP = 8; // px between two notes
const UP = 150; // px that a note may stand above its line, where something else is in its way

/** What may reach into the margin. */
const WIDE = ".faro-figure, .faro-scroll, .faro-picture-table, .md-typeset__scrollwrap, figure, table, pre";

/** @param {HTMLElement} article */
function place(article) {
  const notes = partsOf(article, ".footnote li");
  if (!notes.length || getComputedStyle(notes[0]).position !== "absolute") return;
  const { top: zero } = article.getBoundingClientRect();
  const { left } = notes[0].getBoundingClientRect();
  const inTheWay = partsOf(article, WIDE)
    .map((part) => part.getBoundingClientRect())
    .filter(({ right, height }) => height && right > left)
    .map(({ top, bottom }) => ({ top: top - zero, bottom: bottom - zero }));
  const wanted = new Map();
  for (const link of partsOf(article, ".footnote-ref", HTMLAnchorElement)) {
    const note = ledTo(link);
    const seen = link.closest("details:not([open])") ?? link;
    if (note && !wanted.has(note)) wanted.set(note, { top: seen.getBoundingClientRect().top - zero, high: note.offsetHeight });
  }
  const blocks = (/** @type {number} */ at, /** @type {number} */ high) =>
    inTheWay.find(({ top, bottom }) => top < at + high + GAP && bottom > at - GAP);
  let free = 0;
  for (const [note, { top, high }] of [...wanted].sort(([, one], [, other]) => one.top - other.top)) {
    let at = Math.max(top, free);
    for (let part = blocks(at, high); part; part = blocks(at, high)) {
      const above = part.top - high - GAP;
      const fits = above >= Math.max(free, top - UP) && !blocks(above, high);
      at = fits ? above : part.bottom + GAP;
    }
    note.style.top = `${Math.round(at)}px`;
    note.classList.add("faro-placed");
    free = at + high + GAP;
  }
  article.style.setProperty("--notes", `${Math.round(free)}px`);
}

/** @type {ResizeObserver | undefined} */
let watching;

/** Place the notes of the page that is shown, now and whenever it grows or shrinks. */
export function settle() {
  watching?.disconnect();
  const article = document.querySelector("article");
  if (!article) return;
  watching = new ResizeObserver(() => place(article));
  watching.observe(article);
  place(article);
  // Who came by the number of a note was led to where it lay before it was placed.
  const note = ledTo(location);
  if (note?.matches(".faro-placed")) note.scrollIntoView();
}
