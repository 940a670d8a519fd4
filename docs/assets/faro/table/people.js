/** Two to four people at one screen: each has a seat and a purse, and the seat is passed on from one to the next. */

import { button, element, group, partOf } from "../page/elements.js";
import { BANK } from "../storage/deal-log.js";

const YOU = "you";

export class People {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.row = group("faro-people", "Whose turn it is to lay");
    this.list = table.several;
  }

  /** Who plays at this screen, by the names of the log; who holds the bank is no punter. */
  get names() {
    const { banker } = this.table.deal ?? {};
    return this.list.value.split(" ").map((name) => (name === banker ? BANK : name));
  }

  /** As many play as the list says, or those of it who sit already. @param {boolean} [isResumed] */
  begin(isResumed) {
    if (isResumed) this.resume();
    else this.choose();
    this.show();
  }

  /** As many play as the list says. */
  choose() {
    const { seat } = this.table;
    if (seat && this.names.includes(seat)) this.show();
    else this.take(this.names[0]);
  }

  /** Those of the list who sit at the table play on. */
  resume() {
    const { hands, deal } = this.table;
    const sits = (/** @type {string} */ name) => name in hands || name === deal?.banker;
    const fits = [...this.list.options].findLast(({ value }) => value.split(" ").every(sits));
    if (fits) this.list.value = fits.value;
  }

  /** Who has the seat, and what each holds. */
  show() {
    const { hands, host, seat } = this.table;
    if (this.names.length < 2) {
      this.row.remove();
      return;
    }
    const here = this.row.contains(document.activeElement);
    const seats = this.names.map((name) => {
      const made = button(`${called(name)} `, "faro-person", () => this.take(name));
      made.append(element("b", "", name in hands ? hands[name].toLocaleString("en") : joins(name)));
      made.ariaPressed = String(name === seat);
      return made;
    });
    const pass = button("Pass the seat on", "faro-pass", () => this.next());
    this.row.replaceChildren(...seats, pass);
    const said = partOf(host, ".faro-said");
    if (said.previousElementSibling !== this.row) said.before(this.row);
    if (here) pass.focus();
  }

  /** The seat goes to the next of them. */
  next() {
    const { seat } = this.table;
    const at = this.names.indexOf(seat ?? "");
    if (this.names.length > 1) this.take(this.names[(at + 1) % this.names.length]);
  }

  /** @param {string} name who has the seat from now on; he sits down if he does not yet */
  take(name) {
    this.table.offer.seat?.passTo(name, called(name));
  }
}

/** What somebody does who takes a seat at which he does not sit yet. @param {string} name */
export function joins(name) {
  if (name === BANK) return "deals";
  return name === YOU ? "sit down" : "sits down";
}

/** @param {string} name */
export const called = (name) => `${name[0].toUpperCase()}${name.slice(1)}`;
