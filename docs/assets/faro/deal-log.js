/** What the log of a deal says of it. */

/** The rule-book of a log, with its house rules. @param {string} log */
export const rulesOf = (log) => log.match(/^\s*rules\s+(\S+(?: +\w+=\S+)*)/m)?.[1] ?? "";

/** The rule-book of a log. @param {string} log */
export const bookOf = (log) => rulesOf(log).split(" ")[0];

/** What a deal is called: the second from the same shuffled packs has the same seed. @param {{log: string, seed: string}} deal @returns {string} */
export function numberOf({ log, seed }) {
  const deals = log.match(/^(soda|face|bottom|deal)\b/gm)?.length ?? 0;
  return deals > 1 ? `${seed}-${deals}` : seed;
}
