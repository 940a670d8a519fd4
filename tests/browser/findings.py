"""What can be asked of a page as it is shown: each question answers with what is wrong, a line each."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Literal, get_args

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
EVERYTHING = {"type": "tag", "values": TAGS}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""What else axe asks is answered alike in every palette."""
Palette = Literal["light", "dark"]
PALETTES: tuple[Palette, ...] = get_args(Palette)
"""What the theme calls the palettes."""

SPACED = """
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
"""
TWICE = "html { font-size: 200% !important; }"
ENLARGED = {"spaced": (SPACED, PHONE), "twice": (TWICE, PHONE), "twice, on a desk": (TWICE, DESKTOP)}
# As a reader's own style comes, which no policy of a page forbids.
STYLED = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""
# What is cut off by its own box, or would have to be scrolled to sideways; the theme and the
# boards, in a punter's name over a card, cut what also stands elsewhere.
CUT = """() => [...document.querySelectorAll("body *")].filter((one) => {
  const isWide = one.scrollWidth > one.clientWidth + 2;
  const isHigh = one.scrollHeight > one.clientHeight + 2;
  if (!(isWide || isHigh) || one.clientWidth < 2 || one.clientHeight < 2) return false;
  if (one.closest(".md-header, .faro-owner")) return false;
  const style = getComputedStyle(one);
  const hides = (way) => ["hidden", "clip"].includes(style[way]);
  return ((isWide && hides("overflowX")) || (isHigh && hides("overflowY")))
      && one.checkVisibility({ visibilityProperty: true }) && one.innerText?.trim();
}).map((one) => `${one.tagName}.${one.className}: ${one.innerText.slice(0, 40)}`)"""

# What moves within half a second of a press is the answer to it, and is no shift.
WATCH_SHIFTS = """
  window.shift = 0;
  window.moved = [];
  const tall = ({ left, right, top, bottom }) => {
    const [x, wide, y, deep] = [left, right - left, top, bottom].map(Math.round);
    return `${wide} wide at ${x}, ${y} to ${deep}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const name = node?.className || node?.nodeName;
        window.moved.push(`${name} from ${tall(previousRect)}, then ${tall(currentRect)}`);
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
"""
"""The script that a page brings along so that `shifts` can be asked of it."""
MOST_SHIFT = 0.02


def violations(page: Page, what: dict[str, Any] = EVERYTHING) -> list[str]:
    """What axe finds wrong with the page as it is now."""
    # What is still fading in has the contrast of a fade.
    page.evaluate("Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    asked = {"runOnly": what, "resultTypes": ["violations"], "selectors": False}
    result: dict[str, Any] = page.evaluate("(asked) => axe.run(asked)", asked)
    return [
        f"{found['id']}: {node['html'][:160]} {node['failureSummary']}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


def violations_in_both_palettes(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is now, in the colours of the day and of the night."""
    found = []
    for palette, what in zip(PALETTES, (EVERYTHING, COLOURS), strict=True):
        page.emulate_media(color_scheme=palette)
        assert page.evaluate("scheme => matchMedia(`(prefers-color-scheme: ${scheme})`).matches", palette)
        found += [f"{palette}: {line}" for line in violations(page, what)]
    return found


def shifts(page: Page) -> list[str]:
    """Whether anything moved as the page came, its fonts lying in the cache."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))")
    shift, moved = page.evaluate("[window.shift, window.moved]")
    if shift <= MOST_SHIFT:
        return []
    return [f"what came moved the page by {shift:.3f}, more than {MOST_SHIFT}: {'; '.join(moved)}"]


# What stands beside a pile or under it: the parts of it that the cards lie on, and the words that break.
PILES = """() => [...document.querySelectorAll(".faro-pile")].flatMap((pile) => {
  const label = pile.querySelector(".faro-label");
  if (!label || !pile.checkVisibility()) return [];
  const rects = (part) => [...part.getClientRects()];
  const cards = [...pile.querySelectorAll(".faro-lying")].flatMap(rects);
  const wrong = [];
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lies = (text) => cards.some((card) => text.left < card.right + 2 && text.right > card.left
          && text.top < card.bottom && text.bottom > card.top);
      if (rects(range).some(lies)) wrong.push(`a card lies on “${word}”`);
      if (new Set(rects(range).map(({ top }) => Math.round(top))).size > 1) wrong.push(`“${word}” is broken`);
    }
  }
  return wrong;
})"""


def piles(page: Page) -> list[str]:
    """What is said of a pile of cards that cannot be read whole."""
    found: list[str] = page.evaluate(PILES)
    return found


def misnamed_headings(page: Page) -> list[str]:
    """Headings that are not called by their words alone, or have no link to themselves."""
    named = re.findall(r'heading "(.*?)" \[level', page.locator("article").aria_snapshot())
    links = page.get_by_role("heading").get_by_role("link", name="Link to this section", exact=True).count()
    wrong = [f"a heading is called {name!r}" for name in named if "¶" in name or "Link to this section" in name]
    if not named or links < len(named):
        wrong.append(f"{len(named)} headings have {links} links to themselves")
    return wrong


def groups_said_twice(page: Page) -> list[str]:
    """Groups of fields whose name a listener is told again within them."""
    wrong = []
    for group in page.locator("article fieldset").filter(visible=True).all():
        named, *within = group.aria_snapshot().splitlines()
        name = re.fullmatch(r"""- '?group "(.*)"'?:""", named)
        if not name:
            wrong.append(f"a group of fields has no name: {named}")
        else:
            wrong += [f"the group {name[1]!r} says its name again: {line}" for line in within if name[1] in line]
    return wrong


def cut_off(page: Page, ways: Iterable[str] = tuple(ENLARGED)) -> list[str]:
    """What is lost where text is twice its size, or spaced as a reader wants it (WCAG 2.2, 1.4.4, 1.4.10, 1.4.12)."""
    found = []
    for way in ways:
        style, size = ENLARGED[way]
        if size == DESKTOP and page.locator(".faro-noted").count():
            continue  # a browser that enlarges its text has no margin for notes any more; a style takes none away
        page.set_viewport_size(size)
        page.evaluate(STYLED, style)
        over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        found += [f"{way}: cut off: {line}" for line in page.evaluate(CUT)]
        if over > 0:
            found.append(f"{way}: the page is {over} px wider than its window")
    page.evaluate(STYLED, "")
    return found


def astray_from_the_skip_link(page: Page) -> list[str]:
    """Whether the first Tab of the page leads to the skip link, that into the page, and the next Tab on from there."""
    page.keyboard.press("Tab")
    if not page.locator(".md-skip:focus").count():
        return ["the first Tab does not lead to the skip link"]
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_be_focused()
    page.keyboard.press("Tab")
    inside = "document.activeElement.closest('.md-content') !== null"
    return [] if page.evaluate(inside) else ["behind the skip link, Tab leads out of the page"]
