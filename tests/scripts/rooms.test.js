import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync, readdirSync } from "node:fs";

const SCRIPTS = new URL("../../docs/assets/faro/", import.meta.url);
const MOST_LINES = 250;

/** What a room may import from: itself, and those before it in its row. */
const ROWS = [
  "storage page engine example seat",
  "storage page finder engine learn",
  "storage page engine example learn table",
  "storage page finder engine learn drill",
  "storage page engine example drill spot",
  "storage page engine dealer",
  "storage page engine odds calculator",
  "storage page finder",
  "storage page offline",
  "storage page engine example watch",
].map((row) => row.split(" "));
const ROOMS = new Set(ROWS.flat());

const scripts = readdirSync(SCRIPTS, { recursive: true }).filter((name) => name.endsWith(".js") && name.includes("/"));

test("every script stands in a room of its element", () => {
  const rooms = new Set(scripts.map((name) => name.split("/")[0]));
  const unknown = [...rooms].filter((room) => !ROOMS.has(room));
  assert.equal(unknown.length, 0, `name ${unknown} in ROWS of this file, behind the folders that it may import from`);
});

for (const name of scripts) {
  const text = readFileSync(new URL(name, SCRIPTS), "utf-8");
  test(`${name} has ${MOST_LINES} lines at most`, () => assert.ok(text.split("\n").length <= MOST_LINES + 1));

  test(`${name} imports only from rooms under its own`, () => {
    const room = name.split("/")[0];
    const imported = [...text.matchAll(/^import [^;]*"\.\.\/([a-z]+)\//gm)].map((match) => match[1]);
    const under = new Set(ROWS.filter((row) => row.includes(room)).flatMap((row) => row.slice(0, row.indexOf(room))));
    assert.deepEqual(imported.filter((other) => !under.has(other)), []);
  });
}
