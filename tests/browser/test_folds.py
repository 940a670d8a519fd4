"""What a long page keeps folded: it comes when it is opened, by the filter's leave, and without a script by a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.seats import intercept

TIMELINE = "history/timeline/"
RULEBOOKS = "rules/rulebooks/"


def test_it_comes_when_it_is_opened_and_its_links_lead_on(open_page: Open) -> None:
    page = open_page(TIMELINE)
    fold = page.locator("#noble-venetian .faro-sources")
    fold.locator("summary").press("Enter")
    expect(fold.get_by_role("listitem")).to_have_count(2)
    expect(fold.locator(".faro-own-page")).to_have_count(0)
    fold.get_by_role("link", name="Don Meyer").click()
    page.wait_for_url("**/library/sources/#meyer")


def test_books_that_are_not_compared_are_not_told_in_it_either(open_page: Open) -> None:
    page = open_page(RULEBOOKS)
    for name, book in (("one", "basset"), ("other", "pharo")):
        page.locator(f"faro-comparison [name={name}]").select_option(book)
    fold = page.locator("#rule-first_card")
    fold.locator("summary").click()
    expect(fold.get_by_role("listitem")).to_have_count(2)
    page.locator("faro-comparison").get_by_role("button", name="Show everything").click()
    expect(fold.get_by_role("listitem")).not_to_have_count(2)


def test_where_it_does_not_come_its_link_stays_and_is_tried_again(open_page: Open) -> None:
    page = open_page(RULEBOOKS)
    intercept(page, "**/folded.html", lambda route: route.abort())
    fold = page.locator("#rule-first_card")
    with page.expect_event("requestfailed"):
        fold.locator("summary").click()
    expect(fold.get_by_role("link", name="Read it on a page of its own")).to_be_visible()
    page.unroute("**/folded.html")
    fold.locator("summary").click()
    fold.locator("summary").click()
    expect(fold.locator(".faro-own-page")).to_have_count(0)
    expect(fold.get_by_role("listitem").first).to_be_visible()


def test_what_the_last_entries_of_a_long_list_tell_comes_by_itself(open_page: Open) -> None:
    page = open_page(TIMELINE)
    expect(page.locator(".faro-later")).to_have_count(0)
    last = page.locator(".faro-event").last
    last.locator(".faro-sources summary").press("Enter")
    expect(last.locator(".faro-sources").get_by_role("listitem").first).to_be_visible()


def test_a_link_to_a_late_entry_leads_to_it_and_it_tells_all(open_page: Open) -> None:
    page = open_page(f"{TIMELINE}#fanciulla")
    entry = page.locator("#fanciulla")
    expect(entry.locator(".faro-sources")).to_be_attached()
    expect(entry).to_be_in_viewport()


@pytest.mark.parametrize("path", ["cheats/boxes/", "library/sources/", TIMELINE])
def test_by_its_headings_every_part_is_told_from_the_others(open_page: Open, path: str) -> None:
    headings = open_page(f"{path}folded.html").get_by_role("heading", level=2).all_inner_texts()
    assert len(headings) > 1
    assert len(set(headings)) == len(headings)
