import assert from "node:assert/strict";
import { test } from "node:test";
import { told } from "../../docs/assets/faro/learn/purse.js";

const progress = (/** @type {Record<string, unknown>} */ gains) => ({
  lessons: Object.fromEntries(Object.entries(gains).map(([lesson, gain]) => [lesson, { gain }])), deck: {}, opened: {},
});

test("the purse is what the house gave and what each lesson has brought", () => {
  assert.equal(told(progress({ split: -3, copper: 10 })), "In your purse: 107 checks, of 100 to begin with.");
});

test("who has not played has no purse yet, and what is no number is none", () => {
  assert.equal(told(progress({})), "");
  assert.equal(told(progress({ split: "x" })), "");
});
