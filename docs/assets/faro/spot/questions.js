/** The form that asks what was wrong with a deal: a line for each question. */

import { element, partsOf } from "../page/elements.js";

/** @typedef {import("../engine/answers.js").Asked} Field */

/** A form that asks, still empty. @param {() => void} submit */
export function questions(submit) {
  const form = element("form", "faro-choose");
  form.autocomplete = "off";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  return form;
}

/** Put the rows into a form, and what ends it. @param {HTMLFormElement} form @param {HTMLElement[]} rows */
export function fill(form, rows) {
  form.replaceChildren(...rows, element("button", "", "Answer"));
}

/** The choices of a form, in order. @param {HTMLFormElement} form */
export const inputsOf = (form) => partsOf(form, "select", HTMLSelectElement);

/** A label and what is chosen after it. @param {Field} field */
export function row({ id, label, options }) {
  const at = `spot-${id}`;
  const made = document.createElement("span");
  const name = element("label", "", label);
  name.htmlFor = at;
  const input = document.createElement("select");
  input.id = at;
  input.required = true;
  input.append(new Option("choose", ""), ...options.map((option) => new Option(option)));
  made.append(name, " ", input);
  return made;
}
