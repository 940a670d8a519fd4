/** An answer of the search, as the list under its box offers it. */

import { element } from "../page/elements.js";

/** @param {import("./answers.js").Answer} answer @param {string} id @param {import("./answers.js").Answered["marked"]} marked */
export function optionOf({ href, name, kind, line, picture }, id, marked) {
  const option = element("a", "faro-option", "");
  Object.assign(option, { id, href, role: "option", ariaSelected: "false", tabIndex: -1 });
  if (picture) option.append(thumb(picture));
  const called = element("b", "", "");
  called.append(...markedUp(name, marked));
  const about = element("span", "faro-word-line", "");
  about.append(...markedUp(line, marked));
  option.append(called, " ", element("span", "faro-kind", kind), " ", about);
  return option;
}

/** @param {string} src */
function thumb(src) {
  const drawn = element("img", "faro-thumb");
  return Object.assign(drawn, { src, alt: "", width: 32, height: 32 });
}

/** @param {string} text @param {import("./answers.js").Answered["marked"]} marked */
const markedUp = (text, marked) => marked(text).map(([piece, isMarked]) => (isMarked ? element("mark", "", piece) : piece));
