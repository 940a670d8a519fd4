/** An answer of the search, as the list under its box offers it. */

import { element } from "../page/elements.js";

/** @param {import("./answers.js").Answer} answer @param {string} id */
export function optionOf({ href, name, said = "", line }, id) {
  const option = element("a", "faro-option", "");
  Object.assign(option, { id, href, role: "option", ariaSelected: "false", tabIndex: -1 });
  option.append(element("b", "", name), " ", element("span", "faro-word-said", said), " ", element("span", "faro-word-line", line));
  return option;
}
