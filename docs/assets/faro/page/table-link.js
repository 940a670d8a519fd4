/** Who rests on a link to the table is about to sit down there, and the engine is on its way before he presses. */

import { hit } from "./elements.js";

const WHILE = 150; // ms, which nobody rests who only passes over it
const TABLE = new URL("../../../play/", import.meta.url);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

const leave = () => clearTimeout(timer);

/** @param {Event} event */
function come(event) {
  leave();
  const link = hit(event, "a[href]");
  const leads = link instanceof HTMLAnchorElement && link.origin === TABLE.origin && link.pathname === TABLE.pathname;
  if (leads && location.pathname !== TABLE.pathname) timer = setTimeout(warm, WHILE);
}

/** Where bytes cost nothing; whether it could be fetched is told at the table. */
const warm = () => import("../engine/engine.js").then(({ engine }) => engine.warm(), () => {});

for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, come, { passive: true });
document.addEventListener("focusout", leave, { passive: true });
