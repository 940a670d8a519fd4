/** What a dealer takes and pays in a turn: the form that asks for it, and how it is counted. */

import { element, fields, partOf } from "../page/elements.js";

/** @typedef {import("../engine/answers.js").Payment} Payment */
/** @typedef {import("../engine/answers.js").Taken} Answer */

/** What a payment is called. @param {Payment} payment */
export const nameOf = ({ punter, what, stake, coppered }) =>
  `${punter[0].toUpperCase()}${punter.slice(1)}’s ${stake} on ${what}${coppered ? ", coppered" : ""}`;

/** @param {{taken: number, paid: number}} payment */
const isDue = ({ taken, paid }) => taken > 0 || paid > 0;

/**
 * How many payments were due in a turn, how many of them were right, and how many were made that were not due: a stake that
 * lies on, and is let lie, is none.
 * @param {{taken: number, paid: number}[]} due @param {{right: boolean}[]} verdicts
 */
export function counted(due, verdicts) {
  const owed = due.map((payment, at) => ({ isOwed: isDue(payment), isRight: verdicts[at].right }));
  return {
    due: owed.filter(({ isOwed }) => isOwed).length,
    right: owed.filter(({ isOwed, isRight }) => isOwed && isRight).length,
    beyond: owed.filter(({ isOwed, isRight }) => !isOwed && !isRight).length,
  };
}

/** The count of a deal so far, in words. @param {{due?: number, right?: number, beyond?: number}} counts */
export function scoreOf({ due = 0, right = 0, beyond = 0 }) {
  if (!due && !beyond) return "";
  const over = beyond ? `, and ${beyond} made that ${beyond === 1 ? "was" : "were"} not due` : "";
  return `${due} payment${due === 1 ? " was" : "s were"} due, ${right} of them right${over}.`;
}

/** The fields that ask for every payment of a turn. @param {string} say what has come @param {Payment[]} payments */
export function asked(say, payments) {
  const form = fields("", say);
  const settle = element("button", "", payments.length ? "Settle" : "Go on");
  form.append(...payments.map(row), settle);
  return form;
}

/** @param {Payment} payment @param {number} at */
function row(payment, at) {
  const made = document.createElement("p");
  const name = nameOf(payment);
  made.innerHTML =
    `<label for="due-act-${at}"></label> <select id="due-act-${at}"><option value="">leave it</option>` +
    `<option value="taken">take</option><option value="paid">pay</option><option value="passes">pass over</option></select> ` +
    `<input id="due-${at}" size="4" inputmode="numeric" pattern="[0-9]*" value="${payment.stake}">`;
  partOf(made, "label").textContent = name;
  partOf(made, "input").ariaLabel = `Checks, ${name}`;
  return made;
}

/** What the reader has answered. @param {HTMLFormElement} form @param {Payment[]} payments @returns {Answer[]} */
export function answersIn(form, payments) {
  return payments.map((_, at) => {
    const act = partOf(form, `#due-act-${at}`, HTMLSelectElement).value;
    const checks = Number(partOf(form, `#due-${at}`, HTMLInputElement).value);
    if (act === "passes") return { taken: 0, paid: 0, passes: true };
    return { taken: 0, paid: 0, ...(act && { [act]: checks }) };
  });
}
