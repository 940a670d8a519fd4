/**
 * What a case-keeper knows of a deal of real cards: the ranks in the order in which they fell, and what follows from that.
 * How a book deals comes with its `Way`, and a pack has four cards of a rank: more of the game is not known here.
 */

/**
 * @typedef {{first: number, last: number, opens: string, closes: string, losesFirst: boolean, calls: boolean, again: boolean, lastTurn: [Plays, Plays] | null}} Way
 *   how a book deals: the cards shown before the first turn and left after the last, what those are called, whether the
 *   first card of a turn loses, whether the last turn may be called, whether the card that was shown falls `again`, as
 *   the last of all, and how the loser and the winner of the last turn play, where they do not as in any other
 * @typedef {"opens" | "lost" | "won" | "closes"} As what a card did
 * @typedef {As | "null"} Plays
 * @typedef {{rank: string, at: number, as: As, plays: Plays, turn: number, isSplit: boolean}} Fallen
 * @typedef {{at: number, line: string}} Laid what somebody did besides dealing, as a log has it, and how many cards had fallen
 * @typedef {{ranks: string[]} | {isOver: true} | {rank: string, places: number[]}} Changed
 *   the record as it is then; or why not: the pack is out, or the four of a rank lie elsewhere
 */

/** Cards of one rank in a pack. */
export const EACH = 4;
const PACK = 52;

/** What the card at a place of the record did, and in which turn. @param {number} at @param {Way} way @returns {{as: As, turn: number}} */
export function placeOf(at, { first, last, losesFirst }) {
  if (at < first) return { as: "opens", turn: 0 };
  if (at >= PACK - last) return { as: "closes", turn: 0 };
  const isFirst = (at - first) % 2 === 0;
  return { as: isFirst === losesFirst ? "lost" : "won", turn: Math.floor((at - first) / 2) + 1 };
}

/** Where in the record the cards stand that are out, in the order in which they fell. @param {string[]} ranks @param {Way} way */
function outOf(ranks, { again }) {
  const places = [...ranks.keys()];
  if (!again) return places;
  return ranks.length === PACK ? [...places.slice(1), 0] : places.slice(1);
}

/** Every card that is out, with what it did. @param {string[]} ranks @param {Way} way @returns {Fallen[]} */
export function fallen(ranks, way) {
  const out = outOf(ranks, way);
  // What falls again is not out as it is shown.
  const begins = way.again ? 0 : way.first;
  return out.map((at, nth) => {
    const { as, turn } = placeOf(nth, { ...way, first: begins });
    const beside = (nth - begins) % 2 === 0 ? nth + 1 : nth - 1;
    const ofLast = turn === (PACK - begins - way.last) / 2 ? way.lastTurn : null;
    const plays = ofLast ? ofLast[as === "lost" ? 0 : 1] : as;
    return { rank: ranks[at], at, as, plays, turn, isSplit: turn > 0 && !ofLast && ranks[out[beside]] === ranks[at] };
  });
}

/** How many of a rank have fallen. @param {string[]} ranks @param {string} rank */
const out = (ranks, rank) => ranks.filter((one) => one === rank).length;

/**
 * The state of a deal.
 * @param {string[]} ranks @param {Way} way @param {string[]} all ranks of a pack, the lowest first
 */
export function standing(ranks, way, all) {
  const cards = fallen(ranks, way);
  const left = PACK - cards.length;
  const begins = way.again ? 0 : way.first;
  const next = placeOf(ranks.length, way);
  const latest = cards.at(-1);
  const gone = cards.map(({ rank }) => rank);
  const remaining = new Map(all.map((rank) => [rank, EACH - out(gone, rank)]));
  const isLastThree = way.calls && way.last === 1 && left === 3;
  return {
    cards,
    left,
    /** How many are still to be pressed, and of each rank: what was shown and falls again is pressed once. */
    unpressed: PACK - ranks.length,
    wanting: new Map(all.map((rank) => [rank, EACH - out(ranks, rank)])),
    /** The card that was shown and has not fallen yet, where one falls again. */
    shown: way.again && left ? (ranks[0] ?? null) : null,
    /** What the next card does; nothing when all have fallen. */
    due: left ? next.as : null,
    /** The turn that is on the table: begun, or the latest. */
    turn: Math.min(Math.max(0, Math.ceil((cards.length - begins) / 2)), (PACK - begins - way.last) / 2),
    /** Whether one card of a turn lies and the other has not come. */
    isHalf: left > way.last && cards.length > begins && (cards.length - begins) % 2 === 1,
    split: latest?.isSplit ? latest.rank : null,
    remaining,
    cases: all.filter((rank) => remaining.get(rank) === 1),
    dead: all.filter((rank) => remaining.get(rank) === 0),
    isLastThree,
    orders: isLastThree ? orders(all.flatMap((rank) => Array(remaining.get(rank)).fill(rank))) : [],
  };
}

