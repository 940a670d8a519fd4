/** The purse of a pupil: the house gives him a hundred checks for the course, and every lesson in which he plays adds or takes. */

import { keep } from "../storage/progress.js";

const GIVEN = 100; // checks

/** Keep what a lesson's seat has brought. @param {string} lesson @param {number} gain in checks @param {boolean} isPlayed whether all was done there */
export function gained(lesson, gain, isPlayed) {
  keep(({ lessons }) => {
    const before = lessons[lesson] ?? {};
    lessons[lesson] = { ...before, gain, ...(isPlayed && { played: true }) };
  });
}

/** The purse in a sentence, where there has been play. @param {import("../storage/progress.js").Progress} progress */
export function told({ lessons }) {
  const gains = Object.values(lessons).flatMap(({ gain }) => (Number.isInteger(gain) ? Number(gain) : []));
  const purse = gains.reduce((all, gain) => all + gain, GIVEN);
  return gains.length ? `In your purse: ${purse.toLocaleString("en")} checks, of ${GIVEN} to begin with.` : "";
}
