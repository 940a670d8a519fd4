/**
 * A page that stays open while the site changes asks for scripts by names that are gone. What is pressed then, and fails
 * for want of one, is told of, and the page is loaded anew at a press: what is under way is kept.
 */

import { inTime, Missing } from "./bring.js";
import { button, element } from "./elements.js";
import { refuse } from "./speech.js";

const NEW = "The site has a new edition. Load it: what you have under way is kept.";
const FAILED = "A file of this page did not come. Load the page again when there is a network: what you have under way is kept.";

const notice = element("p", "md-typeset faro-refused faro-edition");

/** The mark of a page's build; there is none where pages are shown as they are written. @param {Document} page */
export const buildOf = (page) => page.querySelector("meta[name=faro-build]")?.getAttribute("content");

export const build = buildOf(document);

/** Whether the page that the site has now is of another build. */
async function isNew() {
  try {
    // Where the page itself is gone, what says so is of the new build too.
    const text = await inTime(fetch(location.href).then((answer) => answer.text()));
    const now = buildOf(new DOMParser().parseFromString(text, "text/html"));
    return build && now && now !== build;
  } catch {
    return false;
  }
}

/**
 * Something did not come: say why, and offer to load the page anew.
 * @param {unknown} [told] where it was asked for: then only a new edition is news
 */
export async function missed(told) {
  const isOld = await isNew();
  if (told && !isOld) return;
  const sentence = isOld ? NEW : FAILED;
  notice.replaceChildren(`${sentence} `, button("Load the page again", "faro-press", () => location.reload()));
  document.body.append(notice);
  refuse(sentence);
}

addEventListener("faro-gone", missed);

addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Missing)) return;
  event.preventDefault(); // it is told here
  console.warn(event.reason);
  missed();
});
