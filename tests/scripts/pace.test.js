// What the bar says of the time that is left.

import assert from "node:assert/strict";
import { test } from "node:test";
import { timeLeft } from "../../docs/assets/faro/engine/pace.js";

const BEGUN = { done: 1e6, at: 1000 };

/** @type {[string, number, number, string][]} */
const TOLD = [
  ["half a megabyte a second, four to come", 2e6, 3000, "about 8 seconds left"],
  ["a fifth of one, nearly five to come", 1.2e6, 2500, "about 35 seconds left"],
  ["a slow line", 1.02e6, 3000, "about 8 minutes left"],
  ["no pace yet", 1.5e6, 2000, ""],
  ["nothing has come since", 1e6, 9000, ""],
  ["hardly a wait", 5.5e6, 3000, ""],
  ["all of it is there", 6e6, 9000, ""],
];

for (const [what, done, now, words] of TOLD) {
  test(`${what}: ${words || "no word"}`, () => {
    assert.equal(timeLeft({ done, total: 6e6 }, BEGUN, now), words);
  });
}
