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

/** Whether a pupil has played in some lesson. @param {import("../storage/progress.js").Progress} progress */
const hasPlayed = ({ lessons }) => Object.values(lessons).some(({ gain }) => Number.isInteger(gain));

/** The checks in the purse. @param {import("../storage/progress.js").Progress} progress */
export function purse({ lessons }) {
  return Object.values(lessons).reduce((all, { gain }) => all + (Number.isInteger(gain) ? Number(gain) : 0), GIVEN);
}

/** The purse in a sentence, where there has been play. @param {import("../storage/progress.js").Progress} progress */
export const told = (progress) => (hasPlayed(progress) ? `In your purse: ${purse(progress).toLocaleString("en")} checks, of ${GIVEN} to begin with.` : "");
