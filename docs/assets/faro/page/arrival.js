/**
 * Arriving where a link leads. The skip link takes the focus along, every time: the theme's way of changing pages leaves it
 * now on the page and now on nothing.
 *
 * A link to a section of another page. Boards that come to life above it push the section down after the browser has
 * gone there, and the theme, which changes pages without a new load, now and then does not go there at all. Until the
 * page has settled, or the reader moves, the section is brought back into view.
 *
 * What a link leads to may lie folded, and is unfolded then.
 *
 * A section that moved to another page has left its name on a link to where it is, and whoever asks for it is led on.
 *
 * A page that comes without a new load says its title, as one does that is loaded.
 *
 * A link within the page shown is the browser's: nothing is fetched, and what the reader has under way stands. The theme
 * would fetch the page anew at the first one, for it does not know on which page it began.
 */

import { hit } from "./elements.js";
import { layOutAll } from "./far-off.js";
import { ledTo } from "./led-to.js";
import { say } from "./speech.js";

const SETTLED = 2000; // milliseconds
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"];

const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
let back = visit?.type === "back_forward";
let here = location.pathname;
// Whoever goes back is where he was.
addEventListener("popstate", () => {
  back = location.pathname !== here;
});

/** @param {Element | null} target */
function unfold(target) {
  for (const fold of document.querySelectorAll("details")) fold.open ||= fold.contains(target);
}

function arrive() {
  const target = !back && ledTo(location);
  back = false;
  if (!target) return;
  if (target instanceof HTMLAnchorElement && target.href) {
    location.replace(target.href);
    return;
  }
  unfold(target);
  let timer = 0;
  const settling = new ResizeObserver(() => {
    target.scrollIntoView();
    clearTimeout(timer);
    // On a slow machine the time can be over before what came in it is laid out, which is done after the next frame's call.
    timer = setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), SETTLED);
  });
  const settled = new AbortController();
  const done = () => {
    settling.disconnect();
    settled.abort();
  };
  settling.observe(document.body);
  for (const move of MOVES) addEventListener(move, done, { capture: true, passive: true, signal: settled.signal });
}

window.document$?.subscribe(() => {
  arrive();
  if (here !== location.pathname) say(document.title);
  here = location.pathname;
});

const { location$ } = window;
if (location$) {
  const leave = location$.next.bind(location$);
  let asked = here;
  location$.next = (to) => {
    const within = to.pathname === asked;
    asked = to.pathname;
    if (!within) leave(to);
    // The browser finds a section by itself; where the reader was before, the theme has written down.
    else if (history.state || !to.hash) window.scrollTo(0, history.state?.y ?? 0);
  };
}

/** @param {MouseEvent} event @param {HTMLAnchorElement} link */
function skip(event, link) {
  const target = ledTo(link);
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  target.tabIndex = -1;
  target.focus();
}

document.addEventListener(
  "click",
  (event) => {
    const link = hit(event, "a");
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link === document.querySelector(".md-skip")) skip(event, link);
    // The theme leaves alone whatever says where it opens.
    else if (link.hash && link.origin === location.origin && link.pathname === location.pathname) {
      link.target ||= "_self";
      layOutAll();
      unfold(ledTo(link));
    }
  },
  { capture: true },
);
