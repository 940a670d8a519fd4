// How far a lesson is: an exercise is had when it is known, and a hand that presses at random knows nothing.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import * as mastery from "../../docs/assets/faro/learn/mastery.js";

const LESSONS = new URL("../../docs/assets/learn/", import.meta.url);
const SEEDS = 10_000;
const FEWEST = 30; // presses, on the average
const MOST = 2 * FEWEST; // so many are counted: who goes on longer has not finished either
const NUMBERS = 60; // what is written may be any number below

const two = () => mastery.begun([{ count: 2 }, { count: 0 }], 2);
const after = (/** @type {string} */ answers, far = two()) =>
  [...answers].reduce((now, answer) => (answer === "-" ? mastery.passed(now) : mastery.answered(now, answer === "r")), far);

test("what is known at once is had at once", () => {
  assert.equal(mastery.standing(two()), "0 of 2");
  assert.equal(mastery.standing(after("r")), "1 of 2");
  assert.equal(mastery.standing(after("rr")), "Done: 2 right.");
});

test("what was missed is asked again at once, and is had when it is right twice with no miss between", () => {
  assert.deepEqual(after("m").row, [0, 1]);
  assert.deepEqual(after("mr").row, [1, 0], "once more when the others have been asked");
  assert.deepEqual(after("mr").places, ["half", "open"]);
  assert.ok(mastery.isDone(after("mrrr")));
  for (const answers of ["rmr", "rmrmr", "mrmrr", "mrrmr"]) assert.ok(!mastery.isDone(after(answers)), answers);
});

test("one may be left out where a lesson needs fewer than it asks, and one that was missed may not", () => {
  const far = mastery.begun([{ count: 3 }], 2);
  assert.ok(mastery.isDone(after("-rr", far)));
  assert.ok(!mastery.isDone(after("m-rr", far)));
  assert.equal(mastery.standing(after("m-rr", far)), "2 of 3 right; 2 will do; 1 missed: two right mend one");
  assert.ok(mastery.isDone(after("m-rrrr", far)));
});

test("a patient lesson asks all, then what was missed, and once right is enough", () => {
  const far = mastery.begun([{ count: 10 }], 9, true);
  assert.ok(!mastery.isDone(after("rrrrrrrrr", far)), "nine are right, and the tenth has not been asked");
  assert.ok(mastery.isDone(after("rrrrrrrrrm", far)));
  const missed = after("mrmrrrrrrr", far);
  assert.deepEqual(missed.row, [0, 2]);
  assert.ok(mastery.isDone(after("r", missed)));
});

test("what is kept is gone on with, and what does not fit counts for as many that were had", () => {
  const far = after("m-", mastery.asking(two(), 0));
  assert.deepEqual(mastery.goneOn(two(), JSON.parse(JSON.stringify(mastery.toKeep(far)))), far);
  assert.deepEqual(mastery.goneOn(two(), { right: 1 }).places, ["had", "open"]);
  for (const odd of [{ places: ["had"] }, { places: [1, 2] }, { places: "had", row: [7] }, { places: ["open", "open"], row: [0, 0, 9], shown: [1, -1] }]) {
    const gone = mastery.goneOn(two(), odd);
    assert.deepEqual(gone.row.toSorted(), [0, 1], JSON.stringify(odd));
    assert.deepEqual(gone.shown, [0, 0]);
  }
});

/** A row of chances that is the same each time: a linear congruence. @param {number} seed */
function chances(seed) {
  let state = seed + 1;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Things in an order of chance. @param {string[]} things @param {(below: number) => number} below */
function mixed(things, below) {
  const row = [...things];
  for (let at = row.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [row[at], row[other]] = [row[other], row[at]];
  }
  return row;
}

/** One field answered at random, and how often a hand presses for it. @type {Record<string, (options: string[], below: (most: number) => number) => [string, number]>} */
const PRESSED = {
  choice: (options, below) => [options[below(options.length)], 1],
  number: (_, below) => [String(below(NUMBERS)), 2],
  beads: (_, below) => [String(below(5)), 1],
  order: (options, below) => [mixed(options, below).join("; "), options.length],
  call: (options, below) => [mixed(options, below).join(" "), options.length - 1],
  ranks: (_, below) => ["A 2 3 4 5 6 7 8 9 10 J Q K".split(" ").filter(() => below(2)).join(" "), 6],
};

/** The presses until a lesson is done by chance, but no more than are counted. @param {any} lesson @param {number} seed */
function pressesOf({ counts, need, tasks }, seed) {
  const below = chances(seed);
  let far = mastery.begun(counts.map((/** @type {number} */ count) => ({ count })), need);
  let presses = 0;
  while (!mastery.isDone(far) && presses < MOST) {
    const task = Number(mastery.next(far));
    const { fields, accept } = tasks[task][far.shown[task] % tasks[task].length];
    far = mastery.asking(far, task);
    const given = fields.map(({ type, options }) => PRESSED[type](options, below));
    const isRight = accept.some((/** @type {string[]} */ row) => row.every((right, at) => right === given[at][0]));
    const isOnePress = fields.length === 1 && fields[0].type === "choice";
    presses += given.reduce((sum, [, count]) => sum + count, isOnePress ? 1 : 2); // the answer, and on
    far = mastery.answered(far, isRight);
  }
  return presses;
}

for (const file of readdirSync(LESSONS).filter((name) => name.endsWith(".json") && name !== "course.json")) {
  test(`${file} is not finished by pressing at random`, () => {
    const lesson = JSON.parse(readFileSync(new URL(file, LESSONS), "utf8"));
    let presses = 0;
    for (let seed = 0; seed < SEEDS; seed += 1) presses += pressesOf(lesson, seed);
    assert.ok(presses / SEEDS >= FEWEST, `${presses / SEEDS} presses on the average: ask more, or what has more answers`);
  });
}

test("what is had in one of two tabs is had in both, and neither asks for it again", () => {
  const start = mastery.begun([{ count: 4 }], 3);
  const one = after("rw", start);
  const other = after("-rr", start);
  const both = mastery.joined(one, other);
  assert.equal(mastery.had(both), 3);
  assert.deepEqual(both.row.map((at) => both.places[at]), ["open"]);
  assert.deepEqual(mastery.joined(start, start), start);
});
