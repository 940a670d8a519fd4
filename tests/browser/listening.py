"""A listener in the page: guidepup's virtual screen reader walks the tree of accessibility and keeps all that it says.

What is read of a part of the page is written as a tree; what is heard of an act stands below it, in its order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.browser.seats import until

ROOT = Path(__file__).resolve().parent.parent.parent
READER = ROOT / "node_modules" / "@guidepup" / "virtual-screen-reader" / "lib" / "esm" / "index.browser.js"
ADDRESS = "/assets/listener.js"

WHOLE = ("button", "combobox", "heading", "image", "link", "listbox", "radio", "slider", "textbox")
"""What is said in one breath: its name is made of what stands within it."""

PASSED = ("caption", "code", "emphasis", "gridcell", "paragraph", "rowgroup", "strong", "term")
"""What no reader names while it reads on."""

LISTEN = """async (address) => {
  const { Virtual } = await import(address);
  globalThis.listener = new Virtual();
  globalThis.readThrough = async (container) => {
    // The reader knows no folded details; a browser leaves out what they hold.
    const folded = [...container.querySelectorAll("details:not([open]) > :not(summary)")];
    for (const part of folded) part.setAttribute("aria-hidden", "true");
    const reader = new Virtual();
    await reader.start({ container });
    const first = reader.activeNode;
    do await reader.next();
    while (reader.activeNode !== first || (await reader.lastSpokenPhrase()).startsWith("end of "));
    for (const part of folded) part.removeAttribute("aria-hidden");
    return (await reader.spokenPhraseLog()).slice(0, -1); // it has come round to the first again
  };
  await listener.start({ container: document.body });
  await listener.clearSpokenPhraseLog();
}"""
HEARD = """async () => {
  // Of a region that is emptied, to be filled anew, nothing is heard.
  const said = (await listener.spokenPhraseLog()).filter((line) => !/^(polite|assertive): *$/.test(line));
  const active = document.activeElement?.ariaActiveDescendantElement;
  return active ? [...said, `option, ${active.textContent}`] : said;
}"""


KEPT = f"""async () => {{
  const said = await ({HEARD})();
  await listener.clearSpokenPhraseLog(); // at once: what is said between two calls would be lost
  return said;
}}"""


class Listener:
    """What a listener does on a page, and all that is said of it."""

    def __init__(self, page: Page) -> None:
        self.lines: list[str] = []
        self.comes(page)

    def comes(self, page: Page) -> None:
        """Begin to listen on a page that was opened by its address."""
        self.page = page
        self.page.route(f"**{ADDRESS}", lambda route: route.fulfill(path=READER, content_type="text/javascript"))
        self.page.evaluate(LISTEN, ADDRESS)

    def read(self, what: str, part: Locator) -> None:
        """Read a part of the page from its beginning to its end."""
        self._does(f"reads {what}")
        self.lines += as_tree([self._plain(phrase) for phrase in part.evaluate("(part) => readThrough(part)")])
        self._forget()

    def go(self, to: Locator) -> None:
        """Go to a thing, as by Tab or by a key that leads to things of its kind."""
        self._does("goes on to")
        if to.evaluate("(to) => document.activeElement === to"):
            self.lines.append("(where the focus is)")
        else:
            to.focus()
            self.hears("")

    def key(self, key: str, hears: str) -> None:
        """Press a key where the focus is, and listen until what it brings has been said."""
        self._does(f"presses {key}")
        self.page.keyboard.press(key)
        self.hears(hears)

    def types(self, text: str, hears: str) -> None:
        self._does(f"types {text}")
        self.page.keyboard.type(text)
        self.hears(hears)

    def hears(self, words: str) -> None:
        """Listen until words are said; without words, until anything is."""
        until(self.page, f"async (words) => (await ({HEARD})()).some((said) => said.includes(words))", words)
        self._keep()

    def told(self) -> str:
        """All of it; a line that begins with > is what the listener does."""
        self._keep()
        return "\n".join(self.lines) + "\n"

    def _does(self, what: str) -> None:
        self._keep()
        self.lines += ["", f"> {what}"] if self.lines else [f"> {what}"]

    def _keep(self) -> None:
        self.lines += [self._plain(phrase) for phrase in self.page.evaluate(KEPT)]

    def _plain(self, phrase: str) -> str:
        return re.sub(r"\s+", " ", phrase).strip().replace(self.page.evaluate("location.origin"), "https://site")

    def _forget(self) -> None:
        self.page.evaluate("() => listener.clearSpokenPhraseLog()")


def as_tree(phrases: Sequence[str]) -> list[str]:
    """What was read, a line for each thing that is said, what stands within something under it."""
    ends = [phrase.removeprefix("end of ") for phrase in phrases if phrase.startswith("end of ")]
    lines: list[str] = []
    within: list[tuple[str, bool, bool]] = []
    """What is open, outermost first: its phrase, whether all of it is said at once, and whether it is passed."""
    for phrase in phrases:
        inner = phrase.removeprefix("end of ")
        if inner != phrase and inner in (outer for outer, _, _ in within):
            while within.pop()[0] != inner:
                pass
            continue
        role = phrase.split(",")[0]
        in_grid = any(outer.startswith("grid") for outer, _, _ in within)
        is_whole = role in WHOLE or (role == "row" and not in_grid)
        is_passed = role in PASSED or (role == "row" and in_grid)
        if not is_passed and not any(whole for _, whole, _ in within):
            lines.append("  " * sum(not passed for _, _, passed in within) + phrase)
        if phrase in ends:
            within.append((phrase, is_whole, is_passed))
    return lines
