"""On a wide screen: notes and pictures beside the text, and the headings of the page among the contents."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from farodocs.folders import DOCS
from tests.browser.conftest import PHONE, Open
from tests.browser.findings import violations_in_both_palettes
from tests.browser.seats import DRAWN, laid_out, open_with_fonts

CHAPTER = "history/basset/"
WITH_A_PICTURE = sorted(
    f"{path.parent.name}/{path.stem}/"
    for path in [*(DOCS / "history").glob("*.md"), DOCS / "rules" / "equipment.md"]
    if "```faro-thing" in path.read_text(encoding="utf-8")
)
PLACED = ".footnote li:is(.faro-placed, .faro-at-foot)"
AT_FOOT = ".footnote li.faro-at-foot"
FAR = 120
"""So far from its line, in px, a note is still read with it."""
WATCH = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""
SHOWN = """() => [...document.querySelectorAll(".footnote li.faro-placed")].map((note) => {
  const { left, right, top, bottom } = note.getBoundingClientRect();
  const links = [...document.querySelectorAll("a.footnote-ref")];
  const line = links.find(({ hash }) => decodeURIComponent(hash.slice(1)) === note.id).getBoundingClientRect().top;
  return { left, right, top, bottom, line, seen: getComputedStyle(note).visibility };
})"""
IN_THE_WAY = """() => [...document.querySelectorAll("article :is(.faro-figure, .faro-thing, p, h2)")]
  .filter((part) => !part.closest(".footnote") && part.checkVisibility())
  .map((part) => part.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))"""

# The highest empty stretch over a board, in px.
LONGEST_WAIT = """() => {
  const parts = [...document.querySelectorAll("article > :not(.footnote)")].filter((part) => part.offsetHeight);
  const over = (part, at) => part.getBoundingClientRect().top - parts[at - 1].getBoundingClientRect().bottom;
  return Math.max(0, ...parts.map((part, at) => (part.matches(".faro") ? over(part, at) : 0)));
}"""

# The highest empty stretch between two parts of the text, in px; the notes that stand under it are one.
LONGEST_GAP = """() => {
  const parts = [...document.querySelectorAll("article > *")].filter((part) => part.offsetHeight);
  const seen = parts.map((part) => part.getBoundingClientRect());
  return Math.max(...seen.slice(1).map(({ top }, at) => top - seen[at].bottom));
}"""

# The boards that have a picture beside them.
ABREAST = """() => [...document.querySelectorAll("article .faro-thing")].flatMap((picture) => {
  const { top, bottom } = picture.getBoundingClientRect();
  return [...document.querySelectorAll("article > .faro")].filter((board) => {
    const box = board.getBoundingClientRect();
    return box.top < bottom && top < box.bottom;
  }).map(({ firstElementChild }) => firstElementChild.id);
})"""


def notes(page: Page) -> list[dict[str, Any]]:
    expect(page.locator(PLACED)).to_have_count(page.locator(".footnote li").count())
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(DRAWN)  # what grew with its fonts has been told of
    found: list[dict[str, Any]] = page.evaluate(SHOWN)
    return found


def follows(note: dict[str, Any], others: list[dict[str, Any]]) -> bool:
    """Whether it stands under a picture that stands in the margin at its line."""
    beside = [other for other in others if other["left"] > note["left"] - FAR]
    reach = note["line"] + note["bottom"] - note["top"] + 8
    return any(other["top"] < reach and abs(note["top"] - other["bottom"]) <= FAR for other in beside)


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(
        one["left"] < other["right"] - 1
        and other["left"] < one["right"] - 1
        and one["top"] < other["bottom"] - 1
        and other["top"] < one["bottom"] - 1
    )


@pytest.mark.parametrize(
    "address",
    [
        CHAPTER,
        "cheats/",
        "cheats/dealer/",
        "history/faro-ladies/",
        "rules/disagree/",
        "rules/equipment/",
        "rules/odds/method/",
        "rules/paying/",
        "rules/variants/basset/",
        "rules/variants/german-pharo/",
    ],
)
def test_a_note_in_the_margin_stands_near_its_line_and_on_nothing(open_page: Open, address: str) -> None:
    page = laid_out(open_page(address))
    shown = notes(page)
    assert shown
    assert all(note["seen"] == "visible" and note["right"] <= 1280 for note in shown)
    others = page.evaluate(IN_THE_WAY)
    assert [note for note in shown if abs(note["top"] - note["line"]) > FAR + 1 and not follows(note, others)] == []
    for at, note in enumerate(shown):
        assert not [other for other in (*others, *shown[:at]) if overlap(note, other)]


def test_a_note_whose_number_stands_in_a_table_over_the_margin_stands_under_the_page(open_page: Open) -> None:
    page = laid_out(open_page("rules/odds/"))
    firsts = "links => links.filter((link, at) => links.findIndex(({ hash }) => hash === link.hash) === at)"
    in_tables: int = page.locator("article .footnote-ref").evaluate_all(
        f"links => ({firsts})(links).filter((link) => link.closest('td')).length"
    )
    assert 0 < in_tables < page.locator(".footnote li").count()
    expect(page.locator(".footnote li.faro-at-foot")).to_have_count(in_tables)


@pytest.mark.parametrize("address", ["rules/equipment/", "history/mathematicians/"])
def test_the_text_goes_on_beside_what_stands_in_the_margin(open_page: Open, address: str) -> None:
    page = laid_out(open_page(address))
    notes(page)
    assert page.evaluate(LONGEST_GAP) < 300  # a short text has its picture's height


@pytest.mark.parametrize("address", WITH_A_PICTURE)
def test_no_board_stands_beside_a_picture_and_none_waits_for_its_end(open_page: Open, address: str) -> None:
    page = laid_out(open_page(address))
    notes(page)
    assert page.evaluate(ABREAST) == []
    assert page.evaluate(LONGEST_WAIT) < 150


def test_a_note_stands_near_its_line(open_page: Open) -> None:
    shown = notes(open_page(CHAPTER))
    far = [abs(note["top"] - note["line"]) for note in shown]
    assert sorted(far)[len(far) // 2] < 60


def test_a_note_stays_beside_its_line_where_something_above_it_is_opened(open_page: Open) -> None:
    page = open_page("rules/bets/corners/")
    summary = page.locator("[data-mode=table] .faro-words > summary").filter(visible=True).first
    summary.scroll_into_view_if_needed()  # until it is drawn its example has a height that was guessed
    before = notes(page)[-1]
    summary.evaluate("(summary) => summary.click()")
    page.evaluate(DRAWN)
    after = notes(page)[-1]
    assert after["line"] > before["line"] + 20
    assert after["top"] - after["line"] == pytest.approx(before["top"] - before["line"], abs=2)


def test_a_note_without_room_near_its_line_is_read_at_its_number_and_in_the_list(open_page: Open) -> None:
    page = open_page("rules/disagree/")
    notes(page)
    listed = page.locator(AT_FOOT).first
    expect(listed).to_be_visible()
    expect(listed).to_have_css("position", "static")
    number = page.locator(f".footnote-ref[href$='#{listed.get_attribute('id')}']").first
    number.hover()
    expect(page.locator(".faro-note-card")).to_be_visible()
    page.mouse.move(0, 0)
    number.click()
    expect(listed).to_be_in_viewport()
    notes(page)
    # It is numbered as in the text.
    assert number.inner_text() == str(listed.evaluate("(note) => [...note.parentElement.children].indexOf(note) + 1"))


def test_the_pointer_marks_a_note_that_is_in_sight_and_opens_no_card(open_page: Open) -> None:
    page = open_page(CHAPTER)
    notes(page)
    beside = page.locator(".footnote li.faro-placed").first
    page.locator(f".footnote-ref[href$='#{beside.get_attribute('id')}']").first.hover()
    expect(page.locator(".faro-pointed-at")).to_have_count(1)
    expect(page.locator(".faro-note-card")).to_have_count(0)


def test_the_headings_stand_among_the_contents(open_page: Open) -> None:
    page = open_page(CHAPTER)
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="What is not known").click()
    expect(page.get_by_role("heading", name="What is not known")).to_be_in_viewport()
    expect(page.locator(".md-sidebar--secondary")).to_be_hidden()


def test_nothing_moves_when_the_notes_come(open_page: Open) -> None:
    page = open_with_fonts(open_page, CHAPTER, script=WATCH)
    notes(page)
    assert page.evaluate("window.shift") <= 0.02


def test_on_a_phone_the_notes_stand_at_the_foot(open_page: Open) -> None:
    page = open_page(CHAPTER, viewport=PHONE)
    note, foot = page.locator(".footnote li").first, page.locator(".footnote")
    expect(note).to_be_visible()
    expect(note).to_have_css("position", "static")
    expect(foot).to_be_visible()


def test_nothing_is_wrong_with_notes_in_the_margin(open_page: Open) -> None:
    page = open_page(CHAPTER)
    notes(page)
    assert violations_in_both_palettes(page) == []
