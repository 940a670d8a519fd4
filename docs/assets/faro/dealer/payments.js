/** What a dealer takes and pays in a turn: the form that asks for it, and how it is counted. */

import { element, fields, partOf } from "../page/elements.js";
import { WORDS } from "./explained.js";

/** @typedef {import("../engine/answers.js").Payment} Payment */
/** @typedef {import("../engine/answers.js").Taken} Answer */

/** What a payment is called. @param {Payment} payment */
export const nameOf = ({ punter, what, stake, coppered }) =>
  `${punter[0].toUpperCase()}${punter.slice(1)}’s ${stake} on ${what}${coppered ? ", coppered" : ""}`;

/** @param {{taken: number, paid: number}} payment */
const isDue = ({ taken, paid }) => taken > 0 || paid > 0;

/**
 * How many payments were due in a turn, how many of them were right, and how many were made that were not due: a stake that
 * lies on, and is let lie or passed over, is none.
 * @param {{taken: number, paid: number}[]} due @param {{right: boolean}[]} verdicts @param {Answer[]} answers
 */
export function counted(due, verdicts, answers) {
  const owed = due.map((payment, at) => ({ isOwed: isDue(payment), isRight: verdicts[at].right, isMade: isDue(answers[at]) }));
  return {
    due: owed.filter(({ isOwed }) => isOwed).length,
    right: owed.filter(({ isOwed, isRight }) => isOwed && isRight).length,
    beyond: owed.filter(({ isOwed, isMade }) => !isOwed && isMade).length,
  };
}

/** The count of a deal so far, in words. @param {{due?: number, right?: number, beyond?: number}} counts */
export function scoreOf({ due = 0, right = 0, beyond = 0 }) {
  const made = `${right ? some(right, "payment") : "No payment"} right${right ? "" : " yet"}, of ${due} due`;
  const over = `${some(beyond, "stake")} taken or paid that ${beyond === 1 ? "was" : "were"} not due`;
  const counts = [due && made, beyond && over].filter(Boolean);
  return counts.length ? `${counts.join("; ")}.` : "";
}

/** @param {number} many @param {string} what */
const some = (many, what) => `${many} ${what}${many === 1 ? "" : "s"}`;

/** The fields that ask for every payment of a turn. @param {string} say what has come @param {Payment[]} payments */
export function asked(say, payments) {
  const form = element("fieldset", "");
  form.ariaLabel = say; // what is said over the cloth
  const settle = element("button", "faro-step", "Settle");
  form.append(...payments.map(row), settle);
  // As Space does, Enter chooses what has the focus; on what is chosen it settles.
  form.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key !== "Enter" || !(target instanceof HTMLInputElement) || target.type !== "radio" || target.checked) return;
    event.preventDefault();
    target.click();
  });
  return form;
}

/** @param {Payment} payment @param {number} at */
function row(payment, at) {
  const name = nameOf(payment);
  const made = fields("faro-payment", name);
  for (const [act, words] of Object.entries(WORDS)) {
    const choice = element("label", "", words);
    const radio = element("input", "");
    Object.assign(radio, { type: "radio", name: `due-act-${at}`, value: act });
    choice.prepend(radio);
    made.append(choice);
  }
  const checks = element("input", "");
  Object.assign(checks, { id: `due-${at}`, size: 4, inputMode: "numeric", pattern: "[0-9]*", value: payment.stake });
  checks.ariaLabel = `Checks, ${name}`;
  made.append(checks);
  return made;
}

/** What the reader has answered. @param {HTMLFormElement} form @param {Payment[]} payments @returns {Answer[]} */
export function answersIn(form, payments) {
  return payments.map((_, at) => {
    const act = partOf(form, `[name="due-act-${at}"]:checked`, HTMLInputElement).value;
    const checks = Number(partOf(form, `#due-${at}`, HTMLInputElement).value);
    if (act === "passes") return { taken: 0, paid: 0, passes: true };
    return { taken: 0, paid: 0, ...(act && { [act]: checks }) };
  });
}
