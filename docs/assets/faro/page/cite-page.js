/** The citations at the foot of a page: whoever opens them gets every style, with the day of access and a button that copies it. */

import { inTime } from "./bring.js";
import { partOf } from "./elements.js";

document.addEventListener(
  "toggle",
  async ({ target }) => {
    /** @type {HTMLDetailsElement | null} */
    const cite = document.querySelector(".faro-cite[open]");
    if (!cite || cite !== target) return;
    const { complete } = await inTime(import("./citations.js"));
    complete(cite, partOf(document, "link[rel=canonical]", HTMLLinkElement).href);
  },
  { capture: true },
);
