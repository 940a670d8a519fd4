import assert from "node:assert/strict";
import { test } from "node:test";
import { bookOf, numberOf, rulesOf } from "../../docs/assets/faro/storage/deal-log.js";

test("the rule-book of a log, with and without its house rules", () => {
  const log = "# a deal\nrules hoyle-1864 split=half limit=50\nopen ann 100\n";
  assert.equal(rulesOf(log), "hoyle-1864 split=half limit=50");
  assert.equal(bookOf(log), "hoyle-1864");
  assert.equal(rulesOf("\trules\thoyle-1864\tsplit=half"), "hoyle-1864 split=half");
  assert.equal(rulesOf("open ann 100\n"), "");
  assert.equal(rulesOf("position faro1 hoyle-1864,split=half,limit=50@0a1b2c3d deal=Kd\n"), "hoyle-1864 split=half limit=50");
  assert.equal(bookOf("faro1 meyer deal=Kd"), "meyer");
  assert.equal(bookOf(""), "");
});

test("a second deal from the same packs has a number of its own", () => {
  assert.equal(numberOf({ log: "rules hoyle-1864\nopen ann 100\n", seed: "7K" }), "7K");
  assert.equal(numberOf({ log: "soda Kd\nturn 7h 9s\n", seed: "7K" }), "7K");
  assert.equal(numberOf({ log: "soda Kd\nhock 2s\nsoda 3c\n", seed: "7K" }), "7K-2");
  assert.equal(numberOf({ log: " soda Kd\n\thock 2s\n soda 3c\n", seed: "7K" }), "7K-2");
});

test("a deal of an evening that is dealt on alone goes on with its number", () => {
  assert.equal(numberOf({ log: "soda 3c\n", seed: "7K-2" }), "7K-2");
  assert.equal(numberOf({ log: "soda 3c\nhock 2s\nsoda 4c\n", seed: "7K-2" }), "7K-3");
});
