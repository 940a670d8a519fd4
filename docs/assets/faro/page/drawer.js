/**
 * The theme opens its drawer by a label, which no keyboard reaches. With a script, a button does. A link in it closes it,
 * also one to the page shown.
 */

import { hit, partOf } from "./elements.js";

const drawer = () => partOf(document, "#__drawer", HTMLInputElement);
const menu = () => partOf(document, ".md-header .faro-menu");

document.addEventListener("click", (event) => {
  if (hit(event, ".md-nav--primary a") && drawer().checked) drawer().click();
  if (!hit(event, ".md-header .faro-menu")) return;
  drawer().click();
  if (drawer().checked) partOf(document, ".md-nav--primary a").focus();
});
document.addEventListener("change", (event) => {
  if (event.target === drawer()) menu().ariaExpanded = String(drawer().checked);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !drawer().checked) return;
  drawer().click();
  menu().focus();
});
