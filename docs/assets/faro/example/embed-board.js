/** The line by which an example stands on another site, shown and copied. */

import { embedLine } from "../page/embed-line.js";
import { copied, element, partOf } from "../page/elements.js";
import { tell } from "../page/speech.js";

const COPIED = "Copied: a line of HTML that shows this board on any page.";
const SHOWN = "A line of HTML that shows this board on any page: mark it and copy it.";

/** @param {HTMLElement} host the example @param {HTMLElement} controls under which the line is shown */
export async function showEmbedLine(host, controls) {
  const line = embedLine(host.id, partOf(host, ".faro-title").textContent ?? "");
  host.querySelector(".faro-embed-line")?.remove();
  const shown = element("p", "faro-embed-line");
  const told = element("span", "");
  shown.append(told, " ", element("code", "", line));
  controls.after(shown);
  const done = await copied(line);
  tell(told, done ? COPIED : SHOWN);
}
