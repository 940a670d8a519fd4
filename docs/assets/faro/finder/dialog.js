/** The search in a dialog; fetched when it is first opened. */

import { button } from "../page/elements.js";
import { Finder } from "./finder.js";

/** @type {HTMLDialogElement | undefined} */
let dialog;

/** Open the dialog, with a question if there is one, and keys that were pressed after it. @param {string} [question] @param {KeyboardEvent[]} [pressed] */
export function open(question, pressed = []) {
  dialog ??= makeDialog();
  if (!dialog.open) dialog.showModal();
  const finder = /** @type {Finder} */ (dialog.querySelector("faro-finder"));
  if (question) finder.ask(question);
  else finder.input.select();
  for (const event of pressed) finder.key(event);
}

function makeDialog() {
  const box = document.createElement("dialog");
  box.className = "faro-dialog faro-look-up-dialog md-typeset";
  box.ariaLabel = "Search";
  box.setAttribute("closedby", "any");
  const finder = new Finder();
  finder.dataset.label = "Words, pages, people, places, bets, cheats";
  const close = button("×", "faro-close", () => box.close());
  close.ariaLabel = "Close";
  finder.field.append(close);
  box.append(finder);
  document.body.append(box);
  finder.input.setAttribute("autofocus", "");
  return box;
}
