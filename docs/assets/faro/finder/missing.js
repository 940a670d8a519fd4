/** What the page of a missing address asks. */

/** The address that nobody lives at, as a question: its last part, in words. */
export function missing() {
  const [last = ""] = location.pathname.replace(/\.html$/, "").split("/").filter(Boolean).slice(-1);
  try {
    return decodeURIComponent(last).replace(/[-_+]+/g, " ");
  } catch {
    return ""; // a broken percent asks nothing
  }
}
