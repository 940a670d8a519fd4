/** An exercise of a lesson by what it is asked as, and by the seed that names it. */

/** @typedef {import("./left-off.js").Asked} Asked */
/** @typedef {{kind: string, level: number, rules: string, count: number, about: string, from: string, says: string}} Task from an earlier lesson as `from` says, `about` one thing where one is named, with the words that it brings as HTML; one of no exercises is practised once the lesson is done */
/** @typedef {{id: string, number: number, need: number, later: string[], hands: number[], opening: import("./lesson-items.js").Packed, tasks: Task[]}} Lesson `later` are those that teach a sort of stake after it, and a deal has `hands`, each so many of the last turns of a pack */

export const NO_TASK = -1;

/** The question that a lesson begins with. @param {Lesson} lesson @returns {Asked} */
export function openingOf({ id, opening }) {
  const [{ kind, level, rules }] = opening.items;
  return { how: "opening", lesson: id, task: NO_TASK, kind, seed: "opening", level, rules };
}

/** The exercise of a task with a number: the next number is a sister. @param {Lesson} lesson @param {number} task @param {number} number @returns {Asked} */
export function sisterOf({ id, tasks }, task, number) {
  const { kind, level, rules, about } = tasks[task];
  return { how: "task", lesson: id, task, kind, seed: `${id}.${task}${about && `~${about}`}-${number}`, level, rules };
}

/** A turn of a hand, each hand of another pack. @param {Lesson} lesson @param {number} hand @param {number} place among its turns @returns {Asked} */
export function turnOf(lesson, hand, place) {
  const { kind, level, rules } = lesson.tasks[0];
  const whole = lesson.hands.at(-1) ?? 0;
  return { how: "task", lesson: lesson.id, task: 0, kind, seed: `${lesson.id}${hand}-${whole - turnsOf(lesson, hand) + place}`, level, rules };
}

/** How many turns a hand has; after the last, hands are as long as that. @param {Lesson} lesson @param {number} hand */
export const turnsOf = ({ hands }, hand) => hands[hand] ?? hands.at(-1) ?? 0;

/** An exercise by its seed, as an address names it; nothing where the lesson has no such task. @param {Lesson} lesson @param {string} seed @returns {Asked | undefined} */
export function named({ id, hands, tasks }, seed) {
  const task = hands.length ? 0 : Number(seed.match(/\.(\d+)(?:~|-)/)?.[1] ?? NO_TASK);
  const { kind, level, rules } = tasks[task] ?? {};
  return kind ? { how: "linked", lesson: id, task, kind, seed, level, rules } : undefined;
}
