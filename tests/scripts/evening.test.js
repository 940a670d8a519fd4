import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { add, exchange, laidWith, logOf, mend, movedOn, putIn, standing, takeOut } from "../../docs/assets/faro/evening/record.js";
import { lastThree, latest, missing, next, ranksTold, refusal, where } from "../../docs/assets/faro/evening/told.js";
import { colourOf, eveningOf, keepEvening, leftEvening } from "../../docs/assets/faro/evening/kept.js";
import { codeOf, eveningIn } from "../../docs/assets/faro/evening/evening-code.js";
import { Storage } from "./kept-fakes.js";

const HOYLE = { first: 1, last: 1, opens: "soda", closes: "hock", losesFirst: true, calls: true, again: false, lastTurn: null };
const STUSS = { first: 0, last: 4, opens: "deal", closes: "pocket", losesFirst: true, calls: false, again: false, lastTurn: null };
const NAMES = ["Ace", "Deuce", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King"];
const ALL = "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ");
const WORDS = Object.fromEntries(ALL.map((rank, nth) => [rank, { word: NAMES[nth], plural: `${NAMES[nth]}${rank === "6" ? "es" : "s"}` }]));

const cards = (text) => text.split(" ");
const at = (text, way = HOYLE) => standing(text ? cards(text) : [], way, ALL);
/** A whole pack, rank by rank, with some cards at its end. */
const packEnding = (...last) => {
  const rest = ALL.flatMap((rank) => Array(4).fill(rank));
  for (const rank of last) rest.splice(rest.indexOf(rank), 1);
  return [...rest, ...last];
};

beforeEach(() => {
  globalThis.localStorage = new Storage();
});

test("each press is told, and the next is asked for", () => {
  for (const [fallen, told, asked] of [
    ["", "A new deal.", "Press the soda when it shows."],
    ["K", "Soda: King.", "Press the loser."],
    ["K 7", "Seven loses.", "Now the winner."],
    ["K 7 9", "Turn 1. Seven loses, Nine wins.", "Press the loser."],
    ["K 6 6", "Turn 1. A split: two Sixes.", "Press the loser."],
  ]) {
    assert.equal(latest(at(fallen), HOYLE, WORDS), told);
    assert.equal(next(at(fallen), HOYLE), asked);
  }
});

test("where the first card of a turn wins, it is told so", () => {
  const basset = { ...HOYLE, losesFirst: false };
  assert.equal(latest(at("K 7 9", basset), basset, WORDS), "Turn 1. Nine loses, Seven wins.");
  assert.equal(next(at("K 7", basset), basset), "Now the loser.");
});

test("a turn is counted from its first card, and the ends of a deal have their names", () => {
  assert.deepEqual(["", "K", "K 7", "K 7 9"].map((fallen) => where(at(fallen), HOYLE)), ["Soda", "Turn 1", "Turn 1", "Turn 2"]);
  assert.equal(where(standing(packEnding("K").slice(0, 51), HOYLE, ALL), HOYLE), "Hock");
  assert.equal(where(standing(packEnding("K"), HOYLE, ALL), HOYLE), "The deal is out");
  assert.equal(next(standing(packEnding("K").slice(0, 48), STUSS, ALL), STUSS), "Press the pocket: 4 cards.");
});

test("cases and dead ranks are named", () => {
  assert.equal(ranksTold(at("K 7 7 7 9 9 9 9"), WORDS), "Case: Seven. Dead: Nine.");
  assert.equal(ranksTold(at("K"), WORDS), "");
});

test("of the last three every order that can still come is counted once", () => {
  const three = (...last) => standing(packEnding(...last).slice(0, 49), HOYLE, ALL);
  assert.equal(three("A", "5", "K").orders.length, 6);
  assert.equal(lastThree(three("A", "5", "K"), WORDS), "Three left: Ace, Five and King. Call the turn.");
  assert.deepEqual(three("A", "5", "5").orders, [["A", "5", "5"], ["5", "A", "5"], ["5", "5", "A"]]);
  assert.match(lastThree(three("A", "5", "5"), WORDS), /^Three left: a cat, /);
  assert.equal(lastThree(three("5", "5", "5"), WORDS), "Three left, all Fives: there is nothing to call.");
  assert.equal(lastThree(standing(packEnding("A").slice(0, 49), { ...HOYLE, calls: false }, ALL), WORDS), "");
});

