/**
 * Pictures whose parts are links. The name of the part that is pointed at, or in focus, stands under the picture, or where
 * the styles want it; a finger is told it first, and follows with its second press. A figure that says where its names are,
 * within its parts or beside it, is pressed at once. The arrows go along a row, and up and
 * down from row to row; where a row is long, the Tab key stops in it once.
 */

import { element, hit, partsOf } from "./elements.js";

/** @type {Record<string, number>} */
const ALONG = { ArrowRight: 1, ArrowLeft: -1 };
/** @type {Record<string, number>} */
const ACROSS = { ArrowDown: 1, ArrowUp: -1 };

/** Whether a finger pressed, which cannot point at a thing before. @param {Event} event */
const isOfFinger = (event) => "pointerType" in event && event.pointerType === "touch";

/** The link of a picture that something happened to. @param {Event} event @returns {HTMLElement | null} */
const linkOf = ({ target }) => (target instanceof Element ? target.closest(".faro-pressed :is(svg, .faro-felt, .faro-decades) a") : null);

/** The links of a picture that are shown, row by row, each from its left end. @param {Element} link @returns {HTMLElement[][]} */
function rowsAround(link) {
  const picture = link.closest("svg, .faro-felt, ol") ?? document;
  const shown = partsOf(picture, "a:not([data-out])", /** @type {typeof HTMLElement} */ (Element));
  if (picture instanceof HTMLOListElement) return [shown]; // one after the other, as they happened
  /** @type {Map<unknown, HTMLElement[]>} */
  const rows = new Map();
  for (const one of shown.sort((left, right) => middle(left, "x") - middle(right, "x"))) {
    const row = one.dataset.row ?? one.parentElement;
    rows.set(row, [...(rows.get(row) ?? []), one]);
  }
  return [...rows.values()].sort(([upper], [lower]) => middle(upper, "y") - middle(lower, "y"));
}

/** @param {Element} link @param {"x" | "y"} axis */
function middle(link, axis) {
  const { x, y, width, height } = link.getBoundingClientRect();
  return axis === "x" ? x + width / 2 : y + height / 2;
}

/** The part of the next row that lies nearest. @param {HTMLElement} link @param {HTMLElement[][]} rows @param {number} step */
function beyond(link, rows, step) {
  const away = (/** @type {Element} */ one) => Math.abs(middle(one, "x") - middle(link, "x"));
  const next = rows[rows.findIndex((row) => row.includes(link)) + step] ?? [];
  return [...next].sort((one, other) => away(one) - away(other))[0];
}

/** @param {Event} event */
function tellName(event) {
  const link = linkOf(event);
  const figure = link?.closest("figure:not([data-names=beside])");
  if (!link || !figure) return;
  let told = /** @type {HTMLElement | null} */ (figure.querySelector(".faro-pointed"));
  if (!told) {
    told = element("p", "faro-pointed");
    told.ariaHidden = "true"; // a listener hears the link itself
    (figure.querySelector("figcaption") ?? figure).append(told);
  }
  const name = element("a", "", link.getAttribute("aria-label") ?? "");
  name.href = link.getAttribute("href") ?? "";
  name.tabIndex = -1;
  told.replaceChildren(name);
  const [at, around] = [link, figure].map((one) => one.getBoundingClientRect());
  told.style.setProperty("--along", String((at.x + at.width / 2 - around.x) / around.width));
  told.style.setProperty("--down", `${at.y - around.y}px`);
}

/** What a finger was told at its last press. @type {Element | null} */
let named = null;

/** What lies nearest to a finger that pressed a map beside its dots, which are smaller than fingers are. @param {MouseEvent} event */
function nearest(event) {
  const map = hit(event, ".faro-maps figure > div");
  if (!map) return null;
  const away = (/** @type {Element} */ dot) => Math.hypot(middle(dot, "x") - event.clientX, middle(dot, "y") - event.clientY);
  const dots = partsOf(map, "a:not([data-out])", /** @type {typeof HTMLElement} */ (Element));
  return dots.sort((one, other) => away(one) - away(other))[0];
}

/** @param {MouseEvent} event */
function press(event) {
  const link = linkOf(event);
  if (!link && isOfFinger(event)) nearest(event)?.focus({ preventScroll: true });
  const isToBeTold = isOfFinger(event) && link !== named && Boolean(link?.closest("figure:not([data-names])"));
  named = isToBeTold ? link : null;
  if (isToBeTold) event.preventDefault();
  // The theme would follow a link itself, and reads of an SVG's no address.
  if (isToBeTold || link?.closest("svg")) event.stopImmediatePropagation();
}

document.addEventListener("click", press, { capture: true });
document.addEventListener("pointerover", tellName);
document.addEventListener("focusin", (event) => {
  tellName(event);
  const link = linkOf(event);
  if (!link) return;
  const row = rowsAround(link).find((links) => links.includes(link)) ?? [];
  if (row.every((one) => one.getAttribute("tabindex") !== "-1")) return;
  for (const one of row) one.setAttribute("tabindex", one === link ? "0" : "-1");
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") for (const told of partsOf(document, ".faro-pointed")) told.remove();
  const link = linkOf(event);
  if (!link || event.ctrlKey || event.altKey || event.metaKey) return;
  const rows = rowsAround(link);
  const row = rows.find((links) => links.includes(link)) ?? [];
  const to =
    event.key in ALONG
      ? row[row.indexOf(link) + ALONG[event.key]]
      : event.key in ACROSS && beyond(link, rows, ACROSS[event.key]);
  if (!to) return;
  event.preventDefault();
  to.focus();
});
