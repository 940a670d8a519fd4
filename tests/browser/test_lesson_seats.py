"""The seat of a lesson: one screen at a desk and on a phone, nothing before its lesson, and a doubtful box."""

from __future__ import annotations

from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.seats import hold, play_it, press

DESK: ViewportSize = {"width": 1280, "height": 800}
LOW_PHONE: ViewportSize = {"width": 360, "height": 640}
SIZES = [DESK, PHONE, LOW_PHONE]
LESSONS = ("thirty-seconds", "copper", "last-turn", "by-word-of-mouth", "the-other-faro")
"""The first, one with company, the three cards of a call, the tallest cloth, and cards of one's own."""

# What a turn needs: where each begins and ends on the screen.
OF_A_TURN = """() => ["said", "felt", "checks", "deal"].map((part) => {
  const { top, bottom } = document.querySelector(`.faro-play-screen .faro-${part}`).getBoundingClientRect();
  return [part, top, bottom];
})"""
LOWEST = "(parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))"
TOP = "(part) => part.getBoundingClientRect().top"
IN_SIGHT = """() => document.querySelector(".faro-play-screen .faro-deal").scrollIntoView({ block: "nearest" })"""


def head(page: Page) -> float:
    box = page.locator(".md-header").bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_turn_is_one_screen_and_nothing_scrolls_in_play(open_page: Open, lesson: str, size: ViewportSize) -> None:
    page = open_page(f"learn/{lesson}/", viewport=size)
    seat = play_it(page)
    page.evaluate(IN_SIGHT)
    at = page.evaluate("scrollY")

    def is_one_screen() -> None:
        for part, top, bottom in page.evaluate(OF_A_TURN):
            assert head(page) - 4 <= top, (part, top)  # the line of the head is a pixel or three
            assert bottom <= size["height"], (part, bottom)

    is_one_screen()
    live = seat.locator(".faro-spot:not([data-dead])[data-bet]").last
    live.click()
    expect(seat.locator('.faro-bets button, .faro-spot[data-called]:not([data-called=""])').first).to_be_visible()
    is_one_screen()
    seat.locator(".faro-deal").click()
    expect(press(seat, "Undo")).to_be_enabled()
    is_one_screen()
    assert page.evaluate("scrollY") == at


def test_the_orders_about_a_stake_stand_in_a_ring_and_the_piles_leave_the_ranks_their_names(open_page: Open) -> None:
    seat = play_it(open_page("learn/orders/", viewport=DESK))
    seat.locator("#learn-orders-seat-9").click()
    seat.get_by_role("button", name="Orders about 5 on the Nine").click()
    orders = [order.bounding_box() for order in seat.locator(".faro-stake-order").all()]
    assert [order and (order["width"], order["height"]) for order in orders] == [(52, 52)] * 4
    places = {(order["x"], order["y"]) for order in orders if order}
    assert len(places) == 4
    piles = seat.locator(".faro-dealing .faro-label").evaluate_all(LOWEST)
    assert seat.locator(".faro-row:first-child .faro-rank").first.evaluate(TOP) >= piles - 2


@pytest.mark.parametrize(
    ("lesson", "hidden", "shown"),
    [
        ("split", (".faro-token", ".faro-gap", ".faro-more-button"), ()),
        ("copper", (".faro-gap", ".faro-more-button"), (".faro-token",)),
        ("soda-to-hock", (".faro-calls",), (".faro-token",)),
        ("last-turn", (), (".faro-token", ".faro-gap", ".faro-more-button", ".faro-calls")),
    ],
)
def test_a_seat_offers_what_has_been_taught(
    open_page: Open, lesson: str, hidden: tuple[str, ...], shown: tuple[str, ...]
) -> None:
    seat = play_it(open_page(f"learn/{lesson}/"))
    for which in hidden:
        expect(seat.locator(which).first).to_be_hidden()
    for which in shown:
        expect(seat.locator(which).first).to_be_visible()


def test_who_asks_for_the_seat_before_it_has_come_to_life_sits_down_when_it_has(open_page: Open) -> None:
    page = open_page("404.html")
    cards = hold(page, "**/cards-*.svg")
    page.goto(urljoin(page.url, "learn/soda-to-hock/"), wait_until="commit")
    press(page.locator("faro-lesson"), "Play it").click()
    example = page.locator(".faro-play-screen faro-example")
    expect(press(example, "Play it yourself")).to_have_count(0)
    cards()
    expect(press(example, "Another deal")).to_be_visible()


def test_a_press_before_the_lesson_of_the_call_lays_a_stake(open_page: Open) -> None:
    page = open_page("learn/soda-to-hock/")
    seat = play_it(page)
    for turn in (23, 24):
        seat.locator(".faro-deal").click()
        expect(seat.locator(".faro-turn")).to_have_text(f"turn {turn} of 25")
    seat.locator(".faro-spot:not([data-dead])[data-bet]").first.click()
    expect(seat.locator(".faro-bets > li")).to_have_count(1)


def say(page: Page, *answers: Any) -> None:
    press(page.locator("article"), "Stop, and say what is wrong").click()
    for at, answer in enumerate(answers):
        page.locator(".faro-accusing select").nth(at).select_option(answer)
    press(page.locator("article"), "Say it").click()


def test_who_is_paid_short_stops_the_deal_and_is_told_what_was_done(open_page: Open) -> None:
    page = open_page("learn/crooked-box/")
    seat = play_it(page)
    accusing = page.locator(".faro-accusing")
    seat.locator(".faro-deal").click()
    expect(accusing).to_be_attached()
    expect(press(accusing, "Stop, and say what is wrong")).to_be_hidden()
    page.locator("#learn-crooked-seat-7").click()
    seat.locator(".faro-deal").click()
    expect(seat.locator(".faro-said")).to_contain_text("Your 5 on the Seven wins 5. Checks: 104.")
    say(page, "Nothing: it is square", "in no turn")
    verdict = accusing.locator(".faro-verdict")
    expect(verdict).to_be_focused()
    expect(verdict).to_contain_text("Not so. What is wrong: A wrong payment. You said: Nothing: it is square.")
    expect(verdict).to_contain_text("Where it shows: in turn 1. You said: in no turn.")
    accusing.locator("summary").click()
    expect(accusing.locator("li", has_text="The dealer pays your bets 1 check short.")).to_be_visible()
    seat.locator(".faro-deal").click()
    expect(verdict).to_be_empty()
    say(page, "A wrong payment", "in turn 1")
    expect(verdict).to_contain_text("Right. After turn 1: The dealer pays your bets 1 check short.")
