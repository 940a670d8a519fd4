/** What a press will bring, shown before the table has answered: its check lies at once, and the answer puts it right. */

import { element, partOf } from "../page/elements.js";

/** @param {import("./hands.js").Press} press what was pressed @param {number} chip the size of the check in hand */
export function foresee({ order = "", spot = "" }, chip) {
  const place = document.getElementById(spot);
  if (!place || !chip || !["bet", "copper"].includes(order)) return;
  const mine = lying(place);
  if (!mine) lay(place, chip).classList.toggle("faro-coppered", order === "copper");
  else if (order === "bet") raise(mine, Number(place.dataset.mine), chip);
}

/** @param {HTMLElement} stake @param {number} lies as the table has it @param {number} chip */
function raise(stake, lies, chip) {
  const sum = Number(stake.dataset.sum ?? lies) + chip;
  stake.dataset.sum = String(sum);
  partOf(stake, "b").textContent = sum.toLocaleString("en");
}

/** @param {HTMLElement} place @param {number} chip */
function lay(place, chip) {
  const check = element("span", "faro-chip faro-mine faro-coming");
  check.ariaHidden = "true";
  // As the check lies in the rack, so it lies on the cloth.
  const drawn = document.querySelector(`[data-chip="${chip}"] svg`)?.cloneNode(true);
  check.dataset.sum = String(chip);
  check.append(...(drawn ? [drawn] : []), element("b", "", chip.toLocaleString("en")));
  place.append(check);
  return check;
}

/** The stake of the reader's that lies on a place. @param {HTMLElement} place @returns {HTMLElement | null | undefined} */
export function lying(place) {
  const within = place.querySelector(".faro-mine");
  // A check between the cards lies beside its button.
  const beside = `.faro-at-${CSS.escape(place.dataset.place ?? "")} .faro-mine`;
  return /** @type {HTMLElement | null | undefined} */ (within ?? place.closest(".faro-felt")?.querySelector(beside));
}
