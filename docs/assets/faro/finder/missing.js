/** What the page of a missing address asks. */

/** The address that nobody lives at, as a question: its last part, in words. */
export function missing() {
  const [last = ""] = location.pathname.replace(/\.html$/, "").split("/").filter(Boolean).slice(-1);
  try {
    const said = decodeURIComponent(last).split(/[-_+]+/);
    return said.filter(([, second]) => second).join(" ") || said.join(" "); // a letter by itself is a slip
  } catch {
    return ""; // a broken percent asks nothing
  }
}
