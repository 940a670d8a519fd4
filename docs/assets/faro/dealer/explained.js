/** What the dealer can do about a stake, and how each punter plays: told beside the cloth. */

import { element, partOf } from "../page/elements.js";

/** What can be done about a stake, by how an answer names it, and what that means. */
const ACTS = {
  "": ["Leave it", "The stake lies on, or comes back."],
  taken: ["Take", "The bank takes that many of its checks."],
  paid: ["Pay", "The bank lays that many checks beside it."],
  passes: ["Pass over", "You do not know, and are told."],
};

/** The words of each act. */
export const WORDS = Object.fromEntries(Object.entries(ACTS).map(([act, [words]]) => [act, words]));

/** @param {HTMLElement} host @param {HTMLSelectElement[]} punters the lists of their habits */
export function explain(host, punters) {
  const acts = element("dl", "faro-acts");
  const habits = element("dl", "faro-habits");
  acts.append(...Object.values(ACTS).flatMap(([words, means]) => [element("dt", "", words), element("dd", "", means)]));
  for (const list of punters) {
    const told = element("dd", "");
    const tell = () => (told.textContent = list.selectedOptions[0].title);
    list.addEventListener("change", tell);
    tell();
    habits.append(element("dt", "", list.labels[0].firstChild?.textContent ?? ""), told);
  }
  partOf(host, ".faro-chair").after(acts, habits);
}
