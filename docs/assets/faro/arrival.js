/**
 * A link to a section of another page. Boards that come to life above it push the section down after the browser has
 * gone there, and the theme, which changes pages without a new load, now and then does not go there at all. Until the
 * page has settled, or the reader moves, the section is brought back into view.
 */

import { guarded } from "./storage.js";

const SETTLED = 2000; // milliseconds
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"];

let back = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
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

window.document$?.subscribe(arrive);
