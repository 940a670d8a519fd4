/** How far a lesson is, in a sentence or two. */

const NUMBERS = "None One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** Of what was asked, so many are right, and so many have to be. @param {number} right @param {number} asked @param {number} need */
export function standing(right, asked, need) {
  if (right >= need) return `Done: ${right} right.`;
  const left = need - right;
  const number = NUMBERS[left] ?? left;
  const finish = left === 1 ? "finishes" : "finish";
  if (!right) return `None right yet. ${number} right ${left === 1 ? "answer" : "answers"} ${finish} the lesson.`;
  return `${right} right of ${asked}. ${number} more ${finish} the lesson.`;
}
