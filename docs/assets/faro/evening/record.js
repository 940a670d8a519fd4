/**
 * What a case-keeper knows of a deal of real cards: the ranks in the order in which they fell, and what follows from that.
 * How a book deals comes with its `Way`, and a pack has four cards of a rank: more of the game is not known here.
 */

/**
 * @typedef {{first: number, last: number, opens: string, closes: string, losesFirst: boolean, calls: boolean}} Way
 *   how a book deals: the cards shown before the first turn and left after the last, what those are called, whether the
 *   first card of a turn loses, and whether the last turn may be called
 * @typedef {"opens" | "lost" | "won" | "closes"} As what a card did
 * @typedef {{rank: string, at: number, as: As, turn: number, isSplit: boolean}} Fallen
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

/** Every card that fell, with what it did. @param {string[]} ranks @param {Way} way @returns {Fallen[]} */
export function fallen(ranks, way) {
  return ranks.map((rank, at) => {
    const { as, turn } = placeOf(at, way);
    const beside = (at - way.first) % 2 === 0 ? at + 1 : at - 1;
    return { rank, at, as, turn, isSplit: turn > 0 && ranks[beside] === rank };
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
  const left = PACK - ranks.length;
  const next = placeOf(ranks.length, way);
  const latest = cards.at(-1);
  const remaining = new Map(all.map((rank) => [rank, EACH - out(ranks, rank)]));
  const isLastThree = way.calls && way.last === 1 && left === 3;
  return {
    cards,
    left,
    /** What the next card does; nothing when all have fallen. */
    due: left ? next.as : null,
    /** The turn that is on the table: begun, or the latest. */
    turn: Math.min(Math.max(0, Math.ceil((ranks.length - way.first) / 2)), (PACK - way.first - way.last) / 2),
    /** Whether one card of a turn lies and the other has not come. */
    isHalf: left > way.last && ranks.length > way.first && (ranks.length - way.first) % 2 === 1,
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
 * The deal as a log has it. Nobody wrote the suits down, so each rank takes them in one order.
 * @param {string[]} ranks @param {Way} way @param {string} rules the rule-book
 */
export function logOf(ranks, way, rules) {
  const given = new Map();
  const cards = ranks.map((rank) => {
    const nth = given.get(rank) ?? 0;
    given.set(rank, nth + 1);
    return rank + "shdc"[nth];
  });
  const turns = cards.slice(way.first, PACK - way.last);
  const lines = [`rules ${rules}`, cards.length && way.first ? `${way.opens} ${cards[0]}` : ""];
  if (!way.first) lines.push(way.opens);
  for (let at = 0; at + 1 < turns.length; at += 2) lines.push(`turn ${turns[at]} ${turns[at + 1]}`);
  if (cards.length === PACK && way.last) lines.push(`${way.last > 1 ? "pocket" : "hock"} ${cards.slice(PACK - way.last).join(" ")}`);
  return `${lines.filter(Boolean).join("\n")}\n`;
}
