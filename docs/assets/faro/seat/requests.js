/** What a seat asks the engine. */

/** @typedef {import("../engine/engine.js").Request<"show" | "send" | "deal" | "draw" | "ahead" | "undo" | "switch">} Request */
/** @typedef {import("./hands.js").Press} Press */

/** @typedef {import("../engine/answers.js").Board} Reply the board after it */

/** What every request for the board says of its deal. @param {import("../storage/stored-deal.js").Deal} deal */
export function dealAsked({ base, log, seed, chip }) {
  return { log, seed, chip, floor: base.trimEnd().split("\n").length };
}

const LONGEST = 600; // lines; a link holds a thousand

/** Whether a log is so long that the next deal had better begin a new one. @param {string} log */
export const isLong = (log) => log.split("\n").length > LONGEST;

/**
 * What a press asks for; a size of check has been taken in hand before.
 * @param {Press} press @param {(spot: string) => DOMStringMap | undefined} ordersOf a card: what the presses on it say
 * @returns {Request}
 */
export function requestOf({ act, rules, line, order = "", spot = "", chip }, ordersOf) {
  if (act) return { do: /** @type {Request["do"]} */ (act), rules };
  if (chip) return { do: "show" };
  return { do: "send", line: line ?? ordersOf(spot)?.[order] };
}
