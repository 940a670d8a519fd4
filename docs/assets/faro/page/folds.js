/**
 * What a long page keeps folded lies on a page beside it, and a link to that is what is folded: when it is opened, it comes
 * into the place of the link. Where it does not come the link stays, and leads to it. The build has such pages ask for this.
 */

import { bring } from "./bring.js";

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

addEventListener(
  "toggle",
  ({ target }) => {
    const link = target instanceof HTMLDetailsElement && target.open && target.querySelector(".faro-apart");
    if (link instanceof HTMLAnchorElement) unfold(link).catch(() => {});
  },
  true, // it does not bubble
);
