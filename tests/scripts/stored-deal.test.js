import assert from "node:assert/strict";
import { test } from "node:test";
import { dealOf } from "../../docs/assets/faro/storage/stored-deal.js";

const DEAL = { base: "rules hoyle-1864\n", log: "rules hoyle-1864\nsoda Kd\n", seed: "7K", chip: 5, html: "<b>", seat: "bank", banker: "you", at: 12, where: "Turn 1" };
const kept = (changes) => dealOf(JSON.stringify({ ...DEAL, ...changes }));

test("a whole deal comes back as it was kept", () => {
  assert.deepEqual(kept({}), DEAL);
});

for (const [what, text] of Object.entries({ nothing: null, "no JSON": "{", "a number": "7", "no log": '{"base": ""}', "a log of numbers": '{"base": "", "log": [1]}' })) {
  test(`${what} is no deal`, () => assert.equal(dealOf(text), null));
}

test("a log with half a letter is no deal", () => {
  assert.equal(kept({ log: "soda \ud83c" }), null);
  assert.notEqual(kept({ log: "# \ud83c\udccf\n" }), null);
});

for (const chip of [0, -1, 1.5, "5", [5], null]) {
  test(`a size of check that is ${JSON.stringify(chip)} is left out`, () => assert.equal("chip" in kept({ chip }), false));
}

test("what no deal holds is left out", () => {
  assert.deepEqual(kept({ html: 7, seat: "you\nbet", banker: 7, at: "noon", where: {}, seed: 7, due: -1, amiss: [7], strange: 1 }), { base: DEAL.base, log: DEAL.log, seed: "", chip: 5 });
});
