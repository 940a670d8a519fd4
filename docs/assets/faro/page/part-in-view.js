/** Which part is being read: the strip of ways to the parts, or of letters, marks it, and brings it in where the strip is longer than its room. */

import { partOf, partsOf } from "./elements.js";

const READ = 0.4; // of the window's height: a part is read once its head has come up so far

// Whatever lies above counts as passing: a leap over a head is told as well as a crossing.
const passing = new IntersectionObserver(mark, { rootMargin: `9999999px 0px -${100 - 100 * READ}%` });

const ways = () => partsOf(document, ":is(.faro-ways, .faro-letters) a", HTMLAnchorElement);

/** The head that a link of the strip leads to; a decade’s name begins with a figure. @param {HTMLAnchorElement} way */
const headOf = ({ hash }) => partOf(document, `#${CSS.escape(hash.slice(1))}`);

function mark() {
  const read = ways().findLast((way) => !way.ariaDisabled && headOf(way).getBoundingClientRect().top < READ * innerHeight);
  for (const way of ways()) way.ariaCurrent = way === read ? "location" : null;
  const strip = read?.parentElement;
  if (strip) strip.scrollLeft = read.offsetLeft - (strip.clientWidth - read.offsetWidth) / 2;
}

window.document$?.subscribe(() => {
  for (const way of ways()) passing.observe(headOf(way));
});
