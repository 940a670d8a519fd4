/** When a thing of the deck is asked again: FSRS, the open schedule of spaced repetition. */

import { createEmptyCard, fsrs, Rating } from "../../vendor/ts-fsrs.js";
import { keep } from "../storage/progress.js";
import { guarded } from "../storage/storage.js";

const schedule = fsrs();

/** The key of an exercise in the deck. @param {import("../storage/progress.js").ItemRef} item */
export const keyOf = ({ lesson, task, seed, level, rules, kind }) => `${kind} ${seed} ${level} ${rules} ${lesson} ${task}`;

/** Put an exercise into the deck, or note how it was answered. @param {import("../storage/progress.js").ItemRef} asked @param {boolean} isRight */
export function rateItem({ lesson, task, kind, seed, level, rules }, isRight) {
  const item = { lesson, task, kind, seed, level, rules };
  rate(keyOf(item), { item }, isRight);
}

/**
 * Put a thing into the deck, or note how it was answered.
 * @param {string} key @param {{item?: import("../storage/progress.js").ItemRef, word?: string}} what @param {boolean} isRight
 */
export function rate(key, what, isRight) {
  keep(({ deck }) => {
    const now = new Date();
    const before = deck[key] ? read(deck[key].card, now) : createEmptyCard(now);
    const how = isRight ? Rating.Good : Rating.Again;
    const next = (/** @type {import("../../vendor/ts-fsrs.js").Card} */ card) => schedule.next(card, now, how).card;
    // What the schedule cannot go on with begins anew: an answer is never lost to a card.
    const card = guarded(() => next(before), undefined) ?? next(createEmptyCard(now));
    deck[key] = { ...what, card: JSON.parse(JSON.stringify(card)) };
  });
}

/**
 * A card as it is kept holds its days as texts; one that the schedule cannot use begins anew. Where the clock has been put
 * back since it was asked, it was asked just now.
 * @param {import("../storage/progress.js").Kept["card"]} card @param {Date} now @returns {import("../../vendor/ts-fsrs.js").Card}
 */
function read(card, now) {
  const numbers = ["stability", "difficulty", "elapsed_days", "scheduled_days", "reps", "lapses", "state", "learning_steps"];
  if (!numbers.every((key) => Number.isFinite(card[key]))) return createEmptyCard(now);
  const asked = Date.parse(card.last_review ?? "");
  const last = { last_review: Number.isNaN(asked) ? undefined : new Date(Math.min(asked, now.getTime())) };
  const whole = /** @type {import("../../vendor/ts-fsrs.js").Card} */ (/** @type {unknown} */ (card));
  return { ...whole, due: new Date(card.due), ...last };
}
