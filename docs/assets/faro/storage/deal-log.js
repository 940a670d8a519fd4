/** What the log of a deal says of it. */

/** Who deals and pays, as a log names it. */
export const BANK = "bank";

/** The rule-book of a log, with its house rules; one that begins with a position has them there. @param {string} log */
export function rulesOf(log) {
  const [, named, placed = ""] = log.match(/^\s*(?:rules\s+(\S+(?:[ \t]+\w+=\S+)*)|(?:position\s+)?faro1\s+([^\s@]+))/m) ?? [];
  return (named ?? placed).replace(/[,\s]+/g, " ");
}

/** The rule-book of a log. @param {string} log */
export const bookOf = (log) => rulesOf(log).split(" ")[0];

/** The rules in which the house departs from the book of a log, by rule. @param {string} log @returns {Record<string, string>} */
export const houseRulesOf = (log) => changesIn(rulesOf(log));

/** The rules that stand behind a rule-book, each with its value. @param {string} rules @returns {Record<string, string>} */
export const changesIn = (rules) => Object.fromEntries(rules.split(/ +/).slice(1).map((rule) => rule.split("=")));

/** What a deal is called: by the seed of its evening, which may name one of its deals, from the second on with its number. @param {{log: string, seed: string}} deal @returns {string} */
export function numberOf({ log, seed }) {
  const deals = log.match(/^\s*(soda|face|bottom|deal)\b/gm)?.length ?? 0;
  const [, evening = seed, first = 1] = seed.match(/^(.+)-([1-9]\d{0,8})$/) ?? [];
  const number = Number(first) + Math.max(deals - 1, 0);
  return number > 1 ? `${evening}-${number}` : evening;
}
