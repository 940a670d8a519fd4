// What is said against a wrong answer is whole as a page puts it together, over every exercise that is baked.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { told } from "../../docs/assets/faro/learn/answer-form.js";
import { overlooked } from "../../docs/assets/faro/learn/overlooked.js";

const LESSONS = new URL("../../docs/assets/learn/", import.meta.url);
const WRITTEN = "7"; // an answer where nothing is chosen
const spaced = (/** @type {string} */ text) => text.replaceAll("\u{a0}", " ");

for (const file of readdirSync(LESSONS).filter((name) => name.endsWith(".json") && name !== "course.json")) {
  test(`${file}: each wrong choice has a sentence of its own that names it`, () => {
    const { tasks } = JSON.parse(readFileSync(new URL(file, LESSONS), "utf8"));
    for (const { fields, accept } of tasks.flat()) {
      for (const [at, field] of fields.entries()) {
        const right = accept.map((/** @type {string[]} */ row) => row[at]);
        const wrong = field.type === "choice" ? field.options.filter((/** @type {string} */ option) => !right.includes(option)) : [WRITTEN];
        const said = wrong.map((/** @type {string} */ answer) => spaced(overlooked(field, answer)));
        const isMarked = field.type === "beads" || field.id === "tally"; // and the sentence says what is so
        for (const [number, answer] of wrong.entries()) assert.ok(isMarked || said[number].includes(spaced(told(field, answer))), `${field.label}, ${answer}: “${said[number]}”`);
        assert.equal(new Set(said).size, said.length, field.label);
      }
    }
  });
}
