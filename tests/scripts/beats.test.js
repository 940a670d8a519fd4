// When each beat of an act is seen, as the engine tells them: nothing here knows a page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cues, PACES, timed } from "../../docs/assets/faro/board/beats.js";
import { steps } from "../../docs/assets/faro/board/total.js";

const card = (rank, does, number) => ({ kind: "card", rank, does, number });
const settled = (place, taken, paid, punter = null) => ({ kind: "settled", place, punter, stake: 5, taken, paid, lies: false });

const TURN = [card("7", "loses", 1), card("Q", "wins", 2), settled("7", 5, 0), settled("Q", 0, 5)];
const { slow, quick } = PACES;

test("the first card, a breath, the second, a rest, and then the checks", () => {
  const { cards, settles, settled: stakes } = timed(TURN, slow);
  assert.deepEqual(cards.map(({ beat, at }) => [beat.rank, at]), [["7", 0], ["Q", slow.card + slow.breath]]);
  assert.equal(settles, 2 * slow.card + slow.breath + slow.rest);
  assert.deepEqual(stakes.map(({ place }) => place), ["7", "Q"]);
});

test("the cards come in the order in which the engine tells them, whichever of them loses", () => {
  const { cards } = timed([card("Q", "wins", 1), card("7", "loses", 2)], slow);
  assert.deepEqual(cards.map(({ beat }) => beat.does), ["wins", "loses"]);
  assert.ok(cards[0].at < cards[1].at);
});

test("in one stroke nothing waits for anything", () => {
  const { cards, settles } = timed(TURN, quick);
  assert.deepEqual([...cards.map(({ at }) => at), settles], [0, 0, 0]);
});

test("a card alone has no breath after it, and checks that are laid wait for no card", () => {
  assert.equal(timed([card("K", "nothing", 0)], slow).settles, slow.card + slow.rest);
  assert.equal(timed([{ kind: "laid", place: "Q", checks: 5, mine: true }], slow).settles, 0);
});

test("each card is heard, and what the checks do once: a win of one's own as a win", () => {
  const heard = (beats) => cues(timed(beats, slow)).map(({ what }) => what);
  assert.deepEqual(heard(TURN), ["card", "card", "win"]);
  assert.deepEqual(heard([...TURN.slice(0, 3), settled("Q", 0, 5, "ann")]), ["card", "card", "check"]);
  assert.deepEqual(heard(TURN.slice(0, 2)), ["card", "card"]);
  assert.deepEqual(cues(timed([{ kind: "laid", place: "Q", checks: 5, mine: true }], slow)), [{ at: 0, what: "check", mine: true }]);
});

test("what is heard of the checks is heard when they move", () => {
  assert.equal(cues(timed(TURN, slow)).at(-1).at, timed(TURN, slow).settles);
});

test("a total counts up and down from what it was to what it is, in few steps", () => {
  assert.deepEqual(steps(95, 98), [95, 96, 97, 98]);
  assert.deepEqual(steps(3, 1), [3, 2, 1]);
  const many = steps(100, 1000);
  assert.deepEqual([many[0], many.at(-1)], [100, 1000]);
  assert.ok(many.length <= 13);
});
