/**
 * Keeps the site readable without a network. One cache holds one build, swapped when it is whole: until then, and while
 * a page of the build before is open, that one's worker goes on. A page comes from the network where there is one, and
 * is kept as it passes; what has its content in its name is asked for once.
 */

import { Keeping, unread } from "./keeping.js";

const PATIENCE = 3000; // ms until a kept page is shown in place of one that does not come

/** The worker itself: the types know the page's window under this name. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const keeping = new Keeping("BUILD_MARK", new URL("./", worker.location.href));

/** Has its content in its name. */
const FIXED = /^assets\/(?!engine\/manifest\.json)/;

worker.addEventListener("install", (event) => event.waitUntil(keeping.takeOver()));

worker.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin() {
  for (const name of await keeping.others()) await caches.delete(name);
  await worker.clients.claim();
}

worker.addEventListener("message", (event) => {
  const { opened, takeOver } = /** @type {{opened?: string[], takeOver?: boolean}} */ (event.data);
  if (opened) event.waitUntil(keepOpened(opened));
  if (takeOver) event.waitUntil(takeOverAlone());
});

/** What a page was drawn with before there was a worker. @param {string[]} addresses */
async function keepOpened(addresses) {
  for (const address of addresses) {
    const path = keeping.path(address);
    if (path !== undefined) await keeping.bring(path).catch(() => {});
  }
}

/** A page of this build is open, and no other that the worker before still serves. */
async function takeOverAlone() {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length === 1) await worker.skipWaiting();
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.method === "GET" ? keeping.path(request.url) : undefined;
  if (path === undefined || request.url.startsWith(keeping.listed.href)) return;
  event.respondWith(FIXED.test(path) && request.cache !== "reload" ? keptFirst(event, path) : networkFirst(event, path));
});

/** @param {FetchEvent} event @param {string} path */
async function keptFirst(event, path) {
  return (await keeping.kept(path)) ?? fetched(event, path);
}

/** @param {FetchEvent} event @param {string} path */
async function networkFirst(event, path) {
  const kept = await keeping.kept(path);
  if (!kept) return fetched(event, path).catch((error) => (event.request.mode === "navigate" ? notKept() : Promise.reject(error)));
  const answer = fetched(event, path).then(whole).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const first = /** @type {Response | undefined} */ (await Promise.race([answer, late]));
  if (first && first.status < 500) return first;
  if (first) unread(first);
  return kept;
}

/** In place of a page that has never been opened, where there is no network: that, and the ways to what there is. */
function notKept() {
  const to = (/** @type {string} */ path) => new URL(`./${path}`, worker.location.href).href;
  const html =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    "<title>Not kept here - Faro</title><h1>Not kept here</h1>" +
    "<p>There is no network, and this page has not been opened in this browser before. What has been opened is kept.</p>" +
    `<p><a href="${to("")}">Home</a>, <a href="${to("play/")}">the table</a>, <a href="${to("library/about/#offline")}">how to keep the rest</a></p>`;
  return new Response(html, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** An answer may begin and never end. @param {Response} answer */
async function whole(answer) {
  await answer.clone().arrayBuffer();
  return answer;
}

/** @param {FetchEvent} event @param {string} path */
async function fetched(event, path) {
  const answer = await fetch(event.request);
  // A full disk costs the offline copy, not the page.
  if (answer.ok) event.waitUntil(keeping.keep(path, answer.clone()).catch(() => false));
  return answer;
}
