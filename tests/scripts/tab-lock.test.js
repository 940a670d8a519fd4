import assert from "node:assert/strict";
import { test } from "node:test";
import { Locks } from "./kept-fakes.js";

const locks = new Locks();
Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });

const { whole } = await import("../../docs/assets/faro/storage/own-names.js");
const { PATH } = await import("../../docs/assets/faro/storage/storage.js");
const { lock } = await import("../../docs/assets/faro/table/tab-lock.js");

/** A tab that has gone and still holds a lock, until that is given back. @param {string} name */
function goneTab(name) {
  let giveBack = () => {};
  locks.request(whole(name, PATH), { signal: new AbortController().signal }, () => new Promise((done) => (giveBack = () => done(undefined))));
  return () => giveBack();
}

test("what nobody has is taken, and is free again when it is given back", async () => {
  const first = await lock("deal");
  first?.();
  const second = await lock("deal");
  assert.ok(first && second);
  second();
});

test("what a tab has that lives is not waited for", async () => {
  const other = await lock("deal");
  assert.equal(await lock("deal"), null);
  other?.();
});

test("a tab that is gone gives its lock back in its own time", async () => {
  const giveBack = goneTab("deal");
  setTimeout(giveBack, 50);
  const mine = await lock("deal");
  assert.ok(mine);
  mine();
});

test("a tab that neither answers nor goes keeps what it has", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const giveBack = goneTab("deal");
  const wanted = lock("deal");
  t.mock.timers.tick(3000);
  assert.equal(await wanted, null);
  giveBack();
});

test("where locks are forbidden every tab has all", async (t) => {
  t.mock.method(locks, "request", () => Promise.reject(new Error("forbidden")));
  assert.ok(await lock("deal"));
  assert.ok(await lock("deal"));
});
