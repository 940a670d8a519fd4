"""A link within the page shown fetches nothing: what is under way stands, and Back leads to where the reader was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Open, asked_by
from tests.browser.seats import TABLE, TURN, log_of, open_table, press, sit, until

TOP = "() => scrollY === 0"


@contextmanager
def nothing_fetched(page: Page) -> Iterator[None]:
    """No page is asked for, and the same one is shown at the end."""
    page.evaluate("() => { document.querySelector('article').dataset.same = ''; }")
    asked = len(asked_by(page))
    yield
    page.wait_for_load_state("networkidle")
    assert [address for address in asked_by(page)[asked:] if "/assets/" not in address] == []
    expect(page.locator("article[data-same]")).to_be_attached()


def go(page: Page, link: Locator, section: str) -> None:
    link.click()
    until(page, "(hash) => location.hash === hash", f"#{section}")
    expect(page.locator(f"#{section}")).to_be_in_viewport()


def beside(page: Page, section: str) -> Locator:
    """The link to a section in the contents beside the page."""
    return page.locator(f".md-nav__link[href$='#{section}']").filter(visible=True)


def here(page: Page) -> Locator:
    """The link to the page shown in the site's own contents."""
    return page.locator(".md-nav__link[aria-current], .md-tabs__item--active a").filter(visible=True).last


def test_a_section_that_moved_is_found_by_its_old_link(open_page: Open) -> None:
    page = open_page("rules/variants/pharo/#paroli")
    page.wait_for_url("**/rules/variants/livret/#paroli")
    expect(page.locator("h3#paroli")).to_be_in_viewport()


def test_a_deal_in_an_example_stands(open_page: Open) -> None:
    page = open_page(TURN)
    example = sit(page, "turn-winner")
    page.keyboard.press("d")
    expect(example.locator(".faro-turn")).to_have_text("turn 1 of 25")
    with nothing_fetched(page):
        go(page, beside(page, "a-split"), "a-split")
        page.go_back()
        until(page, "() => location.hash === ''")
        here(page).click()
        until(page, TOP)
    expect(press(example, "Leave the seat")).to_be_visible()
    expect(example.locator(".faro-turn")).to_have_text("turn 1 of 25")


def test_a_deal_at_the_table_stands(open_page: Open) -> None:
    page = open_table(open_page)
    for does in ("Show the soda", "Deal the turn"):
        press(page.locator("faro-table"), does).click()
    expect(page.locator("#the-table .faro-turn")).to_have_text("turn 1 of 25")
    log = log_of(page)
    with nothing_fetched(page):
        go(page, page.locator("#kept .headerlink"), "kept")
        here(page).click()
        until(page, TOP)
    expect(page.locator("#the-table .faro-turn")).to_have_text("turn 1 of 25")
    assert log_of(page) == log


def test_on_a_page_that_came_without_a_load_too(open_page: Open) -> None:
    page = open_page(TABLE)
    page.locator(".md-tabs").get_by_role("link", name="Rules").click()
    page.get_by_role("article").get_by_role("link", name="The turn").first.click()
    expect(page.get_by_role("heading", name="The turn", level=1)).to_be_visible()
    with nothing_fetched(page):
        go(page, beside(page, "a-split"), "a-split")
    page.go_back()
    page.go_back()
    expect(page.get_by_role("heading", name="The turn", level=1)).to_be_hidden()


def test_back_leads_to_where_the_reader_was(open_page: Open) -> None:
    page = open_page(TURN)
    page.evaluate("() => scrollTo(0, 300)")
    until(page, "() => history.state?.y === 300")
    go(page, beside(page, "where-the-books-disagree"), "where-the-books-disagree")
    go(page, beside(page, "where-the-books-disagree"), "where-the-books-disagree")
    until(page, "() => history.state?.y > 300")
    page.go_back()
    until(page, "() => location.hash === '' && scrollY === 300")


def test_a_link_to_the_page_shown_closes_the_drawer(open_page: Open) -> None:
    page = open_page(TURN, viewport=PHONE)
    with nothing_fetched(page):
        page.locator(".faro-menu").click()
        here(page).click()
        expect(page.locator("#__drawer")).not_to_be_checked()
