/** What is told of the rules that decided an exercise. */

/**
 * The rules, each book named once; of several stakes those that were judged wrongly, if any was.
 * @param {Pick<import("./answer-form.js").Item, "reasons" | "explain" | "fields">} item @param {number[]} wrong
 */
export function rulesOf({ reasons, explain, fields }, wrong) {
  const amiss = wrong.length && reasons.length === fields.length ? wrong.map((at) => reasons[at]) : reasons;
  const rules = [...new Set(amiss.map(({ book }) => book))].flatMap((book) => {
    const [first, ...others] = new Set(amiss.filter((reason) => reason.book === book).map(({ why }) => `${why}.`));
    return [`${book}: ${first}`, ...others.map((why) => why[0].toUpperCase() + why.slice(1))];
  });
  return rules.length ? rules : [explain];
}
