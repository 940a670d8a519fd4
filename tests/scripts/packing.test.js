import assert from "node:assert/strict";
import { test } from "node:test";
import { unpack } from "../../docs/assets/faro/example/packing.js";

const PACKED = {
  pieces: ["<a>", "<b>", "<c>"],
  log: "rules hoyle-1864\nsoda Kd\nturn 7h 9s\n",
  frames: [
    { html: [0, 1], log: 2, say: "The soda.", step: "Step" },
    { html: [0, 2], log: 3, say: "The turn.", step: "Deal the turn" },
  ],
};

test("a frame has its pieces put together, and the log as far as it goes", () => {
  const { frames } = unpack(PACKED);
  assert.deepEqual(frames, [
    { html: "<a><b>", log: "rules hoyle-1864\nsoda Kd\n", say: "The soda.", step: "Step" },
    { html: "<a><c>", log: PACKED.log, say: "The turn.", step: "Deal the turn" },
  ]);
});

test("what else was packed along stays, and other views are unpacked too", () => {
  const view = { open: "Lift the lid", frames: [{ html: [2], log: 1, say: "", step: "Step" }] };
  const unpacked = unpack({ ...PACKED, start: 1, views: [view] });
  assert.equal(unpacked.start, 1);
  assert.equal("pieces" in unpacked, false);
  assert.deepEqual(unpacked.views, [{ open: "Lift the lid", frames: [{ html: "<c>", log: "rules hoyle-1864\n", say: "", step: "Step" }] }]);
});

test("a log that ends within a line keeps its last line", () => {
  assert.equal(unpack({ ...PACKED, log: "soda Kd\nturn 7h", frames: PACKED.frames.slice(0, 1) }).frames[0].log, "soda Kd\nturn 7h");
});
