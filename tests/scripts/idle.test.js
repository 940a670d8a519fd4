import assert from "node:assert/strict";
import { test } from "node:test";

import { whenIdle } from "../../docs/assets/faro/page/idle.js";

/** How often it acts in a window whose browser is like that. @param {object} window @param {number} ms until it is counted */
function acts(window, ms, { mock }) {
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(globalThis, { window });
  let times = 0;
  whenIdle(() => (times += 1));
  mock.timers.tick(ms);
  return times;
}

test("a page that its browser never calls idle acts all the same", (context) => {
  const never = (act, { timeout }) => setTimeout(act, timeout);
  assert.equal(acts({ requestIdleCallback: never }, 2000, context), 1);
});

test("where a browser tells of no idle moments, it acts after what is under way", (context) => {
  assert.equal(acts({}, 0, context), 1);
});
