"""A seat at the table: by keyboard, by touch, while the engine loads, when it does not answer, and after a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.seats import DRAWN, TURN, focused, heard, hold_engine, press, refused, said, sit, until

ONE_TURN = "one-turn"
# Lets the page send requests to the engine that never arrive there: those that hold the text `swallowed`.
SWALLOW = """
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (!window.swallowed || !message.request?.includes(window.swallowed)) post.call(this, message, ...rest);
  };
"""


def test_by_keyboard_alone(fresh_page: Open) -> None:
    page = fresh_page()
    example = page.locator(f"#{ONE_TURN}")
    press(example, "Play it yourself").focus()
    page.keyboard.press("Enter")
    heard(page, "The seat is yours. You hold 95 checks, and 5 lie in play. No turn has been dealt yet.")
    expect(press(example, "Leave the seat")).to_be_focused()

    page.keyboard.press("q")
    assert focused(page) == f"{ONE_TURN}-Q"
    page.keyboard.press("c")
    heard(page, "Queen coppered: wins if the Queen loses. Checks: 95.")
    queen = example.locator(f"#{ONE_TURN}-Q")
    expect(queen).to_have_accessible_name("Queen, bet of 5, coppered: wins if the Queen loses, 4 left")

    before = example.locator(".faro-board").inner_html()
    page.keyboard.press("d")
    expect(page.locator('.faro-spoken[role="status"]')).to_have_text(re.compile(r"^Turn 1\. .+"))
    turn = example.locator(".faro-said").inner_text()
    assert focused(page) == f"{ONE_TURN}-Q"
    page.keyboard.press("u")
    heard(page, "Undone: back to the soda.")
    assert example.locator(".faro-board").inner_html() == before
    page.keyboard.press("d")
    heard(page, turn)

    page.keyboard.press("y")
    expect(page.locator('.faro-spoken[role="status"]')).to_have_text(re.compile(r"^Left in the box: Ace \d"))
    page.keyboard.press("t")
    heard(page, "Bets down: 5 on the Queen, coppered.")
    page.keyboard.press("l")
    heard(page, turn)


def test_the_focus_goes_over_the_layout_as_the_eye_does(fresh_page: Open) -> None:
    page = fresh_page()
    sit(page, ONE_TURN)
    page.keyboard.press("8")
    ways = [
        ("ArrowLeft", "7"),
        ("ArrowRight", "6"),
        ("ArrowDown", "8"),
        ("ArrowUp", "6"),
        ("End", "A"),
        ("ArrowDown", "K"),
        ("ArrowRight", "K"),
        ("Home", "8"),
        ("ArrowRight", "9"),
        ("0", "10"),
        ("ArrowUp", "4"),
    ]
    for key, spot in ways:
        page.keyboard.press(key)
        assert focused(page) == f"{ONE_TURN}-{spot}", f"{key} leads elsewhere"
    # One tab stop for the layout, one for the bets on the slip, one for the tools.
    page.keyboard.press("Tab")
    assert focused(page) == f"{ONE_TURN}-take-Q"
    for way, line in (("ArrowRight", "bet"), ("ArrowRight", "orders"), ("End", "orders"), ("Home", "take")):
        page.keyboard.press(way)
        assert focused(page) == f"{ONE_TURN}-{line}-Q"
    page.keyboard.press("Tab")
    assert focused(page) == f"{ONE_TURN}-deal"
    for tool in ("more", "undo"):
        page.keyboard.press("ArrowLeft")
        assert focused(page) == f"{ONE_TURN}-{tool}"
    for back in ("take-Q", "4"):
        page.keyboard.press("Shift+Tab")
        assert focused(page) == f"{ONE_TURN}-{back}"


def test_deal_keeps_the_focus_and_a_bet_taken_down_does_not_lose_it(fresh_page: Open) -> None:
    page = fresh_page()
    example = sit(page, ONE_TURN)
    page.keyboard.press("+")
    heard(page, "Bet with 25.")
    page.keyboard.press("k")
    page.keyboard.press("Enter")
    expect(example.locator(f"#{ONE_TURN}-K")).to_have_accessible_name("King, bet of 25, 3 left")
    page.keyboard.press("Backspace")
    heard(page, "25 taken off the King. Checks: 95.")
    press(example, "take down 5 on the Queen").click()
    heard(page, "5 taken off the Queen. Checks: 100.")
    assert focused(page) == f"{ONE_TURN}-Q"
    press(example, "Deal the turn").click()
    expect(example.locator(".faro-turn")).to_have_text("turn 1 of 25")
    assert focused(page) == f"{ONE_TURN}-deal"


def test_a_refusal_is_told_at_once_and_changes_nothing(fresh_page: Open) -> None:
    page = fresh_page()
    example = sit(page, ONE_TURN)
    page.keyboard.press("4")
    page.keyboard.press("Backspace")
    expect(page.locator('.faro-spoken[role="alert"]')).not_to_be_empty()
    expect(example.locator(".faro-said.faro-refused")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("u")
    refused(page, "There is nothing to undo.")


def test_the_keys_can_be_turned_off_and_the_list_gives_the_focus_back(fresh_page: Open) -> None:
    page = fresh_page()
    example = sit(page, ONE_TURN)
    page.keyboard.press("q")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys at the table")
    expect(dialog).to_be_visible()
    dialog.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    assert focused(page) == f"{ONE_TURN}-Q"
    page.keyboard.press("d")
    page.keyboard.press("k")
    page.keyboard.press("ArrowLeft")
    assert focused(page) == f"{ONE_TURN}-J"
    expect(example.locator(".faro-turn")).to_have_text("no turn yet")
    press(example, "Keys").click()
    dialog.get_by_role("checkbox").check()
    press(dialog, "Close").click()
    page.keyboard.press("q")
    assert focused(page) == f"{ONE_TURN}-Q"


def test_by_touch_on_a_phone(fresh_table: Open) -> None:
    page = fresh_table(viewport=PHONE, has_touch=True, is_mobile=True)
    example = page.locator("#the-table")
    press(example, "Show the soda").tap()
    expect(example.locator(".faro-left")).to_have_text("51 left")
    queen = example.locator("#the-table-Q")
    queen.tap()
    expect(queen).to_have_accessible_name(re.compile("^Queen, bet of 5, "))
    press(example, "Copper").tap()
    expect(press(example, "Copper")).to_have_attribute("aria-pressed", "true")
    queen.tap()
    expect(queen).to_have_accessible_name(re.compile("^Queen, bet of 5, coppered"))
    expect(queen).to_have_class(re.compile("faro-current"))
    press(example, "More").tap()
    press(example, "Take down: Queen").tap()
    expect(queen).to_have_accessible_name(re.compile("^Queen, no bet"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_is_pressed_while_the_engine_loads_is_kept_and_played(open_page: Open) -> None:
    page = open_page("404.html")
    let_go = hold_engine(page)
    page.goto(page.url.removesuffix("404.html"))
    example = page.locator(f"#{ONE_TURN}")
    press(example, "Play it yourself").click()
    expect(example.get_by_role("progressbar")).to_be_visible()
    press(example, "Copper").click()
    press(example, "King").click()
    heard(page, "Kept until the engine is here: copper King.")
    expect(example.locator(f"#{ONE_TURN}-K .faro-mine")).to_have_text("5")
    press(example, "Deal").click()
    expect(example.locator(".faro-waiting")).to_contain_text("Kept for you: copper King, Deal.")
    expect(example.locator(".faro-waiting")).to_contain_text(re.compile(r"Fetching the engine, \d\.\d of \d\.\d MB"))
    let_go()
    expect(example.locator(".faro-turn")).to_have_text("turn 1 of 25")
    expect(example.locator(".faro-bets")).to_contain_text("King 5, coppered")
    assert focused(page) == f"{ONE_TURN}-deal"
    expect(example.locator(".faro-waiting")).to_be_hidden()


def test_the_place_that_was_tapped_before_the_engine_came_is_told_of_and_priced(open_page: Open) -> None:
    page = open_page("404.html", viewport=PHONE, has_touch=True, is_mobile=True)
    let_go = hold_engine(page)
    page.goto(page.url.replace("404.html", "play/"))
    page.locator("[data-panel=price] > summary").tap()
    page.locator("#the-table-Q").tap()
    heard(page, "Kept until the engine is here: Queen.")
    let_go()
    expect(page.locator(".faro-place-name")).to_have_text("Queen")
    expect(page.locator("[data-panel=price]")).to_contain_text("a stake on the Queen costs")


# Whatever moves, also soon after a press.
SHIFT = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
  }).observe({ type: "layout-shift" });
"""


