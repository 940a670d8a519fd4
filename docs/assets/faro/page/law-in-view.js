/** Which law is being read: the strip over the laws marks it, and brings it in where the strip is longer than its room. */

import { partsOf } from "./elements.js";

const READ = 0.4; // of the window's height: a section is read once its heading has come up so far

const passing = new IntersectionObserver(mark, { rootMargin: `0px 0px -${100 - 100 * READ}%` });

function mark() {
  const heads = partsOf(document, "article :is(h2, h3)[id]");
  const read = heads.findLast((head) => head.getBoundingClientRect().top < READ * innerHeight);
  for (const link of partsOf(document, ".faro-laws a", HTMLAnchorElement)) {
    const isRead = link.hash === `#${read?.id}`;
    link.ariaCurrent = isRead ? "location" : null;
    const strip = link.parentElement;
    if (isRead) strip?.scrollTo({ left: link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2 });
  }
}

window.document$?.subscribe(() => {
  passing.disconnect();
  for (const head of partsOf(document, "article:has(.faro-laws) :is(h2, h3)[id]")) passing.observe(head);
});
