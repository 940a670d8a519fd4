import assert from "node:assert/strict";
import { test } from "node:test";
import { betOn, goTogether } from "../../docs/assets/faro/seat/ranks-together.js";

const BETS = [
  { place: "6-5", ranks: ["6", "5"] },
  { place: "6-5-4", ranks: ["6", "5", "4"] },
  { place: "Q-K", ranks: ["Q", "K"] },
];

test("the bet on some cards is the one on just these, in whatever order they are pressed", () => {
  assert.equal(betOn(BETS, ["5", "6"])?.place, "6-5");
  assert.equal(betOn(BETS, ["4", "6", "5"])?.place, "6-5-4");
  assert.equal(betOn(BETS, ["6"]), undefined);
  assert.equal(betOn(BETS, ["6", "4"]), undefined);
});

test("what may be pressed next is what some bet has together with it", () => {
  assert.deepEqual([...goTogether(BETS, ["4"])].sort(), ["4", "5", "6"]);
  assert.deepEqual([...goTogether(BETS, ["6", "5"])].sort(), ["4", "5", "6"]);
  assert.deepEqual([...goTogether(BETS, ["4", "K"])], []);
});
