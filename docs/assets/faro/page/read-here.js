/** What code asks of this site, it asks where the site is read: the build may have been told of another place, or of none. */

import { partsOf } from "./elements.js";

const HERE = new URL("../../../", import.meta.url);

function readHere() {
  const built = document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";
  const page = location.pathname.slice(HERE.pathname.length);
  const root = built.slice(0, built.length - page.length);
  if (!built.endsWith(page) || root === HERE.href) return;
  for (const code of partsOf(document, ".highlight code")) {
    const words = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      if (word.nodeValue?.includes(root)) word.nodeValue = word.nodeValue.replaceAll(root, HERE.href);
    }
  }
}

window.document$?.subscribe(readHere);
