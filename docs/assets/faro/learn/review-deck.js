/** When a thing of the deck is asked again: FSRS, the open schedule of spaced repetition. */

import { createEmptyCard, fsrs, Rating } from "../../vendor/ts-fsrs.js";
import { keep } from "../storage/progress.js";

const schedule = fsrs();

/** The key of an exercise in the deck. @param {import("../storage/progress.js").ItemRef} item */
export const keyOf = ({ lesson, task, seed, level, rules, kind }) => `${kind} ${seed} ${level} ${rules} ${lesson} ${task}`;

/**
 * Put a thing into the deck, or note how it was answered.
 * @param {string} key @param {{item?: import("../storage/progress.js").ItemRef, word?: string}} what @param {boolean} isRight
 */
export function rate(key, what, isRight) {
  keep(({ deck }) => {
    const now = new Date();
    const before = deck[key] ? read(deck[key].card) : createEmptyCard(now);
    const { card } = schedule.next(before, now, isRight ? Rating.Good : Rating.Again);
    deck[key] = { ...what, card: JSON.parse(JSON.stringify(card)) };
  });
}

/**
 * A card as it is kept holds its days as texts; one that the schedule cannot use begins anew.
 * @param {import("../storage/progress.js").Kept["card"]} card @returns {import("../../vendor/ts-fsrs.js").Card}
 */
function read(card) {
  const numbers = ["stability", "difficulty", "elapsed_days", "scheduled_days", "reps", "lapses", "state", "learning_steps"];
  if (!numbers.every((key) => Number.isFinite(card[key]))) return createEmptyCard(new Date());
  const last = card.last_review ? { last_review: new Date(card.last_review) } : {};
  const whole = /** @type {import("../../vendor/ts-fsrs.js").Card} */ (/** @type {unknown} */ (card));
  return { ...whole, due: new Date(card.due), ...last };
}
