"""What hands do at the table besides pressing: slide, hold, carry, pick several cards, call on the cloth."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import CDPSession, Page, ViewportSize, expect

from tests.browser.conftest import Open
from tests.browser.seats import KEPT_LOG, focused, heard, log_of, press, refused, until
from tests.browser.test_table import CALLABLE

PHONE: ViewportSize = {"width": 360, "height": 640}
THUMB = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
BEGUN = "rules hoyle-1864\nopen you 100\nsoda Kd\n"
MEYER = "rules meyer\nopen you 100\nsoda Kd\n"
Point = tuple[float, float]


def middle(page: Page, selector: str) -> Point:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(devtools: CDPSession, kind: str, *points: Point) -> None:
    devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


@contextmanager
def thumb(page: Page, down: Point, *to: Point) -> Iterator[None]:
    """A thumb that is put down and slides; it is lifted in the end."""
    devtools = page.context.new_cdp_session(page)
    touch(devtools, "touchStart", down)
    for before, after in zip((down, *to), to, strict=False):
        for step in range(1, 5):
            touch(
                devtools,
                "touchMove",
                tuple(a + (b - a) * step / 4 for a, b in zip(before, after, strict=True)),  # type: ignore[arg-type]
            )
    yield
    touch(devtools, "touchEnd")
    devtools.detach()


def lies(page: Page, line: str) -> None:
    """The log ends with a line."""
    expect(page.locator(".faro-live")).to_be_visible()
    until(page, f"end => {KEPT_LOG}.endsWith(end)", f"{line}\n")


def test_one_tap_lays_on_a_ring_as_on_a_card(fresh_table: Open) -> None:
    page = fresh_table(BEGUN, **THUMB)
    page.locator("#the-table-at-6-5").tap()
    heard(page, "5 on the Six and Five. Checks: 95.")
    page.locator("#the-table-Q").tap()
    heard(page, "5 on the Queen. Checks: 90.")


def test_a_lens_over_the_thumb_tells_the_place_and_letting_go_lays_there(fresh_table: Open) -> None:
    page = fresh_table(MEYER, **THUMB)
    lens = page.locator(".faro-lens")
    with thumb(page, middle(page, "#the-table-Q"), middle(page, "#the-table-at-J-Q")):
        expect(lens).to_have_text(re.compile(r"^J Q\D*5$"))
        box = lens.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < middle(page, "#the-table-at-J-Q")[1], "the lens is over the thumb"
        assert "bet" not in log_of(page)
    lies(page, "bet you 5 on J-Q")
    expect(lens).to_have_count(0)


def test_rings_that_lie_close_can_each_be_meant_by_a_thumb(fresh_table: Open) -> None:
    page = fresh_table(MEYER, **THUMB)
    for ring in ("5-4-3", "5-4", "5-4-10-9"):
        with thumb(page, middle(page, f"#the-table-at-{ring}")):
            pass
        lies(page, f"bet you 5 on {ring}")


def test_minus_takes_off_what_plus_lays_on_and_undo_takes_that_back(fresh_table: Open) -> None:
    page = fresh_table(f"{BEGUN}bet you 12 on Q\n", **THUMB)
    slip = page.locator(".faro-slip")
    press(slip, "take 5 off the Queen").tap()
    heard(page, "5 taken off the Queen; 7 lie there still. Checks: 93.")
    lies(page, "take you 5 from Q")
    press(slip, "lay 5 more on the Queen").tap()
    heard(page, "12 on the Queen now. Checks: 88.")
    for left in (7, 2):
        press(slip, "take 5 off the Queen").tap()
        heard(page, re.compile(f"^5 taken off the Queen; {left} lie there still"))
    press(slip, "take down 2 on the Queen").tap()
    lies(page, "take you Q")
    assert focused(page) == "the-table-Q"
    page.locator("#the-table-undo").tap()
    heard(page, re.compile("^Undone"))
    assert log_of(page).endswith("take you 5 from Q\n")


def test_a_stake_that_is_held_shows_its_orders_and_escape_gives_the_focus_back(fresh_table: Open) -> None:
    page = fresh_table(f"{BEGUN}bet you 6 on Q\n", **THUMB)
    orders = page.locator(".faro-stake-order")
    with thumb(page, middle(page, "#the-table-Q")):
        expect(orders).to_have_text(["Copper", "Bar", "Half goes", "Take down"])
    expect(orders.first).to_be_focused()
    for order in orders.all():
        box = order.bounding_box()
        assert box is not None
        assert (box["width"], box["height"]) == (52, 52)
    page.keyboard.press("Escape")
    expect(orders.first).to_be_hidden()
    assert focused(page) == "the-table-Q"
    page.keyboard.press("i")
    orders.nth(3).click()
    lies(page, "take you Q")


def test_a_right_click_on_a_stake_shows_its_orders(fresh_table: Open) -> None:
    page = fresh_table(f"{BEGUN}bet you 6 on Q\n")
    page.locator("#the-table-Q").click(button="right")
    page.locator(".faro-stake-order").first.click()
    lies(page, "copper you on Q")


def test_the_slip_leads_to_the_orders_about_each_bet(fresh_table: Open) -> None:
    page = fresh_table(f"{BEGUN}bet you 6 on Q\nbet you 5 on 7\n")
    page.get_by_role("button", name="Orders about 6 on the Queen").click()
    page.get_by_role("group", name="Your stake on the Queen").get_by_role("button", name="Bar").click()
    lies(page, "bar you Q")


def more(page: Page) -> None:
    """What is ordered seldom is in view: on a phone behind a press."""
    behind = page.locator("#the-table-more")
    if behind.is_visible():
        behind.click()


def carry(page: Page, what: str, to: str) -> None:
    x, y = middle(page, what)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 9, y, steps=2)
    page.mouse.move(*middle(page, to), steps=3)
    page.mouse.up()


def test_checks_are_carried_from_the_rack_over_the_cloth_and_back(fresh_table: Open) -> None:
    page = fresh_table(BEGUN)
    carry(page, "#the-table-chip-25", "#the-table-9")
    lies(page, "bet you 25 on 9")
    carry(page, "#the-table-9", "#the-table-A")
    lies(page, "move you 9 to A")
    carry(page, "#the-table-A", "#the-table-chip-5")
    lies(page, "take you A")
    expect(page.locator(".faro-carried")).to_have_count(0)


def test_what_may_not_lie_there_goes_back_and_is_told(fresh_table: Open) -> None:
    page = fresh_table(f"{BEGUN}bet you 5 on Q\nbet you 5 on K\n")
    carry(page, "#the-table-Q", "#the-table-K")
    refused(page, re.compile("King"))
    expect(page.locator(".faro-carried")).to_have_count(0)
    expect(page.locator("#the-table-Q .faro-mine")).to_be_visible()
    assert "move" not in log_of(page)


def test_the_copper_stays_in_hand_and_turns_what_lies(fresh_table: Open) -> None:
    page = fresh_table(f"{BEGUN}bet you 5 on Q\n")
    copper = page.locator("#the-table-copper")
    copper.click()
    expect(copper).to_have_attribute("aria-pressed", "true")
    for card, line in (("9", "copper you 5 on 9"), ("K", "copper you 5 on K"), ("Q", "copper you on Q")):
        page.locator(f"#the-table-{card}").click()
        lies(page, line)
    copper.click()
    page.locator("#the-table-4").click()
    lies(page, "bet you 5 on 4")


def test_several_cards_are_pressed_for_one_bet_and_what_the_book_does_not_take_fades(fresh_table: Open) -> None:
    page = fresh_table(BEGUN)
    more(page)
    page.locator("#the-table-several").click()
    page.locator("#the-table-6").click()
    expect(page.locator(".faro-picked")).to_have_count(1)
    expect(page.locator(".faro-at-K")).to_have_class(re.compile("faro-apart"))
    expect(page.locator(".faro-cell.faro-at-5")).not_to_have_class(re.compile("faro-apart"))
    page.locator("#the-table-5").click()
    press(page.locator(".faro-place-card"), "Lay 5 here").click()
    lies(page, "bet you 5 on 6-5")
    expect(page.locator(".faro-picked")).to_have_count(0)
    expect(page.locator("#the-table-several")).to_have_attribute("aria-pressed", "false")
    page.locator("#the-table-4").click()
    lies(page, "bet you 5 on 4")
    page.locator("#the-table-several").click()
    page.locator("#the-table-4").click()
    page.locator("#the-table-10").click()
    page.locator("#the-table-K").click()
    expect(page.locator(".faro-place-card")).to_contain_text(re.compile(r"takes? no .* takes? it\."))
    expect(page.locator("#the-table-place-book")).to_contain_text("Deal by")


def test_on_a_phone_the_slip_says_that_cards_are_pressed_for_one_bet_and_the_copper_in_hand_lies_on_it(
    fresh_table: Open,
) -> None:
    page = fresh_table(BEGUN, **THUMB)
    slip = page.locator(".faro-slip")
    more(page)
    page.locator("#the-table-several").tap()
    expect(slip.get_by_text("Press the cards for one bet.")).to_be_visible()
    press(slip, "End").tap()
    expect(slip.get_by_text("Press the cards for one bet.")).to_be_hidden()
    expect(page.locator("#the-table-several")).to_have_attribute("aria-pressed", "false")
    more(page)
    page.locator("#the-table-several").tap()
    page.locator("#the-table-copper").tap()
    page.locator("#the-table-8").tap()
    page.locator("#the-table-9").tap()
    expect(slip).to_contain_text("Wins if one of them comes first")
    page.locator("#the-table-copper").tap()
    expect(slip).to_contain_text("Wins if one of them comes second")
    page.locator("#the-table-copper").tap()
    expect(slip).to_contain_text("Wins if one of them comes first")
    press(page.locator(".faro-place-card"), "Lay 5 here").tap()
    lies(page, "copper you 5 on 8-9")


def test_the_last_turn_is_called_on_the_cloth(fresh_table: Open) -> None:
    page = fresh_table(CALLABLE, **THUMB)
    calls = page.locator(".faro-calls")
    one, two, _ = str(calls.get_attribute("data-left")).split()
    expect(page.locator(".faro-risen")).to_have_count(3)
    expect(calls).to_contain_text("4 to 1: press the loser, then the winner.")
    page.locator(f"#the-table-{two}").tap()
    page.locator(f"#the-table-{one}").tap()
    told = re.compile(r"^\w+, \w+, \w+ for 5 pays 20$")
    expect(calls.locator(".faro-call-told")).to_have_text(told)
    assert page.locator("[data-called]:not([data-called=''])").count() == 3
    calls.get_by_role("button", name="Lay now", exact=True).tap()
    heard(page, re.compile("^You call .* Checks: 95\\.$"))
    calls.locator(".faro-called").get_by_role("button", name="Take back").tap()
    heard(page, re.compile("^You take the call .* back\\. Checks: 100\\.$"))
    calls.get_by_role("button", name="Bet instead").tap()
    expect(calls.locator(".faro-call-told")).to_have_text(re.compile("^A press on a card bets now"))
    page.locator(f"#the-table-{one}").tap()
    heard(page, re.compile("^5 on the "))
    expect(calls.get_by_role("button", name="Call instead")).to_be_visible()


def test_a_call_that_is_pressed_is_laid_before_the_cards_come(fresh_table: Open) -> None:
    page = fresh_table(CALLABLE)
    one, two, three = str(page.locator(".faro-calls").get_attribute("data-left")).split()
    page.locator(f"#the-table-{one}").click()
    page.locator(f"#the-table-{two}").click()
    page.locator(".faro-deal").click()
    heard(page, re.compile("^Turn 25"))
    assert f"\ncall you 5 on {one}-{two}-{three}\nturn " in log_of(page)


def test_a_bet_on_several_cards_that_is_picked_is_not_passed_over_in_silence(fresh_table: Open) -> None:
    page = fresh_table(BEGUN)
    press(page.locator(".faro-figure"), "Press several cards").click()
    page.locator("#the-table-4").click()
    page.locator("#the-table-10").click()
    page.locator(".faro-deal").click()
    expect(page.locator(".faro-said")).to_contain_text("picked and not laid")
    expect(page.locator(".faro-picked")).to_have_count(2)
    page.locator(".faro-deal").click()
    heard(page, re.compile("^Turn 1"))


def test_the_bets_with_a_card_are_put_away_by_the_press_that_showed_them(fresh_table: Open) -> None:
    page = fresh_table(BEGUN)
    expect(page.locator("#the-table-takes-in")).to_have_attribute("aria-disabled", "true")
    page.locator("#the-table-6").click()
    shows = page.locator("#the-table-takes-in")
    for is_open in ("true", "false", "true"):
        shows.click()
        expect(shows).to_have_attribute("aria-expanded", is_open)
    sheet = page.get_by_role("group", name="Bets that take in the Six")
    assert sheet.evaluate("(sheet) => [...sheet.children].map((part) => part.textContent).at(-1)") == "Done"
    foot = sheet.evaluate("(sheet) => sheet.getBoundingClientRect().bottom")
    assert foot <= page.locator(".faro-tools").evaluate("(tools) => tools.getBoundingClientRect().top")
    page.locator("#the-table-deal").click()
    expect(shows).to_have_attribute("aria-expanded", "false")


WON = f"{BEGUN}bet you 5 on 9\nturn 7h 9s\n"


def test_what_was_won_may_lie_and_runs_or_is_taken_up(fresh_table: Open) -> None:
    page = fresh_table(WON)
    more(page)
    page.get_by_label("Winnings to my rack").uncheck()
    page.keyboard.press("Escape")
    page.locator("#the-table-deal").click()
    lies_run = re.compile(r"\nparlee you 9\nturn \S+ \S+\n$")
    heard(page, re.compile(r"^Turn 2\."))
    assert lies_run.search(log_of(page))


def test_what_was_won_is_taken_up_by_a_press(fresh_table: Open) -> None:
    page = fresh_table(WON)
    more(page)
    page.get_by_label("Winnings to my rack").uncheck()
    page.keyboard.press("Escape")
    page.locator("#the-table-9").click()
    heard(page, "Nine: stake and pay are taken up.")
    page.locator("#the-table-deal").click()
    heard(page, re.compile(r"^Turn 2\."))
    assert "parlee" not in log_of(page)


@pytest.mark.parametrize(("act", "done"), [("rise", "rise you"), ("book", "rules meyer")])
def test_what_would_mend_a_refusal_is_offered(fresh_table: Open, act: str, done: str) -> None:
    page = fresh_table(f"{BEGUN}bet you 5 on Q\ncopper you 2 on 7\n")
    if act == "rise":
        more(page)
        page.locator("#the-table-rise").click()
    else:
        page.locator("#table-book").select_option("meyer")
    page.locator(".faro-offer").click()
    expect(page.locator(".faro-offer")).to_have_count(0)
    until(page, f"done => {KEPT_LOG}.includes(done)", done)
