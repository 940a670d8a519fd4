/**
 * A part of a page whose script could not be fetched: the page says so above it, and offers to try again past every
 * cache. What the build wrote stands there all the same, and can be read.
 */

import { OF_A_SCRIPT } from "./bring.js";
import { button, element } from "./elements.js";
import { refuse } from "./speech.js";

const MISSING = "The script of this part could not be fetched. What stands here can still be read.";

/** The parts of which it was told. @type {WeakSet<Element>} */
const told = new WeakSet();

/** A part's script stands behind it. @param {HTMLScriptElement} script */
function tellOf(script) {
  const part = script.previousElementSibling;
  if (!part?.localName.includes("-") || customElements.get(part.localName)) return;
  if (told.has(part)) return;
  told.add(part);
  const line = element("p", "faro-missing faro-refused", `${MISSING} `);
  line.append(button("Try again", "", () => again(script.src)));
  part.before(line);
  customElements.whenDefined(part.localName).then(() => line.remove()); // it came after all
  refuse(MISSING);
}

/** @param {string} address */
async function again(address) {
  await fetch(address, { cache: "reload" }).catch(() => undefined); // without a network a kept page may still come
  location.reload();
}

document.querySelector(".faro-edition")?.remove(); // this script has come
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && tellOf(target), { capture: true });
const look = () => [...document.scripts].forEach(tellOf);
// A script may have failed before anything heard of it.
addEventListener("load", look, { once: true });
// Or a server takes the question and never answers; a page may come without a new load, too.
setTimeout(look, OF_A_SCRIPT);
window.document$?.subscribe(() => setTimeout(look, OF_A_SCRIPT));
