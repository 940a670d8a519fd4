/** What a dealer takes and pays in a turn: the form that asks for it, and how it is counted. */

import { element, fields, partOf } from "../page/elements.js";

/** @typedef {import("../engine/answers.js").Payment} Payment */
/** @typedef {import("../engine/answers.js").Taken} Answer */

/** What a payment is called. @param {Payment} payment */
export const nameOf = ({ punter, what, stake, coppered }) =>
  `${punter[0].toUpperCase()}${punter.slice(1)}’s ${stake} on ${what}${coppered ? ", coppered" : ""}`;

/** So many of the stakes were taken or paid, or should have been: one that lies on, and is let lie, is no payment. @param {Answer[]} answers @param {Answer[]} due */
export function paymentsAmong(answers, due) {
  const isPayment = (/** @type {Answer} */ { taken, paid }) => taken > 0 || paid > 0;
  return answers.filter((answer, at) => isPayment(answer) || isPayment(due[at])).length;
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
    `<option value="taken">take</option><option value="paid">pay</option></select> ` +
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
    return { taken: 0, paid: 0, ...(act && { [act]: checks }) };
  });
}
