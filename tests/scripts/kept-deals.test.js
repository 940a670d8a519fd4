import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Locks, Storage } from "./kept-fakes.js";

// As on a page that is not served securely: no locks.
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

const MINE = "rules hoyle-1864\nopen you 100\nsoda Kd\n";
const { MOST, keepDeal, keptDeals, leaveDeal, newDeal, resumeDeal, room, takeUp, unreadable } = await import("../../docs/assets/faro/table/kept-deals.js");
const { texts, textsOfTab } = await import("../../docs/assets/faro/storage/storage.js");
const { everything, isEveningLeft, isRoomFor, opened, replaceEvening, takeIn, tooMany } = await import("../../docs/assets/faro/table/kept-things.js");

const dealt = (seed, at, changes = {}) => JSON.stringify({ base: MINE, log: MINE, seed, at, ...changes });
const file = (deals) => JSON.stringify({ faro: 1, kept: Object.fromEntries(deals.map((text, n) => [`faro-table:other-${n}`, text])) });
const seeds = () => keptDeals().map(({ deal }) => deal.seed);

beforeEach(() => {
  globalThis.localStorage = new Storage();
  globalThis.sessionStorage = new Storage();
});

test("what comes to be kept after all is what is had, and no longer what was not kept", () => {
  const { setItem } = globalThis.localStorage;
  globalThis.localStorage.setItem = () => {
    throw new Error("full");
  };
  assert.equal(texts.set("faro-tried", "old"), false);
  globalThis.localStorage.setItem = setItem;
  texts.put("faro-tried", "new");
  assert.equal(texts.get("faro-tried"), "new");
  assert.equal(texts.isKept("faro-tried"), true);
});

function keep(count) {
  for (let n = 0; n < count; n += 1) texts.set(`faro-table:mine-${n}`, dealt(`mine-${n}`, n + 1));
}

test("an import for which there is room takes every deal in, and touches none that is here", () => {
  keep(5);
  const chosen = opened(file([dealt("a", 100), dealt("b", 101)]));
  assert.equal(isRoomFor(chosen), true);
  assert.equal(takeIn(chosen), "2 deals have been added to the list.");
  assert.deepEqual(seeds(), ["b", "a", "mine-4", "mine-3", "mine-2", "mine-1", "mine-0"]);
});

test("where there is no room for all it says for how many, and takes no more than these, the latest", () => {
  keep(19);
  const chosen = opened(file(Array.from({ length: 25 }, (_, n) => dealt(`new-${n}`, 100 + n))));
  assert.equal(isRoomFor(chosen), false);
  assert.equal(tooMany(chosen), "25 deals of the file are not here yet, and there is room for 1. Take in the latest, or forget deals first. Your own stay.");
  assert.equal(seeds().length, 19);
  assert.equal(takeIn(chosen), "One deal has been added to the list.");
  assert.equal(seeds()[0], "new-24");
  assert.equal(seeds().filter((seed) => seed.startsWith("mine")).length, 19);
});

test("a full list takes in nothing, and the next press pushes out one deal at most", async () => {
  keep(MOST);
  const chosen = opened(file([dealt("new", 999)]));
  assert.match(tooMany(chosen), /room for none\. Forget a deal first\./);
  takeIn(chosen);
  assert.equal(room(), 0);
  await newDeal();
  await keepDeal({ base: MINE, log: MINE, seed: "now" });
  assert.equal(seeds().length, MOST);
  assert.deepEqual(seeds().filter((seed) => seed.startsWith("mine")).length, MOST - 1);
});

test("of a full list the oldest goes, and the newest stays", async () => {
  keep(MOST);
  await newDeal();
  await keepDeal({ base: MINE, log: MINE, seed: "now" });
  assert.deepEqual([seeds()[0], seeds().at(-1)], ["now", "mine-1"]);
});

test("a clock that is set back makes no new deal an old one", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: 1_000_000 });
  keep(MOST);
  for (const [number, seed] of ["first", "second", "third"].entries()) {
    t.mock.timers.setTime(1_000_000 - 1000 * number);
    await newDeal();
    await keepDeal({ base: MINE, log: MINE, seed });
  }
  assert.deepEqual(seeds().slice(0, 3), ["third", "second", "first"]);
});

test("of a file's deals the latest is the one that was kept last, whatever the clock said", () => {
  keep(19);
  takeIn(opened(file([dealt("second", 100, { nth: 2 }), dealt("third", 90, { nth: 3 }), dealt("first", 110, { nth: 1 })])));
  assert.ok(seeds().includes("third"));
  assert.equal(seeds().length, MOST);
});

test("an import that brings what was learned says so", () => {
  const learned = JSON.stringify({ lessons: { first: { done: "2026-01-01" } } });
  const text = JSON.stringify({ faro: 1, kept: { "faro-learn": learned } });
  assert.equal(takeIn(opened(text)), "What you had learned elsewhere is here now.");
  assert.equal(takeIn(opened(text)), "Nothing in the file is new here.");
});

