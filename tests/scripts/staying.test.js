// Who reads a part of a page for a while: it acts once.

import assert from "node:assert/strict";
import { test } from "node:test";

test("what has been read is not read again", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let seen;
  let gone = 0;
  globalThis.IntersectionObserver = class {
    constructor(heed) {
      seen = (entries) => heed(entries, this);
    }
    observe() {}
    disconnect() {
      gone += 1;
    }
  };
  Object.defineProperty(globalThis, "navigator", { value: { connection: { downlink: 10 } }, configurable: true });
  const { whenRead } = await import("../../docs/assets/faro/page/staying.js");
  let acts = 0;
  whenRead({}, () => (acts += 1));
  seen([{ isIntersecting: true }]);
  context.mock.timers.tick(1000);
  seen([{ isIntersecting: false }]);
  context.mock.timers.tick(5000);
  assert.deepEqual([acts, gone], [0, 0], "passed by");
  seen([{ isIntersecting: true }]);
  context.mock.timers.tick(3000);
  assert.deepEqual([acts, gone], [1, 1]);
});
