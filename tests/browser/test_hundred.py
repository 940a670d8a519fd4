"""A hundred checks: recoloured by two sliders from baked numbers, heard, and of use without a script."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.findings import violations_in_both_palettes
from tests.browser.seats import asks_for_engine, heard, hold, leave_before

BY_CARDS_LEFT = "rules/odds/by-cards-left/"


def slide(page: Page, name: str, value: int) -> None:
    """Set a slider of the first picture of the page."""
    page.locator("faro-hundred").first.get_by_label(name).fill(str(value))


def test_the_checks_follow_the_sliders_and_no_engine_is_asked_for(open_page: Open) -> None:
    page = open_page(BY_CARDS_LEFT)
    key = page.locator("faro-hundred li:visible")
    expect(key).to_have_text(["48 won", "4 lost in part", "48 lost"])
    slide(page, "Of the card", 3)
    slide(page, "Cards left", 13)
    expect(key).to_have_text(["44 won", "12 lost in part", "44 lost"])
    expect(page.locator('faro-hundred td[data-of="until half"]')).to_have_text("12.59\N{NO-BREAK SPACE}%")
    heard(page, page.locator("faro-hundred .faro-said").inner_text())
    page.get_by_label("On the next turn alone").check()
    expect(key.filter(has_text="undecided")).to_be_visible()
    assert not asks_for_engine(page)


def test_the_number_that_stands_large_and_the_checks_are_of_what_the_sliders_say(fresh_page: Open) -> None:
    page = fresh_page("rules/odds/")
    said, slider = page.locator("faro-hundred .faro-said"), page.get_by_role("slider", name="Cards left")
    large = page.locator("faro-hundred .faro-headline")
    ground = page.locator("faro-hundred path[data-end]")
    at_build = [path.get_attribute("d") for path in ground.all()]
    [at_first] = large.all_inner_texts()
    expect(said).to_contain_text(at_first)
    expect(slider).to_have_attribute("aria-valuetext", "52")
    slider.press("ArrowRight")  # the cards go out to the right, as on the chart of another page
    expect(slider).to_have_attribute("aria-valuetext", "51")
    expect(large).not_to_have_text(at_first)
    expect(said).to_contain_text(large.inner_text())
    page.get_by_role("radio", name="On the next turn alone").check()
    expect(said).to_contain_text("On the next turn alone")
    expect(said).to_contain_text(large.inner_text())
    page.get_by_role("radio", name="Left until it is decided").check()
    slider.press("ArrowLeft")
    expect(large).to_have_text(at_first)
    assert [path.get_attribute("d") for path in ground.all()] == at_build, "a script colours as the picture was drawn"


def test_the_dot_stands_on_the_line_of_the_rank_and_leaves_where_the_chart_ends(fresh_page: Open) -> None:
    page = fresh_page(BY_CARDS_LEFT)
    dot = page.locator("faro-hundred .faro-here")
    first = dot.get_attribute("cx")
    slide(page, "Cards left", 9)
    expect(dot).not_to_have_attribute("cx", first or "")
    slide(page, "Cards left", 3)
    expect(dot).to_be_hidden()


def test_a_position_that_no_deal_leaves_says_so(fresh_page: Open) -> None:
    page = fresh_page(BY_CARDS_LEFT)
    slide(page, "Of the card", 1)
    expect(page.locator("faro-hundred .faro-said")).to_contain_text("No deal can leave that number of cards")
    expect(page.locator("faro-hundred .faro-headline")).to_be_hidden()


def test_numbers_that_come_when_the_page_is_left_are_not_told_on_the_next(open_page: Open) -> None:
    page = open_page("404.html")
    let_go = hold(page, "**/odds/hoyle-1864-*.json")
    page.goto(page.url.replace("404.html", BY_CARDS_LEFT))
    page.evaluate("window.left = document.querySelector('faro-hundred')")
    first = page.locator("faro-hundred .faro-said").first.inner_text()
    slide(page, "Of the card", 3)
    leave_before(page, let_go, "/hoyle-1864-")
    assert page.evaluate("window.left.querySelector('.faro-said').innerText") == first


def test_it_has_no_fault(open_page: Open) -> None:
    page = open_page(BY_CARDS_LEFT)
    slide(page, "Cards left", 21)
    assert violations_in_both_palettes(page) == []
    page.set_viewport_size(PHONE)
    assert violations_in_both_palettes(page) == []
