// Under two paths of one origin two builds may lie, as previews and versions do. The browser keeps what is theirs together.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { Keeping } from "../../docs/assets/faro/offline/keeping.js";
import { Texts } from "../../docs/assets/faro/storage/storage.js";
import { Caches, Storage } from "./kept-fakes.js";

const ORIGIN = "https://example.org";
const PATHS = ["/", "/a/", "/a/faro-b/", "/b/"];

/** @param {string} path @param {string} build */
const keepingAt = (path, build) => new Keeping(build, new URL(path, ORIGIN));

/** Keep a file of a build, as it does that is opened. @param {string} path @param {string} name of the cache */
async function lay(path, name) {
  const cache = await caches.open(name);
  await cache.put(new URL(`${path}assets/build-1.json`, ORIGIN), Response.json({ sent: 1, files: {} }));
  await cache.put(new URL(`${path}page/`, ORIGIN), new Response("a page"));
}

beforeEach(() => {
  globalThis.caches = new Caches();
});

for (const path of PATHS) {
  test(`a build at ${path} takes over what lay there, and touches nothing of its neighbours`, async () => {
    for (const at of PATHS) {
      await lay(at, keepingAt(at, "1").name);
      await lay(at, keepingAt(at, "memory").name);
    }
    const all = await caches.keys();
    const next = keepingAt(path, "2");
    assert.deepEqual(await next.others(), [keepingAt(path, "1").name]);
    await next.removeAll();
    const gone = [keepingAt(path, "1").name, keepingAt(path, "memory").name];
    assert.deepEqual(await caches.keys(), all.filter((name) => !gone.includes(name)));
  });

  test(`what was kept at ${path} under a name without a path is taken over, and a neighbour's is not`, async () => {
    await lay(path, "faro-old");
    await lay(PATHS.find((other) => other !== path) ?? "", "faro-other");
    assert.deepEqual(await keepingAt(path, "2").others(), ["faro-old"]);
  });
}

test("what one build keeps for a reader no other reads, lists or removes", () => {
  const storage = new Storage();
  const kept = PATHS.map((path) => new Texts(() => storage, path));
  for (const [n, texts] of kept.entries()) texts.set("faro-learn", String(n));
  assert.deepEqual(kept.map((texts) => [texts.names(), texts.get("faro-learn")]), kept.map((_, n) => [["faro-learn"], String(n)]));
  kept[1].remove("faro-learn");
  assert.deepEqual(kept.map((texts) => texts.get("faro-learn")), ["0", null, "2", "3"]);
});

test("what was kept before names carried a path is taken over once, and what is forgotten stays forgotten", () => {
  const storage = new Storage();
  storage.setItem("faro-table:1", "a deal");
  storage.setItem("theirs", "of another site");
  const texts = new Texts(() => storage, "/a/");
  assert.deepEqual(texts.names(), ["faro-table:1"]);
  texts.set("faro-table:1", "it went on");
  assert.equal(new Texts(() => storage, "/a/").get("faro-table:1"), "it went on");
  texts.remove("faro-table:1");
  assert.deepEqual(new Texts(() => storage, "/a/").names(), []);
  assert.equal(new Texts(() => storage, "/").get("faro-table:1"), "a deal");
});

test("the page *What has been tried* tells how many there are", () => {
  const tried = JSON.parse(readFileSync(new URL("../../docs/library/tried.json", import.meta.url), "utf8"));
  assert.equal(tried["neighbours"], PATHS.length);
});
