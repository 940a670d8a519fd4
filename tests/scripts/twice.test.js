import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Record<string, (event: object) => void>} */
const heard = {};
globalThis.addEventListener = (/** @type {string} */ sign, /** @type {any} */ act) => (heard[sign] = act);
const { isMeant } = await import("../../docs/assets/faro/page/twice.js");

const button = (/** @type {string} */ label) => ({
  textContent: label,
  append(/** @type {string} */ more) {
    this.textContent += more;
  },
  addEventListener() {},
  contains(/** @type {unknown} */ target) {
    return target === this;
  },
});

test("the second press of the same button is meant, and its own words stand on it again", () => {
  const forget = button("Forget");
  assert.equal(isMeant(forget), false);
  assert.equal(forget.textContent, "Forget: press again");
  assert.equal(isMeant(forget), true);
  assert.equal(forget.textContent, "Forget");
  assert.equal(isMeant(forget), false);
});

test("a press elsewhere calls it off", () => {
  const [forget, other] = [button("Forget"), button("Forget all")];
  isMeant(forget);
  heard.pointerdown({ target: forget });
  assert.equal(forget.textContent, "Forget: press again");
  heard.pointerdown({ target: other });
  assert.equal(forget.textContent, "Forget");
  assert.equal(isMeant(forget), false);
  assert.equal(isMeant(other), false);
  assert.equal(forget.textContent, "Forget");
});
