/** The search from anywhere: a press on its link in the header, a stroke, or `?q=` in the address opens its dialog. */

import { inTime } from "../page/bring.js";

/** In the header stands a link to the glossary; with a script it opens the search where the reader is. */
const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector(".faro-look-up"));

/** Whether a key is a sign for a field, or a stroke of the browser's own. @param {KeyboardEvent} event */
function isTaken({ target, ctrlKey, metaKey, altKey }) {
  const isWriting = target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]");
  return ctrlKey || metaKey || altKey || Boolean(isWriting);
}

/** Where the dialog cannot be had, the link leads on. What is typed while it comes is the question, and what is pressed then is meant for its answer. */
async function open(question = "") {
  let typed = question;
  /** @type {KeyboardEvent[]} */
  let pressed = [];
  /** @param {KeyboardEvent} event */
  function keep(event) {
    if (isTaken(event)) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "Enter") pressed.push(event);
    else if (key === "Backspace" || key.length === 1) {
      typed = key === "Backspace" ? typed.slice(0, -1) : typed + key;
      pressed = [];
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation(); // a letter is not a key of the table
  }
  addEventListener("keydown", keep, true);
  try {
    (await inTime(import("./dialog.js"))).open(typed, pressed);
  } catch {
    if (link) location.assign(link.href);
  } finally {
    removeEventListener("keydown", keep, true);
  }
}

link?.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation(); // the theme follows links by itself
  open();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || isTaken(event)) return;
  event.preventDefault();
  open();
});

const asked = new URLSearchParams(location.search).get("q")?.trim();
if (asked) open(asked);

export {};
