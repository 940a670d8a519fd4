// Those who play at one screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { joins } from "../../docs/assets/faro/table/people.js";

test("whoever does not sit yet is told of in his own person", () => {
  assert.deepEqual(["you", "ann", "bank"].map(joins), ["sit down", "sits down", "deals"]);
});
