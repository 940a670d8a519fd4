/** The dialog in which everybody says what he would put up to hold the bank; the engine says who has it. */

import { button, element, partOf, partsOf } from "../page/elements.js";
import { tell } from "../page/speech.js";
import { BANK } from "../storage/deal-log.js";
import { called } from "./people.js";

/** @typedef {import("./table.js").Table} Table */

const YOU = "200"; // so that who opens the dialog holds the bank at a press
const OTHERS = "100";

/** @param {Table} table */
export function open(table) {
  const dialog = element("dialog", "faro-dialog faro-house-dialog md-typeset");
  dialog.setAttribute("aria-labelledby", "faro-bid-title");
  dialog.append(partOf(table.host, "template.faro-bidding", HTMLTemplateElement).content.cloneNode(true));
  const rows = partOf(dialog, ".faro-choose");
  const row = partOf(rows, "span");
  rows.replaceChildren(...biddersAt(table).map((name, at) => rowFor(row, name, at ? OTHERS : YOU)));
  const answer = element("p", "faro-house-answer");
  const acts = element("div", "faro-choose");
  acts.append(
    button("Open the bank", "faro-house-deal", () => deal(table, dialog)),
    button("Close", "faro-close", () => dialog.close()),
  );
  dialog.append(answer, acts);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Those at this screen, and the others with a habit. @param {Table} table */
const biddersAt = ({ several, company }) => [...several.value.split(" "), ...Object.keys(company.habits)];

/** @param {HTMLElement} row @param {string} name @param {string} put */
function rowFor(row, name, put) {
  const made = /** @type {HTMLElement} */ (row.cloneNode(true));
  const list = partOf(made, "select", HTMLSelectElement);
  const label = partOf(made, "label");
  list.name = name;
  list.value = put;
  list.id = `bid-${name}`;
  label.setAttribute("for", list.id);
  label.textContent = called(name);
  return made;
}

/** @param {Table} table @param {HTMLDialogElement} dialog */
async function deal(table, dialog) {
  const { company, deal: now, empty, example, reading, several } = table;
  const bids = Object.fromEntries(partsOf(dialog, "select", HTMLSelectElement).map(({ name, value }) => [name, Number(value)]));
  const here = several.value.split(" ");
  const log = (!reading && now?.log) || empty;
  const seat = here.find((name) => name === table.seat) ?? here[0];
  const { log: dealt, banker, error, say } = await table.ask({ do: "bid", log, bids, seat, id: example.id });
  if (error) {
    tell(partOf(dialog, ".faro-house-answer"), say, true);
    return;
  }
  dialog.close();
  company.leave(banker); // who holds the bank bets on nothing
  const isHere = here.includes(banker);
  await table.dealOn(dealt, say, { seat: isHere ? BANK : seat, banker: isHere ? banker : undefined });
}