test("an import says what came, and that no deal did where the file has some", () => {
  const kept = { "faro-table:x": dealt("a", 1), "faro-sound": "on", "faro-evening": '{"ranks":["K"],"nth":7}' };
  const text = JSON.stringify({ faro: 1, kept });
  assert.equal(takeIn(opened(text)), "One deal has been added to the list. The switches are as in the file. The evening with real cards is here now.");
  assert.equal(texts.get("faro-evening"), kept["faro-evening"]);
  assert.equal(takeIn(opened(text)), "Every deal in the file was here already.");
  assert.equal(takeIn(opened(JSON.stringify({ faro: 1, kept: { "faro-sound": "off" } }))), "The switches are as in the file.");
});

test("an evening that is kept stays until the reader puts another in its place", () => {
  const mine = '{"ranks":["Q"],"nth":9}';
  texts.set("faro-evening", mine);
  const chosen = opened(JSON.stringify({ faro: 1, kept: { "faro-evening": '{"ranks":["K"],"nth":7}' } }));
  assert.equal(takeIn(chosen), "Another evening with real cards is kept here, and stays.");
  assert.equal(texts.get("faro-evening"), mine);
  assert.equal(isEveningLeft(chosen), true);
  assert.equal(replaceEvening(chosen), "The evening with real cards is that of the file.");
  assert.deepEqual(JSON.parse(texts.get("faro-evening")), { ranks: ["K"], nth: 10 });
  const broken = opened(JSON.stringify({ faro: 1, kept: { "faro-evening": '{"nth":9}' } }));
  assert.equal(isEveningLeft(broken), false);
});

test("a list that an older version let grow over its places loses one deal to a new one, and none to a press", async () => {
  keep(52);
  await newDeal();
  await keepDeal({ base: MINE, log: MINE, seed: "now" });
  assert.equal(seeds().length, 52);
  await keepDeal({ base: MINE, log: `${MINE}turn 7h 9s\n`, seed: "now" });
  assert.equal(seeds().length, 52);
});

test("the same deal does not come twice, and one that went on comes besides", () => {
  keep(1);
  const longer = dealt("mine-0", 50, { log: `${MINE}turn 7h 9s\n` });
  const text = JSON.stringify({ faro: 1, kept: { "faro-table:mine-0": longer, "faro-table:x": dealt("mine-0", 3), "faro-table:y": longer } });
  assert.equal(takeIn(opened(text)), "One deal has been added to the list.");
  assert.equal(keptDeals().length, 2);
});

test("a file neither takes along nor brings which journal a browser calls its own", () => {
  texts.set("faro-journal", "mine");
  texts.set("faro-learn", "{}");
  assert.ok(!("faro-journal" in JSON.parse(everything()).kept));
  takeIn(opened(JSON.stringify({ faro: 1, kept: { "faro-journal": "another", "faro-learn": "{}" } })));
  assert.equal(texts.get("faro-journal"), "mine");
});

test("an imported deal brings no board along, and a wrong field is left out", () => {
  takeIn(opened(file([dealt("a", 1, { html: "<b>", chip: -1, where: 7 })])));
  assert.deepEqual(JSON.parse(texts.get("faro-table:other-0")), { base: MINE, log: MINE, seed: "a", at: 1 });
});

for (const text of ["{", "7", "null", "[]", '{"faro": 1}', '{"faro": 1, "kept": {}}', '{"faro": 2, "kept": {"faro-x": "on"}}', '{"faro": 1, "kept": {"other": "on"}}']) {
  test(`${text} is no file of this site`, () => assert.throws(() => opened(text), /choose one that was saved here/));
}

test("what is kept as a deal and cannot be read is told with its text, and takes no place", () => {
  keep(2);
  const broken = ["{", '{"log": 7}', "", '{"base": "", "log": "soda \\ud83c"}'];
  for (const [n, text] of broken.entries()) texts.set(`faro-table:broken-${n}`, text);
  assert.deepEqual(unreadable().map(({ text }) => text), broken);
  assert.equal(keptDeals().length, 2);
});

test("a table that is left while its deal comes does not take it from the table that comes next", async (t) => {
  Object.defineProperty(globalThis, "navigator", { value: { locks: new Locks() }, configurable: true });
  t.after(() => Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true }));
  for (const waits of [0, 1, 2, 3]) {
    texts.set("faro-table:laid", dealt("laid", 1));
    textsOfTab.set("faro-table", "laid");
    const left = resumeDeal();
    for (let turn = 0; turn < waits; turn += 1) await undefined;
    leaveDeal();
    const next = resumeDeal();
    assert.equal(await left, null);
    assert.equal((await next)?.seed, "laid", `left after ${waits} turns of the page`);
    leaveDeal();
  }
});

test("of two deals that are asked for the later is had, whichever is free sooner, and nothing is held but its lock", async (t) => {
  const locks = new Locks();
  Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
  t.after(() => Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true }));
  for (const name of ["one", "other"]) texts.set(`faro-table:${name}`, dealt(name, 1));
  await newDeal();
  let letGo = () => {};
  const [{ name }] = (await locks.query()).held;
  const busy = name.replace(/[^:]+$/, "one");
  locks.request(busy, { signal: new AbortController().signal }, () => new Promise((done) => (letGo = () => done(undefined))));
  const [first, second] = [takeUp("one"), takeUp("other")];
  assert.equal((await second)?.seed, "other");
  letGo();
  assert.equal(await first, undefined);
  assert.equal(textsOfTab.get("faro-table"), "other");
  await new Promise((done) => setTimeout(done));
  assert.equal((await takeUp("one"))?.seed, "one");
  leaveDeal();
});
