// Keys on keyboards of many kinds, and while a sign is put together out of several.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isComposed } from "../../docs/assets/faro/finder/composing.js";
import { meant } from "../../docs/assets/faro/seat/by-place.js";

for (const [what, key, code, shiftKey, ...is] of /** @type {[string, string, string, boolean, ...string[]][]} */ ([
  ["D on a Russian keyboard", "в", "KeyD", false, "В", "D"],
  ["with the shift key", "В", "KeyD", true, "В", "D"],
  ["Q on a Greek keyboard", ";", "KeyQ", false, ";", "Q"],
  ["5 on a French keyboard", "(", "Digit5", false, "5", "("],
  ["6 on a French keyboard, where the hyphen is", "-", "Digit6", false, "6", "-"],
  ["7 on a French keyboard", "è", "Digit7", false, "7", "È"],
  ["the hyphen of the figures at the side", "-", "NumpadSubtract", false, "-"],
  ["A on a French keyboard, where others have Q", "a", "KeyQ", false, "A"],
  ["Z on a French keyboard, where others have W", "z", "KeyW", false, "Z"],
  ["the sign over 1", "!", "Digit1", true, "!"],
  ["the plus that a Czech keyboard has at 1", "+", "Digit1", false, "1", "+"],
  ["Enter", "Enter", "Enter", false, "ENTER"],
  ["the space bar", " ", "Space", false, " "],
])) {
  test(`${what} is meant for ${is.join(" or else ")}`, () => assert.deepEqual(meant({ key, code, shiftKey }), is));
}

test("a key within a composition chooses nothing, whichever way the browser says so", () => {
  assert.equal(isComposed({ isComposing: true, keyCode: 13 }), true);
  assert.equal(isComposed({ isComposing: false, keyCode: 229 }), true);
  assert.equal(isComposed({ isComposing: false, keyCode: 13 }), false);
});
