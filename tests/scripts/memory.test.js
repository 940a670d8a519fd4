// The memory of the engine that a browser keeps: the next visit starts from it, unless anything is off, and then nobody
// is told. That a real one starts alike is tried in a browser, by tests/browser/test_memory.py.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { isWelcome, NAME } from "../../docs/assets/faro/engine/memory.js";
import { Fakes, settled } from "./engine-fakes.js";

const REST = 3000; // ms without a request

console.error = () => {}; // the worker tells the browser's console what failed

/** Whether the engine of a new visit was started from a memory. @param {Fakes} fakes */
async function isRemembered(fakes) {
  fakes.asked.length = 0;
  const engine = await fakes.engine();
  engine.on("failed", assert.fail);
  const { isRemembered: is } = await engine.ask({ do: "show" });
  assert.equal(fakes.asked.some(([name]) => name === "stdlib.zip"), !is);
  return is;
}

/** Nothing is asked for a while, and so one is kept. @param {Fakes} fakes */
async function rest(fakes) {
  mock.timers.tick(REST);
  await settled(() => fakes.kept.get(NAME)?.size);
}

/** A browser in which an engine has rested. */
async function visited() {
  const fakes = new Fakes();
  assert.equal(await isRemembered(fakes), false);
  await rest(fakes);
  assert.equal(fakes.kept.get(NAME)?.size, 1);
  return fakes;
}

/** Put something else in the place of what is kept. @param {Fakes} fakes @param {(bytes: Uint8Array) => Uint8Array} how */
async function damage(fakes, how) {
  const cache = /** @type {Map<string, Response>} */ (fakes.kept.get(NAME));
  const [[url, answer]] = cache;
  cache.set(url, new Response(how(new Uint8Array(await answer.clone().arrayBuffer())), { headers: answer.headers }));
}

test("the next visit starts from it, and keeps no other", async () => {
  const fakes = await visited();
  const [url] = /** @type {Map<string, Response>} */ (fakes.kept.get(NAME)).keys();
  assert.equal(await isRemembered(fakes), true);
  await rest(fakes);
  assert.deepEqual([...(fakes.kept.get(NAME)?.keys() ?? [])], [url]);
});

for (const [what, how] of /** @type {[string, (bytes: Uint8Array) => Uint8Array][]} */ ([
  ["a byte", (bytes) => bytes.with(bytes.length >> 1, 0)],
  ["the end", (bytes) => bytes.slice(0, bytes.length >> 1)],
])) {
  test(`one of which ${what} is damaged is dropped, and nobody is told`, async () => {
    const fakes = await visited();
    await damage(fakes, how);
    assert.equal(await isRemembered(fakes), false);
    assert.equal(fakes.kept.has(NAME), false);
  });
}

test("one of another engine is dropped, and this one kept", async () => {
  const fakes = await visited();
  const [old] = /** @type {Map<string, Response>} */ (fakes.kept.get(NAME)).keys();
  fakes.inputs = "the next build";
  assert.equal(await isRemembered(fakes), false);
  assert.equal(fakes.kept.has(NAME), false);
  await rest(fakes);
  const [next] = /** @type {Map<string, Response>} */ (fakes.kept.get(NAME)).keys();
  assert.equal(next, old.replace("this+build", "the+next+build"));
});

test("after a failure it is not used again", async () => {
  const fakes = await visited();
  fakes.spoil("manifest.json", "gone");
  const engine = await fakes.engine();
  await assert.rejects(engine.ask({ do: "show" }), /^Error: The engine could not load/);
  fakes.spoil();
  engine.retry();
  assert.deepEqual(await engine.ask({ do: "show" }), { say: "show", isRemembered: false });
});

for (const [told, memory, quota, welcome] of /** @type {[object, number | undefined, number, boolean][]} */ ([
  [{}, 8, 9e9, true],
  [{}, undefined, 9e9, true],
  [{ saveData: true }, 8, 9e9, false],
  [{ type: "cellular" }, 8, 9e9, false],
  [{}, 2, 9e9, false],
  [{}, 8, 1.1e9, false],
])) {
  const of = `${JSON.stringify(told)}, ${memory ?? "unsaid"} GB and room for ${quota / 1e9} GB`;
  test(`on a line of ${of} it is ${welcome ? "" : "not "}kept`, async () => {
    const storage = { estimate: async () => ({ quota, usage: 1e9 }) };
    new Fakes().reader({ connection: told, deviceMemory: memory, storage });
    assert.equal(await isWelcome(), welcome);
  });
}
