/** What a wrong answer has overlooked, put together from what the build made of it. */

import { told } from "./answer-form.js";

/**
 * What is said against an answer that is wrong: which card came, what the copper did, why not so many. Where the sentences
 * against all answers are alike, the whole of them is what they end in.
 * @param {import("./answer-form.js").Item["fields"][number]} field @param {string} answer
 * @param {Set<string>} [before] what those against other answers ended in: it is not said again
 */
export function overlooked(field, answer, before = new Set()) {
  const { type, options, wrong = [], ends = "" } = field;
  const says = wrong[type === "choice" ? options.indexOf(answer) : 0] ?? "";
  const isNew = !ends || !before.has(ends);
  before.add(ends);
  return `${says}${isNew ? ends : "."}`.replace("{given}", told(field, answer));
}
