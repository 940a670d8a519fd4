/** The day of access in the citations at the foot of a page: only the reader's browser knows it. */

import { partsOf } from "./elements.js";

const long = (/** @type {string} */ locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long" });

/** What each style says of the day. @type {Record<string, (day: Date) => string>} */
const SAYS = {
  note: (day) => `, accessed ${long("en-GB").format(day)}`,
  apa: (day) => `Retrieved ${long("en-US").format(day)}, from `,
  bibtex: (day) => `\n  urldate = {${new Intl.DateTimeFormat("sv").format(day)}},`, // 2026-03-05, as Swedes write it
};

window.document$?.subscribe(() => {
  for (const blank of partsOf(document, "[data-accessed]")) {
    const { accessed = "" } = blank.dataset;
    blank.textContent = SAYS[accessed](new Date());
  }
});