@pytest.mark.parametrize("size", [DESKTOP | {"height": 720}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("path", "seat"), [(TURN, "turn-winner"), (TURN, "turn-loser"), ("rules/variants/basset/", "basset-your-seat")]
)
def test_nothing_moves_when_the_engine_comes_to_a_seat(
    open_page: Open, path: str, seat: str, size: dict[str, int]
) -> None:
    page = open_page("404.html", script=SHIFT, viewport=size)
    let_go = hold_engine(page)
    page.goto(page.url.replace("404.html", path))
    example = page.locator(f"#{seat}")
    if example.get_attribute("data-folded") is not None:
        example.locator(".faro-unfold").click()
    press(example, "Play it yourself").click()
    expect(example.get_by_role("progressbar")).to_be_visible()
    page.evaluate(DRAWN)
    page.evaluate("window.shift = 0")
    let_go()
    expect(press(example, "Leave the seat")).to_be_visible()
    page.evaluate(DRAWN)
    assert page.evaluate("window.shift") < 0.02
    # What told of waiting has kept its room until now.
    page.keyboard.press("7")
    expect(example.locator(".faro-waiting")).to_have_attribute("hidden", "")


def test_stepping_goes_on_while_the_engine_loads_and_the_seat_does_not_push_in(open_page: Open) -> None:
    page = open_page("404.html")
    let_go = hold_engine(page)
    page.goto(page.url.removesuffix("404.html"))
    example = page.locator(f"#{ONE_TURN}")
    press(example, "Play it yourself").click()
    expect(example.get_by_role("progressbar")).to_be_visible()
    press(example, "Deal the turn").click()
    expect(example.locator(".faro-position")).to_have_text("2 of 2")
    expect(example.locator(".faro-waiting")).to_contain_text(re.compile(r"\d of \d"))
    let_go()
    heard(page, "The engine is ready: play from any step.")
    expect(example.locator(".faro-position")).to_have_text("2 of 2")
    sit(page, ONE_TURN)
    heard(page, "The seat is yours. You hold 105 checks. Turn 1 of 25 has been dealt.")


def test_a_deal_that_does_not_end_can_be_stopped_and_nothing_is_lost(open_page: Open) -> None:
    page = open_page(script=SWALLOW)
    example = sit(page, ONE_TURN)
    page.keyboard.press("k")
    page.keyboard.press("Enter")
    heard(page, "5 on the King. Checks: 90.")
    page.evaluate("window.swallowed = 'deal'")
    page.keyboard.press("d")
    expect(example.get_by_text("Still working…")).to_be_visible()
    page.evaluate("window.swallowed = ''")
    press(example, "Stop").click()
    refused(page, "Stopped: the engine was started again. Your deal stands as it was.")
    assert focused(page) == f"{ONE_TURN}-K"
    page.keyboard.press("d")
    expect(example.locator(".faro-turn")).to_have_text("turn 1 of 25")
    expect(example.locator(".faro-bets")).to_contain_text("King 5")


def test_a_reload_loses_nothing(fresh_page: Open) -> None:
    page = fresh_page()
    example = sit(page, ONE_TURN)
    page.keyboard.press("d")
    expect(example.locator(".faro-turn")).to_have_text("turn 1 of 25")
    turn = example.locator(".faro-said").inner_text()
    board = example.locator(".faro-board").inner_text()
    page.reload()
    press(example, "Go on with your deal").click()
    heard(page, "The seat is yours. You hold 95 checks, and 5 lie in play. Turn 1 of 25 has been dealt.")
    page.keyboard.press("u")
    heard(page, "Undone: back to the soda.")
    page.keyboard.press("d")
    heard(page, turn)
    assert example.locator(".faro-board").inner_text() == board


def test_leaving_the_seat_goes_back_to_the_step(fresh_page: Open) -> None:
    page = fresh_page()
    example = sit(page, ONE_TURN)
    press(example, "Leave the seat").click()
    heard(page, "You have left the seat.")
    said(example, "5 on the Queen. Checks: 95.")
    expect(press(example, "Play it yourself")).to_be_focused()
    expect(example.get_by_role("img")).to_have_count(1)
    press(example, "Deal the turn").click()
    expect(example.locator(".faro-position")).to_have_text("2 of 2")


def test_storage_that_is_forbidden_stops_nothing(open_page: Open) -> None:
    forbid = """
      for (const name of ["sessionStorage", "localStorage"]) {
        const real = window[name];
        Object.defineProperty(window, name, { get() {
          if (new Error().stack.includes("/assets/faro/")) throw new DOMException("forbidden", "SecurityError");
          return real;
        } });
      }
    """
    page = open_page(script=forbid)
    example = sit(page, ONE_TURN)
    page.keyboard.press("d")
    expect(example.locator(".faro-turn")).to_have_text("turn 1 of 25")


def test_who_sits_down_on_the_first_page_has_cloth_and_deal_in_view(open_page: Open) -> None:
    page = open_page("", viewport=PHONE)
    press(page.locator("faro-example").first, "Play it yourself").click()
    expect(press(page.locator("faro-example").first, "Deal the turn")).to_be_in_viewport(ratio=1)
    expect(page.locator(".faro-lies").first).to_be_in_viewport(ratio=1)


def test_who_sits_down_at_a_board_that_grows_under_the_fold_sees_all_of_its_cloth(fresh_page: Open) -> None:
    page = fresh_page("rules/bets/corners/", viewport={"width": 1280, "height": 800})
    example = page.locator("#diagonal-ten-five")
    press(example, "Play it yourself").click()
    heard(page, "The seat is yours. You hold 34 checks, and 6 lie in play. No turn has been dealt yet.")
    expect(example.locator(".faro-live")).to_be_visible()
    until(page, "document.querySelector('#diagonal-ten-five .faro-felt').getBoundingClientRect().bottom <= innerHeight")
    assert page.evaluate("scrollY") > 0
