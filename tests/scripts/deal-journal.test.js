// A journal whose database cannot be opened, or is closed by the browser, is opened again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Storage } from "./kept-fakes.js";

globalThis.localStorage = new Storage();
const { Journal } = await import("../../docs/assets/faro/storage/deal-journal.js");

/** A request that is answered, or fails where there is no answer. @param {unknown} [result] */
function request(result) {
  const made = { result, onsuccess() {}, onerror() {} };
  Promise.resolve().then(() => (result ? made.onsuccess() : made.onerror()));
  return made;
}

test("a journal that could not be opened, or was closed, is opened for the next deal", async () => {
  const written = [];
  const database = new EventTarget();
  database.transaction = () => ({ objectStore: () => ({ put: ({ text }) => request(written.push(text)) }) });
  const opened = [undefined, database, database];
  globalThis.indexedDB = { open: () => request(opened.shift()) };
  const journal = new Journal("faro-tried");
  for (const text of ["lost", "one", "two"]) await journal.writeDown("deal", text);
  database.dispatchEvent(new Event("close"));
  await journal.writeDown("deal", "three");
  assert.deepEqual(written, ["one", "two", "three"]);
  assert.equal(opened.length, 0);
});
