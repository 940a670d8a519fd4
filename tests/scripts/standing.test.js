import assert from "node:assert/strict";
import { test } from "node:test";
import { standing } from "../../docs/assets/faro/learn/standing.js";

test("how far a lesson is reads as English, whatever the numbers", () => {
  assert.equal(standing(0, 1, 1), "None right yet. One right answer finishes the lesson.");
  assert.equal(standing(0, 6, 4), "None right yet. Four right answers finish the lesson.");
  assert.equal(standing(2, 6, 4), "2 right of 6. Two more finish the lesson.");
  assert.equal(standing(3, 6, 4), "3 right of 6. One more finishes the lesson.");
  assert.equal(standing(1, 25, 23), "1 right of 25. 22 more finish the lesson.");
});

test("a lesson of which enough is right is done", () => assert.equal(standing(4, 6, 4), "Done: 4 right."));
