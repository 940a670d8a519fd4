import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { due, keep, lookedUp, NAME, progress, takeInProgress } from "../../docs/assets/faro/storage/progress.js";

beforeEach(() => keep((kept) => Object.assign(kept, { lessons: {}, deck: {}, opened: {} })));

test("a word looked up twice is in the deck, and due", () => {
  lookedUp("soda");
  assert.deepEqual(due(progress()), []);
  lookedUp("soda");
  assert.deepEqual(due(progress()).map(([key, { word }]) => [key, word]), [["word soda", "soda"]]);
});

test("a word that is in the deck keeps its day", () => {
  keep(({ deck }) => (deck["word soda"] = { word: "soda", card: { due: "2999-01-01" } }));
  lookedUp("soda");
  lookedUp("soda");
  assert.equal(progress().deck["word soda"].card.due, "2999-01-01");
});

test("what another browser has looked up is taken in, and what is broken is not", () => {
  lookedUp("soda");
  takeInProgress(JSON.stringify({ opened: { soda: 5, hock: 1, turn: "often" }, deck: [], lessons: null }));
  assert.deepEqual(progress().opened, { soda: 5, hock: 1 });
  assert.equal(NAME, "faro-learn");
});
