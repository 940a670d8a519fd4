// What the search answers, by the index that the site serves. The pages' own index is made with the site: here only the
// words answer, as they do where that cannot be had.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answers } from "../../docs/assets/faro/finder/answers.js";

globalThis.fetch = async (url) => new Response(readFileSync(/** @type {URL} */ (url)));
const answer = await answers();

for (const [typed, word] of [
  ["hockelty", "Hockelty"],
  ["hockly", "Hockelty"],
  ["hockelti", "Hockelty"],
  ["HOCL", "Hockelty"],
  ["parlay", "Parlee"],
  ["parolli", "Paroli"],
  ["casekeeper", "Case-keeper"],
  ["doublett", "Doublet"],
  ["a la premiere", "À la première"],
  ["bet against a card", "Coppering a bet"],
]) {
  test(`${typed} finds ${word} among the first three words`, () => {
    const [{ title, answers: found }] = answer(typed);
    assert.equal(title, "Words");
    assert.equal(found.slice(0, 3).filter(({ name }) => name === word).length, 1, found.map(({ name }) => name).join(", "));
  });
}
