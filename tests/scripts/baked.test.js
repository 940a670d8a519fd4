import assert from "node:assert/strict";
import { test } from "node:test";
import { priceOf } from "../../docs/assets/faro/odds/baked.js";

const BAKED = {
  ends: ["won", "drawn", "left", "half", "lost"],
  figures: /** @type {[string, string, string][]} */ ([["1/98", "1.02 %", "1 in 98"], ["0", "0 %", "none"]]),
  cells: {
    "49-2": {
      turn: { gain: 1, hundred: [4, 0, 92, 0, 4], chances: [1, 1, 1, 1, 1], say: "A turn of {place}." },
      decided: null,
      until: { gain: 0, hundred: [49, 0, 0, 2, 49], chances: [0, 1, 1, 1, 0], say: "A stake on {place}." },
    },
  },
};

test("a position is told as the engine would tell it", () => {
  const price = priceOf(BAKED, 49, 2, "the Queen");
  assert.deepEqual(price?.until, { fraction: "1/98", percent: "1.02 %", one_in: "1 in 98" });
  assert.equal(price?.decided, null);
  assert.deepEqual(price?.hundred.until, { won: 49, drawn: 0, left: 0, half: 2, lost: 49 });
  assert.equal(price?.chances.won.fraction, "1/98");
  assert.equal(price?.say, "A stake on the Queen.");
});

test("what no deal leaves has no price", () => assert.equal(priceOf(BAKED, 51, 2, "the Queen"), undefined));
