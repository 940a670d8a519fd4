import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { offered } from "../../docs/assets/faro/edit/log-words.js";

const WORDS = JSON.parse(readFileSync(new URL("../../docs/assets/log-words.json", import.meta.url), "utf-8"));
const LOG = "rules hoyle-1864\nopen ann 100\nopen ben 100\nsoda Kd\n";
const labels = (/** @type {string} */ line) => offered(WORDS, LOG + line).map(({ label }) => label);

test("a line begins with one of the engine's words, each with what follows it", () => {
  const found = offered(WORDS, LOG);
  assert.deepEqual(found.map(({ label }) => label), Object.keys(WORDS.lines));
  assert.equal(found.find(({ label }) => label === "bet")?.detail, "NAME CHECKS on PLACE");
});

test("a name is one of those who sit there", () => assert.deepEqual(labels("bet "), ["ann", "ben", "bank"]));

test("a number is nobody's to guess", () => assert.deepEqual(labels("bet ann "), []));

test("a word that every object has begins no line", () => assert.deepEqual(labels("constructor "), []));

test("a small word and a place stand where the form has them", () => {
  assert.deepEqual(labels("bet ann 6 "), ["on"]);
  assert.deepEqual(labels("bet ann 6 on "), WORDS.kinds.PLACE);
});

test("what may be left out is left out, and what stands behind it is offered", () => {
  assert.ok(labels("copper ann ").includes("on"));
  assert.deepEqual(labels("parlee ann Q "), ["to"]);
});

test("a card that has fallen is not offered again", () => {
  const cards = labels("turn ");
  assert.equal(cards.length, 51);
  assert.ok(!cards.includes("Kd"));
});

test("what may be repeated is offered again", () => {
  assert.equal(labels("pile 7h 8h ").length, 52);
  assert.ok(labels("pile 7h ").includes("without"));
});

test("behind its end and behind no word of ours nothing is offered", () => {
  assert.deepEqual(labels("hock 7h "), []);
  assert.deepEqual(labels("fold "), []);
});
