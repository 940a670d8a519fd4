// What a page has of the engine, where its files do not come, or others in their place: it is told once, in a sentence,
// and *Retry* asks past every cache. What only Python can judge is tried in a browser, by tests/browser/test_engine_js.py.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { Fakes, settled } from "./engine-fakes.js";

console.error = () => {}; // the worker tells the browser's console what failed
const FAULTS = JSON.parse(readFileSync(new URL("engine-faults.json", import.meta.url), "utf8"))["under Node"];
const REST = 3000; // ms without a request
const SILENCE = "nothing has come for 15 seconds.";

/** What is said, or the sentence that refuses it. @param {any} engine @returns {Promise<string>} */
const show = (engine) => engine.ask({ do: "show" }).then(({ say }) => say, ({ message }) => message);

for (const [file, fault] of FAULTS) {
  test(`${file}, ${fault}: told in one sentence, and Retry asks past the caches that hold it`, async () => {
    const fakes = new Fakes();
    fakes.spoil(file, fault);
    const engine = await fakes.engine();
    const failed = [];
    engine.on("failed", ({ sentence }) => failed.push(sentence));
    const waiting = Promise.all([show(engine), show(engine)]);
    if (fault === "stalls") {
      await settled(() => fakes.hasFailed);
      await settled();
      mock.timers.tick(14_900);
      assert.equal(engine.state, "loading");
      mock.timers.tick(200);
    }
    const [first, second] = await waiting;
    assert.equal(engine.state, "failed");
    assert.deepEqual([second, await show(engine), failed], [first, first, [first]]);
    assert.ok(first.startsWith("The engine could not load: "), first);
    if (fault === "stalls") assert.ok(first.endsWith(SILENCE), first);
    if (fault === "gone") assert.match(first, file === "engine-worker.js" ? /its script could not be fetched\.$/ : new RegExp(`${file} could not be fetched\\.$`));

    fakes.spoil();
    fakes.asked.length = 0;
    engine.retry();
    assert.equal(engine.state, "loading");
    assert.equal(await show(engine), "show");
    const names = new Set(fakes.asked.map(([name]) => name));
    for (const name of ["manifest.json", "engine-worker.js", "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "stdlib.zip", "engine.whl"]) {
      assert.ok(names.has(name), `${name} was not asked for again`);
    }
    assert.deepEqual(fakes.asked.filter(([, cache]) => cache !== "reload"), []);
  });
}

test("a program that is sent as any file starts all the same", async () => {
  const fakes = new Fakes();
  fakes.spoil("pyodide.asm.wasm", "untyped");
  assert.equal(await show(await fakes.engine()), "show");
});

test("the loading can be stopped", async () => {
  const engine = await new Fakes().engine();
  const asked = show(engine);
  engine.stop();
  assert.deepEqual([await asked, engine.state], ["Stopped before the engine was loaded.", "asleep"]);
});

test("it warms up when a button comes into view, and at its pointer", async () => {
  const fakes = new Fakes();
  Object.assign(globalThis, {
    window: { requestIdleCallback: (/** @type {() => void} */ act) => act() },
    IntersectionObserver: class {
      constructor(act) {
        this.observe = () => act([{ isIntersecting: true }], this);
        this.disconnect = () => {};
      }
    },
  });
  const inView = await fakes.engine();
  inView.warmFor(new EventTarget());
  assert.equal(inView.state, "loading");
  const pointedAt = await fakes.engine();
  const button = new EventTarget();
  pointedAt.warmAt(button);
  assert.equal(pointedAt.state, "asleep");
  button.dispatchEvent(new Event("pointerover"));
  assert.equal(pointedAt.state, "loading");
});

test("it does not warm up for a reader who saves data", async () => {
  const fakes = new Fakes();
  fakes.reader({ connection: { saveData: true } });
  const engine = await fakes.engine();
  engine.warm();
  assert.equal(engine.state, "asleep");
});

test("a page that begins it at once does not for a reader who saves data", async () => {
  const fakes = new Fakes();
  fakes.reader({ connection: { saveData: true } });
  await import("../../docs/assets/faro/engine/at-once.js");
  const { engine } = await import("../../docs/assets/faro/engine/engine.js");
  assert.equal(engine.state, "asleep");
});

for (const [told, count] of /** @type {[object, number][]} */ ([[{}, 1], [{ effectiveType: "3g" }, 1], [{ saveData: true }, 0]])) {
  test(`on a line of ${JSON.stringify(told)} what Python seldom runs comes ${count ? "once, at rest" : "only when it is called"}`, async () => {
    const fakes = new Fakes();
    fakes.reader({ connection: told });
    const engine = await fakes.engine();
    const asked = () => fakes.asked.filter(([name]) => name === "seldom.wasm").length;
    for (const rested of [0, count, count]) {
      await engine.ask({ do: "show" });
      await settled();
      assert.equal(asked(), rested);
      mock.timers.tick(REST);
      await settled();
    }
  });
}

test("after a failure it comes with the engine, past every cache: it may be what was wrong", async () => {
  const fakes = new Fakes();
  fakes.spoil("manifest.json", "gone");
  const engine = await fakes.engine();
  await assert.rejects(engine.ask({ do: "show" }));
  fakes.spoil();
  engine.retry();
  await engine.ask({ do: "show" });
  assert.deepEqual(fakes.asked.filter(([name]) => name === "seldom.wasm"), [["seldom.wasm", "reload"]]);
});
