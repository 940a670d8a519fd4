/** What a lesson asks next, by how far it is. Once it is done its tasks go on without end, first those that it has not asked. */

import { sisterOf, turnOf } from "./asked.js";
import { isDone, next } from "./mastery.js";

/**
 * The next exercise of a lesson: of a deal the turn, else the next sister.
 * @param {import("./asked.js").Lesson} lesson @param {{far: import("./mastery.js").Mastery, hand: number, practised: number}} at @returns {import("./left-off.js").Asked}
 */
export function nextOf(lesson, { far, hand, practised }) {
  const { hands, tasks } = lesson;
  if (hands.length) return turnOf(lesson, hand, far.row[0]);
  const practice = [...tasks.keys()].sort((one, other) => tasks[one].count - tasks[other].count);
  const task = (isDone(far) ? undefined : next(far)) ?? practice[practised % practice.length];
  return sisterOf(lesson, task, far.shown[task]);
}
