// Damaged things in a reader's storage, and damaged files to import: each is opened whole, or is none; nothing throws.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { dealOf } from "../../docs/assets/faro/storage/stored-deal.js";

Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
globalThis.localStorage = { getItem: () => null, setItem() {}, removeItem() {} };
const { opened, takeIn } = await import("../../docs/assets/faro/table/kept-things.js");

const CORPUS = new URL("../corpus/", import.meta.url);
const TRIED = JSON.parse(readFileSync(new URL("../../docs/library/tried.json", import.meta.url), "utf8"));
const EACH = 400;
const ODD = ["", "\0", "null", "-1", "1e999", '"', "}", "[]", '"\\ud83c"', "<img src=x onerror=hit()>", "__proto__", "9".repeat(40)];
const HELD = { chip: "number", html: "string", at: "number", where: "string", paid: "number", wrong: "number" };

const kept = (kind) => readdirSync(new URL(`${kind}/`, CORPUS)).sort().map((name) => readFileSync(new URL(`${kind}/${name}`, CORPUS), "utf8"));

/** Numbers below a bound, the same at every run. */
function chances() {
  let state = 7;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

/** A text cut, with something put in, or with a piece gone. */
function damaged(text, chance) {
  const at = chance(text.length + 1);
  const how = chance(3);
  if (how === 0) return text.slice(0, at);
  return text.slice(0, at) + (how === 1 ? ODD[chance(ODD.length)] : "") + text.slice(at + chance(9));
}

const ofAll = (texts) => {
  const chance = chances();
  return [...texts, ...texts.flatMap((text) => Array.from({ length: EACH }, () => damaged(text, chance)))];
};

test("a damaged deal in the storage is a sound one or none", () => {
  const texts = ofAll([...kept("stored"), '{"base":"rules meyer\\n","log":"rules meyer\\nsoda 8d\\n","seed":"X","chip":5,"at":9,"where":"Turn 1"}']);
  for (const text of texts) {
    const deal = dealOf(text);
    if (!deal) continue;
    assert.equal(typeof deal.log, "string", text);
    assert.equal(typeof deal.base, "string", text);
    for (const [name, value] of Object.entries(deal)) {
      if (name in HELD) assert.equal(typeof value, HELD[name], text);
      else assert.ok(["base", "log", "seed"].includes(name), text);
    }
    assert.ok(!("chip" in deal) || deal.chip > 0, text);
  }
  assert.equal(TRIED.stored, texts.length, "docs/library/tried.json tells another number of stored deals");
});

test("a damaged file to import is taken in, or refused in a sentence", () => {
  const texts = ofAll(kept("imports"));
  for (const text of texts) {
    try {
      assert.match(takeIn(opened(text)), /^(One deal|\d+ deals|Every deal|What you had|The switches|The evening|Another evening|Nothing) .+\.$/);
    } catch (error) {
      assert.match(error.message, /^(This file|The browser) .+\.$/, text);
    }
  }
  assert.equal(TRIED.imports, texts.length, "docs/library/tried.json tells another number of files");
});
