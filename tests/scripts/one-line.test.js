import assert from "node:assert/strict";
import { test } from "node:test";
import { cutAt } from "../../docs/assets/faro/calculator/cut-at.js";

const LINE = "faro1 hoyle-1864 turns=7x-9s,Ah-2c hands=ann:94";

test("what is wrong in a line goes as far as the item of its list", () => {
  assert.deepEqual(cutAt(LINE, 24), ["faro1 hoyle-1864 turns=", "7x-9s", ",Ah-2c hands=ann:94"]);
  assert.deepEqual(cutAt(LINE, 1), ["", "faro1", " hoyle-1864 turns=7x-9s,Ah-2c hands=ann:94"]);
});

test("behind the end of a line nothing stands that is wrong", () => {
  assert.deepEqual(cutAt("faro1", 6), ["faro1", "", ""]);
});
