"""The pages of the site on the narrowest phone, and the states that a script brings about, held against axe-core."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.findings import PALETTES, Palette, violations, violations_in_both_palettes
from tests.browser.seats import DRAWN, TURN, heard, hold_engine, laid_out, open_table, press
from tests.browser.test_every_make import SIZES, paths

SHARES = 4


@pytest.mark.slow
@pytest.mark.parametrize("palette", PALETTES)
def test_every_page_in_both_palettes(open_page: Open, folder: Path, palette: Palette) -> None:
    page = open_page(color_scheme=palette, viewport=SIZES[palette])
    root = page.url
    wrong = {}
    for path in paths(folder):
        page.goto(f"{root}{path}/".replace("/./", "/"))
        wrong[path] = violations(page)
    assert {path: lines for path, lines in wrong.items() if lines} == {}


def test_a_seat_and_its_keys(open_page: Open) -> None:
    page = open_table(open_page)
    example = page.locator("faro-table")
    # One is open at a time: here all of them are looked at together.
    example.locator("[data-panel]").evaluate_all("(all) => all.forEach((one) => one.removeAttribute('name'))")
    for panel in example.locator("[data-panel] > summary").all():
        panel.click()
    expect(example.locator(".faro-under")).to_be_visible()
    page.locator("#the-table-deal").click()
    page.locator("#the-table-Q").focus()
    page.keyboard.press("c")
    expect(example.locator(".faro-bets")).to_contain_text("Queen 5, coppered")
    page.keyboard.press("4")
    page.keyboard.press("Backspace")
    expect(example.locator(".faro-refused")).to_be_visible()
    assert_right(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys at the table")).to_be_visible()
    assert violations_in_both_palettes(page) == []


def assert_right(page: Page) -> None:
    """Nothing is wrong with the page as it is, on a desk and on a phone."""
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        # What is said stays at the head of a phone's window, over whatever has been scrolled there.
        page.evaluate("scrollTo(0, 0)")
        page.evaluate(DRAWN)  # what is said is fitted to its place in the next picture
        assert violations_in_both_palettes(page) == []


def test_the_house_and_the_bank(open_page: Open) -> None:
    page = open_table(open_page)
    table = page.locator("faro-table")
    press(table, "House rules").click()
    expect(page.get_by_role("dialog", name="House rules")).to_be_visible()
    assert_right(page)
    page.keyboard.press("Escape")
    page.locator("#table-book").select_option("stuss-private")
    press(table, "The bank").click()
    expect(page.get_by_role("dialog", name="The bank")).to_be_visible()
    assert_right(page)


def test_several_people_a_device_and_the_end_of_a_deal(open_page: Open) -> None:
    page = open_table(open_page)
    table = page.locator("faro-table")
    page.locator("[data-panel=company] > summary").click()
    page.get_by_label("People at this screen").select_option("2")
    page.get_by_label("Bob").select_option("snowballs")
    page.get_by_label("The others watch").select_option("one")
    page.get_by_label("A device").select_option("horsehair-copper you")
    press(table, "Bring it").click()
    press(table, "Show the soda").click()
    heard(page, re.compile("^Soda"))
    page.locator("#the-table-Q").click()
    page.keyboard.press("c")
    press(table, "Draw one card").click()
    expect(table.get_by_role("group", name="Done unseen")).to_contain_text("by a hair")
    assert_right(page)
    press(table, "Deal the turn").click()
    press(table, "To the last turn").click()
    press(table, "Deal the turn").click()
    press(table, "Show the hock").click()
    expect(table.get_by_role("region", name="How the deal went")).to_be_visible()
    assert_right(page)


def test_a_card_and_the_finder(open_page: Open) -> None:
    page = laid_out(open_page(TURN, has_touch=True))
    page.locator("article faro-term a").last.hover()
    expect(page.locator(".faro-word-card")).to_be_visible()
    assert violations_in_both_palettes(page) == []
    page.get_by_role("link", name="Search", exact=True).click()
    page.keyboard.type("hocly")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("option", selected=True)).to_be_visible()
    assert violations_in_both_palettes(page) == []
    page.set_viewport_size(PHONE)
    assert violations_in_both_palettes(page) == []


def test_a_seat_that_waits_for_its_engine_and_an_answered_question(open_page: Open) -> None:
    page = open_page("404.html")
    hold_engine(page)
    page.goto(page.url.replace("404.html", TURN))
    example = page.locator("#turn-winner")
    press(example, "Play it yourself").click()
    expect(example.get_by_role("progressbar")).to_be_visible()
    question = page.locator('[data-mode="predict"]').first
    question.locator(".faro-choices button").first.click()
    expect(question.locator(".faro-right")).to_be_visible()
    assert violations_in_both_palettes(page) == []
    expect(example.get_by_role("progressbar")).to_be_visible()


@pytest.mark.parametrize("share", range(SHARES))
def test_no_page_is_wider_than_a_phone(open_page: Open, folder: Path, share: int) -> None:
    page = open_page(viewport=PHONE)
    root = page.url
    wide = []
    for path in paths(folder)[share::SHARES]:
        # Pictures and fonts have their room before they come, which every page of a make is held to.
        page.goto(f"{root}{path}/".replace("/./", "/"), wait_until="domcontentloaded")
        for width in (360, 320):
            page.set_viewport_size(PHONE | {"width": width})
            if page.evaluate("document.documentElement.scrollWidth") > width:
                wide.append((path, width))
    assert wide == []
