// Keys on keyboards of many kinds, and while a sign is put together out of several.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isComposed } from "../../docs/assets/faro/finder/composing.js";
import { byPlace } from "../../docs/assets/faro/seat/by-place.js";

for (const [what, key, code, shiftKey, is] of /** @type {[string, string, string, boolean, string][]} */ ([
  ["the place of D on a Russian keyboard", "в", "KeyD", false, "D"],
  ["with the shift key", "В", "KeyD", true, "D"],
  ["the place of Q on a Greek keyboard", ";", "KeyQ", false, "Q"],
  ["the place of 5 on a French keyboard", "(", "Digit5", false, "5"],
  ["the place of 7 on a French keyboard", "è", "Digit7", false, "7"],
  ["A on a French keyboard, where others have Q", "a", "KeyQ", false, ""],
  ["Z on a French keyboard, where others have W", "z", "KeyW", false, ""],
  ["the sign over 1", "!", "Digit1", true, ""],
  ["Enter", "Enter", "Enter", false, ""],
  ["the space bar", " ", "Space", false, ""],
])) {
  test(`${what} is ${is || "nothing"} by its place`, () => assert.equal(byPlace({ key, code, shiftKey }), is));
}

test("a key within a composition chooses nothing, whichever way the browser says so", () => {
  assert.equal(isComposed({ isComposing: true, keyCode: 13 }), true);
  assert.equal(isComposed({ isComposing: false, keyCode: 229 }), true);
  assert.equal(isComposed({ isComposing: false, keyCode: 13 }), false);
});
