import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { whole } from "../../docs/assets/faro/storage/own-names.js";
import { PATH, texts } from "../../docs/assets/faro/storage/storage.js";
import { due, forget, keep, lookedUp, NAME, progress, takeInProgress } from "../../docs/assets/faro/storage/progress.js";

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
  assert.deepEqual({ ...progress().opened }, { soda: 5, hock: 1 });
  assert.equal(NAME, "faro-learn");
});

const card = (day, last_review) => ({ word: "soda", card: { due: day, last_review } });

test("of two cards the one seen later holds, wherever it was seen", () => {
  keep(({ deck }) => (deck["word soda"] = card("2026-02-01", "2026-01-02")));
  assert.equal(takeInProgress(JSON.stringify({ deck: { "word soda": card("2026-09-01", "2026-01-01") } })), false);
  assert.equal(progress().deck["word soda"].card.due, "2026-02-01");
  assert.equal(takeInProgress(JSON.stringify({ deck: { "word soda": card("2026-03-01", "2026-01-03") } })), true);
  assert.equal(progress().deck["word soda"].card.due, "2026-03-01");
});

test("a lesson done anywhere is done, and else the one holds in which more is had", () => {
  keep(({ lessons }) => Object.assign(lessons, { a: { done: "2026-01-01" }, b: { right: 3 }, c: { right: 1, places: ["had", "open", "open"] } }));
  takeInProgress(JSON.stringify({ lessons: { a: { right: 9 }, b: { done: "2026-02-02" }, c: { right: 2 } } }));
  const { a, b, c } = progress().lessons;
  assert.deepEqual([a, b, c], [{ done: "2026-01-01" }, { done: "2026-02-02" }, { right: 2 }]);
});

test("what a seat has brought stays, wherever the lesson went on", () => {
  keep(({ lessons }) => Object.assign(lessons, { split: { gain: 40, played: true }, copper: { done: "2026-01-01", right: 6 } }));
  takeInProgress(JSON.stringify({ lessons: { split: { right: 1 }, copper: { gain: 25, played: true, right: 2 } } }));
  const { split, copper } = progress().lessons;
  assert.deepEqual(split, { gain: 40, played: true, right: 1 });
  assert.deepEqual(copper, { gain: 25, played: true, done: "2026-01-01", right: 6 });
});

for (const name of ["__proto__", "constructor", "toString"]) {
  test(`${name}, which every object has, is a name like any other`, () => {
    const file = `{"deck": {"${name}": ${JSON.stringify(card("2026-02-01", "2026-01-01"))}}, "opened": {"${name}": 2}, "lessons": {"${name}": {"right": 1}}}`;
    assert.equal(takeInProgress(file), true);
    assert.equal(takeInProgress(file), false);
    for (const kept of Object.values(progress())) assert.deepEqual(Object.keys(kept), [name]);
  });
}

test("a tab that could not keep its own does not undo what another has learned", () => {
  const mine = whole(NAME, PATH);
  const kept = { [mine]: "{}" };
  let isFull = true;
  globalThis.localStorage = {
    getItem: (name) => kept[name] ?? null,
    setItem(name, text) {
      if (isFull) throw new Error("full");
      kept[name] = text;
    },
  };
  lookedUp("hock"); // the browser is full: kept by this tab alone
  isFull = false;
  kept[mine] = JSON.stringify({ lessons: { first: { done: "2026-01-01" } } }); // by another tab
  lookedUp("soda");
  assert.deepEqual(JSON.parse(kept[mine]).lessons, { first: { done: "2026-01-01" } });
  assert.deepEqual(JSON.parse(kept[mine]).opened, { hock: 1, soda: 1 });
  delete globalThis.localStorage;
});

test("what another version has kept stays, and what is deleted is gone", () => {
  const later = {
    lessons: { newer: { done: true }, copper: { right: 2 } }, deck: { later: { task: "t1" } }, opened: { soda: { times: 4 } }, more: 1,
  };
  texts.set(NAME, JSON.stringify(later));
  keep(({ lessons }) => {
    delete lessons.copper;
    lessons.split = { right: 1 };
  });
  const kept = JSON.parse(texts.get(NAME) ?? "");
  assert.deepEqual(kept.lessons, { newer: { done: true }, split: { right: 1 } });
  assert.deepEqual([kept.deck, kept.opened, kept.more], [later.deck, later.opened, 1]);
  forget();
  const left = JSON.parse(texts.get(NAME) ?? "");
  assert.deepEqual([left.lessons, left.deck, left.opened], [{}, {}, {}]);
});

test("a lesson in which nothing is right yet is taken in whole", () => {
  const standing = { right: 0, places: ["missed", "open"], row: [0, 1], shown: [1] };
  takeInProgress(JSON.stringify({ lessons: { copper: standing } }));
  assert.deepEqual(JSON.parse(texts.get(NAME) ?? "").lessons.copper, standing);
});
