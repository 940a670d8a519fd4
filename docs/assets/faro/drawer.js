/** The theme opens its drawer by a label, which no keyboard reaches. With a script, a button does. */

const drawer = () => document.getElementById("__drawer");
const menu = () => document.querySelector(".faro-menu");

document.addEventListener("click", (event) => {
  if (!event.target.closest(".faro-menu")) return;
  drawer().click();
  if (drawer().checked) document.querySelector(".md-nav--primary a").focus();
});
document.addEventListener("change", (event) => {
  if (event.target === drawer()) menu().ariaExpanded = String(drawer().checked);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !drawer().checked) return;
  drawer().click();
  menu().focus();
});
