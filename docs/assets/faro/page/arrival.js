/**
 * Arriving where a link leads. The skip link takes the focus along, every time: the theme's way of changing pages leaves it
 * now on the page and now on nothing.
 *
 * A link to a section of another page. Boards that come to life above it push the section down after the browser has
 * gone there, and the theme, which changes pages without a new load, now and then does not go there at all. Until the
 * page has settled, or the reader moves, the section is brought back into view.
 *
 * A page that comes without a new load says its title, as one does that is loaded.
 */

import { guarded } from "../storage/storage.js";
import { hit } from "./elements.js";
import { say } from "./speech.js";

const SETTLED = 2000; // milliseconds
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"];

const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
let back = visit?.type === "back_forward";
// Whoever goes back is where he was.
addEventListener("popstate", () => {
  back = true;
});

function arrive() {
  const name = guarded(() => decodeURIComponent(location.hash.slice(1)), ""); // not every hash is text
  const target = !back && document.getElementById(name);
  back = false;
  if (!target) return;
  const settling = new ResizeObserver(() => target.scrollIntoView());
  const done = () => {
    settling.disconnect();
    for (const move of MOVES) removeEventListener(move, done, true);
  };
  settling.observe(document.body);
  for (const move of MOVES) addEventListener(move, done, { capture: true, passive: true });
  setTimeout(done, SETTLED);
}

let here = location.pathname;

window.document$?.subscribe(() => {
  arrive();
  if (here !== location.pathname) say(document.title);
  here = location.pathname;
});

document.addEventListener(
  "click",
  (event) => {
    const link = hit(event, ".md-skip");
    const target = link instanceof HTMLAnchorElement && document.getElementById(link.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    target.tabIndex = -1;
    target.focus();
  },
  { capture: true },
);
