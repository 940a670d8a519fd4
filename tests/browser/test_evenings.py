"""A thousand evenings: they fall at a press and can be stopped; who wants nothing to move has all of them at once."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.seats import DRAWN, heard, hold, leave_before

SYSTEMS = "rules/odds/systems/"
ALL = re.compile(r"^1,000 evenings: 448 ahead, 30 even, 522 behind; mean −0\.68\.$")


def test_who_wants_nothing_to_move_has_all_of_them_at_once(open_page: Open) -> None:
    page = open_page(SYSTEMS, reduced_motion="reduce")
    evenings = page.locator("faro-evenings").first
    evenings.get_by_role("button").click()
    expect(evenings.locator(".faro-evenings-told")).to_have_text(ALL)
    heard(page, evenings.locator(".faro-evenings-told").inner_text())
    expect(evenings.get_by_role("button", name="Once more")).to_be_visible()


def test_they_fall_one_by_one_and_can_be_stopped(open_page: Open) -> None:
    page = open_page(SYSTEMS, reduced_motion="no-preference")
    evenings = page.locator("faro-evenings").first
    evenings.get_by_role("button", name="Let a thousand evenings fall").click()
    told = evenings.locator(".faro-evenings-told")
    expect(told).to_have_text(re.compile(r"^\d+ evenings"))
    evenings.get_by_role("button", name="Stop").click()
    expect(evenings.get_by_role("button", name="Go on")).to_be_focused()
    stopped = told.inner_text()
    page.evaluate(DRAWN)
    assert told.inner_text() == stopped
    expect(evenings.locator("circle")).to_have_count(0)


def test_pressed_twice_before_they_have_come_they_fall_once_and_stop(open_page: Open) -> None:
    page = open_page(SYSTEMS, reduced_motion="no-preference")
    let_go = hold(page, "**/evenings-*.json")
    evenings = page.locator("faro-evenings").first
    for _ in range(2):
        evenings.get_by_role("button", name="Let a thousand evenings fall").click()
    let_go()
    told = evenings.locator(".faro-evenings-told")
    expect(told).to_have_text(re.compile(r"^\d+ evenings"))
    evenings.get_by_role("button", name="Stop").click()
    stopped = told.inner_text()
    page.evaluate(DRAWN)
    assert told.inner_text() == stopped


def test_evenings_that_come_when_the_page_is_left_are_not_told_on_the_next(open_page: Open) -> None:
    page = open_page(SYSTEMS, reduced_motion="reduce")
    let_go = hold(page, "**/evenings-*.json")
    page.locator("faro-evenings").first.get_by_role("button").click()
    leave_before(page, let_go, "/evenings-")
    expect(page.get_by_role("status").filter(has_text="evenings:")).to_have_count(0)
