import assert from "node:assert/strict";
import { test } from "node:test";
import { leftSaid, undealt } from "../../docs/assets/faro/calculator/undealt.js";

const HOYLE = { turns: "3 51", undealt: "Leave 51 or 3" };

test("a fresh pack, and what turns of two leave of it, are dealt from", () => {
  for (const cards of [52, 51, 49, 3]) assert.equal(undealt(HOYLE, cards), undefined);
});

test("other counts are refused, each by its number", () => {
  for (const cards of [50, 2, 1, 0]) assert.equal(undealt(HOYLE, cards), `No turn is dealt with ${leftSaid(cards)}. Leave 51 or 3.`);
  assert.equal(leftSaid(1), "1 card left");
});
