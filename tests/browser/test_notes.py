"""Notes beside their numbers: by pointer, keyboard and finger; and where they stand when there is no script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.findings import violations_in_both_palettes
from tests.browser.seats import TURN, stop_the_clock

FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
NARROW = {"viewport": {"width": 1100, "height": 900}}
"""A desk without room for notes in the margin."""


def number(page: Page, at: int = 0) -> Locator:
    return page.locator("article .footnote-ref").nth(at)


def card(page: Page) -> Locator:
    return page.locator(".faro-note-card")


def before(page: Page) -> None:
    """Set the focus just before the first number."""
    number(page).evaluate(
        "(link) => { link.before(Object.assign(document.createElement('button'), { id: 'before' })); }"
    )
    page.locator("#before").focus()


def test_a_note_opens_under_the_pointer_after_a_pause_and_stays_while_it_is_pointed_at(open_page: Open) -> None:
    page = open_page(TURN, apart=True, clock=True, **NARROW)
    stop_the_clock(page)
    number(page).hover()
    page.clock.run_for(300)
    expect(card(page)).to_have_count(0)
    page.clock.run_for(100)
    expect(card(page)).to_contain_text("The American Hoyle (1864), read in Don Meyer")
    assert "↩" not in card(page).inner_text()
    card(page).locator("p").hover()
    page.clock.run_for(500)
    expect(card(page)).to_be_visible()
    page.mouse.move(0, 0)
    page.clock.run_for(300)
    expect(card(page)).to_be_hidden()


def test_a_note_opens_with_the_focus_and_the_keyboard_goes_on_into_it(open_page: Open) -> None:
    page = open_page(TURN)
    before(page)
    page.keyboard.press("Tab")
    expect(card(page)).to_be_visible()
    expect(number(page)).to_have_attribute("aria-describedby", "faro-note-card")
    page.keyboard.press("Tab")
    expect(card(page).get_by_role("link").first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(number(page)).to_be_focused()
    expect(card(page)).to_be_visible()
    for _ in range(card(page).get_by_role("link").count() + 1):
        page.keyboard.press("Tab")
    expect(number(page)).not_to_have_attribute("aria-describedby", "faro-note-card")
    # The next stop is a number too, and the card has become its own.
    expect(page.locator("[aria-describedby='faro-note-card']")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card(page)).to_be_hidden()


def test_escape_closes_a_note_and_leaves_the_focus_on_its_number(open_page: Open) -> None:
    page = open_page(TURN, **NARROW)
    before(page)
    page.keyboard.press("Tab")
    expect(card(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(card(page)).to_be_hidden()
    expect(number(page)).to_be_focused()
    page.mouse.move(0, 0)
    number(page).hover()
    expect(card(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(card(page)).to_be_hidden()
    expect(number(page)).to_be_focused()


def test_a_link_of_a_note_leads_to_the_work(open_page: Open) -> None:
    page = open_page(TURN, **NARROW)
    number(page).hover()
    card(page).get_by_role("link", name="The American Hoyle").click()
    expect(page.get_by_role("heading", name="Sources and editions", level=1)).to_be_visible()
    expect(page.locator("#american-hoyle-1864")).to_be_in_viewport()
    page.locator("#american-hoyle-1864 summary").click()
    page.locator("#american-hoyle-1864").get_by_role("link", name="The turn", exact=True).click()
    expect(page.get_by_role("heading", name="The turn", level=1)).to_be_visible()
    number(page).hover()
    expect(card(page)).to_be_visible()


def test_a_click_goes_to_the_foot_of_the_page(open_page: Open) -> None:
    page = open_page(TURN)
    number(page).click()
    expect(page.locator("#fn\\:1")).to_be_in_viewport()


def test_under_a_finger_a_tap_opens_and_closes_a_note(open_page: Open) -> None:
    page = open_page(TURN, apart=True, clock=True, **FINGER)
    number(page).tap()
    expect(card(page)).to_be_visible()
    card(page).tap(position={"x": 4, "y": 4})
    page.clock.run_for(500)
    expect(card(page)).to_be_visible()
    number(page).tap()
    expect(card(page)).to_be_hidden()
    number(page).tap()
    expect(card(page)).to_be_visible()
    page.get_by_role("heading", level=1).tap()
    expect(card(page)).to_be_hidden()
    assert "#fn" not in page.url


@pytest.mark.parametrize("size", [NARROW["viewport"], PHONE], ids=["desktop", "phone"])
def test_a_note_never_covers_its_number_nor_leaves_the_window(open_page: Open, size: dict[str, int]) -> None:
    page = open_page("rules/variants/pharo/", viewport=size)
    for at in range(5):
        number(page, at).evaluate(
            "(link) => scrollTo(0, scrollY + link.getBoundingClientRect().top - innerHeight + 60)"
        )
        number(page, at).hover()
        expect(card(page)).to_be_visible()
        line, shown = number(page, at).bounding_box(), card(page).bounding_box()
        assert line
        assert shown
        assert shown["y"] >= line["y"] + line["height"] or shown["y"] + shown["height"] <= line["y"]
        assert shown["x"] >= 0
        assert shown["x"] + shown["width"] <= size["width"]
        page.keyboard.press("Escape")
        expect(card(page)).to_be_hidden()
        page.mouse.move(0, 0)


def test_on_paper_the_notes_stand_at_the_foot(open_page: Open) -> None:
    page = open_page(TURN, **NARROW)
    number(page).hover()
    expect(card(page)).to_be_visible()
    page.emulate_media(media="print")
    expect(card(page)).to_be_hidden()
    expect(page.locator("#fn\\:1")).to_be_visible()


def test_nothing_is_wrong_with_an_open_note(open_page: Open) -> None:
    page = open_page(TURN, has_touch=True, **NARROW)
    number(page).hover()
    expect(card(page)).to_be_visible()
    assert violations_in_both_palettes(page) == []


def test_the_way_back_from_a_note_takes_no_line_of_its_own_on_a_phone(open_page: Open) -> None:
    page = open_page("history/basset/", viewport=PHONE)
    high = "(notes) => notes.map((note) => note.offsetHeight)"
    notes = page.locator(".footnote li")
    told = notes.evaluate_all(high)
    notes.locator(".footnote-backref").evaluate_all("(links) => links.forEach((link) => link.remove())")
    assert len(told) > 10
    assert notes.evaluate_all(high) == told
