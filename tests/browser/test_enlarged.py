"""Text at twice its size, and spaced as a reader may want it (WCAG 2.2, 1.4.4, 1.4.10, 1.4.12): nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, Open, one_way_each
from tests.browser.seats import CLEAN, TABLE, TURN, sit_down

PAGES = (
    "",
    TURN,
    "glossary/hockelty/",
    TABLE,
    "rules/odds/calculator/",
    "learn/first-loses/",
    "cheats/boxes/",
    "history/timeline/",
)
SPACED = """
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
"""
TWICE = "html { font-size: 200% !important; }"
WAYS = {"spaced": (SPACED, PHONE), "twice": (TWICE, PHONE), "wide": (TWICE, DESKTOP)}
# What is cut off by its own box, or would have to be scrolled to sideways; the theme cuts what also stands elsewhere.
CUT = """() => [...document.querySelectorAll("body *")].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true }) || !one.innerText?.trim()) return false;
  if (one.clientWidth < 2 || one.clientHeight < 2 || one.closest(".md-header")) return false;
  const style = getComputedStyle(one);
  const hides = (way) => ["hidden", "clip"].includes(style[way]);
  return (hides("overflowX") && one.scrollWidth > one.clientWidth + 2)
      || (hides("overflowY") && one.scrollHeight > one.clientHeight + 2);
}).map((one) => `${one.tagName}.${one.className}: ${one.innerText.slice(0, 40)}`)"""


def shown(page: Page, path: str, style: str) -> None:
    if path == TABLE:
        sit_down(page)
    page.add_style_tag(content=style)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize(("path", "way"), one_way_each(PAGES, [*WAYS], id=str))
def test_nothing_is_cut_off(open_page: Open, path: str, way: str) -> None:
    style, viewport = WAYS[way]
    # The policy of the pages lets in no style of others; a reader's own comes from his browser.
    shown(open_page(path, script=CLEAN, viewport=viewport, bypass_csp=True), path, style)
