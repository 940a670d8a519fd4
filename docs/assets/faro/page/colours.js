/**
 * The press of the colours. From those that follow the system it leads first to the ones that the system does not show, so
 * that whoever presses sees it; the theme goes through them always in one order.
 */

import { partOf, partsOf } from "./elements.js";

const form = document.querySelector('[data-md-component="palette"]');
const isDark = matchMedia("(prefers-color-scheme: dark)");

/** @type {Map<Element, HTMLInputElement>} */
const after = new Map();

/** Lead each press to the next, and name it so: of what a press says, first what is, then what comes. @param {string[][]} said @param {HTMLInputElement[]} inputs */
function lead(said, inputs) {
  const order = isDark.matches ? [0, 1, 2] : [0, 2, 1];
  for (const [place, at] of order.entries()) {
    const next = order[(place + 1) % order.length];
    const label = /** @type {HTMLLabelElement} */ (inputs[at].nextElementSibling);
    label.htmlFor = inputs[next].id;
    label.title = `${said[at][0]}: ${said[(next + 2) % 3][1]}`;
    inputs[at].ariaLabel = label.title;
    after.set(inputs[at], inputs[next]);
  }
}

if (form) {
  const inputs = partsOf(form, "input", HTMLInputElement);
  const said = inputs.map(({ ariaLabel }) => (ariaLabel ?? "").split(": "));
  lead(said, inputs);
  isDark.addEventListener("change", () => lead(said, inputs));
  form.addEventListener("keydown", (event) => {
    if (!/^(Enter| )$/.test(/** @type {KeyboardEvent} */ (event).key)) return;
    event.preventDefault(); // the space would press the one that is on already
    event.stopImmediatePropagation();
    const next = after.get(partOf(form, ":checked", HTMLInputElement));
    next?.click();
    next?.focus();
  }, true);
}
