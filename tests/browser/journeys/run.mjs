/**
 * Goes through every journey with a browser, and prints what came of each: node run.mjs BROWSER PROGRAM SITE [JOURNEY...]
 *
 * The site is served here, because it goes away during one of the journeys.
 */
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import process from "node:process";
import { BROWSERS } from "./browsers.mjs";
import { JOURNEYS } from "./journeys.mjs";

const [, , name, program, site, ...only] = process.argv;
/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".xml": "application/xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

const server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname));
  const file = join(site, path.endsWith("/") ? `${path}index.html` : path);
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  try {
    const data = await readFile(file);
    // The theme changes pages without a load only where the map of the site has this address.
    const here = file.endsWith("sitemap.xml") ? String(data).replace(/(?<=<loc>)https?:\/\/[^/]+\//g, home) : data;
    response.writeHead(200, { "content-type": type }).end(here);
  } catch {
    response.writeHead(404, { "content-type": "text/plain" }).end("not there");
  }
});
const listening = (/** @type {number} */ port) =>
  new Promise((heard) => server.listen(port, "127.0.0.1", () => heard(undefined)));
await listening(0);
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
const home = `http://127.0.0.1:${port}/`;

async function network(/** @type {boolean} */ isThere) {
  if (isThere) {
    await listening(port);
  } else {
    server.closeAllConnections();
    await new Promise((closed) => server.close(() => closed(undefined)));
  }
}

for (const [journey, go] of Object.entries(JOURNEYS)) {
  if (only.length && !only.includes(journey)) continue;
  const begun = Date.now();
  /** @type {import("./browsers.mjs").Browser | undefined} */
  let browser;
  let error = "";
  try {
    browser = await BROWSERS[name](program);
    await browser.size(1280, 900);
    await go({ browser, at: (path) => browser?.go(home + path) ?? Promise.resolve(), network });
  } catch (problem) {
    error = problem instanceof Error ? [problem.message, problem.cause].filter(Boolean).join(": ") : String(problem);
  }
  console.log(JSON.stringify({ journey, version: browser?.version ?? "", error, took: Date.now() - begun }));
  await browser?.close().catch(() => undefined);
}
server.closeAllConnections();
server.close();
