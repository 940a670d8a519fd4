/** The day of access in the citations at the foot of a page: only the reader's browser knows it. */

const long = (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long" });

/** What each style says of the day. @type {Record<string, (day: Date) => string>} */
const SAYS = {
  note: (day) => `, accessed ${long("en-GB").format(day)}`,
  apa: (day) => `Retrieved ${long("en-US").format(day)}, from `,
  bibtex: (day) => `\n  urldate = {${new Intl.DateTimeFormat("sv").format(day)}},`, // 2026-03-05, as Swedes write it
};

window.document$?.subscribe(() => {
  for (const blank of document.querySelectorAll("[data-accessed]")) {
    blank.textContent = SAYS[blank.dataset.accessed](new Date());
  }
});
