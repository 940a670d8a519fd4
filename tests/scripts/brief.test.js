import assert from "node:assert/strict";
import { test } from "node:test";
import { brief } from "../../docs/assets/faro/page/brief.js";

const words = (count) => Array(count).fill("word").join(" ");

test("sentences are said as far as a listener keeps up", () => {
  assert.equal(brief([words(10), words(15), "more"]), `${words(10)} ${words(15)}`);
  assert.equal(brief([words(10), words(16), "more"]), words(10));
});

test("the first is said however long it is", () => assert.equal(brief([words(40), "more"]), words(40)));
