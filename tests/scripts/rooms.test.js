import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync, readdirSync } from "node:fs";

const SCRIPTS = new URL("../../docs/assets/faro/", import.meta.url);
const MOST_LINES = 250;

/** What a room may import from: itself, and those before it in its row. */
const ROWS = [
  "storage page engine board example seat",
  "storage page finder engine learn",
  "storage page engine board example learn table",
  "storage page finder engine learn drill",
  "storage page engine board example drill spot",
  "storage page engine board dealer",
  "storage page engine board example seat evening",
  "storage page engine edit program",
  "storage page engine odds calculator",
  "storage page finder",
  "storage page offline",
  "storage page engine board example watch",
  "storage page engine edit example",
  "storage page engine board example embed",
].map((row) => row.split(" "));
const ROOMS = new Set(ROWS.flat());

/** The lines that a room may have in all. */
const ROOM_LINES = {
  storage: 490, page: 1670, finder: 1010, engine: 950, board: 540, example: 1100, learn: 2140,
  table: 1875, seat: 2455, drill: 110, spot: 200, dealer: 360, evening: 1506, edit: 410,
  program: 370, odds: 360, calculator: 750, offline: 450, watch: 180, embed: 160,
};

/** The doors of a room: what the scripts of others may import from it. Of a room that stands in no row here nobody does. */
const DOORS = Object.entries({
  storage: "deal-journal deal-log own-names progress storage stored-deal",
  page: "bring drawing edition elements embed-line far-off hover-card idle led-to link-code print-alone save-file speech staying twice",
  engine: "answers asking dear engine patience starting waiting",
  edit: "editor log-editor python-editor",
  board: "manner moving",
  example: "example faro-example house old-evening other-views packing place-of replay seat-offer",
  seat: "by-place goals seat",
  finder: "words",
  learn: "answer-form exercise",
  drill: "drill-items",
  odds: "baked checks",
  table: "house-rules kept-deals",
}).flatMap(([room, names]) => names.split(" ").map((name) => `${room}/${name}.js`));

const scripts = readdirSync(SCRIPTS, { recursive: true }).filter((name) => name.endsWith(".js") && name.includes("/"));
const texts = new Map(scripts.map((name) => [name, readFileSync(new URL(name, SCRIPTS), "utf-8")]));
const roomOf = (name) => name.split("/")[0];

/** What a script imports of ours, by its name among them. @param {string} name @param {RegExp} how */
const imported = (name, how) =>
  [...texts.get(name).matchAll(how)].map(([, path]) => new URL(path, new URL(name, SCRIPTS)).href.replace(SCRIPTS.href, ""));

/** As the script is loaded. */
const AT_ONCE = /^(?:import|export) (?:[^;]* from )?"(\.[^"]+)"/gm;
/** Then, later, or for a type alone. */
const EVER = /(?:from |import |import\(\[?)"(\.[^"?]+\.js)/g;

test("every script stands in a room of its element", () => {
  const unknown = [...new Set(scripts.map(roomOf))].filter((room) => !ROOMS.has(room));
  assert.equal(unknown.length, 0, `name ${unknown} in ROWS of this file, behind the folders that it may import from`);
});

test("every door is somebody's way in", () => {
  const used = new Set(scripts.flatMap((name) => imported(name, EVER).filter((other) => roomOf(other) !== roomOf(name))));
  assert.deepEqual(DOORS.filter((door) => !used.has(door)), [], "nobody comes in there: take it out of DOORS");
});

test("no script imports what imports it", () => {
  const done = new Set();
  const visit = (/** @type {string} */ name, /** @type {string[]} */ way) => {
    assert.ok(!way.includes(name), `a circle: ${[...way, name].join(" → ")}`);
    if (done.has(name) || !texts.has(name)) return;
    for (const other of imported(name, AT_ONCE)) visit(other, [...way, name]);
    done.add(name);
  };
  for (const name of scripts) visit(name, []);
  assert.equal(done.size, scripts.length);
});

for (const [room, most] of Object.entries(ROOM_LINES)) {
  test(`${room} keeps to its lines`, () => {
    const lines = scripts.filter((name) => roomOf(name) === room).reduce((sum, name) => sum + texts.get(name).split("\n").length - 1, 0);
    assert.ok(lines <= most, `${lines} lines: say it shorter, or say why the room must grow`);
  });
}

for (const [name, text] of texts) {
  test(`${name} has ${MOST_LINES} lines at most`, () => assert.ok(text.split("\n").length <= MOST_LINES + 1));

  test(`${name} imports only from rooms under its own`, () => {
    const room = roomOf(name);
    const under = new Set(ROWS.filter((row) => row.includes(room)).flatMap((row) => row.slice(0, row.indexOf(room) + 1)));
    assert.deepEqual(imported(name, AT_ONCE).filter((other) => !other.startsWith("..") && ROOMS.has(roomOf(other)) && !under.has(roomOf(other))), []);
  });

  test(`${name} enters other rooms by their doors`, () => {
    const beside = imported(name, EVER).filter((other) => ROOMS.has(roomOf(other)) && roomOf(other) !== roomOf(name));
    assert.deepEqual(beside.filter((other) => !DOORS.includes(other)), [], "import one of the room's doors, or name it in DOORS of this file");
  });
}
