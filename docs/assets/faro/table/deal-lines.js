/** What was said in a deal, line by line. */

import { button } from "../page/elements.js";
import { newDeal } from "./kept-deals.js";

/** So many lines are shown at once: an evening may have thousands. */
const SHOWN = 100;

/**
 * The latest first, and a button for those before them; a press takes the deal up again after a line.
 * @param {{line: number, say: string}[]} lines @param {boolean} isPlayable @returns {HTMLElement[]}
 */
export function dealLines(lines, isPlayable) {
  const list = document.createElement("ol");
  list.className = "faro-lines";
  list.reversed = true;
  list.start = lines.length;
  const left = [...lines];
  const earlier = button("Earlier lines", "faro-earlier", () => show());
  const show = () => {
    for (const { line, say } of left.splice(-SHOWN).toReversed()) {
      const item = document.createElement("li");
      const again = button("Again from here", "faro-again-from", () => {});
      again.dataset.lineOfLog = String(line);
      item.append(`${say} `);
      if (isPlayable) item.append(again);
      list.append(item);
    }
    earlier.ariaDisabled = String(!left.length); // not `disabled`, for it has the focus
  };
  show();
  return left.length ? [list, earlier] : [list];
}

/**
 * The table as it was after a line of the log; the deal that was left stays kept.
 * @param {import("./table.js").Table} table @param {number} line
 */
export async function goBack({ deal, offer }, line) {
  if (!deal) return;
  const log = deal.log.split(/(?<=\n)/).slice(0, line).join("");
  await newDeal();
  offer.seat?.open({ ...deal, log, html: undefined });
}
