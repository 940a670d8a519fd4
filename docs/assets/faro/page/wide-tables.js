/** How many columns of a table are out of sight at its right, said above it: a thumb cannot feel that there is more. */

import { element, partsOf } from "./elements.js";

/** What is said above each table. @type {WeakMap<Element, HTMLElement>} */
const notes = new WeakMap();

/** How many columns of a box are out of sight. @param {Element} box */
function hiddenIn(box) {
  const edge = box.getBoundingClientRect().right + 8;
  if (box.scrollWidth - box.clientWidth <= 1) return 0;
  return partsOf(box, "thead tr:first-child > *").filter((head) => head.getBoundingClientRect().right > edge).length;
}

/** @param {Element} box @param {number} [hidden] */
function tell(box, hidden = hiddenIn(box)) {
  const told = notes.get(box) ?? element("p", "faro-columns-more");
  notes.set(box, told);
  told.ariaHidden = "true"; // a listener hears every cell
  told.textContent = hidden ? `→ ${hidden} more ${hidden > 1 ? "columns" : "column"}` : "\u00a0";
  if (!told.isConnected && hidden) box.before(told);
}

const sizes = new ResizeObserver((changes) => {
  // All are looked at before anything is written: a look after that would lay the page out anew.
  const looked = changes.map(({ target }) => /** @type {const} */ ([target, hiddenIn(target)]));
  for (const one of looked) tell(...one);
});

window.document$?.subscribe(() => {
  sizes.disconnect();
  for (const box of partsOf(document, ".faro-scroll")) {
    sizes.observe(box);
    box.addEventListener("scroll", () => tell(box), { passive: true });
  }
});
