/** What a clerk has in his books, drawn: who sits, what was settled with the latest cards, every tab, and the bank's. */

import { button, element, partOf, partsOf } from "../page/elements.js";
import { colourOf } from "./kept.js";
import { capital } from "./told.js";

/** @typedef {import("../engine/answers.js").Clerked} Clerked */

const counted = (/** @type {number} */ checks) => checks.toLocaleString("en");

/** What somebody has who takes the seat. @param {import("../engine/answers.js").Clerked["tabs"][number]} tab */
export function seated({ punter, held, lies }) {
  const checks = `${counted(held)} ${held === 1 ? "check" : "checks"}`;
  return `${capital(punter)} has the seat: ${checks} in hand${lies ? `, ${counted(lies)} on the cloth` : ""}.`;
}

/** @param {number} gain */
const upOrDown = (gain) => (gain > 0 ? `${counted(gain)} up` : gain < 0 ? `${counted(-gain)} down` : "even");

/** @param {string} name */
function seatOf(name) {
  const made = button("", "faro-person", () => {});
  made.dataset.sits = name;
  made.append(element("i", "faro-colour"), `${capital(name)} `, element("b", ""));
  return made;
}

/**
 * Who sits, each a press that gives him the seat. A press stays as long as its name: one that is drawn anew under a finger
 * would not be pressed.
 * @param {HTMLElement} people @param {string[]} names
 * @param {{hands: Record<string, number>, colours: Record<string, string>, who: string | null}} of
 */
export function drawPeople(people, names, { hands, colours, who }) {
  const sat = partsOf(people, "[data-sits]");
  const presses = names.map((name) => sat.find(({ dataset }) => dataset.sits === name) ?? seatOf(name));
  for (const [at, press] of presses.entries()) {
    press.dataset.colour = colourOf(colours, names[at]);
    press.ariaPressed = String(names[at] === who);
    partOf(press, "b").textContent = counted(hands[names[at]] ?? 0);
  }
  if (presses.length === sat.length && presses.every((press, at) => press === sat[at])) return;
  const had = document.activeElement;
  people.replaceChildren(...presses);
  presses.find((press) => press === had)?.focus();
}

/** @param {HTMLElement} host @param {Clerked} answer */
export function drawBooks(host, { settled, aside, tabs, bank, purse }) {
  const part = (/** @type {string} */ name) => partOf(host, `[data-part="${name}"]`);
  // Of stakes that are settled alike, one behind another, the first says why.
  part("settled").replaceChildren(...settled.map(({ say, rule }, nth) => told(say, rule === settled[nth - 1]?.rule ? "" : rule)));
  part("none-settled").hidden = settled.length > 0;
  part("aside").replaceChildren(...aside.map(({ say, text }) => told(say, text)));
  part("set-aside").hidden = !aside.length;
  part("tabs").replaceChildren(
    ...tabs.map(({ punter, held, lies, bought, owes, gain, has_risen }) =>
      row(capital(punter), [counted(held), counted(lies), counted(bought), counted(owes), upOrDown(gain)], has_risen ? "got up" : ""),
    ),
    row("The bank", [purse === null ? "unlimited" : counted(purse), "", "", "", upOrDown(bank)]),
  );
}

/** @param {string} say @param {string} why */
function told(say, why) {
  const made = element("li", "", `${say} `);
  if (why) made.append(element("small", "", why));
  return made;
}

/** @param {string} name @param {string[]} values @param {string} [note] */
function row(name, values, note = "") {
  const made = document.createElement("tr");
  const head = element("th", "", name);
  head.scope = "row";
  if (note) head.append(" ", element("small", "", note));
  made.append(head, ...values.map((value) => element("td", "", value)));
  return made;
}
