// Keeps the site readable without a network after one visit: every page and what it is drawn with, and the engine once it
// has been loaded. The network comes first wherever a file may change under its name; files whose name holds a hash of
// their content are never asked for twice.

const PAGES = "faro-pages";
const HASHED = "faro-hashed";
const ROOT = new URL("./", self.location.href);
// Under this name lies the sitemap of the build that is kept whole; by its own name it may come by any visit.
const WHOLE = new URL("sitemap.xml?whole", ROOT);
const HAS_HASH = /[.-][0-9a-f]{8,}[.-]|\/pyodide-[\d.]+\//;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data === "keep-site") event.waitUntil(keepSite());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname)) return;
  event.respondWith(HAS_HASH.test(url.pathname) ? cacheFirst(event.request) : networkFirst(event));
});

/** A hashed file never changes, so a kept one is as good as any. */
async function cacheFirst(request) {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.status === 200) await keep(HASHED, request, response.clone());
  return response;
}

async function networkFirst(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.ok && response.status === 200) {
      event.waitUntil(keep(PAGES, request, response.clone()));
      if (request.url.endsWith("/engine/manifest.json")) event.waitUntil(dropOldEngines(response.clone()));
    }
    return response;
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

/** Fetch every page of the sitemap, and the styles, scripts, fonts and pictures that pages name; once for each build. */
async function keepSite() {
  const cache = await caches.open(PAGES);
  const sitemap = await fetch(new URL("sitemap.xml", ROOT));
  if (!sitemap.ok) return;
  const [now, kept] = [await sitemap.clone().text(), await (await cache.match(WHOLE))?.text()];
  if (now === kept) return;
  const locations = [...now.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  const home = locations.reduce((a, b) => (b.length < a.length ? b : a));
  const files = new Set();
  for (const location of locations) {
    // The sitemap names the site's public address; this copy may be served from another.
    const page = new URL(location.slice(home.length), ROOT);
    const html = await fetchInto(cache, page);
    for (const [, name] of html.matchAll(/(?:href|src|data-items)="([^"#]+\.(?:css|js|mjs|svg|woff2|json))["#]/g)) {
      files.add(new URL(name, page).href);
    }
  }
  for (const file of files) {
    if (!file.startsWith(ROOT.href)) continue;
    const text = await fetchInto(HAS_HASH.test(file) ? await caches.open(HASHED) : cache, file);
    // Styles name fonts, and modules name modules and data.
    for (const [, name] of text.matchAll(/(?:url\(["']?|URL\("|from ?["']|import\(["'])([^"')]+\.(?:woff2|json|js|svg))/g)) {
      const inner = new URL(name, file).href;
      if (inner.startsWith(ROOT.href)) files.add(inner);
    }
  }
  await cache.put(WHOLE, sitemap); // the last thing: a visit that ends sooner is gone on with at the next
}

/** The text of a file, which is kept on the way; empty where there is none. */
async function fetchInto(cache, url) {
  const response = await fetch(url);
  if (!response.ok) return "";
  await cache.put(url, response.clone());
  return /text|javascript|json|xml/.test(response.headers.get("content-type") ?? "") ? await response.text() : "";
}

async function keep(name, request, response) {
  try {
    await (await caches.open(name)).put(request, response);
  } catch {
    // A full disk costs the offline copy, not the page.
  }
}

/** Engines that the site no longer names would fill a reader's disk, release by release. */
async function dropOldEngines(response) {
  const names = await response.text();
  const cache = await caches.open(HASHED);
  for (const request of await cache.keys()) {
    const name = request.url.split("/engine/")[1];
    if (name && !names.includes(name)) await cache.delete(request);
  }
}
