// How many letters two words differ in, counted no further than is asked.

import assert from "node:assert/strict";
import test from "node:test";

import { distance, small } from "../../docs/assets/faro/finder/ranking.js";

for (const [a, b, off] of /** @type {[string, string, number][]} */ ([
  ["copper", "copper", 0],
  ["", "", 0],
  ["coper", "copper", 1],
  ["cpoper", "copper", 1], // two that changed places
  ["hokelty", "hockelty", 1],
  ["hocklety", "hockelty", 1],
  ["soad", "soda", 1],
  ["parolee", "paroli", 2],
  ["ca", "abc", 3],
])) {
  test(`${a || "nothing"} and ${b || "nothing"} are ${off} apart`, () => {
    for (const most of [0, 1, 2, 3, 5]) {
      const found = distance(a, b, most);
      assert.equal(found > most ? "more" : found, off > most ? "more" : off, `at most ${most}`);
      assert.equal(distance(b, a, most) > most, off > most, `the other way, at most ${most}`);
    }
  });
}

// farodocs/search/text.py does the same to what is found; its test has the same pairs.
for (const [typed, meant] of [["\uFB01gure card", "figure card"], ["ｃｏｐｐｅｒ", "copper"], ["loſt", "lost"], ["Ｑｕｅｅｎ’ｓ", "queens"], ["À la première", "a la premiere"], ["№", "no"]]) {
  test(`${typed} is read as ${meant}`, () => assert.equal(small(typed), meant));
}
