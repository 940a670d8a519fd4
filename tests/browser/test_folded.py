"""Boards of a long page: small stills, until one is pressed or a link leads to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.findings import violations_in_both_palettes
from tests.browser.seats import first, held, laid_out, press

PAYING = "rules/paying/"
SHOWN = "(board) => board.checkVisibility({ contentVisibilityAuto: true })"
"""Whether what is in an example is laid out."""


def folded(page: Page) -> Locator:
    return page.locator("faro-example[data-folded]")


def test_the_first_board_is_open_and_the_others_are_small(open_page: Open) -> None:
    page = open_page(PAYING)
    first = page.locator("faro-example").first
    expect(press(first, "Deal the turn")).to_be_visible()
    assert folded(page).count() == page.locator("faro-example").count() - 1
    for board in folded(page).all():
        expect(board.locator(".faro-controls")).to_have_count(0)
        box = board.locator(".faro-stage").bounding_box()
        assert box
        assert box["height"] < 300


@pytest.mark.parametrize("path", ["rules/bets/corners/", "rules/laws/"])
def test_a_small_board_bears_no_letters_that_are_too_small_to_read(open_page: Open, path: str) -> None:
    page = open_page(path)
    sizes = """(stage) => [...stage.querySelectorAll("*")].filter((part) => part.checkVisibility()
        && [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
        .map((part) => parseFloat(getComputedStyle(part).fontSize) * part.currentCSSZoom
          * (parseFloat(getComputedStyle(part.closest(".faro-chip, .faro-settled") ?? part).scale) || 1))
        .filter(Boolean)"""
    small = [folded(page).nth(at).locator(".faro-stage").evaluate(sizes) for at in range(folded(page).count())]
    assert len([sizes for sizes in small if sizes]) > 2
    assert min(size for sizes in small for size in sizes) >= 10.9


def test_a_small_board_says_the_number_of_a_stake_its_owner_and_that_it_is_barred(open_page: Open) -> None:
    stage = open_page("rules/laws/").locator("#law-2-barred-jack .faro-stage")
    stage.scroll_into_view_if_needed()
    for told in ("b", ".faro-goes", ".faro-owner"):
        expect(stage.locator(f".faro-chip {told}")).to_be_visible()


def test_a_small_board_that_asks_shows_what_it_asks_of(open_page: Open) -> None:
    page = open_page("rules/bets/corners/")
    asks = folded(page).and_(page.locator("[data-mode=predict]"))
    expect(asks).not_to_have_count(0)
    expect(asks.locator(".faro-when")).to_have_text(["Before the turn"] * asks.count())


def test_what_books_that_are_compared_make_of_a_log_is_read_without_opening_the_board(open_page: Open) -> None:
    page = open_page(PAYING, viewport=PHONE)
    compared = folded(page).filter(has=page.locator(".faro-books"))
    assert compared.count() > 2
    for board in compared.all():
        table, stage = board.locator(".faro-books"), board.locator(".faro-stage")
        expect(table).to_be_visible()
        under, over = table.bounding_box(), stage.bounding_box()
        assert under
        assert over
        assert under["y"] >= over["y"] + over["height"]


def test_the_keyboard_opens_a_board_and_goes_on_into_it(open_page: Open) -> None:
    page = open_page(PAYING)
    name = folded(page).first.get_attribute("id")
    board = page.locator(f"#{name}")
    title = board.locator(".faro-title").inner_text()
    button = board.get_by_role("button", name=f"Open the board: {title}")
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.press("Enter")
    expect(board.locator(".faro-position")).to_have_text("1 of 2")
    expect(button).to_have_count(0)
    expect(board.locator(".faro-figure")).to_be_focused()
    page.keyboard.press("Tab")
    expect(press(board, "Back")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(board.locator(".faro-position")).to_have_text("2 of 2")


def test_a_press_on_the_still_opens_it(open_page: Open) -> None:
    page = open_page(PAYING, viewport=PHONE)
    many = folded(page).count()
    expect(folded(page).first.locator(".faro-unfold")).to_be_visible()
    folded(page).first.locator(".faro-stage").click()
    expect(folded(page)).to_have_count(many - 1)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_no_press_is_offered_before_it_is_heeded(open_page: Open) -> None:
    page = open_page("404.html")
    waiting = held(page, "**/assets/faro/**")
    page.goto(page.url.replace("404.html", PAYING), wait_until="commit")
    first(page, waiting)
    name = folded(page).first.get_attribute("id")
    button = page.locator(f"#{name} .faro-unfold")
    expect(button).to_be_hidden()
    waiting.let_go()
    button.click()
    expect(page.locator(f"#{name} .faro-controls")).to_be_visible()


def test_a_link_opens_the_board_that_it_leads_to(open_page: Open) -> None:
    page = open_page(PAYING)
    name = folded(page).last.get_attribute("id")
    other = folded(page).first.get_attribute("id")
    page.goto(f"{page.url}#{name}")
    expect(page.locator(f"#{name} .faro-controls")).to_be_visible()
    expect(page.locator(f"#{name}")).to_be_in_viewport()
    page.evaluate("(name) => { location.hash = name; }", other)
    expect(page.locator(f"#{other} .faro-controls")).to_be_visible()


def test_a_board_that_is_opened_at_the_foot_of_the_window_comes_up_whole(open_page: Open) -> None:
    page = laid_out(open_page(PAYING))
    name = folded(page).first.get_attribute("id")
    button = page.locator(f"#{name} .faro-unfold")
    button.evaluate("(one) => one.scrollIntoView({ block: 'end' })")
    button.click()
    expect(page.locator(f"#{name} .faro-stage")).to_be_in_viewport(ratio=1)
    expect(page.locator(f"#{name} .faro-title")).to_be_in_viewport(ratio=1)


def test_on_paper_every_board_is_open(open_page: Open) -> None:
    page = open_page(PAYING)
    page.emulate_media(media="print")
    expect(folded(page).first.locator(".faro-unfold")).to_be_hidden()
    expect(folded(page).first.locator(".faro-stage")).to_have_css("zoom", "1")


def test_nothing_is_wrong_with_small_boards(open_page: Open) -> None:
    page = open_page(PAYING)
    expect(page.locator("faro-example .faro-controls").first).to_be_visible()
    assert violations_in_both_palettes(page) == []


def last(page: Page) -> Locator:
    return page.locator("faro-example .faro-board").last


def test_what_is_far_off_is_laid_out_when_a_reader_comes_near(open_page: Open) -> None:
    page = open_page(PAYING)
    expect(folded(page).last).to_have_attribute("data-folded", "heeds")
    assert not last(page).evaluate(SHOWN)
    folded(page).last.scroll_into_view_if_needed()
    expect(folded(page).last).to_have_attribute("data-laid", "")
    assert last(page).evaluate(SHOWN)


def test_a_leap_within_the_page_lays_all_of_it_out_first(open_page: Open) -> None:
    page = open_page(PAYING)
    assert not last(page).evaluate(SHOWN)
    page.locator("article .headerlink").first.dispatch_event("click")
    assert last(page).evaluate(SHOWN)
