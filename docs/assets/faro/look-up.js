/** In the header stands a link to the glossary; with a script it opens the finder where the reader is. */

const link = document.querySelector(".faro-look-up");
const finder = () => import("./finder.js");

for (const sign of ["pointerenter", "focus"]) link?.addEventListener(sign, () => finder().catch(() => {}), { once: true });

link?.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation(); // the theme follows links by itself
  finder().then(
    ({ lookUp }) => lookUp(),
    () => location.assign(link.href),
  );
});
