"""A deal is watched from the first page: by itself, by steps, to any turn; it asks once, and says how it stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Open
from tests.browser.seats import heard, hold, intercept

# A minute in a second: the page's own pause between two turns is cut short.
QUICKLY = """
const waiting = window.setTimeout;
window.setTimeout = (act, ms, ...rest) => waiting(act, ms === 2100 ? 40 : ms, ...rest);
"""


def test_it_plays_stops_at_the_first_split_to_ask_and_goes_on(open_page: Open) -> None:
    page = open_page(reduced_motion="no-preference", script=QUICKLY)
    page.get_by_role("button", name="Watch a whole deal").click()
    watched = page.locator("faro-watch")
    asked = watched.locator(".faro-prompt")
    expect(asked).to_contain_text("What becomes of the bet?")
    expect(asked).to_be_focused()
    watched.get_by_role("button", name="The bank takes half").click()
    expect(watched.get_by_text("Right. The bank takes half.")).to_be_visible()
    heard(page, "Right. The bank takes half. Two Sevens: a split. The bank takes 3 of Ann’s 5.")
    watched.get_by_role("button", name="Play").click()
    expect(watched.locator(".faro-said")).to_contain_text("The deal is out.")
    expect(watched.locator(".faro-money")).to_have_text("Ann sat down with 100 checks and is 3 down.")
    expect(watched.get_by_role("button", name="Play")).to_be_visible()


def test_who_wants_nothing_to_move_steps_and_goes_to_any_turn(fresh_page: Open) -> None:
    page = fresh_page()
    page.get_by_role("button", name="Watch a whole deal").click()
    watched = page.locator("faro-watch")
    watched.get_by_role("button", name="Next card").click()
    expect(watched.locator(".faro-position")).to_have_text("2 of 27")
    where = watched.get_by_role("slider", name="Where in the deal")
    where.focus()
    where.press("End")
    expect(watched.locator(".faro-position")).to_have_text("27 of 27")
    where.press("Home")
    expect(watched.locator(".faro-said")).to_contain_text("Soda is")


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, {"width": 360, "height": 740}], ids=str)
def test_it_plays_in_the_place_of_the_first_board_and_is_seen_whole(fresh_page: Open, viewport: ViewportSize) -> None:
    page = fresh_page(viewport=viewport)
    begin = page.get_by_role("button", name="Watch a whole deal")
    assert begin.evaluate("(button) => [button.offsetHeight >= 48, getComputedStyle(button).borderTopWidth]") == [
        True,
        "1px",
    ]
    begin.click()
    watched = page.locator("faro-watch .faro-figure")
    expect(watched.get_by_role("button", name="Play")).to_be_focused()
    expect(page.locator("#one-turn")).to_be_hidden()
    for _ in range(4):
        watched.get_by_role("button", name="Next card").click()
    height, marks = watched.evaluate(
        "(figure) => [figure.offsetHeight, figure.querySelectorAll('.faro-falls > i').length]"
    )
    assert height <= 660
    assert marks == 27
    for part in (".faro-baize", ".faro-scrubber", ".faro-fortune", ".faro-said"):
        expect(watched.locator(part)).to_be_in_viewport(ratio=0.97)
    watched.get_by_role("button", name="Close").click()
    expect(begin).to_be_focused()
    expect(page.locator("#one-turn")).to_be_visible()


def test_a_deal_that_comes_late_takes_no_focus_from_whoever_went_elsewhere(open_page: Open) -> None:
    page = open_page()
    let_go = hold(page, "**/watched-deal*.json")
    page.get_by_role("button", name="Watch a whole deal").click()
    elsewhere = page.get_by_role("link", name="Search", exact=True)
    elsewhere.focus()
    let_go()
    expect(page.locator("faro-watch .faro-stage")).to_be_visible()
    expect(elsewhere).to_be_focused()


def test_a_deal_that_cannot_be_fetched_is_asked_for_again(open_page: Open) -> None:
    page = open_page()
    intercept(page, "**/watched-deal*.json", lambda route: route.abort())
    begin = page.get_by_role("button", name="Watch a whole deal")
    begin.click()
    expect(page.get_by_role("alert")).to_have_text("The deal could not be fetched. Press again.")
    page.unroute("**/watched-deal*.json")
    begin.click()
    expect(page.locator("faro-watch .faro-stage")).to_be_visible()
