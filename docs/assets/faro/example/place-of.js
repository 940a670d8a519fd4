/** Which place of a cloth somebody points at. */

import { hit } from "../page/elements.js";

/** The place of the cloth that an event is about. @param {Event} event @returns {DOMStringMap | undefined} */
export function placeOf(event) {
  const at = hit(event, ".faro-spot, .faro-place, .faro-more select, .faro-takes-in button");
  return (at instanceof HTMLSelectElement ? at.selectedOptions[0] : at)?.dataset;
}
