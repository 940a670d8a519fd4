import assert from "node:assert/strict";
import { test } from "node:test";
import { seedOf } from "../../docs/assets/faro/page/led-to.js";
import { judgement } from "../../docs/assets/faro/spot/judged.js";

test("an address names a seed after its word, and nothing where it is broken", () => {
  assert.equal(seedOf("count", "#count=a%20b"), "a b");
  assert.equal(seedOf("count", "#spot=a"), "");
  assert.equal(seedOf("count", "#count=%E0%A4%A"), "");
  assert.equal(seedOf("ask", "#ask=50%"), "");
});

test("of a judged deal every answer has its sentence, and what was left open has none", () => {
  const judged = [
    { label: "The deal is", right: ["crooked"], answer: "crooked" },
    { label: "It shows in", right: ["turn 3"], answer: "turn 4" },
    { label: "It was done by", right: [], answer: "" },
  ];
  assert.deepEqual(judgement(judged, "The box was gaffed."), {
    isRight: false,
    say: "Right: the deal is crooked. Not so: it shows in turn 3, not turn 4. The box was gaffed.",
  });
  assert.equal(judgement(judged.slice(0, 1), "").isRight, true);
});
