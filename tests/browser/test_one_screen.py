"""The table on one screen: nothing scrolls, nothing is covered, nothing moves, and a thumb finds what it wants."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Open
from tests.browser.seats import heard, press, until

THUMB: ViewportSize = {"width": 360, "height": 640}
SIZES: dict[str, ViewportSize] = {
    "phone": THUMB,
    "tall-phone": {"width": 360, "height": 740},
    "side": {"width": 740, "height": 360},
    "tablet": {"width": 768, "height": 1024},
    "desk": {"width": 1280, "height": 720},
}
BETS = "rules hoyle-1864\nopen you 100\nsoda Kd\nbet you 5 on Q\ncopper you 5 on 4\nbet you 5 on 6-7-8\n"
# Each is whole in the window, and nothing lies over its middle; offers may lie over the foot of the slip.
FAULTS = """(parts) => parts.flatMap((css) => [...document.querySelectorAll(`faro-table ${css}`)].flatMap((part) => {
  const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
  const name = part.id || css;
  if (!width || !height) return [`${name} is not there`];
  if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
    return [`${name} is out of the window: ${[left, top, right, bottom].map(Math.round)}`];
  const line = part.matches(".faro-slip") ? top + 12 : (top + bottom) / 2;
  const there = document.elementFromPoint((left + right) / 2, line);
  return part.contains(there) || there?.contains(part) ? [] : [`${name} is under ${there?.className}`];
}))"""
SMALL = """(css) => [...document.querySelectorAll(`faro-table ${css}`)].flatMap((part) => {
  const { width, height } = part.getBoundingClientRect();
  return width && Math.min(width, height) < 43.5 ? [`${part.id || part.textContent}: ${width} by ${height}`] : [];
})"""
# What a finger or an eye goes back to: whatever is told or offered, it is where it was.
KEEPS_ITS_PLACE = """() => ["dealing", "felt", "casekeeper", "slip", "spot", "size", "undo", "deal"].flatMap((part) =>
  [...document.querySelectorAll(`faro-table .faro-${part}`)].map((kept) => {
    const { x, y, width, height } = kept.getBoundingClientRect();
    return [kept.id || part, ...[x, y, width, height].map(Math.round)].join(" ");
  }))"""
ON_SCREEN = (
    ".faro-said",
    ".faro-dealing",
    ".faro-felt",
    ".faro-row .faro-spot",
    ".faro-casekeeper",
    ".faro-slip",
    ".faro-checks",
    "[data-chip]",
    ".faro-undo",
    ".faro-deal",
)


def seen(page: Page, *more: str) -> None:
    """All that a turn wants is on the screen, and not by scrolling."""
    assert page.evaluate(FAULTS, [*ON_SCREEN, *more]) == []
    assert page.evaluate("[scrollX, scrollY, document.documentElement.scrollWidth <= innerWidth]") == [0, 0, True]


def box(page: Page, css: str) -> dict[str, Any]:
    found = page.locator(css).bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize("size", SIZES)
def test_all_of_a_turn_is_on_the_screen_and_deal_keeps_its_place(fresh_table: Open, size: str) -> None:
    by_touch = {} if size == "desk" else {"has_touch": True, "is_mobile": True}
    page = fresh_table(BETS, viewport=SIZES[size], **by_touch)
    deal = page.locator("#the-table-deal")
    expect(deal).to_have_text("Deal the turn")
    seen(page, ".faro-token", *([] if size == "desk" else [".faro-more-button"]))
    if by_touch:
        assert page.evaluate(SMALL, ".faro-toolbar button, .faro-slip button") == []
    kept = page.evaluate(KEEPS_ITS_PLACE)
    for turn in range(1, 4):
        deal.click()
        heard(page, re.compile(f"^Turn {turn}\\. "))
        assert page.evaluate(KEEPS_ITS_PLACE) == kept
        seen(page)
    page.locator("#the-table-8").click()
    heard(page, re.compile("on the Eight"))
    expect(page.locator(".faro-place-name")).to_have_text("Eight")
    page.locator("[data-chip='100']").click()
    expect(page.locator(".faro-marker")).to_be_visible()
    assert page.evaluate(KEEPS_ITS_PLACE) == kept
    seen(page, ".faro-marker", ".faro-place-name")
    if size != "desk":
        page.locator("#the-table-more").click()
        expect(press(page.locator("faro-table"), "To the last turn")).to_be_visible()
        assert page.evaluate(SMALL, ".faro-sheet button, .faro-sheet select") == []
        assert page.evaluate(FAULTS, [".faro-orders button"]) == []


@pytest.mark.parametrize("book", ["basset", "pharaon", "pharo", "stuss", "nevada"])
def test_every_game_is_on_one_screen(fresh_table: Open, book: str) -> None:
    page = fresh_table(f"rules {book}\nopen you 100\n", viewport=THUMB, has_touch=True, is_mobile=True)
    deal = page.locator("#the-table-deal")
    place = box(page, "#the-table-deal")
    for _ in range(2):
        seen(page)
        before = page.locator("faro-table .faro-said").inner_text()
        deal.tap()
        until(page, "(before) => document.querySelector('faro-table .faro-said').innerText !== before", before)
        assert box(page, "#the-table-deal") == place
    page.locator("#the-table-7").tap()
    heard(page, re.compile("^5 on the Seven"))
    seen(page, ".faro-place-name")


def test_deal_brings_the_cloth_back_into_view(fresh_table: Open) -> None:
    page = fresh_table(BETS, viewport=THUMB, has_touch=True, is_mobile=True)
    page.evaluate("scrollTo(0, 250)")
    page.locator("#the-table-deal").tap()
    heard(page, re.compile("^Turn 1"))
    until(page, "scrollY === 0")
    seen(page)
