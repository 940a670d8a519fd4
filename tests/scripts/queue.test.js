import assert from "node:assert/strict";
import { test } from "node:test";
import { Queue } from "../../docs/assets/faro/seat/queue.js";

test("what is dropped is settled, for something may lie on the cloth until it is", () => {
  /** @type {boolean[]} */
  const told = [];
  const queue = new Queue(() => false, async () => true);
  for (const name of ["one", "two"]) queue.add({ name, settled: (is) => told.push(is) });
  queue.clear();
  assert.deepEqual([told, queue.names], [[false, false], []]);
});

test("what is played is told whether the table has done it", async () => {
  /** @type {boolean[]} */
  const told = [];
  const queue = new Queue(() => true, async ({ name }) => name === "one");
  for (const name of ["one", "two"]) queue.add({ name, settled: (is) => told.push(is) });
  await queue.run();
  assert.deepEqual(told, [true, false]);
});
