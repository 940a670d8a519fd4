/** The search from anywhere: a press on its link in the header, a stroke, or `?q=` in the address opens its dialog. */

/** In the header stands a link to the glossary; with a script it opens the search where the reader is. */
const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector(".faro-look-up"));

/** Where the dialog cannot be had, the link leads on. @param {string} [question] */
function open(question) {
  import("./dialog.js").then((dialog) => dialog.open(question)).catch(() => link && location.assign(link.href));
}

link?.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation(); // the theme follows links by itself
  open();
});

document.addEventListener("keydown", (event) => {
  const { target } = event;
  const isWriting = target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
  event.preventDefault();
  open();
});

const asked = new URLSearchParams(location.search).get("q")?.trim();
if (asked) open(asked);

export {};
