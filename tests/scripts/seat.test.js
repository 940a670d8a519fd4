import assert from "node:assert/strict";
import { test } from "node:test";
import { Queue } from "../../docs/assets/faro/seat/queue.js";
import { dealAsked, requestOf } from "../../docs/assets/faro/seat/requests.js";

const ORDERS = { bet: "bet you 5 on 7", copper: "copper you 5 on 7" };
const WHOSE = { log: "", seed: "7K", id: "table", seat: "you", floor: 1 };
const ordersOf = (spot) => (spot === "table-7" ? ORDERS : undefined);

test("a press asks for a line, for an order of a card, or for an act", () => {
  assert.deepEqual(requestOf({ name: "", line: "take you 7" }, WHOSE, ordersOf), { do: "send", ...WHOSE, line: "take you 7" });
  assert.deepEqual(requestOf({ name: "", order: "copper", spot: "table-7" }, WHOSE, ordersOf), { do: "send", ...WHOSE, line: ORDERS.copper });
  assert.equal(requestOf({ name: "", order: "copper", spot: "gone" }, WHOSE, ordersOf), undefined);
  assert.deepEqual(requestOf({ name: "", act: "switch", rules: "nevada" }, WHOSE, ordersOf), { do: "switch", ...WHOSE, rules: "nevada" });
  assert.deepEqual(requestOf({ name: "", chip: 25 }, WHOSE, ordersOf), { do: "show", ...WHOSE });
});

test("nothing before the base of a deal is undone", () => {
  const base = "rules hoyle-1864\nopen you 100\n";
  assert.equal(dealAsked({ base, log: `${base}soda Kd\n`, seed: "7K" }).floor, 2);
});

test("presses are played one after the other, those that come meanwhile too", async () => {
  const played = [];
  const queue = new Queue(() => true, async ({ name }) => {
    played.push(`${name} begins`);
    await Promise.resolve();
    if (name === "seven") queue.add({ name: "deal" });
    played.push(`${name} ends`);
    return true;
  });
  queue.add({ name: "seven" });
  const all = ["seven begins", "seven ends", "deal begins", "deal ends"];
  const ends = [queue.run(), queue.run()].map((end) => end.then(() => assert.deepEqual(played, all)));
  await Promise.all(ends);
  queue.add({ name: "deal" });
  await queue.run();
  assert.deepEqual(played.slice(4), ["deal begins", "deal ends"]);
});

test("presses wait while nobody sits, and can be forgotten", async () => {
  const queue = new Queue(() => false, assert.fail);
  queue.add({ name: "seven" });
  await queue.run();
  assert.deepEqual(queue.names, ["seven"]);
  assert.deepEqual(queue.presses, [{ name: "seven" }]);
  queue.clear();
  assert.deepEqual(queue.names, []);
});
