/** The citations at the foot of a page: whoever opens them gets every style, with the day of access and a button that copies it. */

import { partOf } from "./elements.js";

document.addEventListener(
  "toggle",
  async ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches(".faro-cite") || !target.open) return;
    const { complete } = await import("./citations.js");
    complete(target, partOf(document, "link[rel=canonical]", HTMLLinkElement).href);
  },
  { capture: true },
);
