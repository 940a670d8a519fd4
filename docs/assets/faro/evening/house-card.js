/** The rules of a house on one sheet: what was chosen of every rule that a house may change, for the table to be seen. */

import { element } from "../page/elements.js";
import { printAlone } from "../page/print-alone.js";
import { houseRulesOf } from "../storage/deal-log.js";

const OWN = "of this house";

/** @param {string} log */
function moneyOf(log) {
  const [, bank] = /^bank (\d+)/m.exec(log) ?? [];
  const [, least, most] = /^limit (\d+) (\d+)/m.exec(log) ?? [];
  const [buys, ...others] = new Set([...log.matchAll(/^open \S+ (\d+)/gm)].map(([, checks]) => checks));
  return [
    ["The bank holds", bank ? `${bank} checks, and pays no more` : "as much as is wanted"],
    ["On one place", least ? `${least} at the least, ${most} at the most` : "no limit"],
    ["Everybody sits down with", buys && !others.length ? `${buys} checks` : "……… checks"],
  ];
}

/**
 * @param {import("../table/house-rules.js").HouseRules} rules of the house, their form
 * @param {import("./keeper.js").Keeper} keeper
 */
export function print(rules, { log, book }) {
  rules.check(houseRulesOf(log));
  const card = element("article", "faro-house-card");
  const list = document.createElement("dl");
  for (const chosen of rules.values.filter(({ checked }) => checked)) {
    const label = /** @type {HTMLElement} */ (chosen.closest("label")?.cloneNode(true));
    for (const besides of label.querySelectorAll("small, input")) besides.remove();
    const asked = chosen.closest("fieldset")?.querySelector("legend")?.textContent ?? "";
    list.append(entry(asked, label.textContent?.trim() ?? "", chosen.ariaDescription ? "" : OWN));
  }
  for (const [asked, said] of moneyOf(log)) list.append(entry(asked, said, ""));
  card.append(element("h2", "", "The rules of this table"), element("p", "", book.selectedOptions[0]?.text ?? ""), list);
  printAlone(card);
}

/** @param {string} asked @param {string} said @param {string} note */
function entry(asked, said, note) {
  const made = document.createElement("div");
  const answer = element("dd", "", said);
  if (note) answer.append(" ", element("small", "", note));
  made.append(element("dt", "", asked), answer);
  return made;
}
