// The deck under a clock that was wrong: nothing throws, and no card waits for a day that was reckoned by it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { rate } from "../../docs/assets/faro/learn/review-deck.js";
import { due, keep, progress } from "../../docs/assets/faro/storage/progress.js";

const DAY = 86_400_000;
const KEY = "word soda";

/** A card that was answered so many days from now. @param {number} days */
function asked(days) {
  keep((now) => Object.assign(now, { lessons: {}, deck: {}, opened: {} }));
  rate(KEY, { word: "soda" }, true);
  keep(({ deck }) => {
    const at = Date.now() + days * DAY;
    Object.assign(deck[KEY].card, { last_review: new Date(at).toISOString(), due: new Date(at + 3 * DAY).toISOString() });
  });
}

const AHEAD = [3, 400, 40_000];

for (const days of AHEAD) {
  for (const isRight of [true, false]) {
    test(`a card asked ${days} days ahead is due, and ${isRight ? "a right" : "a wrong"} answer is noted`, () => {
      asked(days);
      assert.equal(due(progress()).length, 1);
      rate(KEY, { word: "soda" }, isRight);
      const { card } = progress().deck[KEY];
      assert.ok(Math.abs(Date.parse(card.last_review ?? "") - Date.now()) < DAY);
      assert.ok(Date.parse(card.due) < Date.now() + 365 * DAY);
    });
  }
}

test("a card asked before is due on its day", () => {
  asked(-1);
  assert.equal(due(progress()).length, 0);
});

const ODD = [
  { state: 9 }, { state: -1, stability: -4 }, { stability: 0, difficulty: 0 }, { due: "1970-01-01", last_review: "1960-01-01" }, { reps: -3, lapses: 1e9 },
  { learning_steps: 99 }, { elapsed_days: -7, scheduled_days: 1e12 }, { difficulty: 99, stability: 1e300 }, { state: 0.5 },
];
for (const odd of ODD) {
  test(`a card that an import made odd is answered: ${JSON.stringify(odd)}`, () => {
    asked(-1);
    keep(({ deck }) => Object.assign(deck[KEY].card, odd));
    for (const isRight of [false, true]) rate(KEY, { word: "soda" }, isRight);
    assert.ok(!Number.isNaN(Date.parse(progress().deck[KEY].card.due)));
  });
}

test("the page *What has been tried* tells how many there are", () => {
  const tried = JSON.parse(readFileSync(new URL("../../docs/library/tried.json", import.meta.url), "utf8"));
  assert.equal(tried["clocks"], 2 * AHEAD.length);
});
