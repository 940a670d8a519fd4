// What the service worker keeps, where the network or the browser's own storage fails it.

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { ReadableStream } from "node:stream/web";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { Keeping } from "../../docs/assets/faro/offline/keeping.js";
import { Caches } from "./kept-fakes.js";

const ROOT = new URL("https://example.org/a/");
const PAGES = { "one/": "the first page", "two/": "the second page" };

/** @param {string} text */
const digest = (text) => createHash("sha256").update(text).digest("base64url").slice(0, 12);
const files = Object.fromEntries(Object.entries(PAGES).map(([path, text]) => [path, digest(text)]));
files["python.zst"] = digest("the first page, but smaller");

/** What the server answers in place of a page. @type {() => Response | undefined} */
let wrong;
/** How many bodies were left. */
let left = 0;

/** A body that its sender does not end before it is read to the end or cancelled. @param {number} status @param {string} said */
function answer(status, said) {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from(said)), cancel: () => void (left += 1) });
  return new Response(body, { status, headers: { "content-type": "text/html", "cache-control": "no-store" } });
}

beforeEach(() => {
  left = 0;
  wrong = () => undefined;
  globalThis.caches = new Caches();
  globalThis.fetch = async (url) => {
    const path = String(url).slice(ROOT.href.length);
    if (path.startsWith("assets/build-")) return Response.json({ sent: 1, files });
    return wrong() ?? new Response(PAGES[path], { headers: { "content-type": "text/html" } });
  };
});

test("a whole build comes, and is kept, without what a slow line alone is sent", async () => {
  const keeping = new Keeping("1", ROOT);
  /** @type {number[][]} */
  const told = [];
  await keeping.bringAll((...far) => told.push(far));
  assert.deepEqual(told, [[1, 2], [2, 2]], "files that are kept, and not those that are asked for");
  assert.equal(await keeping.whole(), "whole");
  assert.equal(await (await keeping.kept("two/"))?.text(), PAGES["two/"]);
});

test("what is removed and kept again has its list with it", async () => {
  const keeping = new Keeping("1", ROOT);
  for (const act of ["bringAll", "removeAll", "bringAll"]) await keeping[act](() => {});
  globalThis.fetch = () => Promise.reject(new TypeError("no network"));
  assert.deepEqual((await new Keeping("1", ROOT).list()).files, files);
});

/** @type {[string, number][]} */
const FAULTS = [["is gone", 404], ["fails", 500], ["is not text of ours", 203]];
const REJECTS = ["open", "match"];

for (const [what, status] of FAULTS) {
  test(`where a file ${what} the build does not come, and no body of an answer is held`, async () => {
    let asked = 0;
    wrong = () => {
      asked += 1;
      return answer(status, "Not here");
    };
    await assert.rejects(new Keeping("1", ROOT).bringAll(() => {}), /is not what this build says/);
    assert.equal(left, asked);
    assert.ok(asked > 1);
  });
}

for (const method of REJECTS) {
  test(`where ${method} of the browser's own storage rejects nothing is kept, and the network answers`, async () => {
    const broken = async () => {
      throw new Error("damaged");
    };
    globalThis.caches = method === "open" ? { open: broken } : { open: async () => ({ match: broken }) };
    assert.equal(await new Keeping("1", ROOT).kept("one/"), undefined);
  });
}

const WHEEL = "assets/engine/wheel-3f4e1d0eaf532aa4/faro.whl";
const SCRIPT = "assets/faro/joined/every-KJWPDQXH.js";
const OF_ITSELF = /** @type {[string, string, string, string, boolean][]} */ ([
  ["a page of the build", "one/", "text/html", '<meta name="faro-build" content="1a2b">', true],
  ["a page of another build", "one/", "text/html", '<meta name="faro-build" content="3c4d">', false],
  ["a page of a hotel", "one/", "text/html", "Log in", false],
  ["the table of pages", "sitemap.xml", "application/xml", "<urlset/><!-- 1a2b -->", true],
  ["the words of the search by their name", "glossary/finder-1a2b3c4d.json", "application/json", "[]", true],
  ["a script by its name", SCRIPT, "text/javascript", "go()", true],
  ["a page of a hotel in place of a script", SCRIPT, "text/html", "Log in", false],
  ["a file of the engine by its name", WHEEL, "application/octet-stream", "PK", true],
  ["a page of a hotel in place of the engine", WHEEL, "text/html", "Log in", false],
]);

for (const [what, path, type, text, isKept] of OF_ITSELF) {
  test(`${what} is ${isKept ? "kept" : "left"}, and no list is asked for`, async () => {
    globalThis.fetch = () => assert.fail("the list was fetched");
    const keeping = new Keeping("1a2b", ROOT);
    const answered = new Response(text, { headers: { "content-type": type } });
    assert.equal(await keeping.keep(path, answered), isKept);
    assert.equal(Boolean(await keeping.kept(path)), isKept);
  });
}

const LISTED = ["assets/engine/manifest.json", "glossary/terms.json"];

for (const path of LISTED) {
  test(`${path} does not tell of which build it is, and is held against the list`, async () => {
    assert.equal(await new Keeping("1a2b", ROOT).keep(path, new Response("what came", { headers: { "content-type": "application/json" } })), false);
  });
}

test("once there is a list, a page is held against it to the byte", async () => {
  const keeping = new Keeping("1a2b", ROOT);
  await keeping.list();
  const changed = new Response("the first page of 1a2b", { headers: { "content-type": "text/html" } });
  assert.equal(await keeping.keep("one/", changed), false);
});

test("the page *What has been tried* tells how many there are", () => {
  const tried = JSON.parse(readFileSync(new URL("../../docs/library/tried.json", import.meta.url), "utf8"));
  assert.equal(tried["failing-updates"], FAULTS.length + REJECTS.length);
  assert.equal(tried["other-answers"], OF_ITSELF.filter(([, , , , isKept]) => !isKept).length + LISTED.length);
});
