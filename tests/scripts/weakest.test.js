import assert from "node:assert/strict";
import { test } from "node:test";
import { weakest } from "../../docs/assets/faro/learn/weakest.js";

const card = (/** @type {number | string} */ stability) => ({ due: "2026-01-01T00:00:00.000Z", stability });
const item = (/** @type {string} */ lesson) => ({ lesson, task: 0, kind: "pay", seed: "a-0", level: 1, rules: "hoyle-1864" });
const kept = (/** @type {Record<string, any>} */ deck) => ({ lessons: {}, opened: {}, deck });

test("the three lessons that hold the shortest come, the weakest first, by their weakest exercise", () => {
  const deck = {
    a: { item: item("split"), card: card(9) },
    b: { item: item("split"), card: card(2) },
    c: { item: item("copper"), card: card(1) },
    d: { item: item("orders"), card: card(5) },
    e: { item: item("first-loses"), card: card(3) },
  };
  assert.deepEqual(weakest(kept(deck)), ["copper", "split", "first-loses"]);
});

test("words are no lessons, and a card without a figure is the weakest", () => {
  const deck = { a: { word: "soda", card: card(1) }, b: { item: item("split"), card: card("much") }, c: { item: item("copper"), card: card(4) } };
  assert.deepEqual(weakest(kept(deck)), ["split", "copper"]);
  assert.deepEqual(weakest(kept({})), []);
});
