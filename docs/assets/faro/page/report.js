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
  if (!(link instanceof HTMLAnchorElement)) return;
  const built = (link.dataset.built ??= link.href);
  link.href = marked ? withWords(new URL(built), marked) : built;
  marked = "";
}, { capture: true });

/** @param {URL} address of which a letter's words are the last part @param {string} words */
function withWords(address, words) {
  if (address.protocol === "mailto:") return address.href + encodeURIComponent(`\n\n“${words}”`);
  address.searchParams.set("words", words);
  return address.href;
}

window.document$?.subscribe(() => (marked = "")); // what was marked on another page
