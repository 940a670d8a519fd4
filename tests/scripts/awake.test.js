// The switch that keeps the screen on, pressed twice before the browser has answered.

import assert from "node:assert/strict";
import { test } from "node:test";

const held = new Set();

class Lock extends EventTarget {
  async release() {
    if (held.delete(this)) this.dispatchEvent(new Event("release"));
  }
}

/** A lock comes a moment after it is asked for. */
async function request() {
  await Promise.resolve();
  const lock = new Lock();
  held.add(lock);
  return lock;
}

test("two presses ask for one lock, and off lets the screen go dark", async () => {
  Object.defineProperty(globalThis, "navigator", { value: { wakeLock: { request } }, configurable: true });
  globalThis.document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const { Awake } = await import("../../docs/assets/faro/evening/caller.js");
  const awake = new Awake();
  assert.deepEqual(await Promise.all([awake.turn(true), awake.turn(true)]), [true, true]);
  assert.equal(held.size, 1);
  assert.equal(await awake.turn(false), false);
  assert.equal(held.size, 0);
});
