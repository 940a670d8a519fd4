/**
 * On a wide screen the notes of a page stand in its margin, each beside the line that has its number. They stay where they are
 * in the page: only their height on the screen is told here, and the styles say whether it counts. A note that something else
 * leaves no room near its line stands in the list under the page, as all do on a narrow screen; only a picture in the margin
 * it follows.
 */

import { partsOf } from "./elements.js";
import { ledTo } from "./led-to.js";

const GAP = 8; // px between two notes
const FAR = 120; // px from its line, above or below, at which a note is still read with it

/** What may reach into the margin. */
const WIDE = "h1, .faro-ways, .faro-figure, .faro-scroll, .faro-picture-table, .md-typeset__scrollwrap, figure, table, pre";

/** @typedef {{top: number, high: number, table: Element | null}} Wanted how high its number stands, how high it is, and the table in which it has its number */
/** @typedef {(at: number, high: number) => {top: number, bottom: number, isBeside: boolean} | undefined} Blocks what leaves no room at a height */

/** @param {HTMLElement} article */
function place(article) {
  const notes = partsOf(article, ".footnote li");
  article.style.setProperty("--notes", `${article.offsetHeight}px`); // while the list at the foot is empty nothing is scrolled
  for (const note of notes) note.classList.remove("faro-at-foot");
  if (!notes.length || getComputedStyle(notes[0]).position !== "absolute") {
    article.style.removeProperty("--notes");
    return;
  }
  const { top: zero } = article.getBoundingClientRect();
  const blocks = inTheWay(article, notes[0].getBoundingClientRect().left, zero);
  const inOrder = wanted(article, zero);
  const latest = madeWay(inOrder, blocks);
  let free = 0;
  for (const [note, { top, high, table }] of inOrder) {
    let at = Math.max(latest.get(note) ?? 0, free);
    const picture = blocks(top, high);
    const end = picture?.isBeside ? picture.bottom : top; // under what stands in the margin at its line it is near as well
    for (let part = blocks(at, high); part; part = blocks(at, high)) {
      const above = part.top - high - GAP;
      const fits = above >= Math.max(free, top - FAR) && !blocks(above, high);
      at = fits ? above : part.bottom + GAP;
    }
    const isNear = at <= end + FAR && !(table && picture && !picture.isBeside); // over a wide table it belongs to no row
    note.classList.toggle("faro-placed", isNear);
    note.classList.toggle("faro-at-foot", !isNear);
    if (!isNear) continue;
    note.style.top = `${Math.round(at)}px`;
    free = at + high + GAP;
  }
  article.style.setProperty("--notes", `${Math.round(free)}px`);
}

/** What is wide, and reaches into the margin. @param {HTMLElement} article @param {number} left where the margin begins @param {number} zero @returns {Blocks} */
function inTheWay(article, left, zero) {
  const boxes = partsOf(article, WIDE)
    .filter((part) => part.checkVisibility({ contentVisibilityAuto: true })) // others would be laid out to be measured
    .map((part) => part.getBoundingClientRect())
    .filter(({ right, height }) => height && right > left)
    .map((box) => ({ top: box.top - zero, bottom: box.bottom - zero, isBeside: box.left > left - FAR }));
  return (at, high) => boxes.find(({ top, bottom }) => top < at + high + GAP && bottom > at - GAP);
}

/** The notes, each where its first number stands, or what that is folded into; the highest first. @param {HTMLElement} article @param {number} zero */
function wanted(article, zero) {
  /** @type {Map<HTMLElement, Wanted>} */
  const notes = new Map();
  for (const link of partsOf(article, ".footnote-ref", HTMLAnchorElement)) {
    const note = ledTo(link);
    const seen = link.closest("details:not([open])") ?? link;
    if (note && !notes.has(note)) notes.set(note, { top: seen.getBoundingClientRect().top - zero, high: note.offsetHeight, table: link.closest("table") });
  }
  return [...notes].sort(([, one], [, other]) => one.top - other.top);
}

/**
 * A note makes way upwards, as far as it may, for those that have their numbers right behind its own, and for what is wide.
 * @param {[HTMLElement, Wanted][]} inOrder @param {Blocks} blocks
 */
function madeWay(inOrder, blocks) {
  /** @type {Map<HTMLElement, number>} */
  const latest = new Map();
  let before = Infinity;
  for (const [note, { top, high }] of [...inOrder].reverse()) {
    const last = Math.min(top + FAR, before - GAP - high);
    const over = (blocks(last, high)?.top ?? Infinity) - GAP - high;
    before = over < top - FAR ? last : Math.min(last, over);
    latest.set(note, Math.max(top - FAR, Math.min(top, before)));
  }
  return latest;
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
  if (note && article.querySelector(".footnote")?.contains(note)) note.scrollIntoView();
}
