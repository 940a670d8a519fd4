/** Has a service worker keep what is opened, and never lets a page of one build run on the scripts of another. */

import { buildOf } from "../page/edition.js";
import { whenIdle } from "../page/idle.js";

const build = buildOf(document);
const worker = new URL("../../../sw.js", import.meta.url);

async function keep() {
  const had = Boolean(navigator.serviceWorker.controller);
  try {
    // One that came with this page waits for the next: a browser that changes its worker while a reader follows a link
    // may forget to answer him, and nobody follows one as soon as a page is there.
    (await navigator.serviceWorker.getRegistration(worker))?.waiting?.postMessage({ takeOver: true });
    await navigator.serviceWorker.register(worker);
    const { active } = await navigator.serviceWorker.ready;
    if (had) return;
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ opened: [location.href, ...files] });
  } catch {
    // Without it the site works as before, online.
  }
}

if (build && "serviceWorker" in navigator && window.isSecureContext) {
  if (document.readyState === "complete") whenIdle(keep);
  else addEventListener("load", () => whenIdle(keep), { once: true });
}

// The theme follows a link without a new load; when the page that comes is of another build, it is loaded anew.
window.document$?.subscribe(() => {
  const other = buildOf(document);
  if (build && other && other !== build) location.reload();
});
