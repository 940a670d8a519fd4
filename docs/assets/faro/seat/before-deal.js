/** What comes before the cards that a reader deals: a new log after a long evening, and what other punters bet. */

import { engine } from "../engine/engine.js";
import { say } from "../page/speech.js";
import { isLong } from "./requests.js";

/** @typedef {import("./seat.js").Seat} Seat */

/** @param {Seat} seat @param {string} act before many turns the engine lets the others bet at each */
export async function prepare(seat, act) {
  if (["deal", "ahead"].includes(act) && isLong(seat.deal.log)) await beginAnew(seat);
  if (["deal", "draw", "ahead"].includes(act)) await letRun(seat);
  if (["deal", "draw"].includes(act)) await letOthersBet(seat);
}

/** What was won and lies runs on. @param {Seat} seat */
async function letRun(seat) {
  const { visit } = seat;
  for (const line of seat.hands.winnings.lines) {
    const { log, error } = await engine.ask({ do: "send", ...seat.whose, line });
    if (visit !== seat.visit) return;
    if (!error) seat.extend(log);
  }
}

/** The log of a long evening is put away between two deals, and a new one goes on with everybody's checks. @param {Seat} seat */
async function beginAnew(seat) {
  const { visit, deal, house } = seat;
  const { log, say: sentence, error } = await engine.ask({ do: "anew", ...seat.whose });
  if (visit !== seat.visit || error || log === deal.log) return;
  house.part(deal);
  seat.begin(log);
  say(sentence);
}

/** Other punters bet before a turn, each by his habit; what they lay is seen with the turn. @param {Seat} seat */
async function letOthersBet(seat) {
  const { visit, whose } = seat;
  const { habits = {} } = whose;
  if (!Object.keys(habits).length) return;
  const { log, error } = await engine.ask({ do: "bots", ...whose, habits });
  if (visit === seat.visit && !error) seat.extend(log);
}
