/** The parts of the site, for who has nothing to look for and does not see them, or has not found it. */

import { element, partsOf } from "../page/elements.js";

/** Whether they stand over the page, and are in sight. */
export const areInSight = () => partsOf(document, ".md-tabs").some((tabs) => tabs.getBoundingClientRect().bottom > 0);

/** Links to them, in a row, as they stand over the page. */
export function toSections() {
  const links = partsOf(document, ".md-tabs__link", HTMLAnchorElement).map(({ href, textContent }) =>
    Object.assign(element("a", "", textContent?.trim()), { href }),
  );
  return links.flatMap((link) => [link, " · "]).slice(0, -1);
}
