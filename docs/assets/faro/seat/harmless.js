/** A board as the browser kept it. Whoever can write there could have put a script into it, which is taken out. */

/** What the engine draws boards with. */
const DRAWN = new Set(
  `abbr b button caption circle details div ellipse em g i input label li line ol optgroup option p path rect section select
  span strong summary svg table tbody td text th thead title tr ul use`.split(/\s+/),
);
const ACTS = /^on|action$/i;
const LEADS = /(href|src)$/i;

/** @param {string} html @returns {DocumentFragment} */
export function harmless(html) {
  const held = document.createElement("template"); // nothing in it is fetched, and no script of it runs
  held.innerHTML = html;
  for (const drawn of held.content.querySelectorAll("*")) {
    if (!DRAWN.has(drawn.localName)) drawn.remove();
    for (const { name, value } of [...drawn.attributes]) {
      if (ACTS.test(name) || (LEADS.test(name) && !value.startsWith("#"))) drawn.removeAttribute(name);
    }
  }
  return held.content;
}
