import assert from "node:assert/strict";
import { test } from "node:test";
import { next, REST } from "../../docs/assets/faro/seat/gesture.js";
import { nearest, SNAP } from "../../docs/assets/faro/seat/nearest.js";

/** A gesture from rest, sign by sign: the states it goes through, and what is done. */
function gesture(...signs) {
  let state = REST;
  const states = [];
  const deeds = [];
  for (const sign of signs) {
    const come = next(state, sign);
    ({ state } = come);
    states.push(state.is);
    if (come.deed) deeds.push(come.deed);
  }
  return { states, deeds };
}

const down = (grasp, by = "touch") => ({ type: "down", at: { x: 0, y: 0 }, by, grasp });
const move = (x, means, over) => ({ type: "move", at: { x, y: 0 }, means, over });
const UP = { type: "up" };
const HOLD = { type: "hold" };
const CANCEL = { type: "cancel" };
const MINE = { place: "Q", isMine: true };

test("a tap lays where the thumb is, and one that slides where it lets go", () => {
  assert.deepEqual(gesture(down({ place: "Q" }), UP).deeds, [{ does: "lay", place: "Q" }]);
  assert.deepEqual(gesture(down({ place: "Q" }), move(30, "Q-K"), UP).deeds, [{ does: "lay", place: "Q-K" }]);
  assert.deepEqual(gesture(down({ place: "Q" }), move(90), UP).deeds, [], "off the cloth nothing is laid");
  assert.deepEqual(gesture(down({ place: "Q" }), CANCEL).deeds, [], "nor where the browser scrolls");
  assert.deepEqual(gesture(down({ place: "Q" }), HOLD, UP).deeds, [{ does: "lay", place: "Q" }], "however long it rests");
});

test("a mouse that presses a place does nothing but its click", () => {
  assert.deepEqual(gesture(down({ place: "Q" }, "mouse"), UP), { states: ["rest", "rest"], deeds: [] });
  assert.deepEqual(gesture(down(MINE, "mouse"), UP).deeds, []);
});

test("a tap on a stake adds to it, holding it shows its orders, and sliding carries it", () => {
  assert.deepEqual(gesture(down(MINE), UP).deeds, [{ does: "lay", place: "Q" }]);
  assert.deepEqual(gesture(down(MINE), HOLD, UP).deeds, [{ does: "menu", place: "Q" }]);
  assert.deepEqual(gesture(down(MINE, "mouse"), HOLD, UP).deeds, [{ does: "menu", place: "Q" }]);
  assert.deepEqual(gesture(down(MINE), move(7), UP).deeds, [{ does: "lay", place: "Q" }], "a finger trembles");
  assert.deepEqual(gesture(down(MINE), move(9, "", "K"), move(40, "", "A"), HOLD, UP), {
    states: ["grasps", "carries", "carries", "carries", "rest"],
    deeds: [{ does: "drop", grasp: MINE, over: "A" }],
  });
  assert.deepEqual(gesture(down(MINE, "mouse"), move(5, "", "K"), CANCEL).deeds, [{ does: "drop", grasp: MINE }]);
});

test("a check of the rack is chosen by a press, and carried to the cloth", () => {
  const check = { size: 25 };
  assert.deepEqual(gesture(down(check), UP).deeds, []);
  assert.deepEqual(gesture(down(check), HOLD, UP).deeds, []);
  assert.deepEqual(gesture(down(check), move(12, "", "Q"), UP).deeds, [{ does: "drop", grasp: check, over: "Q" }]);
});

const box = (id, left, top, width, height) => ({ id, left, top, right: left + width, bottom: top + height });
/** A card of a phone, with two rings over it 22 px apart and one under it. */
const CARD = box("card", 0, 0, 46, 86);
const PAIR = [box("upper", 11, -34, 24, 24), box("lower", 11, -12, 24, 24)];
const CLOTH = [CARD, ...PAIR, box("under", 11, 74, 24, 24)];

test("of a pair of rings 22 px apart the finger has the nearer", () => {
  assert.equal(nearest({ x: 23, y: -13 }, CLOTH), "upper");
  assert.equal(nearest({ x: 23, y: -9 }, CLOTH), "lower");
  assert.equal(nearest({ x: 23, y: -43 }, CLOTH), "upper", "within 22 px of it");
  assert.equal(nearest({ x: 23, y: -46 }, CLOTH), undefined);
});

test("a card keeps its middle, its ends but for the rings, and all of itself without them", () => {
  assert.equal(nearest({ x: 23, y: 40 }, CLOTH), "card");
  assert.equal(nearest({ x: 38, y: 8 }, CLOTH), "lower");
  assert.equal(nearest({ x: 40, y: 20 }, CLOTH), "card");
  assert.equal(nearest({ x: 1, y: 1 }, [CARD]), "card");
  assert.equal(nearest({ x: 46 + 6, y: 40 }, [CARD]), undefined);
  assert.equal(nearest({ x: 46 + 4, y: 40 }, [CARD], SNAP), "card", "a check that is carried goes there from farther off");
});