/** The different orders of a few cards. @param {string[]} cards @returns {string[][]} */
function orders(cards) {
  if (cards.length < 2) return [cards];
  return [...new Set(cards)].flatMap((card) => {
    const others = [...cards];
    others.splice(cards.indexOf(card), 1);
    return orders(others).map((rest) => [card, ...rest]);
  });
}

/** Refuse a record in which a rank stands five times. @param {string[]} ranks @param {number} at the place that made it so @returns {Changed} */
function checked(ranks, at) {
  const rank = ranks[at];
  const places = [...ranks.keys()].filter((place) => ranks[place] === rank && place !== at);
  return places.length < EACH ? { ranks } : { rank, places };
}

/** One card more. @param {string[]} ranks @param {string} rank @returns {Changed} */
export const add = (ranks, rank) => (ranks.length < PACK ? checked([...ranks, rank], ranks.length) : { isOver: true });

/** Another rank in a place; what fell later stands. @param {string[]} ranks @param {number} at @param {string} rank @returns {Changed} */
export const mend = (ranks, at, rank) => checked(ranks.with(at, rank), at);

/** Two cards that were taken for each other. @param {string[]} ranks @param {number} at @param {number} other @returns {Changed} */
export const exchange = (ranks, at, other) => ({ ranks: ranks.with(at, ranks[other]).with(other, ranks[at]) });

/** A card that was pressed and did not fall. @param {string[]} ranks @param {number} at @returns {Changed} */
export const takeOut = (ranks, at) => ({ ranks: ranks.toSpliced(at, 1) });

/** A card that fell and was not pressed. @param {string[]} ranks @param {number} at @param {string} rank @returns {Changed} */
export const putIn = (ranks, at, rank) => (ranks.length < PACK ? checked(ranks.toSpliced(at, 0, rank), at) : { isOver: true });

/**
 * What was laid, in a record that a card was taken out of or put into: what was done after it moves with the cards.
 * @param {Laid[]} laid @param {number} at @param {1 | -1} by
 * @returns {Laid[]}
 */
export const movedOn = (laid, at, by) => laid.map((one) => (one.at > at ? { ...one, at: one.at + by } : one));

/** One thing more that was laid, when so many cards had fallen. @param {Laid[]} laid @param {Laid} one @returns {Laid[]} */
export const laidWith = (laid, one) => laid.toSpliced(laid.findLastIndex(({ at }) => at <= one.at) + 1, 0, one);

/**
 * The deal as a log has it. Nobody wrote the suits down, so each rank takes them in one order. What was laid in the midst of
 * a turn, as it now stands, was laid before it.
 * @param {string[]} ranks @param {Way} way @param {string} head the log before the deal, from the line that names the rule-book
 * @param {Laid[]} [laid] in the order in which it was done
 */
export function logOf(ranks, way, head, laid = []) {
  const given = new Map();
  const cards = ranks.map((rank) => {
    const nth = given.get(rank) ?? 0;
    given.set(rank, nth + 1);
    return rank + "shdc"[nth];
  });
  const { first, last, opens } = way;
  /** @type {string[]} */
  const lines = [];
  const waiting = [...laid];
  const lay = (/** @type {number} */ most) => {
    while (waiting.length && waiting[0].at <= most) lines.push(waiting.shift()?.line ?? "");
  };
  if (first) lay(0);
  if (!first) lines.push(opens);
  else if (cards.length) lines.push(`${opens} ${cards[0]}`);
  const inTurns = [...cards.slice(first, PACK - last), ...(way.again && cards.length === PACK ? [cards[0]] : [])];
  for (let at = 0; at + 1 < inTurns.length; at += 2) {
    lay(first + at + 1);
    lines.push(`turn ${inTurns[at]} ${inTurns[at + 1]}`);
  }
  if (cards.length === PACK && last) {
    lay(PACK - 1);
    lines.push(`${last > 1 ? "pocket" : "hock"} ${cards.slice(PACK - last).join(" ")}`);
  }
  lay(PACK);
  return `${head}${lines.map((line) => `${line}\n`).join("")}`;
}

/** Whether anything was done, or anybody sits. @param {import("./kept.js").Deal} deal */
export const isBegun = ({ ranks, head, laid }) => Boolean(ranks.length || head || laid.length);