test("a fifth of a rank is refused with the places of the four, and a card over the pack with what to count", () => {
  const fifth = add(cards("K 7 9 7 7 2 7"), "7");
  assert.deepEqual(fifth, { rank: "7", places: [1, 3, 4, 6] });
  assert.match(refusal(fifth, HOYLE, WORDS), /^A fifth Seven cannot fall\. The four came in turn 1 as the loser, in turn 2 as the loser, in turn 2 as the winner and in turn 3 as the winner\./);
  assert.match(refusal(add(packEnding("K"), "K"), HOYLE, WORDS), /^Fifty-two cards have fallen\./);
});

test("what is missing is named when the dealer has no card left", () => {
  const told = missing(standing(packEnding("A", "6", "6").slice(0, 49), HOYLE, ALL), WORDS);
  assert.match(told, /^3 cards have not been pressed: an Ace and 2 Sixes\./);
  assert.match(missing(standing(cards("K 7 9"), HOYLE, ALL), WORDS), /^49 cards have not been pressed, too many to have been mislaid/);
  assert.match(missing(standing(packEnding("K").slice(0, 51), HOYLE, ALL), WORDS), /^One card has not been pressed: a King\./);
});

test("a card is mended, exchanged, taken out or put in, and the later ones stand", () => {
  const ranks = cards("K 7 9 4 Q");
  assert.deepEqual(mend(ranks, 2, "8"), { ranks: cards("K 7 8 4 Q") });
  assert.deepEqual(exchange(ranks, 1, 2), { ranks: cards("K 9 7 4 Q") });
  assert.deepEqual(takeOut(ranks, 1), { ranks: cards("K 9 4 Q") });
  assert.deepEqual(putIn(ranks, 1, "A"), { ranks: cards("K A 7 9 4 Q") });
  assert.deepEqual(mend(cards("K 7 7 7 7"), 0, "7"), { rank: "7", places: [1, 2, 3, 4] });
  assert.deepEqual(ranks, cards("K 7 9 4 Q"));
});

const LAID = [{ at: 1, line: "bet ann 5 on 7" }];
const EVENING = {
  ...{ book: "hoyle-1864", ranks: cards("K 7 9"), deals: 3, head: "rules hoyle-1864 split=push\nopen ann 60\n", laid: LAID },
  ...{ before: { book: "meyer", ranks: cards("2 3"), deals: 2, head: "", laid: [], colours: { bob: "blue" } }, nth: 7, hasClerk: true, colours: { ann: "red" } },
};

test("an evening is kept and found as it was", async () => {
  assert.equal(keepEvening(EVENING), true);
  assert.deepEqual(await leftEvening(ALL), EVENING);
});

test("a browser that keeps nothing is said to, and the page goes on", async () => {
  globalThis.localStorage.setItem = () => {
    throw new Error("full");
  };
  assert.equal(keepEvening(EVENING), false);
  assert.deepEqual(await leftEvening(ALL), EVENING);
});

test("a stranger's text is no evening, and a wrong field of one is as if it were not there", () => {
  for (const text of [null, "", "{", "[]", "7", '{"book":"x"}', '{"book":1,"ranks":[]}', '{"book":"x","ranks":["Z"]}']) {
    assert.equal(eveningOf(text, ALL), null);
  }
  const read = eveningOf('{"book":"x","ranks":["K"],"before":"no","deals":-1,"nth":"many","laid":[{"line":"a\\nb"},7,{"line":"x","at":-3}],"colours":{"a":1}}', ALL);
  assert.deepEqual(read, { book: "x", ranks: ["K"], deals: 0, head: "", laid: [{ at: 0, line: "x" }], before: null, nth: 0, hasClerk: false, colours: {} });
});

test("a punter whose name every object has is without a colour until he chooses one", () => {
  const { colours } = eveningOf('{"book":"x","ranks":[],"colours":{"ann":"red"}}', ALL);
  assert.deepEqual(["ann", "constructor"].map((name) => colourOf(colours, name)), ["red", ""]);
});

