import assert from "node:assert/strict";
import { test } from "node:test";
import { hashOf, positionIn } from "../../docs/assets/faro/calculator/position.js";

const POSITION = { rules: "hoyle-1864", place: "Q+9+4", left: "4444444444432", coppered: true };

test("a position comes back out of its address", () => {
  assert.deepEqual(positionIn(hashOf(POSITION)), POSITION);
  assert.deepEqual(positionIn(hashOf({ ...POSITION, coppered: false })), { ...POSITION, coppered: false });
});

test("an address without cards holds no position", () => assert.equal(positionIn("#rules=hoyle-1864"), undefined));

test("what an address leaves out is nothing", () => {
  assert.deepEqual(positionIn("#left=4"), { rules: null, place: null, left: "4", coppered: false });
});
