// What was learned, as a file: it comes back whole, beside what is here, and another file is refused in one sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { takenIn, written } from "../../docs/assets/faro/learn/progress-file.js";
import { keep, progress } from "../../docs/assets/faro/storage/progress.js";

const set = (/** @type {Record<string, {right?: number, done?: string}>} */ lessons) => keep((now) => Object.assign(now, { lessons, deck: {}, opened: {} }));

test("what was saved comes back beside what has been done since", () => {
  set({ split: { done: "2026-01-01" }, copper: { right: 2 } });
  const file = written();
  set({ orders: { right: 1 } });
  assert.equal(takenIn(file), "What you had learned elsewhere is here now.");
  assert.deepEqual({ ...progress().lessons }, { orders: { right: 1 }, split: { done: "2026-01-01" }, copper: { right: 2 } });
  assert.equal(takenIn(file), "Nothing in the file is new here.");
});

for (const text of ["", "{}", "[]", "null", "deal", '{"faro":1,"kept":{"faro-deal-1":"x"}}', '{"kept":{"faro-learn":7}}']) {
  test(`no file of what was learned: ${text || "an empty one"}`, () => assert.throws(() => takenIn(text), /holds nothing that was learned here/));
}
