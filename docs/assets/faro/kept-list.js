/** The list of the deals that are kept: each is taken up, or forgotten. */

import { bookOf, numberOf } from "./deal-log.js";
import { MOST, keptDeals } from "./kept-deals.js";
import { button } from "./replay.js";

/**
 * @param {(rules: string) => string} titleOf the title of a rule-book
 * @param {(id: string, pressed: HTMLElement) => void} takeUp
 * @param {(id: string, pressed: HTMLElement) => void} forget
 * @returns {Element[]}
 */
export function keptList(titleOf, takeUp, forget) {
  const deals = keptDeals();
  const room = document.createElement("p");
  room.textContent = `${deals.length} of ${MOST} places are taken. When all are, the oldest deal makes room for a new one.`;
  const list = document.createElement("ul");
  for (const { id, deal, isHere } of deals) {
    const item = document.createElement("li");
    const when = new Date(deal.at ?? 0).toLocaleString();
    item.textContent = `${titleOf(bookOf(deal.log))}, ${deal.where ?? "not seen here yet"}; deal ${numberOf(deal)}, ${when} `;
    if (isHere) item.append("(on the table)");
    else {
      const take = button("Take up", "faro-take-up", () => takeUp(id, take));
      const drop = button("Forget", "faro-forget", () => forget(id, drop));
      item.append(take, " ", drop);
    }
    list.append(item);
  }
  return deals.length ? [room, list] : [];
}
