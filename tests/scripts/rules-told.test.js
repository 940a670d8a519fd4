// What is told of the rules that decided: each book is named once, and each rule told once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { rulesOf } from "../../docs/assets/faro/learn/rules-told.js";

const field = { id: "ann", label: "Ann’s 2 on the Nine", type: /** @type {const} */ ("choice"), options: [], at: [], on: "", wrong: [] };
const taken = { book: "American Hoyle 1864", why: "a stake that loses goes to the bank" };
const paid = { book: "American Hoyle 1864", why: "a stake that wins is paid as much again" };
const faced = { book: "Cotton 1674", why: "a stake that is faced loses its share" };
const whole = (/** @type {typeof taken} */ reason) => ({ ...reason, what: "", fate: "", rule: "", point: "" });

/** @param {(typeof taken)[]} reasons @param {number[]} wrong */
const told = (reasons, wrong) => rulesOf({ explain: "It wins.", fields: reasons.map(() => field), reasons: reasons.map(whole) }, wrong);

test("two rules of one book name it once, a rule that decides twice stands once, and another book has its name", () => {
  assert.deepEqual(told([taken, faced, paid, taken], []), [
    "American Hoyle 1864: a stake that loses goes to the bank.",
    "A stake that wins is paid as much again.",
    "Cotton 1674: a stake that is faced loses its share.",
  ]);
});

test("of what was judged wrongly its own rule is told, and where no stake is settled the explanation", () => {
  assert.deepEqual(told([taken, paid], [1]), ["American Hoyle 1864: a stake that wins is paid as much again."]);
  assert.deepEqual(told([], []), ["It wins."]);
});
