"""The full table: what a newcomer does there by mouse, keyboard and touch, and two hundred keys at random."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect

from faro.notation.log import replay
from faro.rulebooks.shelf import library
from faro.table.state import Table
from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.seats import (
    CLEAN,
    TABLE,
    deal_a_turn,
    focused,
    heard,
    hold,
    lay,
    leave_before,
    log_of,
    open_table,
    press,
    put_away,
    refused,
    sit_down,
    until,
)
from tests.engine.session.asking import ask

# What is asked of the engine waits for the test.
HOLD_ANSWERS = """
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...message) {
    if (window.holding) window.holding.push(() => post.apply(this, message));
    else post.apply(this, message);
  };
"""
SAT = "The seat is yours. You hold 100 checks. No turn has been dealt yet."
CALLABLE = """rules hoyle-1864
open you 100
soda Ah
turn 2c 3c
turn 4c 5c
turn 6c 7c
turn 8c 9c
turn 10c Jc
turn Qc Kc
turn 2d 3d
turn 4d 5d
turn 6d 7d
turn 8d 9d
turn 10d Jd
turn Qd Kd
turn 2h 3h
turn 4h 5h
turn 6h 7h
turn 8h 9h
turn 10h Jh
turn Qh Kh
turn 2s 3s
turn 4s 5s
turn 6s 7s
turn 8s 9s
turn Ac Ad
turn 10s Js
"""


def test_the_table_is_open_after_one_press_from_home(open_page: Open) -> None:
    page = open_page(script=CLEAN)
    page.get_by_role("link", name="Play", exact=True).first.click()
    sit_down(page)
    heard(page, SAT)


def test_by_keyboard_a_bet_a_turn_heard_and_taken_back(fresh_table: Open) -> None:
    page = fresh_table()
    queen = page.locator("#the-table-Q")
    queen.focus()
    page.keyboard.press("Enter")
    expect(queen).to_have_accessible_name("Queen, bet of 5, 4 left")
    page.keyboard.press("d")
    heard(page, re.compile(r"^Soda is the "))
    before = log_of(page)
    page.keyboard.press("d")
    heard(page, re.compile(r"^Turn 1\. "))
    page.keyboard.press("u")
    heard(page, "Undone: back to the soda.")
    assert log_of(page) == before


def test_bar_half_and_the_bets_that_take_in_a_card_by_keyboard(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator("#the-table-Q").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("b")
    expect(page.locator(".faro-bets")).to_contain_text("barred")
    page.keyboard.press("b")
    expect(page.locator(".faro-bets")).not_to_contain_text("barred")
    page.keyboard.press("h")
    expect(page.locator(".faro-bets")).to_contain_text("half goes")
    page.keyboard.press("m")
    list_of_bets = page.get_by_role("group", name="Bets that take in the Queen")
    expect(list_of_bets).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".faro-bets li")).to_have_count(2)
    expect(list_of_bets).to_be_visible()
    page.keyboard.press("Escape")
    expect(list_of_bets).to_be_hidden()
    assert focused(page) == "the-table-Q"


def test_on_a_phone_by_touch(fresh_table: Open) -> None:
    page = fresh_table(viewport=PHONE, has_touch=True, is_mobile=True)
    table = page.locator("faro-table")
    page.locator("#the-table-Q").tap()
    expect(page.locator("#the-table-Q")).to_have_accessible_name("Queen, bet of 5, 4 left")
    deal = press(table, "Show the soda")
    expect(deal).to_be_in_viewport()
    deal.tap()
    expect(page.locator(".faro-left")).to_have_text("51 left")
    for target in table.locator(".faro-live .faro-toolbar button").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_wide_window_shows_the_whole_table_without_scrolling(fresh_table: Open) -> None:
    page = fresh_table(viewport={"width": 1280, "height": 720})
    for part in (".faro-felt", ".faro-casekeeper", ".faro-toolbar", ".faro-more", "[data-panel=log] > summary"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("book", ["hoyle-1864", "stuss-private"])
def test_at_a_desk_the_head_of_the_table_is_one_line(open_page: Open, book: str) -> None:
    longest = "crypto.getRandomValues = (array) => array.fill(2 ** 32 - 1);"
    page = open_table(open_page, longest, viewport={"width": 1280, "height": 720})
    page.locator("#table-book").select_option(book)
    expect(page.locator(".faro-book-link")).to_have_attribute(
        "href", re.compile("stuss" if "stuss" in book else "rule")
    )
    expect(page.locator("faro-table .faro-keys-button")).to_be_visible()
    shown = page.locator(".faro-bar-rest > :is(a, span, button):visible").all()
    middles = [box["y"] + box["height"] / 2 for each in shown if (box := each.bounding_box())]
    assert len(middles) > 5
    assert max(middles) - min(middles) < 4


@pytest.mark.parametrize("width", [1280, 1920])
def test_at_a_desk_the_parts_of_the_site_stand_between_its_name_and_the_search(fresh_table: Open, width: int) -> None:
    page = fresh_table(viewport={"width": width, "height": 900})
    edges = page.evaluate("""() => [".md-header__topic", ".md-tabs__list", ".faro-look-up"].flatMap((part) => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector(part));
      const { left, right } = words.getBoundingClientRect();
      return [left, right];
    })""")
    assert edges == sorted(edges)


def with_company(page: Page, people: str = "", device: str = "") -> None:
    """So many people at this screen, and a device that one of them brings."""
    page.locator("[data-panel=company] > summary").click()
    if people:
        page.get_by_label("People at this screen").select_option(people)
        expect(page.get_by_role("group", name="Whose turn it is to lay")).to_be_visible()
    if device:
        page.get_by_label("A device").select_option(device)
        press(page.locator("faro-table"), "Bring it").click()
        heard(page, re.compile("a device to the table"))
    page.locator("[data-panel=company] > summary").click()


ALL_IN_SIGHT = (".faro-felt", ".faro-casekeeper", ".faro-slip", ".faro-toolbar", ".faro-more")


@pytest.mark.parametrize("people", ["", "2", "4"])
@pytest.mark.parametrize("device", ["", "horsehair-copper you", "horse-box bank"])
def test_nothing_scrolls_at_a_desk_with_several_people_or_a_device(fresh_table: Open, people: str, device: str) -> None:
    page = fresh_table(viewport={"width": 1280, "height": 720})
    with_company(page, people, device)
    page.locator("#the-table-deal").click()
    heard(page, re.compile("^Soda"))
    if "bank" not in device:
        page.locator("#the-table-Q").click()
        page.keyboard.press("c")
        heard(page, re.compile("copper"))
    if device:
        press(page.locator("faro-table"), "Draw one card").click()
        expect(page.get_by_role("group", name="Done unseen")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    for part in ALL_IN_SIGHT:
        for shown in page.locator(f"faro-table {part}").all():
            expect(shown).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("people", ["", "2"])
def test_a_phone_shows_the_stake_and_its_result_without_scrolling(fresh_table: Open, people: str) -> None:
    page = fresh_table(viewport=PHONE, has_touch=True)
    with_company(page, people)
    page.evaluate("scrollTo(0, 0)")

    def touch(part: str) -> None:
        """Where it is: a locator’s own tap would scroll to it."""
        box = page.locator(part).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    touch("#the-table-deal")
    heard(page, re.compile("^Soda"))
    touch("#the-table-Q")
    heard(page, re.compile("on the Queen"))
    touch("#the-table-deal")
    heard(page, re.compile("Turn 1"))
    for part in (".faro-said", ".faro-dealing", ".faro-felt", ".faro-deal"):
        expect(page.locator(f"faro-table {part}").first).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


def test_a_pointer_bets_between_the_cards(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator('.faro-gap[data-name="Queen and King"]').click()
    heard(page, "5 on the Queen and King. Checks: 95.")


def test_a_place_says_what_it_takes_in_and_lays_its_stake(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator('.faro-gap[data-name="Grand Square"]').hover()
    card = page.locator(".faro-place-card")
    expect(card).to_contain_text("Deuce, Ace, King and Queen")
    expect(card).to_contain_text(re.compile(r"Under American Hoyle 1864 it costs \d"))
    expect(page.locator(".faro-lit")).to_have_count(4)
    press(card, "Lay 5 here").click()
    heard(page, "5 on the Grand Square. Checks: 95.")
    expect(card).to_contain_text("Grand Square of Deuce, Ace, King and Queen, bet of 5")
    told, cloth = card.locator(".faro-place-name"), page.locator("faro-table .faro-dealing")
    page.locator("#the-table-9").hover()
    expect(told).to_have_text("Nine")
    expect(page.locator(".faro-lit")).to_have_count(1)
    cloth.hover()
    expect(told).to_have_text("Grand Square")
    expect(page.locator(".faro-lit")).to_have_count(0)
    page.locator("#the-table-deal").click()
    expect(card).to_be_hidden()
    page.locator("#the-table-9").hover()
    expect(told).to_have_text("Nine")
    cloth.hover()
    expect(card).to_be_hidden()  # what the turn decided is on the slip again


def test_the_card_of_a_place_tells_of_the_one_pressed_last(fresh_table: Open) -> None:
    page = fresh_table(viewport=PHONE, has_touch=True, is_mobile=True)
    told = page.locator(".faro-place-card .faro-place-name")
    page.locator("#the-table-Q").tap()
    expect(told).to_have_text("Queen")
    ring = page.locator('.faro-gap[data-name="Grand Square"]')
    ring.tap()
    expect(told).to_have_text("Grand Square")
    page.locator("#the-table-4").tap()
    expect(told).to_have_text("Four")
    ring.dispatch_event("click")  # a quick press of a mouse: nothing has rested there
    expect(told).to_have_text("Grand Square")


def test_the_card_of_a_place_keeps_none_of_an_older_deal(fresh_table: Open) -> None:
    page = fresh_table(f"{CALLABLE}turn Ks Qs\n")
    page.locator("#the-table-Q").focus()
    told = page.locator(".faro-place-card .faro-place-name")
    expect(told).to_have_text("Queen")
    deal = page.locator("#the-table-deal")
    deal.click()
    heard(page, re.compile("The deal is out"))
    deal.click()
    heard(page, re.compile("^Soda is the "))
    expect(page.locator(".faro-place-card")).to_be_hidden()
    page.locator("#the-table-4").click()
    expect(told).to_have_text("Four")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_presses_at_one_place_of_the_card_lay_twice(fresh_table: Open, size: dict[str, int]) -> None:
    page = fresh_table(viewport=size)
    page.locator("#the-table-Q").focus()
    card = page.locator(".faro-place-card")
    box = press(card, "Lay 5 here").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.up()
    page.mouse.down()
    expect(card).to_contain_text("Queen, bet of 5")
    page.mouse.up()
    heard(page, "10 on the Queen now. Checks: 90.")


def test_by_keyboard_a_place_between_the_cards(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator("#the-table-Q").focus()
    page.keyboard.press("g")
    assert focused(page).startswith("the-table-at-")
    page.keyboard.press("Enter")
    heard(page, re.compile(r"^5 on the .*Queen.*\. Checks: 95\.$"))
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.matches('.faro-spot')")


def test_by_keyboard_a_string_and_a_heeled_bet(fresh_table: Open) -> None:
    page = fresh_table("rules meyer\nopen you 100\nsoda Kd\n")
    page.locator("#the-table-Q").focus()
    page.keyboard.press("x")
    heard(page, "Queen, and which other card? Press it; Escape ends.")
    page.keyboard.press("4")
    expect(page.locator("#the-table-4")).to_be_focused()
    page.keyboard.press("Enter")
    heard(page, re.compile("^Four and Queen\\. Strung\\. "))
    page.keyboard.press("x")
    press(page.locator(".faro-place-card"), "Four to win, Queen to lose").click()
    heard(page, "5 on the Four heeled against the Queen. Checks: 95.")
    page.keyboard.press("Shift+Digit4")  # which writes $
    heard(page, "You hold 95 checks, and 5 lie in 1 bet.")


def test_no_heel_is_offered_that_the_book_would_refuse(fresh_table: Open) -> None:
    page = fresh_table("rules hoyle-1864\nopen you 100\nsoda Kd\n")
    page.locator("#the-table-4").focus()
    page.keyboard.press("x")
    heard(page, re.compile("^Four, and which other card"))
    page.locator("#the-table-10").focus()
    page.keyboard.press("Enter")
    heard(page, re.compile(r"^Four and Ten\. "))
    expect(page.locator(".faro-place-acts button")).to_have_text(["Coppered"])


def test_a_dead_card_says_so_before_it_takes_a_stake(fresh_table: Open) -> None:
    page = fresh_table(CALLABLE.replace("hoyle-1864", "nevada"))
    page.locator("#the-table-4").click()
    refused(page, re.compile("^Four is dead: no card of it is left\\."))
    assert "on 4" not in log_of(page)
    page.locator("#the-table-4").click()
    heard(page, "5 on the Four. Checks: 95.")


def test_a_deal_that_is_out_is_told_turn_by_turn_and_dealt_again_by_another_book(fresh_table: Open) -> None:
    page = fresh_table(
        CALLABLE.replace("turn 2c 3c", "bet you 5 on 3\nturn 2c 3c"), viewport={"width": 1280, "height": 720}
    )
    deal = page.locator("#the-table-deal")
    for does in ("Deal the turn", "Show the hock"):
        expect(deal).to_have_text(does)
        deal.click()
    recap = page.locator(".faro-recap")
    expect(recap).to_contain_text(
        "You are 5 ahead on 1 stake. In all 5 checks were settled, which should have cost 0.01 checks."
    )
    expect(recap.locator("polyline.faro-went")).to_be_attached()
    page.evaluate("scrollTo(0, 0)")
    expect(recap).to_be_in_viewport(ratio=1)
    expect(page.locator("#the-table-place")).to_have_value("6-5")
    recap.locator('[aria-label^="Turn 1: +5"]').click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    expect(recap).to_be_hidden()
    expect(page.locator(".faro-spot:focus")).to_have_count(1)


def test_a_letter_in_a_list_is_the_list_s_and_no_key_of_the_table(fresh_table: Open) -> None:
    log = "rules hoyle-1864\nopen you 100\nsoda Kd\nbet you 5 on 4\n"
    page = fresh_table(log, viewport={"width": 1280, "height": 720})
    page.locator("#the-table-place").focus()
    for letter in "qd":
        page.keyboard.press(letter)
    expect(page.locator("#the-table-place")).to_be_focused()
    expect(page.locator(".faro-turn")).to_have_text("no turn yet")


def test_on_a_phone_the_list_of_books_is_as_wide_as_it_can_be_and_cuts_no_letter(fresh_table: Open) -> None:
    page = fresh_table(viewport=PHONE)
    books = page.locator("#table-book")
    books.select_option("stuss-private")
    heard(page, re.compile("^The table is dealt by Private Stuss"))
    room, name = books.locator("..").bounding_box(), books.bounding_box()
    assert room is not None
    assert name is not None
    assert name["x"] + name["width"] == pytest.approx(room["x"] + room["width"], abs=1)
    expect(books).to_have_css("text-overflow", "ellipsis")


def test_on_a_phone_how_the_deal_went_begins_under_the_cloth_and_the_foot_has_the_next_table(fresh_table: Open) -> None:
    page = fresh_table(CALLABLE.replace("turn 2c 3c", "bet you 5 on 3\nturn 2c 3c"), viewport=PHONE)
    for does in ("Deal the turn", "Show the hock"):
        expect(page.locator("#the-table-deal")).to_have_text(does)
        page.locator("#the-table-deal").click()
    recap = page.locator(".faro-recap-say")
    expect(recap).to_contain_text("You are 5 ahead")
    page.evaluate("scrollTo(0, 0)")
    expect(recap).to_be_in_viewport(ratio=1)
    foot = page.locator(".faro-toolbar")
    box = foot.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=1)
    for at_the_foot in ("#the-table-undo", "#the-table-deal"):
        expect(foot.locator(at_the_foot)).to_be_in_viewport(ratio=1)


def test_one_panel_is_open_at_a_time_and_brought_into_view(fresh_table: Open) -> None:
    page = fresh_table(viewport={"width": 1280, "height": 720})
    page.locator("#the-table-Q").click()
    for panel, told in (("price", "a stake on the Queen costs"), ("cost", "it has cost nothing")):
        page.locator(f"[data-panel={panel}] > summary").click()
        here = page.locator(f"[data-panel={panel}] .faro-answer-here")
        expect(here).to_contain_text(told)
        expect(here).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-panel][open]")).to_have_count(1)


def dealt_out(seed: str) -> str:
    """A whole deal by a seed, nothing laid."""
    log = "rules hoyle-1864\nopen you 100\n"
    while "\nhock " not in log:
        log = ask("deal", log, seed=seed)["log"]
    return log


def test_the_same_cards_are_dealt_by_another_book(fresh_table: Open) -> None:
    page = fresh_table(dealt_out("7"))
    [soda] = re.findall("^soda .*", log_of(page), re.MULTILINE)
    again = page.locator(".faro-recap-acts")
    again.get_by_label("Rule-book for the same cards").select_option("laws-1880")
    again.get_by_role("button", name="Deal the same cards by it").click()
    expect(page.locator(".faro-turn")).to_have_text("no turn yet")
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-live")).to_have_attribute("data-stage", "turns")
    assert log_of(page).startswith("rules laws-1880")
    assert soda in log_of(page)


def test_cards_that_came_by_no_seed_are_not_offered_again(fresh_table: Open) -> None:
    page = fresh_table(dealt_out("another"))
    expect(page.locator(".faro-recap-acts").get_by_role("button", name="Print the tab")).to_be_visible()
    expect(page.get_by_role("button", name="Deal the same cards by it")).to_have_count(0)


def test_a_dead_card_is_refused_by_name(fresh_table: Open) -> None:
    page = fresh_table(CALLABLE)
    page.locator("#the-table-4").click()
    expect(page.locator('.faro-spoken[role="alert"]')).to_have_text(re.compile("dead|all four", re.IGNORECASE))
    page.locator(".faro-said").get_by_role("link", name="Why?").click()
    expect(page).to_have_url(re.compile("rules/paying/#dead-stake$"))


def test_the_last_turn_is_called_and_paid(fresh_table: Open) -> None:
    page = fresh_table(CALLABLE)
    page.locator("#the-table-Q").focus()
    page.keyboard.press("o")
    order = page.locator(".faro-call-orders button").first
    expect(order).to_be_focused()
    order.click()
    heard(page, re.compile("^You call Ace to lose, "))
    page.locator("#the-table-Q").focus()
    page.keyboard.press("t")
    heard(page, re.compile("^Bets down: 5 on the call Ace to lose, "))
    expect(page.locator(".faro-by-word")).to_contain_text("Call")
    page.locator("#the-table-deal").click()
    heard(page, re.compile(r"^Turn 25\."))
    page.locator("#the-table-undo").click()
    expect(page.locator(".faro-by-word")).to_contain_text("Call")


def test_the_table_is_dealt_by_another_book_with_the_same_checks(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator("#table-book").select_option("stuss")
    heard(page, re.compile(r"^The table is dealt by Stuss\. .* The last four cards stay in the pocket\."))
    rules = page.get_by_role("link", name="The rules of this book")
    assert str(rules.evaluate("link => link.href")).endswith("/rules/variants/stuss/")
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-dealing")).to_contain_text("the box")


def test_a_book_is_not_changed_under_a_stake(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator("#the-table-deal").click()
    page.locator("#the-table-Q").click()
    expect(page.locator(".faro-bets")).to_contain_text("Queen 5")
    page.locator("#table-book").select_option("pharaon")
    expect(page.locator('.faro-spoken[role="alert"]')).not_to_be_empty()
    expect(page.locator("#table-book")).to_have_value("hoyle-1864")


def test_a_deal_without_the_reader_has_a_seat_for_him(open_page: Open) -> None:
    page = open_table(open_page)
    lay(page, "rules hoyle-1864\nopen ann 50\nsoda 8d\nbet ann 5 on Q\n")
    put_away(page)
    heard(page, "You sit down with 100 checks.")
    page.locator("#the-table-Q").click()
    heard(page, "5 on the Queen. Checks: 95.")


def test_another_book_in_the_middle_of_a_deal_leaves_that_deal_kept(fresh_table: Open) -> None:
    page = deal_a_turn(fresh_table())
    page.locator("#table-book").select_option("laws-1880")
    heard(page, re.compile(r" You hold 100 checks\. The deal that you left is kept\.$"))
    expect(page.locator(".faro-turn")).to_have_text("no turn yet")
    page.locator("[data-panel=kept] > summary").click()
    press(page.locator("[data-panel=kept]"), "Open").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    expect(page.locator("#table-book")).to_have_value("hoyle-1864")


SLOWLY = """(list) => list.addEventListener("keydown", () => {
  for (const begun = performance.now(); performance.now() - begun < 150; );
})"""
"""A machine that has much else to do comes late to what a key does to a list."""


def test_a_key_runs_through_the_books_and_enter_takes_one(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-left")).to_have_text("51 left")
    before = log_of(page)
    books = page.locator("#table-book")
    books.evaluate(SLOWLY)
    books.focus()
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    heard(page, re.compile(r"^Enter deals by .+\.$"))
    page.keyboard.press("Escape")
    expect(books).to_have_value("hoyle-1864")
    assert log_of(page) == before
    page.keyboard.press("ArrowDown")
    expect(books).not_to_have_value("hoyle-1864")
    chosen = books.input_value()
    page.keyboard.press("Enter")
    heard(page, re.compile(r"^The table is dealt by "))
    expect(books).to_have_value(chosen)
    assert focused(page) == "table-book"


def test_an_answer_that_comes_while_a_key_runs_through_the_books_leaves_the_list(open_page: Open) -> None:
    page = open_table(open_page, script=HOLD_ANSWERS)
    books = page.locator("#table-book")
    page.evaluate("window.holding = []")
    page.locator("#the-table-deal").click()
    books.focus()
    page.keyboard.press("ArrowDown")
    expect(books).not_to_have_value("hoyle-1864")
    chosen = books.input_value()
    page.evaluate("window.holding.splice(0).forEach((send) => send(), (window.holding = undefined))")
    expect(page.locator(".faro-left")).to_have_text("51 left")
    expect(books).to_have_value(chosen)
    page.keyboard.press("Enter")
    heard(page, re.compile("^The table is dealt by "))


def test_a_new_table_keeps_the_book_and_a_new_deal_has_a_number_of_its_own(fresh_table: Open) -> None:
    page = fresh_table(CALLABLE)
    deal = page.locator("#the-table-deal")
    for does in ("Deal the turn", "Show the hock", "New deal"):
        expect(deal).to_have_text(does)
        deal.click()
    number = page.locator(".faro-deal-number")
    expect(number).to_have_text(re.compile(r"^Deal \w+-2$"))
    page.locator("#table-book").select_option("stuss")
    heard(page, re.compile("^The table is dealt by Stuss"))
    press(page.locator("faro-table"), "New table").click()
    heard(page, SAT)
    expect(page.locator("#table-book")).to_have_value("stuss")
    expect(number).to_have_text(re.compile(r"^Deal \w+$"))


def test_what_is_refused_is_seen_and_is_gone_with_the_next_act(fresh_table: Open) -> None:
    page = fresh_table()
    take = press(page.locator("#the-table"), "Take down")
    expect(take).to_be_disabled()
    expect(take).to_have_attribute("title", "Press a card first.")
    take.click(force=True)
    expect(page.locator("#the-table .faro-said.faro-refused")).to_have_text("Press a card first.")
    page.locator("[data-panel=log] > summary").click()
    page.locator("#table-log").fill("rules meyer\nopen you 100\nbett you 5 on Q\nturn 2c 3c\n")
    press(page.locator("faro-table"), "Lay this deal").click()
    sentence = "Line 3: No command is called 'bett'. Did you mean 'bet'? Nothing is laid yet."
    refused(page, sentence)
    panel = page.locator("[data-panel=log]")
    expect(panel.locator(".faro-notice.faro-refused")).to_have_text(sentence)
    field = page.locator("#table-log")
    wrong = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert field.evaluate(wrong) == "bett you 5 on Q"
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-left")).to_have_text("51 left")
    expect(page.locator(".faro-notice")).to_be_empty()
    expect(field).to_have_value(re.compile("bett"))
    answers = {
        "": "There is no deal in the field.",
        "rules meyer\n" + "x" * 5000: f"Line 2: no command is called '{'x' * 20}…'. Nothing is laid yet.",
    }
    for text, answer in answers.items():
        field.fill(text)
        press(page.locator("faro-table"), "Lay this deal").click()
        expect(page.locator(".faro-notice")).to_have_text(answer)


def test_a_paroli_is_won_twice(fresh_table: Open) -> None:
    page = fresh_table("rules pharaon\nopen you 60\ndeal\nbet you 5 on Q\nturn 2c Qd\n")
    press(page.locator("faro-table"), "Bend a corner of the Queen: paroli, 10 to win 15 in all").click()
    expect(page.locator(".faro-bets")).to_contain_text("paroli")
    assert focused(page) == "the-table-Q"


def test_what_another_book_pays_and_the_tab_sheet(fresh_table: Open) -> None:
    page = fresh_table("rules meyer\nopen you 100\nsoda Kd\nbet you 10 on Q-K\nturn Qh Kh\n")
    page.locator("[data-panel=under] > summary").click()
    readings = page.locator(".faro-under tbody tr")
    expect(readings).to_have_count(len(library()))
    expect(readings.filter(has_text="Denexa")).to_contain_text("100")
    expect(readings.filter(has_text="Pharaon")).to_contain_text("takes no bet")
    page.locator("[data-panel=sheet] > summary").click()
    expect(page.locator(".faro-tab-sheet")).to_contain_text("Q")
    page.evaluate("window.print = () => {}")
    press(page.locator("[data-panel=sheet]"), "Print").click()
    page.emulate_media(media="print")
    expect(page.locator(".faro-paper .faro-tab-sheet")).to_be_visible()
    expect(page.locator(".md-container")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".md-container")).to_be_visible()
    page.emulate_media(media="screen")


def test_the_price_of_the_card_that_has_the_focus(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator("[data-panel=price] > summary").click()
    page.locator("#the-table-deal").click()
    expect(page.locator("#the-table .faro-live:not([data-stage='before-deal'])")).to_be_visible()
    page.locator("#the-table-Q").focus()
    price = page.locator("[data-panel=price]")
    page.locator('.faro-gap[data-name="Six and Five"]').hover()
    expect(price).to_contain_text("a stake on the Six and Five costs")
    page.mouse.move(1, 1)
    expect(price).to_contain_text("a stake on the Queen costs")
    page.locator("#the-table-K").focus()
    page.locator("#the-table-Q").focus()
    expect(price).to_contain_text(re.compile("a stake on the Queen costs .* on average"))
    lay(page, "rules hoyle-1864\nopen you 100\nsoda Kd\nturn Qh 5h\n")
    price.locator("summary").click()
    expect(price).to_contain_text("a stake on the Queen costs 1.56 % on average")
    heights = price.locator("svg").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert 0 < max(heights) < 250


def test_what_the_deal_has_cost(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator("[data-panel=cost] > summary").click()
    expect(page.locator("[data-panel=cost]")).to_contain_text("it has cost nothing")
    page.locator("#the-table-deal").click()
    page.locator("#the-table-Q").click()
    page.locator("#the-table-deal").click()
    expect(page.locator("[data-panel=cost]")).to_contain_text("Over 1 turn bets like yours lose 0.01 checks on average")


def test_others_bet_before_each_turn_and_go_back_with_it(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator("[data-panel=company] > summary").click()
    page.locator("#table-habit-bob").select_option("snowballs")
    page.locator("#the-table-deal").click()
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    assert "bet bob" in log_of(page)
    page.locator("#the-table-undo").click()
    heard(page, "Undone: back to the soda.")
    assert "bet bob" not in log_of(page)
    page.locator("#the-table-undo").click()
    heard(page, "Undone: back to the start.")
    assert "bob" not in log_of(page)


KEYS = [
    *("a", "2", "3", "4", "5", "6", "7", "8", "9", "0", "j", "q", "k"),
    *("Enter", "Enter", "Enter", "Backspace", "c", "b", "h", "+", "-", "u", "t", "y", "l"),
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "d", "d", "d", "d"),
]
READ_OUT = {"t", "y"}
PAUSE = 100  # milliseconds, in which what is to be said is said

PLAYED = "document.querySelector('faro-example').example.offer.seat.queue.run()"
AFTER_A_KEY = """() => ({
  heard: window.heard,
  isInTable: document.activeElement.closest("#the-table") !== null,
  checks: document.querySelector(".faro-checks b").innerText,
  kept: localStorage.getItem("faro-table:" + sessionStorage.getItem("faro-table")),
})"""


def test_two_hundred_keys_at_random(open_page: Open) -> None:
    """After each, the checks add up, the focus is somewhere, and one sentence of 25 words at most was said."""
    page = open_table(open_page, apart=True, clock=True)
    page.evaluate(
        """() => {
          addEventListener("keydown", () => { window.heard = []; }, true);
          for (const region of document.querySelectorAll('.faro-spoken[role]'))
            new MutationObserver(() => region.textContent && window.heard.push(region.textContent))
              .observe(region, { childList: true, characterData: true, subtree: true });
        }"""
    )
    page.locator("#the-table-Q").focus()
    chance = random.Random("two hundred keys")
    for number in range(200):
        key = chance.choice(KEYS)
        page.keyboard.press(key)
        page.evaluate(PLAYED)
        page.clock.run_for(PAUSE)
        after = page.evaluate(AFTER_A_KEY)
        where = f"press {number}, {key}"
        said = after["heard"]
        assert len(said) <= 1, f"{where}: {said}"
        assert key in READ_OUT or all(len(sentence.split()) <= 25 for sentence in said), f"{where}: {said}"
        assert after["isInTable"], f"{where}: the focus is lost"
        if after["kept"]:
            table = replay(json.loads(after["kept"])["log"], library())
            assert held(table) == table.bought["you"], where
            assert after["checks"] == str(table.hands["you"]), where


def held(table: Table) -> int:
    """The checks of the reader and of the bank in all."""
    lying = sum(bet.stake for bet in table.bets) + sum(call.stake for call in table.calls)
    return table.hands["you"] + lying + table.bank


def test_the_rules_of_the_house_in_three_presses(fresh_table: Open) -> None:
    page = fresh_table()
    table = page.locator("faro-table")
    press(table, "House rules").click()
    dialog = page.get_by_role("dialog", name="House rules")
    called = dialog.get_by_role("group", name="The last turn called right, with three ranks")
    called.get_by_label("pays 4 for 1").check()
    press(dialog, "Deal by these rules").click()
    heard(
        page,
        "The table is dealt by American Hoyle 1864, with one house rule: a call pays 4 for 1. You hold 100 checks.",
    )
    expect(dialog).to_have_count(0)
    expect(press(table, "House rules: 1")).to_be_visible()
    assert log_of(page).startswith("rules hoyle-1864 call=4-for-1 ")


def test_a_rule_of_the_house_leaves_the_cards_as_they_are_shuffled_where_none_is_dealt(fresh_table: Open) -> None:
    page = fresh_table()
    number = page.locator(".faro-deal-number")
    shuffled = number.inner_text()
    page.evaluate("() => { window.drawn = crypto.getRandomValues; crypto.getRandomValues = (array) => array.fill(9); }")
    for dealt in (False, True):
        if dealt:
            page.locator("#the-table-deal").click()
            heard(page, re.compile("^Soda is the "))
        page.locator('[data-tool="house"]').click()
        dialog = page.get_by_role("dialog", name="House rules")
        rule = dialog.get_by_role("group", name="A stake on several ranks, when one wins and another loses")
        rule.locator("input:not(:checked)").first.check()
        press(dialog, "Deal by these rules").click()
        heard(page, re.compile("^The table is dealt by American Hoyle 1864"))
        assert (number.inner_text() == shuffled) is not dealt
    page.evaluate("() => { crypto.getRandomValues = window.drawn; }")


def test_of_two_at_one_screen_neither_is_called_by_the_word_you(fresh_table: Open) -> None:
    page = fresh_table("rules hoyle-1864\nopen you 100\nopen ann 100\nsoda Kd\nbet you 5 on Q\nturn 7h 9s\n")
    people = page.get_by_role("group", name="Whose turn it is to lay")
    press(people, "Pass the seat on").click()
    expect(people.get_by_role("button", pressed=True)).to_have_text("Ann 100")
    expect(page.locator("#the-table-Q .faro-owner")).to_have_text("First player")
    assert "You" not in page.locator(".faro-live").inner_text().replace("Your checks", "")


def test_a_dialog_that_comes_when_the_table_is_left_does_not_open_on_the_next_page(open_page: Open) -> None:
    page = open_table(open_page)
    let_go = hold(page, "**/house-rules*.js")
    press(page.locator("faro-table"), "House rules").click()
    leave_before(page, let_go, "/house-rules")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_seat_that_comes_when_the_page_is_left_is_not_taken(open_page: Open) -> None:
    page = open_page("404.html", script=CLEAN)
    let_go = hold(page, "**/seat-*.js")
    page.goto(page.url.replace("404.html", TABLE))
    expect(page.locator("faro-table .faro-table-bar").first).to_be_visible()
    page.evaluate("window.left = document.querySelector('faro-table')")
    leave_before(page, let_go, "/seat-")
    assert page.evaluate("window.left.querySelector('.faro-live') === null")


def test_a_rule_of_the_house_that_changes_nothing_is_refused(fresh_table: Open) -> None:
    page = fresh_table()
    before = log_of(page)
    press(page.locator("faro-table"), "House rules").click()
    dialog = page.get_by_role("dialog", name="House rules")
    press(dialog, "Deal by these rules").click()
    refused(page, "The table is dealt by these rules already.")
    face = dialog.get_by_role("group", name="From stakes on the card shown first, the bank takes")
    face.get_by_label("half").check()
    later = dialog.get_by_role("group", name="The first stakes go down")
    later.get_by_label("once the deal is opened").check()
    press(dialog, "Deal by these rules").click()
    refused(page, re.compile("^Face takes changes nothing in American Hoyle 1864"))
    assert log_of(page) == before


def test_a_deal_is_run_on_to_its_last_turn_and_nothing_is_lost(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator("#the-table-Q").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("e")
    heard(page, re.compile(r"^24 turns dealt, and the last is next\. On the way you came out .+ Left: "))
    assert len(re.findall("^turn ", log_of(page), re.M)) == 24
    page.keyboard.press("u")
    heard(page, "Undone: back to turn 23.")
    press(page.locator("faro-table"), "To the last turn").click()
    heard(page, re.compile("^1 more turn dealt, and the last is next"))
    press(page.locator("faro-table"), "To the last turn").click()
    refused(page, "Only the last turn is left, or none. Deal on.")


def test_out_of_checks_a_marker_and_then_getting_up(fresh_table: Open) -> None:
    page = fresh_table()
    table = page.locator("faro-table")
    press(table, "Bet with 100").click()
    page.locator("#the-table-Q").click()
    press(table, "Marker for 100").click()
    heard(page, "You borrow 100 checks on a marker. Checks: 100.")
    press(table, "Leave the table").click()
    refused(page, re.compile("^Nobody rises from the table while his stake lies"))
    press(table, "Take down: Queen").click()
    press(table, "Leave the table").click()
    heard(page, "Your marker takes 100. You rise with 100 checks.")
    expect(table.locator(".faro-checks")).to_have_text("Your checks 100 level: you got up")


def test_three_people_at_one_screen_each_with_a_purse_of_his_own(fresh_table: Open) -> None:
    page = fresh_table()
    page.locator("#the-table-Q").click()
    page.locator("[data-panel=company] > summary").click()
    page.get_by_label("People at this screen").select_option("3")
    people = page.get_by_role("group", name="Whose turn it is to lay")
    expect(people.get_by_role("button")).to_have_text(["You 95", "Ann sits down", "Ben sits down", "Pass the seat on"])
    press(people, "Pass the seat on").click()
    heard(page, "You sit down with 100 checks.")
    expect(people.get_by_role("button", pressed=True)).to_have_text("Ann 100")
    page.locator("#the-table-7").click()
    expect(people.get_by_role("button", pressed=True)).to_have_text("Ann 95")
    page.keyboard.press("r")
    page.keyboard.press("r")
    heard(page, re.compile("^The seat is yours. You hold 95 checks, and 5 lie in play."))
    assert log_of(page).splitlines()[1:] == [
        "open you 100",
        "bet you 5 on Q",
        "open ann 100",
        "bet ann 5 on 7",
        "open ben 100",
    ]


def test_a_device_is_brought_its_trick_done_and_the_end_tells_of_it(fresh_table: Open) -> None:
    page = fresh_table()
    table = page.locator("faro-table")
    page.locator("[data-panel=company] > summary").click()
    page.get_by_label("Bob").select_option(index=1)
    page.get_by_label("A device").select_option("horse-box bank")
    press(table, "Bring it").click()
    heard(page, "The dealer brings a device to the table: horse box.")
    expect(table.locator(".faro-checks")).to_have_text("The bank is level")
    press(table, "Show the soda").click()
    expect(table.locator(".faro-known")).to_contain_text("the next card is")
    unseen = table.get_by_role("group", name="Done unseen")
    press(unseen, "The dealer deals the card under the top one first").click()
    heard(page, re.compile("^The dealer deals the card under the top one first"))
    press(table, "To the last turn").click()
    press(table, "Deal the turn").click()
    press(table, "Show the hock").click()
    expect(table.locator(".faro-recap-unseen")).to_contain_text("The horse box, the dealer’s: used 1 time.")


def test_what_is_pressed_first_is_done_first_while_no_script_comes_any_more(open_page: Open) -> None:
    page = open_table(open_page)
    hold(page, "**/*.js")
    table = page.locator("faro-table")
    page.locator("[data-panel=company] > summary").click()
    page.get_by_label("A device").select_option("horsehair-copper you")
    press(table, "Bring it").click()
    press(table, "Show the soda").click()
    heard(page, re.compile("^Soda"))
    done = [line.split()[0] for line in log_of(page).splitlines()]
    assert [word for word in done if word in ("device", "soda")] == ["device", "soda"]


def test_who_is_seen_with_a_device_plays_no_further_and_the_end_tells_who_watched(fresh_table: Open) -> None:
    page = fresh_table(viewport={"width": 1280, "height": 720})
    table = page.locator("faro-table")
    page.locator("[data-panel=company] > summary").click()
    page.get_by_label("The others watch").select_option("all")
    page.get_by_label("A device").select_option("corking you")
    press(table, "Bring it").click()
    press(table, "Show the soda").click()
    for _ in range(3):  # a plug of ten is hidden under more
        page.locator("#the-table-Q").click()
    table.get_by_role("group", name="Done unseen").get_by_role("button", name=re.compile("cork")).first.click()
    seen = re.compile(r"The dealer, who counts every stack .+ has seen it\. The dealer deals no more\.$")
    deal = table.locator("#the-table-deal")
    for _ in range(24):
        if deal.text_content() == "New table":
            break
        turns = log_of(page).count("turn ")
        deal.click()
        until(page, "(told) => document.querySelector('.faro-spoken[role=status]').textContent.includes(told)", "Turn")
        expect(table.locator(".faro-turn")).to_have_text(f"turn {turns + 1} of 25")
    heard(page, seen)
    recap = table.get_by_role("region", name="How the deal went")
    expect(recap).to_contain_text("It was seen by the dealer.")
    expect(recap).to_contain_text("The dealer watches the layout")
    expect(recap).to_contain_text("; so does the look-out.")
    page.evaluate("scrollTo(0, 0)")
    expect(recap).to_be_in_viewport(ratio=1)
    page.locator("#the-table-Q").focus()
    page.keyboard.press("d")
    refused(page, re.compile("^A device has been seen, and nobody plays on"))
    page.reload()
    expect(press(sit_down(page), "New table").last).to_be_visible()
    press(page.locator(".faro-live"), "New table").click()
    expect(press(page.locator("faro-table"), "Show the soda")).to_be_visible()


def test_in_private_stuss_the_bank_goes_to_who_puts_up_the_most(fresh_table: Open) -> None:
    page = fresh_table()
    table = page.locator("faro-table")
    expect(press(table, "The bank")).to_be_hidden()
    page.locator("[data-panel=company] > summary").click()
    page.get_by_label("Bob").select_option("snowballs")
    page.locator("#table-book").select_option("stuss-private")
    heard(page, re.compile("^The table is dealt by"))
    press(table, "The bank").click()
    dialog = page.get_by_role("dialog", name="The bank")
    dialog.get_by_label("Bob").select_option("500")
    press(dialog, "Open the bank").click()
    heard(page, re.compile("^Bob puts up the most, 500 checks, and holds the bank."))
    expect(page.get_by_label("Bob")).to_have_value("")
    assert log_of(page).splitlines()[1:] == ["bank 500", "open you 100"]
    press(table, "The bank").click()
    press(dialog, "Open the bank").click()
    heard(page, re.compile("^You put up the most, 200 checks, and hold the bank."))
    expect(table.locator(".faro-checks")).to_have_text("The bank is level")
    page.reload()
    expect(sit_down(page).locator(".faro-checks")).to_have_text("The bank is level")
    assert log_of(page).splitlines()[1:] == ["bank 200"]


def test_on_a_phone_the_menu_of_the_table_is_its_own_and_a_link_fits(fresh_table: Open) -> None:
    page = fresh_table(viewport=PHONE)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Contents")).to_have_attribute("aria-expanded", "false")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Link to this position")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_of_several_at_a_screen_who_holds_the_bank_holds_it_after_a_reload(fresh_table: Open) -> None:
    page = fresh_table()
    table = page.locator("faro-table")
    page.locator("#table-book").select_option("stuss-private")
    heard(page, re.compile("^The table is dealt by"))
    with_company(page, "2")
    press(table, "The bank").click()
    dialog = page.get_by_role("dialog", name="The bank")
    dialog.get_by_label("Ann").select_option("500")
    press(dialog, "Open the bank").click()
    heard(page, re.compile("^Ann puts up the most, 500 checks, and holds the bank."))
    seats = ["You 100", "Bank deals", "Pass the seat on"]
    people = page.get_by_role("group", name="Whose turn it is to lay")
    expect(people.get_by_role("button")).to_have_text(seats)
    page.reload()
    expect(sit_down(page).locator(".faro-checks")).to_have_text("The bank is level")
    expect(people.get_by_role("button")).to_have_text(seats)
    press(people, "Pass the seat on").click()
    expect(table.locator(".faro-checks")).to_have_text("Your checks 100")
    page.reload()
    expect(sit_down(page).locator(".faro-checks")).to_have_text("Your checks 100")
    assert log_of(page).splitlines()[1:] == ["bank 500", "open you 100"]


def test_a_shared_position_stands_in_one_line_that_is_laid_again(fresh_table: Open) -> None:
    page = fresh_table()
    sit_down(page)
    page.get_by_role("button", name="Share").click()
    line = page.get_by_label("In one line")
    expect(line).to_have_value(re.compile(r"^faro1 hoyle-1864@\w{8} hands=you:100"))
    page.locator('[data-panel="log"] summary').click()
    page.locator("#table-log").fill(
        line.input_value().replace("hoyle-1864", "meyer").partition("@")[0] + " deal=Kd hands=you:100"
    )
    page.get_by_role("button", name="Lay this deal").click()
    expect(page.locator("#table-book")).to_have_value("meyer")
    expect(page.locator(".faro-left")).to_have_text("51 left")


def test_what_stands_in_the_field_is_there_before_the_panel_opens(fresh_table: Open) -> None:
    page = fresh_table()
    panel = page.locator("[data-panel=log]")
    # What is marked before the browser says that the panel has opened stays marked.
    panel.evaluate("panel => { panel.open = true; panel.querySelector('textarea').select(); }")
    expect(panel.locator("ol")).to_be_visible()
    page.keyboard.insert_text("rules meyer\nopen you 100\n")
    expect(page.locator("#table-log")).to_have_value("rules meyer\nopen you 100\n")


def test_a_shared_position_can_be_saved_as_a_picture(fresh_table: Open) -> None:
    page = fresh_table()
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as SVG").click()
    assert saved.value.suggested_filename == "faro.svg"
    assert saved.value.path().read_text(encoding="utf-8").startswith("<svg ")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as PNG").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
