/** Who stands behind a seat: keeps its deals, brings company, and is told what happens. */

import { storeDeal } from "../storage/stored-deal.js";

/** @typedef {import("../storage/stored-deal.js").Deal} Deal */

/**
 * @typedef {object} House
 * @property {boolean} isWhole whether it is the full table, which has no steps to go back to
 * @property {string} unloaded what is said where the engine could not load
 * @property {string} [cancelled] what is said of a whole table where the engine is not waited for any more
 * @property {Node} [elsewhere] a link to what works without it
 * @property {() => Pick<import("../engine/answers.js").Seated, "habits" | "watch" | "doubtful">} company the habits of those who bet
 *   beside the reader, how well they watch at a crooked table, and whether the dealer may cheat
 * @property {() => void} [next] the seat goes to another who plays at this screen
 * @property {(deal: Deal) => void} keep a deal under way is written down
 * @property {(deal: Deal) => string} part the table goes over to another book: what is said of the deal that is left
 * @property {(deal: Deal) => void} answered the board has changed
 * @property {(place: string) => void} [tellsOf] the slip tells of a place
 * @property {(deal: Deal) => void} outdated the rules of a kept deal have changed since
 */

/**
 * An example keeps a deal of its own for as long as the tab is open; where it has goals, it tells how far the reader is.
 * @param {string} id @param {HTMLElement} host @param {{goals?: string, habits?: Record<string, string>}} data @returns {House}
 */
export const houseOfExample = (id, host, { goals, habits }) => ({
  isWhole: false,
  unloaded: "The engine could not load; stepping still works.",
  company: () => ({ habits, doubtful: host.hasAttribute("data-doubtful") }),
  keep: (deal) => {
    if (deal.log !== deal.base) storeDeal(id, deal);
  },
  part: () => "",
  answered: (deal) => {
    if (goals) import("../seat/goals.js").then(({ judge }) => judge(host, goals, deal)).catch(console.error);
  },
  outdated: () => {},
});
