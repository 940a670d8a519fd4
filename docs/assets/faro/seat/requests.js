/** What a seat asks the engine. */

/** What a press may ask for besides a line of the log. */
const ACTS = /** @type {const} */ (["show", "deal", "draw", "ahead", "undo", "switch"]);

/** @typedef {typeof ACTS[number]} Act */
/** @typedef {import("../engine/engine.js").OneOf<Act | "send">} Request */
/** @typedef {import("./hands.js").Press} Press */
/** @typedef {import("../engine/answers.js").Seated & import("../engine/answers.js").Shuffled} Whose what every request says of its deal */

/** @typedef {import("../engine/answers.js").Board} Reply the board after it */

/** @param {string} act @returns {act is Act} */
export const isAct = (act) => ACTS.some((one) => one === act);

/** What every request for the board says of its deal. @param {import("../storage/stored-deal.js").Deal} deal */
export function dealAsked({ base, log, seed, chip }) {
  return { log, seed, chip, floor: base.trimEnd().split("\n").length };
}

const LONGEST = 600; // lines; a link holds a thousand

/** Whether a log is so long that the next deal had better begin a new one. @param {string} log */
export const isLong = (log) => log.split("\n").length > LONGEST;

/**
 * What a press asks for; a size of check has been taken in hand before.
 * @param {Press} press @param {Whose} whose @param {(spot: string) => DOMStringMap | undefined} ordersOf a card: what the presses on it say
 * @returns {Request | undefined} nothing where the card takes no such order
 */
export function requestOf({ act, rules = "", line, order = "", spot = "", chip }, whose, ordersOf) {
  if (act === "switch") return { do: act, ...whose, rules };
  if (act || chip) return { do: act ?? "show", ...whose };
  const said = line ?? ordersOf(spot)?.[order];
  return said === undefined ? undefined : { do: "send", ...whose, line: said };
}
