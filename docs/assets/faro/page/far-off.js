/** Examples far off: the styles leave them out of the page's layout, in a room that is guessed, until they are `laid` out. */

import { partsOf } from "./elements.js";

/** @param {HTMLElement} example */
export function layOut(example) {
  example.dataset.laid = "";
}

/** Before a leap within the page, for what is guessed at would move what is leapt to. */
export function layOutAll() {
  for (const example of partsOf(document, "faro-example")) layOut(example);
}
