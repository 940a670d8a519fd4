// What the search finds, as an answer shows it.

import assert from "node:assert/strict";
import test from "node:test";

import { allFound } from "../../docs/assets/faro/finder/found.js";

const KINDS = ["Page", "Word", "Law", "Section", "For makers"];
const PLACES = /** @type {import("../../docs/assets/faro/finder/found.js").Row[]} */ ([
  ["odds/", "Odds", 0, "What a bet costs."],
  ["odds/#whose", "Whose number", 3],
  ["laws/", "The laws", 0, "Ten laws."],
  ["laws/#law-1", "The first law", 2, "", ["law 1"]],
  ["lost/#here", "Here", 3],
]);
const told = allFound([], { kinds: KINDS, places: PLACES, index: /** @type {any} */ ({}) }).map(({ answer }) => [answer.name, answer.kind, answer.line]);

test("a section is named with its page, and what has no line of its own has that of its page", () => {
  assert.deepEqual(told, [
    ["Odds", "Page", "What a bet costs."],
    ["Odds: Whose number", "Section", "What a bet costs."],
    ["The laws", "Page", "Ten laws."],
    ["The first law", "Law", "Ten laws."],
    ["Here", "Section", ""],
  ]);
});
