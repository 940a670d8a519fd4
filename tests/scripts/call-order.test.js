import assert from "node:assert/strict";
import { test } from "node:test";
import { nthOf, pressedOn } from "../../docs/assets/faro/seat/call-order.js";

const LEFT = ["3", "6", "K"];

test("two are pressed and the third follows", () => {
  assert.deepEqual(pressedOn(LEFT, [], "K"), ["K"]);
  assert.deepEqual(pressedOn(LEFT, ["K"], "3"), ["K", "3", "6"]);
});

test("a card that is taken begins the order anew", () => {
  assert.deepEqual(pressedOn(LEFT, ["K"], "K"), ["K"]);
  assert.deepEqual(pressedOn(LEFT, ["K", "3", "6"], "6"), ["6"]);
});

test("of a pair the card is pressed twice, and bears both numbers", () => {
  const cat = ["10", "K", "K"];
  assert.deepEqual(pressedOn(cat, ["K"], "K"), ["K", "K", "10"]);
  assert.deepEqual(pressedOn(cat, ["K"], "10"), ["K", "10", "K"]);
  assert.equal(nthOf(["K", "10", "K"], "K"), "1 3");
  assert.equal(nthOf(["K"], "3"), "");
});
