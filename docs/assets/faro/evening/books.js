/** What a clerk has in his books, drawn: who sits, what was settled with the latest cards, every tab, and the bank's. */

import { button, element, partOf } from "../page/elements.js";
import { capital } from "./told.js";

/** @typedef {import("../engine/answers.js").Clerked} Clerked */

const counted = (/** @type {number} */ checks) => checks.toLocaleString("en-US");

/** What somebody has who takes the seat. @param {import("../engine/answers.js").Clerked["tabs"][number]} tab */
export function seated({ punter, held, lies }) {
  const checks = `${counted(held)} ${held === 1 ? "check" : "checks"}`;
  return `${capital(punter)} has the seat: ${checks} in hand${lies ? `, ${counted(lies)} on the cloth` : ""}.`;
}

/** @param {number} gain */
const upOrDown = (gain) => (gain > 0 ? `${counted(gain)} up` : gain < 0 ? `${counted(-gain)} down` : "even");

/**
 * Who sits, each a press that gives him the seat.
 * @param {HTMLElement} people @param {string[]} names
 * @param {{hands: Record<string, number>, colours: Record<string, string>, who: string | null}} of
 */
export function drawPeople(people, names, { hands, colours, who }) {
  const had = document.activeElement instanceof HTMLElement && people.contains(document.activeElement) ? document.activeElement.dataset.sits : undefined;
  const presses = names.map((name) => {
    const made = button("", "faro-person", () => {});
    made.dataset.sits = name;
    made.dataset.colour = colours[name] ?? "";
    made.append(element("i", "faro-colour"), `${capital(name)} `, element("b", "", counted(hands[name] ?? 0)));
    made.ariaPressed = String(name === who);
    return made;
  });
  people.replaceChildren(...presses);
  presses.find(({ dataset }) => dataset.sits === had)?.focus();
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
