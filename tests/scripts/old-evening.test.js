// An old evening is read in parts, however long it is: what is wanted is there, and no more than three parts are.

import assert from "node:assert/strict";
import { test } from "node:test";
import { OldEvening, PART } from "../../docs/assets/faro/example/old-evening.js";

/** @param {number} count frames of an evening @param {string} [failing] what the engine says from the second part on */
function evening(count, failing) {
  /** @type {number[]} */
  const asked = [];
  const read = new OldEvening(async ({ first, most }) => {
    asked.push(first);
    if (failing && first) return { say: failing };
    const frames = Array.from({ length: Math.max(0, Math.min(most, count - first)) }, (_, number) => ({ say: String(first + number) }));
    return { frames, count, say: count ? "" : "The log is empty." };
  }, { log: "rules hoyle-1864\n", seat: "you" });
  return { read, asked };
}

const here = (read) => Object.keys(read.frames).length;

test("every frame of ten thousand can be stepped to, and three parts are kept at most", async () => {
  const count = 10_000;
  const { read, asked } = evening(count);
  for (let at = 0; at < count; at += 1) {
    assert.equal(await read.reach(at), "");
    assert.equal(read.frames[at].say, String(at));
    if (at + 1 < count) assert.equal(read.frames[at + 1].say, String(at + 1));
    assert.ok(here(read) <= 3 * PART);
  }
  assert.equal(read.frames.length, count);
  assert.equal(new Set(asked).size, asked.length, "no part is asked for twice on the way");
});

test("a leap drops what is far off, and two at once ask once", async () => {
  const { read, asked } = evening(1000);
  await read.reach(0);
  await Promise.all([read.reach(905), read.reach(906)]);
  assert.equal(read.frames[905].say, "905");
  await read.reach(910);
  assert.ok(!(0 in read.frames));
  assert.equal(asked.filter((first) => first === 900).length, 1);
});

test("a part that comes late drops nothing of what is read by then", async () => {
  const { read } = evening(1000);
  await read.reach(300);
  const late = read.reach(10);
  await read.reach(300);
  await late;
  assert.equal(read.frames[300].say, "300");
});

test("what cannot be drawn is told, and what is here stays", async () => {
  const { read } = evening(1000, "The engine could not load.");
  assert.equal(await read.reach(0), "");
  assert.equal(await read.reach(PART - 1), "The engine could not load.");
  assert.equal(await read.reach(PART - 2), "");
  assert.equal(await evening(0).read.reach(0), "The log is empty.");
});
