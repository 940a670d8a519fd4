/**
 * What a citation of a page says, in the styles that programs read, with the day of access, which only the reader's browser
 * knows. What people read is on the page as it was built; these are written when they are wanted.
 */

import { button, copied, element, partOf, partsOf } from "./elements.js";
import { say } from "./speech.js";

const ISO = new Intl.DateTimeFormat("sv"); // 2026-03-05, as Swedes write it
const SITE = /** @type {HTMLMetaElement} */ (document.querySelector("meta[property='og:site_name']")).content;
const PUBLISHER = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=author]")).content;

const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** @typedef {{ title: string, day: string, address: string, isWord: boolean, accessed: string }} Cited days as 2026-03-05 */

/** What a page is called by programs. @param {string} address */
const keyOf = (address) => ["faro", ...new URL(address).pathname.split("/").filter(Boolean)].join("-");

/** @param {Cited} cited */
function bibTeX({ title, day, address, accessed }) {
  const fields = {
    title: `{${title}}`,
    author: `{${PUBLISHER}}`,
    howpublished: title === SITE ? "" : SITE,
    year: day.slice(0, 4),
    note: `Version of ${day}`,
    url: address,
    urldate: accessed,
  };
  const told = Object.entries(fields).filter(([, value]) => value);
  return `@misc{${keyOf(address)},\n${told.map(([name, value]) => `  ${name} = {${value}},\n`).join("")}}`;
}

/** Tagged lines, as reference managers read them. @param {Cited} cited */
function ris({ title, day, address, isWord, accessed }) {
  const lines = {
    TY: isWord ? "DICT" : "ELEC",
    TI: title,
    T2: title === SITE ? "" : SITE,
    PB: PUBLISHER,
    DA: day.replaceAll("-", "/"),
    UR: address,
    Y2: accessed.replaceAll("-", "/"),
  };
  const told = Object.entries(lines).filter(([, value]) => value);
  return [...told, ["ER", ""]].map(([tag, value]) => `${tag}  - ${value}`).join("\n");
}

/** The data of the Citation Style Language, from which a program makes any style. @param {Cited} cited */
function cslJson({ title, day, address, isWord, accessed }) {
  const parts = (/** @type {string} */ date) => ({ "date-parts": [date.split("-").map(Number)] });
  const item = {
    id: keyOf(address),
    type: isWord ? "entry-dictionary" : "webpage",
    title,
    ...(title === SITE ? {} : { "container-title": SITE }),
    publisher: PUBLISHER,
    issued: parts(day),
    accessed: parts(accessed),
    URL: address,
  };
  return JSON.stringify([item], undefined, 2);
}

/** @param {HTMLDetailsElement} citations @param {string} address the lasting one of the page */
export function complete(citations, address) {
  if ("complete" in citations.dataset) return;
  citations.dataset.complete = "";
  const now = new Date();
  for (const blank of partsOf(citations, "[data-accessed]")) blank.textContent = `, accessed ${LONG.format(now)}`;
  const { title = "", day = "" } = citations.dataset;
  const cited = { title, day, address, isWord: Boolean(document.querySelector("faro-quiz")), accessed: ISO.format(now) };
  const styles = partOf(citations, "dl");
  for (const [name, text] of Object.entries({ BibTeX: bibTeX(cited), RIS: ris(cited), "CSL-JSON": cslJson(cited) })) {
    const told = element("dd", "");
    told.append(element("pre", "", text));
    styles.append(element("dt", "", name), told);
  }
  if (navigator.clipboard) for (const style of partsOf(styles, "dt")) style.append(" ", copying(style));
}

/** @param {HTMLElement} style its name, which the citation follows */
function copying(style) {
  const name = style.textContent ?? "";
  const made = button("Copy", "faro-press", async () => {
    const text = partOf(/** @type {HTMLElement} */ (style.nextElementSibling), "pre").textContent ?? "";
    const done = await copied(text);
    made.textContent = done ? "Copied" : "The citation could not be copied";
    say(done ? `${name} copied` : made.textContent);
  });
  made.ariaLabel = `Copy as ${name}`;
  return made;
}
