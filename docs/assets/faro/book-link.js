/** The link beside the list of rule-books: it leads to the rules of the book that the table is dealt by. */

// The event does not rise, but it can be caught on its way down; so it is heard wherever the table stands.
document.addEventListener(
  "faro-answer",
  ({ target, detail }) => {
    const table = target.closest("faro-table");
    const [, book] = detail.log.match(/^rules (\S+)/m) ?? [];
    const page = table?.querySelector(`option[value="${book}"]`)?.dataset.page;
    if (page) table.querySelector(".faro-book-link").href = new URL(`../../${page}/`, import.meta.url).href;
  },
  true,
);
