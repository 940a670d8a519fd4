// Mends every card of every deal that stdin brings in every way that the keeper offers, and tells what came of each.

import { stdin, stdout } from "node:process";
import { add, exchange, logOf, mend, putIn, standing, takeOut } from "../../../docs/assets/faro/evening/record.js";

let asked = "";
for await (const piece of stdin) asked += piece;
const { all, deals } = JSON.parse(asked);

/** The records that come of one mistake at a place and of its mending. @param {string[]} ranks @param {number} at */
function* mended(ranks, at) {
  const others = all.filter((rank) => rank !== ranks[at]);
  for (const rank of others) {
    const wrong = mend(ranks, at, rank);
    // Where the four of a rank lie elsewhere, the keeper would not have taken it.
    if ("ranks" in wrong) yield ["pressed for another", mend(wrong.ranks, at, ranks[at])];
  }
  for (const other of ranks.keys()) {
    if (ranks[other] !== ranks[at]) yield ["taken for each other", exchange(exchange(ranks, at, other).ranks, other, at)];
  }
  yield ["left out", at < ranks.length - 1 ? putIn(takeOut(ranks, at).ranks, at, ranks[at]) : add(takeOut(ranks, at).ranks, ranks[at])];
  for (const rank of all) {
    const wrong = putIn(ranks, at, rank);
    if ("ranks" in wrong) yield ["never fell", takeOut(wrong.ranks, at)];
  }
}

const told = deals.map(({ ranks, way, rules }) => {
  const made = ranks.flatMap((_, at) => [...mended(ranks, at)].map(([kind, changed]) => [kind, at, logOf(changed.ranks, way, `rules ${rules}\n`)]));
  const logs = [...new Set(made.map(([, , log]) => log))];
  return {
    kinds: [...new Set(made.map(([kind]) => kind))],
    count: made.length,
    logs,
    seen: ranks.map((_, at) => {
      const { cards, left, turn, isHalf, split, cases, dead, orders } = standing(ranks.slice(0, at + 1), way, all);
      const log = logOf(ranks.slice(0, at + 1), way, `rules ${rules}\n`);
      return { log, left, turn, isHalf, split, cases, dead, orders, fallen: cards.map(({ rank, plays, isSplit }) => [rank, plays, isSplit]) };
    }),
  };
});
stdout.write(JSON.stringify(told));
