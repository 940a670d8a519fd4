/** *Report a mistake*, at the foot of every page: what the reader has marked goes along. */

import { hit } from "./elements.js";

const MOST = 300; // letters

let marked = "";

// Pressing the link takes the marks away: they are kept from before.
document.addEventListener("selectionchange", () => {
  const words = document.getSelection()?.toString().trim();
  if (words) marked = words.slice(0, MOST);
});

addEventListener("click", (event) => {
  const link = hit(event, ".faro-report");
  if (!(link instanceof HTMLAnchorElement) || !marked) return;
  const address = new URL(link.href);
  if (address.protocol === "mailto:") {
    link.href = link.href.replace(/(body=.*)$/, `$1${encodeURIComponent(`\n\n“${marked}”`)}`);
  } else {
    address.searchParams.set("words", marked);
    link.href = address.href;
  }
  marked = "";
}, { capture: true });
