/** How many columns of a table are out of sight at its right, said above it: a thumb cannot feel that there is more. */

import { element, partsOf } from "./elements.js";

/** What is said above each table. @type {WeakMap<Element, HTMLElement>} */
const notes = new WeakMap();

/** @param {HTMLElement} box */
function tell(box) {
  const edge = box.getBoundingClientRect().right;
  const heads = partsOf(box, "thead tr:first-child > *");
  const hidden = box.scrollWidth - box.clientWidth > 1 ? heads.filter((head) => head.getBoundingClientRect().right > edge + 8) : [];
  const told = notes.get(box) ?? element("p", "faro-columns-more");
  notes.set(box, told);
  told.ariaHidden = "true"; // a listener hears every cell
  told.textContent = hidden.length ? `→ ${hidden.length} more ${hidden.length > 1 ? "columns" : "column"}` : "\u00a0";
  if (!told.isConnected && hidden.length) box.before(told);
}

const sizes = new ResizeObserver((changes) => changes.forEach(({ target }) => tell(/** @type {HTMLElement} */ (target))));

window.document$?.subscribe(() => {
  sizes.disconnect();
  for (const box of partsOf(document, ".faro-scroll")) {
    sizes.observe(box);
    box.addEventListener("scroll", () => tell(box), { passive: true });
  }
});
