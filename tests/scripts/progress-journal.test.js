// What a killed browser had not stored of a lesson is there again, and its page begins anew with it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { OWN } from "../../docs/assets/faro/storage/deal-journal.js";
import { whole } from "../../docs/assets/faro/storage/own-names.js";
import { PATH } from "../../docs/assets/faro/storage/storage.js";
import { Storage } from "./kept-fakes.js";

const [mine, ofJournal] = ["faro-learn", OWN].map((name) => whole(name, PATH));

/** A request that is answered. @param {unknown} [result] */
function request(result) {
  const made = { result, onsuccess() {} };
  Promise.resolve().then(() => made.onsuccess());
  return made;
}

/** A database of one store. @param {Map<string, {own: string, text: string}>} entries */
function database(entries) {
  const store = {
    put: (entry, id) => request(entries.set(id, entry)),
    getAllKeys: () => request([...entries.keys()]),
    getAll: () => request([...entries.values()]),
  };
  return Object.assign(new EventTarget(), { transaction: () => ({ objectStore: () => store }) });
}

let visits = 0;

/** A visit of a browser that keeps `stored`, and has written `entries` down. @param {string} stored @param {Map<string, {own: string, text: string}>} entries */
async function visit(stored, entries) {
  let loads = 0;
  globalThis.location = { reload: () => loads++ };
  globalThis.localStorage = Object.assign(new Storage(), { [mine]: stored, [ofJournal]: "this one" });
  globalThis.indexedDB = { open: () => request(database(entries)) };
  const page = await import(`../../docs/assets/faro/storage/progress.js?${visits++}`);
  return { ...page, loads: () => loads };
}

const settled = () => new Promise((done) => setTimeout(done));

test("what had not been stored is there again", async () => {
  const entries = new Map();
  const before = await visit("{}", entries);
  before.keep(({ lessons }) => (lessons.soda = { right: 1 }));
  const stored = localStorage[mine];
  before.keep(({ lessons }) => (lessons.soda = { right: 2 }));
  await settled();
  assert.equal(before.loads(), 0);
  const after = await visit(stored, entries);
  await settled();
  assert.equal(after.loads(), 1);
  assert.deepEqual(after.progress().lessons.soda, { right: 2 });
  const again = await visit(localStorage[mine], entries);
  await settled();
  assert.equal(again.loads(), 0, "and the page is begun anew once");
});

test("an act before the look at what was written down and that which was found there stand beside each other", async () => {
  const entries = new Map([["now", { own: "this one", text: '{"nth": 9, "lessons": {"hock": {"right": 3}}}' }]]);
  const { keep, progress, loads } = await visit('{"nth": 8}', entries);
  keep(({ lessons }) => (lessons.soda = { right: 1 }));
  await settled();
  assert.deepEqual({ ...progress().lessons }, { hock: { right: 3 }, soda: { right: 1 } });
  assert.equal(loads(), 1);
});

test("what another browser wrote down, or one that has forgotten everything, is nothing", async () => {
  const entries = new Map([["now", { own: "another", text: '{"nth": 9}' }]]);
  const { loads } = await visit("{}", entries);
  await settled();
  assert.equal(loads(), 0);
  assert.equal(localStorage[mine], "{}");
});
