/** The search in a dialog, from anywhere: a press on its link in the header, a stroke, or `?q=` in the address opens it. */

import { button } from "../page/elements.js";
import { Finder } from "./finder.js";

/** In the header stands a link to the glossary; with a script it opens the search where the reader is. */
const opener = /** @type {HTMLElement | null} */ (document.querySelector(".faro-look-up"));
opener?.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation(); // the theme follows links by itself
  open();
});

/** @type {HTMLDialogElement | undefined} */
let dialog;

/** Open the dialog, with a question if there is one. @param {string} [question] */
function open(question) {
  dialog ??= makeDialog();
  if (!dialog.open) dialog.showModal();
  const finder = /** @type {Finder} */ (dialog.querySelector("faro-finder"));
  if (question) finder.ask(question);
  else finder.input.select();
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

document.addEventListener("keydown", (event) => {
  const { target } = event;
  const isWriting = target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
  event.preventDefault();
  open();
});

const asked = new URLSearchParams(location.search).get("q")?.trim();
if (asked) open(asked);
