/**
 * A part of a page whose script could not be fetched: the page says so above it, and offers to try again past every
 * cache. What the build wrote stands there all the same, and can be read.
 */

import { button, element } from "./elements.js";
import { refuse } from "./speech.js";

const MISSING = "The script of this part could not be fetched. What stands here can still be read.";

/** A part's script stands behind it. @param {HTMLScriptElement} script */
function tellOf(script) {
  const part = script.previousElementSibling;
  if (!part?.localName.includes("-") || customElements.get(part.localName)) return;
  if (part.previousElementSibling?.matches(".faro-missing")) return;
  const told = element("p", "faro-missing faro-refused", `${MISSING} `);
  told.append(button("Try again", "", () => again(script.src)));
  part.before(told);
  refuse(MISSING);
}

/** @param {string} address */
async function again(address) {
  await fetch(address, { cache: "reload" }).catch(() => undefined); // without a network a kept page may still come
  location.reload();
}

/** @param {Event} event */
const failed = ({ target }) => target instanceof HTMLScriptElement && tellOf(target);

addEventListener("error", failed, { capture: true });
// A script may have failed before anything heard of it.
addEventListener("load", () => document.querySelectorAll("script").forEach(tellOf), { once: true });
