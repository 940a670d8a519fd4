// The script that stands in every page before anything is shown, where the browser forbids even to name its storage.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const PARTIAL = new URL("../../farodocs/theme/partials/javascripts/palette.html", import.meta.url);
const [, script] = /<script>([^]*?)<\/script>/.exec(readFileSync(PARTIAL, "utf-8")) ?? [];

/** A page in which it has run. @param {PropertyDescriptor} storage @param {string} [address] */
function page(storage, address = "https://example.org/a/") {
  /** @type {Record<string, string>} */
  const set = {};
  const body = { setAttribute: (/** @type {string} */ name, /** @type {string} */ value) => (set[name] = value) };
  const document = { querySelector: () => ({ href: "https://example.org/a/assets/icon.svg" }), body };
  const classes = new Set();
  Object.assign(document, { documentElement: { classList: classes } }); // a set has what is asked of it: add
  /** @type {[() => void, number][]} */
  const waits = [];
  const setTimeout = (/** @type {[() => void, number]} */ ...wait) => waits.push(wait);
  const made = { URL, location: new URL(address), classes, setTimeout, waits, SVGUseElement: class {}, SVGAElement: class {}, document, set };
  Object.defineProperty(made, "localStorage", storage);
  runInContext(script, createContext(made));
  return made;
}

const FORBIDDEN = {
  get() {
    throw new Error("Access is denied for this document.");
  },
};
const kept = (/** @type {string | null} */ text) => ({ value: { getItem: () => text, setItem() {} } });

test("where storage is forbidden nothing throws, and the colours can be switched for as long as the page lasts", () => {
  const made = page(FORBIDDEN);
  assert.equal(runInContext('__md_get("__palette")', made), null);
  runInContext('__md_set("__palette", { index: 1 })', made);
  assert.deepEqual(made.set, {});
});

test("what is kept and cannot be read is as nothing", () => assert.deepEqual(page(kept("{")).set, {}));

test("the colours are those that were chosen", () => {
  const { set } = page(kept('{"color": {"scheme": "slate"}}'));
  assert.deepEqual(set, { "data-md-color-scheme": "slate" });
});

test("a page that was opened as a file is known by it", () => {
  assert.deepEqual([...page(FORBIDDEN, "file:///site/index.html").classes], ["faro-from-file"]);
  assert.deepEqual([...page(FORBIDDEN).classes], []);
});

test("a page that is served waits fifteen seconds for the script of every page, and one that is a file for none", () => {
  assert.deepEqual(page(FORBIDDEN).waits.map(([, patience]) => patience), [15_000]);
  assert.deepEqual(page(FORBIDDEN, "file:///site/index.html").waits, []);
});
