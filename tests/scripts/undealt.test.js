import assert from "node:assert/strict";
import { test } from "node:test";
import { dealtFrom, leftSaid, undealt } from "../../docs/assets/faro/calculator/undealt.js";

const HOYLE = { turns: "3 51", undealt: "Leave 51 or 3" };

test("a fresh pack, and what turns of two leave of it, are dealt from", () => {
  for (const cards of [52, 51, 49, 3]) assert.equal(undealt(HOYLE, cards), undefined);
});

test("of two positions that one is begun from which the book deals", () => {
  const [odd, even] = ["0000000000131", "1000000000131"];
  assert.equal(dealtFrom(HOYLE, [odd, even]), odd);
  assert.equal(dealtFrom({ turns: "2 52", undealt: "Leave 52, 50 and so on" }, [odd, even]), even);
  assert.equal(dealtFrom({ turns: "40 52", undealt: "Leave 52 or 40" }, [odd, even]), odd, "none is dealt from, and the first says why");
});

test("other counts are refused, each by its number", () => {
  for (const cards of [50, 2, 1, 0]) assert.equal(undealt(HOYLE, cards), `No turn is dealt with ${leftSaid(cards)}. Leave 51 or 3.`);
  assert.equal(leftSaid(1), "1 card left");
});
