/**
 * The button that the theme puts on a block of code copies it. The theme would bring a package for that, a quarter as large as
 * all that the pages have of their own.
 */

import { copied, hit } from "./elements.js";
import { refuse, say } from "./speech.js";

const DONE = "Copied to clipboard";

document.addEventListener(
  "click",
  async (event) => {
    const pressed = hit(event, "[data-clipboard-target]");
    const code = pressed && document.querySelector(pressed.dataset.clipboardTarget ?? "");
    if (!(code instanceof HTMLElement)) return;
    event.stopImmediatePropagation();
    const done = await copied(code.innerText.trimEnd());
    if (done) window.alert$?.next(DONE);
    (done ? say : refuse)(done ? DONE : "The code could not be copied");
  },
  { capture: true },
);
