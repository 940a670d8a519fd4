/** The list of the deals that are kept: each is opened, or forgotten. */

import { button } from "../page/elements.js";
import { bookOf, numberOf } from "../storage/deal-log.js";
import { MOST, keptDeals, unreadable } from "./kept-deals.js";

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
      const take = button("Open", "faro-take-up", () => takeUp(id, take));
      const drop = button("Forget", "faro-forget", () => forget(id, drop));
      item.append(take, " ", drop);
    }
    list.append(item);
  }
  return deals.length ? [room, list] : [];
}

/**
 * What is kept as a deal and cannot be read: its text is offered, and nothing waits for it.
 * @param {(text: string) => void} save @param {(id: string, pressed: HTMLElement) => void} forget
 * @returns {Element[]}
 */
export function unreadableList(save, forget) {
  return unreadable().map(({ id, text }) => {
    const line = document.createElement("p");
    line.className = "faro-unread";
    line.textContent = "A deal is kept here that cannot be read: another page or an older version may have written it. ";
    const drop = button("Forget", "faro-forget", () => forget(id, drop));
    line.append(button("Save its text", "faro-save-text", () => save(text)), " ", drop);
    return line;
  });
}
