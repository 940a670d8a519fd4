/** The row of lessons: which are done, and which comes next. */

import { partOf } from "../page/elements.js";
import { progress } from "../storage/progress.js";

/** The title of a lesson, without how far it is. @param {HTMLAnchorElement} card */
export const titleOf = (card) => partOf(card, ".faro-card-title").textContent;

/** The lessons before one, by their ids. @param {Element | null} way @param {number} number */
export const lessonsBefore = (way, number) => [...(way?.querySelectorAll("a") ?? [])].slice(0, number).map(({ dataset }) => dataset.lesson ?? "");

/** An earlier lesson, as it is called. @param {Element | null} way @param {string} id */
export function nameIn(way, id) {
  const card = way?.querySelector(`a[data-lesson="${CSS.escape(id)}"]`);
  return card instanceof HTMLAnchorElement ? `From lesson ${card.dataset.number}: ${titleOf(card)}` : "";
}

/** Mark the cards of the way. @param {Element | null} way @returns {HTMLAnchorElement | undefined} the lesson that comes next */
export function markWay(way) {
  if (!way) return undefined;
  const { lessons } = progress();
  const cards = [...way.querySelectorAll("a")];
  const isDone = (/** @type {HTMLAnchorElement} */ { dataset }) => Boolean(lessons[dataset.lesson ?? ""]?.done);
  const next = cards.find((card) => !isDone(card));
  for (const card of cards) {
    card.classList.toggle("faro-done", isDone(card));
    card.classList.toggle("faro-up-next", card === next);
    // Said of the card and shown beside the pointer: two texts would both be said.
    card.dataset.said ??= card.title;
    card.title = card.ariaLabel = card.dataset.said + (isDone(card) ? ", done" : card === next ? ", next" : "");
  }
  const row = partOf(way, "ol");
  const here = cards.find((card) => card.hasAttribute("aria-current"))?.closest("li");
  // On a phone the row is a strip: the card of this lesson stands in its middle.
  if (here) row.scrollLeft = here.offsetLeft - row.offsetLeft - row.clientWidth / 2;
  return next;
}
