import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { offered } from "../../docs/assets/faro/edit/python-words.js";

const WORDS = JSON.parse(readFileSync(new URL("../../docs/assets/python-words.json", import.meta.url), "utf-8"));
const offers = (/** @type {string} */ before, text = before) => offered(WORDS, before, text);
const labels = (/** @type {string} */ before, text = before) => offers(before, text).map(({ label }) => label);

test("an import is offered what its module has, each with what it is called with", () => {
  assert.deepEqual(labels("from faro import "), Object.keys(WORDS.modules.faro));
  assert.deepEqual(labels("import os\nfrom faro.research import keep, "), Object.keys(WORDS.modules["faro.research"]));
  assert.equal(offers("from faro import ").find(({ label }) => label === "replay")?.detail, "(text, library, table)");
});

test("a module is offered by its name, and behind the dot of the package its rooms", () => {
  assert.ok(labels("from ").includes("faro.odds"));
  assert.ok(labels("import faro.").includes("research"));
  assert.ok(!labels("import faro.").includes("replay"));
  assert.ok(labels("faro.").includes("replay"));
});

test("behind a dot stands what the class has, or where it is not known what any has", () => {
  assert.deepEqual(labels("Rank."), Object.keys(WORDS.classes.Rank));
  const known = labels("table.");
  for (const [name, members] of Object.entries(WORDS.classes)) for (const member in members) assert.ok(known.includes(member), `${name}.${member}`);
});

test("what the text has behind its dots is offered there, and nowhere else", () => {
  const text = "rows.append(table.bank)\n";
  assert.ok(labels(`${text}rows.`).includes("append"));
  assert.ok(!labels(text).includes("append"));
});

test("elsewhere the names of the text are offered, and of those of the engine what they are called with", () => {
  const found = offers("", "from faro import spot\nsevens = spot('7')\n");
  assert.deepEqual(found.filter(({ detail }) => detail), [{ label: "spot", detail: "(text)" }]);
  assert.ok(found.some(({ label }) => label === "sevens"));
});

test("of another package nothing is known", () => assert.deepEqual(labels("from math import "), []));
