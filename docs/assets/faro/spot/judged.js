/** What is said of a judgement on a deal. */

/** @typedef {{label: string, right: string[], answer: string}} Judged what was asked, every right answer, and the one given */

/**
 * A sentence for every question that was answered, and what there is to know.
 * @param {Judged[]} judged @param {string} explain
 */
export function judgement(judged, explain) {
  const sentences = judged
    .filter(({ answer }) => answer)
    .map(({ label, right, answer }) => {
      const is = right.includes(answer);
      const so = is || !right.length ? answer : `${right.join(" or ")}, not ${answer}`;
      return { is, words: `${label[0].toLowerCase()}${label.slice(1)} ${so}` };
    });
  const isRight = sentences.every(({ is }) => is);
  const said = sentences.map(({ is, words }) => `${is ? "Right" : "Not so"}: ${words}.`);
  return { isRight, say: [...said, explain].join(" ") };
}