test("a deal goes into an address and comes out of it", () => {
  const deal = { book: "hoyle-1864", ranks: cards("K 10 10 A"), deals: 12, head: "", laid: [], colours: {} };
  assert.equal(codeOf(deal), "e=hoyle-1864.12.KTTA");
  assert.deepEqual(eveningIn(`#${codeOf(deal)}`, ALL), deal);
  const whole = { ...deal, ranks: packEnding("K") };
  assert.deepEqual(eveningIn(`#${codeOf(whole)}`, ALL), whole);
  for (const hash of ["", "#screen", "#e=", "#e=x.1", "#e=x.1.Z", "#e=x.1.KKKKK", "#e=X.1.K", `#e=x.1.${"A".repeat(53)}`]) assert.equal(eveningIn(hash, ALL), null);
});

const PHARO = { first: 1, last: 0, opens: "bottom", closes: "", losesFirst: true, calls: false, again: true, lastTurn: null };

test("a bottom card is shown, is not out, and falls as the last of all", () => {
  assert.equal(next(at("", PHARO), PHARO), "Press the bottom card when it shows.");
  const shown = at("K", PHARO);
  assert.equal(latest(shown, PHARO, WORDS), "Bottom card: King.");
  assert.deepEqual([shown.left, shown.remaining.get("K"), shown.turn], [52, 4, 0]);
  const all = ["K", ...packEnding("K").slice(0, 51)];
  assert.equal(latest(standing(all, PHARO, ALL), PHARO, WORDS), "Turn 26. A split: two Kings.");
  assert.match(logOf(all, PHARO, "rules pharo\n"), /^rules pharo\nbottom Ks\nturn As Ah\n(turn .*\n){24}turn Kc Ks\n$/);
  assert.match(refusal(add(cards("K K K K"), "K"), PHARO, WORDS), /^A fifth King cannot fall\. The four came as the bottom card, /);
  assert.match(missing(standing(all.slice(0, 50), PHARO, ALL), WORDS), /^2 cards have not been pressed: 2 Kings\./);
});

test("the last turn is told as its book plays it", () => {
  const last = (/** @type {[string, string]} */ lastTurn, ...two) => {
    const way = { ...PHARO, lastTurn };
    return latest(standing([two[1], ...packEnding(...two).slice(0, 51)], way, ALL), way, WORDS);
  };
  assert.equal(last(["lost", "null"], "J", "K"), "Turn 26. Jack loses, King is null.");
  assert.equal(last(["lost", "null"], "K", "K"), "Turn 26. King loses, King is null.");
  assert.equal(last(["lost", "lost"], "J", "K"), "Turn 26. Jack loses, King loses.");
  assert.equal(last(["null", "null"], "J", "K"), "Turn 26. Jack is null, King is null.");
});

test("what was laid stands in the log where it was laid, and never in the midst of a turn", () => {
  const laid = [{ at: 0, line: "open ann 60" }, { at: 1, line: "bet ann 5 on 7" }, { at: 4, line: "bet ann 5 on 9" }];
  const told = (ranks) => logOf(cards(ranks), HOYLE, "rules x\n", laid).split("\n").slice(1, -1);
  assert.deepEqual(told("K 7 9 4 Q"), ["open ann 60", "soda Ks", "bet ann 5 on 7", "turn 7s 9s", "bet ann 5 on 9", "turn 4s Qs"]);
  assert.deepEqual(told("K"), ["open ann 60", "soda Ks", "bet ann 5 on 7", "bet ann 5 on 9"]);
});

test("what was laid after a card moves with it, and what is laid late comes before what was laid later", () => {
  const laid = [{ at: 1, line: "a" }, { at: 3, line: "b" }];
  assert.deepEqual(movedOn(laid, 1, -1), [{ at: 1, line: "a" }, { at: 2, line: "b" }]);
  assert.deepEqual(movedOn(laid, 1, 1), [{ at: 1, line: "a" }, { at: 4, line: "b" }]);
  assert.deepEqual(laidWith(laid, { at: 1, line: "c" }).map(({ line }) => line), ["a", "c", "b"]);
  assert.deepEqual(laidWith([], { at: 1, line: "c" }), [{ at: 1, line: "c" }]);
});

test("an evening of an earlier edition has its colours in the deal before, too", () => {
  const read = eveningOf('{"book":"x","ranks":[],"colours":{"ann":"red"},"before":{"book":"x","ranks":["K"]}}', ALL);
  assert.deepEqual(read?.before?.colours, { ann: "red" });
  const own = eveningOf('{"book":"x","ranks":[],"colours":{"ann":"red"},"before":{"book":"x","ranks":["K"],"colours":{}}}', ALL);
  assert.deepEqual(own?.before?.colours, {});
});
