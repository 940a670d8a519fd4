/** Has a service worker keep what is opened, and never lets a page of one build run on the scripts of another. */

import { build, buildOf } from "../page/edition.js";
import { whenIdle } from "../page/idle.js";

const worker = new URL("../../../sw.js", import.meta.url);
const QUIET = 1000; // ms without a file that comes

async function keep() {
  const { serviceWorker } = navigator;
  const had = serviceWorker.controller;
  try {
    // One that came with this page waits for the next: a browser that changes its worker while a reader follows a link
    // may forget to answer him, and nobody follows one as soon as a page is there.
    const waiting = (await serviceWorker.getRegistration(worker))?.waiting;
    if (waiting) whenQuiet(() => waiting.postMessage({ takeOver: true }));
    await serviceWorker.register(worker);
    if (had) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ opened: [location.href, ...files().map(({ name }) => name)] });
  } catch {
    // Without it the site works as before, online.
  }
}

/** A file asked for as the worker before gives way starts that one anew, and it stays half a minute more. @param {() => void} act */
function whenQuiet(act) {
  const came = files().length;
  setTimeout(() => (files().length === came ? act() : whenQuiet(act)), QUIET);
}

function files() {
  return performance.getEntriesByType("resource");
}

if (build && "serviceWorker" in navigator) {
  if (document.readyState === "complete") whenIdle(keep);
  else addEventListener("load", () => whenIdle(keep), { once: true });
}

// The theme follows a link without a new load; when the page that comes is of another build, it is loaded anew.
window.document$?.subscribe(() => {
  const other = buildOf(document);
  if (build && other && other !== build) location.reload();
});
