/** Which cards make a bet together, by the places that the table offers: the page knows no rule of its own. */

/** @typedef {{place: string, ranks: string[]}} Bet a place on several cards, by the ranks that it takes in */

/** The bet on just these ranks, if there is one. @param {Bet[]} bets @param {string[]} ranks */
export const betOn = (bets, ranks) =>
  bets.find((bet) => bet.ranks.length === ranks.length && ranks.every((rank) => bet.ranks.includes(rank)));

/** The ranks that may be pressed next, with those that are pressed already. @param {Bet[]} bets @param {string[]} ranks */
export const goTogether = (bets, ranks) =>
  new Set(bets.filter((bet) => ranks.every((rank) => bet.ranks.includes(rank))).flatMap((bet) => bet.ranks));
