/** When each beat of an act is seen: the first card, a breath, the second, and then what they have done. */

/** @typedef {import("../engine/answers.js").Board["beats"][number]} Beat */
/** @typedef {import("../engine/answers.js").CardComes} CardComes */
/** @typedef {import("../engine/answers.js").StakeSettled} StakeSettled */
/** @typedef {import("../engine/answers.js").ChecksLaid} ChecksLaid */

/**
 * How long things take, in milliseconds: a card, the breath after it, the rest before checks move, a check on its way.
 * @typedef {{card: number, breath: number, rest: number, check: number}} Lengths
 */

/** Card by card, or all in one stroke. @type {Record<"slow" | "quick", Lengths>} */
export const PACES = {
  slow: { card: 220, breath: 250, rest: 150, check: 250 },
  quick: { card: 180, breath: -180, rest: -180, check: 180 },
};

/**
 * The beats of an act in time: each card with the moment at which it begins, and the moment at which the stakes are settled.
 * @param {Beat[]} beats as the engine tells them @param {Lengths} lengths
 */
export function timed(beats, { card, breath, rest }) {
  const cards = beats.filter((beat) => beat.kind === "card").map((beat, at) => ({ beat, at: at * (card + breath) }));
  const last = cards.at(-1);
  return {
    cards,
    laid: beats.filter((beat) => beat.kind === "laid"),
    settled: beats.filter((beat) => beat.kind === "settled"),
    settles: last ? last.at + card + rest : 0,
  };
}

/** @typedef {ReturnType<typeof timed>} Timed */
/** @typedef {{at: number, what: "card" | "check" | "win", mine?: boolean}} Cue what is heard, and when */

/** What is heard of it: each card, and once what the checks do; a win of one's own has a sound of its own. @param {Timed} timed @returns {Cue[]} */
export function cues({ cards, laid, settled, settles }) {
  const heard = cards.map(({ at }) => /** @type {Cue} */ ({ at, what: "card" }));
  if (laid.length) heard.push({ at: 0, what: "check", mine: laid.some(({ mine }) => mine) });
  const wins = settled.some(({ punter, paid }) => punter === null && paid > 0);
  if (settled.length) heard.push({ at: settles, what: wins ? "win" : "check" });
  return heard;
}
