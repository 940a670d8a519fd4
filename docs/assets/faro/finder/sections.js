/** The parts of the site, for who has nothing to look for, or has not found it. */

import { element, partsOf } from "../page/elements.js";

/** Links to them, in a row, as they stand over the page. */
export function toSections() {
  const links = partsOf(document, ".md-tabs__link", HTMLAnchorElement).map(({ href, textContent }) =>
    Object.assign(element("a", "", textContent?.trim()), { href }),
  );
  return links.flatMap((link) => [link, " · "]).slice(0, -1);
}
