import assert from "node:assert/strict";
import { test } from "node:test";
import { Queue } from "../../docs/assets/faro/seat/queue.js";

test("what is dropped is settled, for something may lie on the cloth until it is", () => {
  /** @type {boolean[]} */
  const told = [];
  const queue = new Queue(() => false, async () => {});
  for (const name of ["one", "two"]) queue.add({ name, settled: (is) => told.push(is) });
  queue.clear();
  assert.deepEqual([told, queue.names], [[false, false], []]);
});
