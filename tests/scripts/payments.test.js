import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, nameOf, scoreOf } from "../../docs/assets/faro/dealer/payments.js";

test("a payment is called by its punter, its stake and its place", () => {
  const payment = { punter: "ann", what: "the Seven", stake: 5, coppered: true, taken: 0, paid: 5 };
  assert.equal(nameOf(payment), "Ann’s 5 on the Seven, coppered");
});

const NONE = { taken: 0, paid: 0 };
const PAID = { taken: 0, paid: 5 };
const [RIGHT, WRONG] = [{ right: true }, { right: false }];

test("a payment that was due counts whether it was made or not, and one that lies on is none", () => {
  const due = [NONE, { taken: 5, paid: 0 }, { taken: 0, paid: 2 }];
  assert.deepEqual(counted(due, [RIGHT, RIGHT, WRONG], [NONE, PAID, NONE]), { due: 2, right: 1, beyond: 0 });
  assert.deepEqual(counted(due, [WRONG, WRONG, WRONG], [PAID, NONE, NONE]), { due: 2, right: 0, beyond: 1 });
});

test("a stake that lies on and is passed over is no payment", () => {
  assert.deepEqual(counted([NONE], [WRONG], [{ ...NONE, passes: true }]), { due: 0, right: 0, beyond: 0 });
});

test("the count says how many were due and how many of them were right, and what was made beside", () => {
  assert.equal(scoreOf({}), "");
  assert.equal(scoreOf({ due: 1, right: 1 }), "1 payment right, of 1 due.");
  assert.equal(scoreOf({ due: 1, right: 0 }), "No payment right yet, of 1 due.");
  assert.equal(scoreOf({ due: 22, right: 20, beyond: 1 }), "20 payments right, of 22 due; 1 stake taken or paid that was not due.");
  assert.equal(scoreOf({ beyond: 2 }), "2 stakes taken or paid that were not due.");
});
