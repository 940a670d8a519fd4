/**
 * What a program shows, on its page. A drawing stands in a picture, where nothing in it can run or fetch; of a table only its
 * rows and cells are taken over, and their texts.
 */

import { element } from "../page/elements.js";

/** @typedef {import("./running.js").Shown} Shown */

const OF_A_TABLE = new Set(["TABLE", "CAPTION", "THEAD", "TBODY", "TFOOT", "TR", "TH", "TD"]);

/** Put one more part under what is there. @param {HTMLElement} place @param {Shown} shown */
export function print(place, { kind, content, said }) {
  const last = place.lastElementChild;
  if (kind === "text") {
    const before = last?.localName === "pre" ? last.textContent : "";
    if (before) last?.remove();
    place.append(...`${before}${content}`.split("\n\n").map(lines));
  } else place.append(kind === "svg" ? picture(content, said) : table(content));
}

/** What draws a table must not break, and all else may. @param {string} text */
function lines(text) {
  const made = element("pre", "", text);
  made.tabIndex = 0; // the keys move what is wider than its room
  made.toggleAttribute("data-wide", text.includes("   "));
  return made;
}

/** @param {string} svg @param {string} said */
function picture(svg, said) {
  const made = element("img", "");
  made.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  made.alt = said;
  return made;
}

/** @param {string} html */
function table(html) {
  const made = element("div", "faro-printed-table");
  made.append(...plain(new DOMParser().parseFromString(html, "text/html").body));
  return made;
}

/** @param {Element} from @returns {Node[]} */
function plain(from) {
  return [...from.childNodes].flatMap((node) => {
    if (!(node instanceof Element)) return new Text(node.textContent ?? "");
    if (!OF_A_TABLE.has(node.tagName)) return plain(node);
    const copy = document.createElement(node.localName);
    copy.append(...plain(node));
    return copy;
  });
}
