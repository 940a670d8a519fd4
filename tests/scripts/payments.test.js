import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf, paymentsAmong } from "../../docs/assets/faro/dealer/payments.js";

test("a payment is called by its punter, its stake and its place", () => {
  const payment = { punter: "ann", what: "the Seven", stake: 5, coppered: true, taken: 0, paid: 5 };
  assert.equal(nameOf(payment), "Ann’s 5 on the Seven, coppered");
});

test("a stake that lies on, and is let lie, is no payment", () => {
  const none = { taken: 0, paid: 0 };
  assert.equal(paymentsAmong([none, { taken: 5, paid: 0 }, none], [none, none, { taken: 0, paid: 2 }]), 2);
});
