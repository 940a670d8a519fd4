/** A crooked table: the reader brings a device, as a player or as the dealer, and deals for the bank. */

import { partOf } from "../page/elements.js";
import { BANK } from "../storage/deal-log.js";

/** @typedef {import("./table.js").Table} Table */

/** The device that is chosen comes to the table, and who uses it as the dealer deals. @param {Table} table */
export function bring(table) {
  const list = partOf(table.host, "#table-device", HTMLSelectElement);
  const [chosen] = list.selectedOptions;
  const [device, user] = chosen.value.split(" ");
  if (user === BANK) take(table, BANK);
  else if (table.seat === BANK) take(table, user);
  const who = user === BANK ? BANK : table.seat;
  table.offer.seat?.press({ line: `device ${device} ${who}`, name: chosen.text });
}

/** @param {Table} table */
export const deal = (table) => take(table, BANK);

/** @param {Table} table */
export const play = (table) => take(table, table.example.data.seat ?? "");

/** @param {Table} table @param {string} name who looks at the table from now on */
function take(table, name) {
  if (name && table.seat !== name) table.offer.seat?.passTo(name, name === BANK ? "deal for the bank" : "back to your seat");
}
