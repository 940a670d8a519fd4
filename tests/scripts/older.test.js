// What opens a lesson besides its question: two or three things of earlier lessons that have been asked.

import assert from "node:assert/strict";
import { test } from "node:test";
import { older } from "../../docs/assets/faro/learn/older.js";

const NOW = new Date("2026-05-05T12:00:00Z");

/** A deck of cards, each of a lesson and due on a day of May. @param {[string, number][]} cards */
const deck = (cards) => ({
  lessons: {}, opened: {},
  deck: Object.fromEntries(
    cards.map(([lesson, day], at) => [
      `${at}`, { item: { lesson, task: 0, kind: "pay", seed: `s-${at}`, level: 1, rules: "meyer" }, card: { due: new Date(Date.UTC(2026, 4, day)).toISOString() } },
    ]),
  ),
});
const keys = (/** @type {[string, number][]} */ cards, earlier = ["a", "b"]) => older(deck(cards), earlier, NOW).map(([key]) => key);

test("nothing was asked before, and nothing is asked", () => assert.deepEqual(keys([]), []));
test("of what is due, the longest waiting first, and three at most", () =>
  assert.deepEqual(keys([["a", 4], ["a", 2], ["b", 3], ["b", 1]]), ["3", "1", "2"]));
test("where less than two are due, what is due next makes them two", () => assert.deepEqual(keys([["a", 9], ["a", 2], ["b", 7], ["b", 8]]), ["1", "2"]));
test("what belongs to this lesson or to a later one is left", () => assert.deepEqual(keys([["c", 1], ["b", 2]]), ["1"]));
test("a word is no exercise of a lesson", () =>
  assert.deepEqual(older({ lessons: {}, opened: {}, deck: { w: { word: "soda", card: { due: NOW.toISOString() } } } }, ["a"], NOW), []));
