/**
 * What a long page keeps folded lies on a page beside it, and a link to that is what is folded: when it is opened, it comes
 * into the place of the link. What the last entries of a long list tell comes by itself: at once where a link leads to one of
 * them, else in idle moments. Where something does not come its link stays, and leads to it. The build has such pages ask
 * for this.
 */

import { bring } from "./bring.js";
import { partsOf } from "./elements.js";
import { whenIdle } from "./idle.js";

const AT_ONCE = 8; // entries, so that no press waits for them

/** @type {Map<string, Promise<Document>>} */
const pages = new Map();

/** @param {string} address @returns {Promise<Document>} */
function pageOf(address) {
  let page = pages.get(address);
  if (!page) {
    page = bring(address).then(async (answer) => new DOMParser().parseFromString(await answer.text(), "text/html"));
    pages.set(address, page);
    page.catch(() => pages.delete(address));
  }
  return page;
}

/** @param {HTMLAnchorElement} link */
async function unfold(link) {
  const page = await pageOf(link.href.split("#")[0]);
  const [, ...parts] = page.getElementById(link.hash.slice(1))?.childNodes ?? [];
  const fold = link.closest("details");
  if (!parts.length || !link.isConnected) return;
  link.parentElement?.replaceWith(...parts.map((part) => document.importNode(part, true)));
  fold?.dispatchEvent(new Event("faro-brought", { bubbles: true }));
}

async function bringLater() {
  const links = partsOf(document, ".faro-later", HTMLAnchorElement);
  for (let from = 0; from < links.length; from += AT_ONCE) {
    if (!location.hash) await new Promise((resolve) => whenIdle(() => resolve(undefined)));
    await Promise.all(links.slice(from, from + AT_ONCE).map(unfold));
  }
}

const begin = () => void bringLater().catch(() => {});
if (window.document$) window.document$.subscribe(begin);
else begin();

addEventListener(
  "toggle",
  ({ target }) => {
    const link = target instanceof HTMLDetailsElement && target.open && target.querySelector(".faro-own-page");
    if (link instanceof HTMLAnchorElement) unfold(link).catch(() => {});
  },
  true, // it does not bubble
);
