/**
 * A page that stays open while the site changes asks for scripts by names that are gone. What is pressed then, and fails
 * for want of one, is told of, and the page is loaded anew at a press: what is under way is kept.
 */

import { bring } from "./bring.js";
import { button, element } from "./elements.js";
import { refuse } from "./speech.js";

const NEW = "The site has a new edition since this page was opened. Load it: what you have under way is kept.";
const FAILED = "Something that this page asked for did not come. Load the page again when there is a network: what you have under way is kept.";

const told = element("p", "faro-missing faro-refused faro-edition");

/** The mark of a page's build; there is none where pages are shown as they are written. @param {Document} page */
export const buildOf = (page) => page.querySelector("meta[name=faro-build]")?.getAttribute("content");

const build = buildOf(document);

/** Whether the page that the site has now is of another build. */
async function isNew() {
  try {
    const text = await (await bring(location.href)).text();
    const now = buildOf(new DOMParser().parseFromString(text, "text/html"));
    return Boolean(build && now && now !== build);
  } catch {
    return false;
  }
}

/** Something did not come: say why, and offer to load the page anew. */
export async function missed() {
  const sentence = (await isNew()) ? NEW : FAILED;
  told.replaceChildren(`${sentence} `, button("Load the page again", "", () => location.reload()));
  document.body.append(told);
  refuse(sentence);
}

// Browsers tell in words of their own that a script did not come; of this kind it is in all of them.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof TypeError)) return;
  event.preventDefault(); // it is told here
  console.warn(event.reason);
  missed();
});
