"""A seat at the older games: bent corners, a card face down, the late stake, the pocket, and a deal to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from faro.base.cards import PACK
from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.seats import focused, heard, press, refused, sit

VARIANTS = "rules/variants/"
# Under this seed a Seven wins each of the first three coups of Pharaon.
SEVENS = "crypto.getRandomValues = (array) => array.fill(10);"


def hears(page: Page, start: str) -> None:
    """The polite region says something that begins so."""
    expect(page.locator('.faro-spoken[role="status"]')).to_have_text(re.compile("^" + re.escape(start)))


def test_a_paroli_is_won_and_sept_et_le_va_is_offered_within_eight_keys(open_page: Open) -> None:
    page = open_page(f"{VARIANTS}pharaon/", script=SEVENS)
    seven = "pharaon-your-seat-7"
    example = page.locator("#pharaon-your-seat")
    press(example, "Play it yourself").focus()
    page.keyboard.press("Enter")
    expect(press(example, "Leave the seat")).to_be_focused()
    page.keyboard.press("7")
    page.keyboard.press("Enter")
    page.keyboard.press("d")
    heard(
        page, "Coup 1. The Ace loses, the Seven wins. Your 10 on the Ace loses. Your 5 on the Seven wins 5. Checks: 55."
    )
    assert focused(page) == seven
    page.keyboard.press("Tab")
    expect(press(example, "Bend a corner of the Seven: paroli, 10 to win 15 in all")).to_be_focused()
    page.keyboard.press("Enter")
    heard(page, "You bend a corner of the Seven: paroli, 10 ventured to win 15 in all. Checks: 45.")
    assert focused(page) == seven
    page.keyboard.press("d")
    heard(
        page, "Coup 2. The Four loses, the Seven wins. Your paroli of 10 on the Seven wins 10, 15 in all. Checks: 65."
    )
    expect(press(example, "Bend a corner of the Seven: sept et le va, 20 to win 35 in all")).to_be_visible()
    expect(press(example, "Fold the Seven: paix on a paroli, 15 to win 30 in all")).to_be_visible()


def test_at_basset_stakes_are_laid_before_the_next_face_is_turned_up(fresh_table: Open) -> None:
    face, *cards, last = map(str, PACK)
    turns = "".join(f"turn {first} {second}\n" for first, second in zip(cards[::2], cards[1::2], strict=True))
    page = fresh_table(f"rules basset\nopen you 100\nface {face}\n{turns}hock {last}\n", viewport=PHONE)
    deal, account = page.locator("#the-table-deal"), page.locator(".faro-recap")
    expect(deal).to_have_text("New deal")
    press(account, "Stake before the face").click()
    expect(account).to_be_hidden()
    page.locator("#the-table-9").click()
    heard(page, "5 on the Nine. Checks: 95.")
    expect(account).to_be_hidden()
    deal.click()
    heard(page, re.compile("^The face is "))
    expect(deal).to_have_text("Deal the coup")


def test_a_card_is_masked_and_shown_by_touch(fresh_page: Open) -> None:
    page = fresh_page(f"{VARIANTS}pharo/", viewport=PHONE, has_touch=True, is_mobile=True)
    example = sit(page, "pharo-your-livret")
    king = example.locator("#pharo-your-livret-K")
    king.tap()
    heard(page, "5 on the King. Checks: 95.")
    press(example, "More").tap()
    press(example, "Masque: King").tap()
    page.keyboard.press("Escape")
    heard(page, "You turn the card face down: the King. Checks: 95.")
    expect(king).to_have_accessible_name("King, bet of 5, face down, 4 left")
    press(example, "Oppose").tap()
    king.tap()
    refused(page, "Your card on the King lies face down. Show it first.")
    press(example, "show 5 on the King").tap()
    heard(page, "You show the King. Checks: 95.")
    refused(page, "")
    king.tap()
    heard(page, "King opposed: wins if the King loses. Checks: 95.")
    expect(example.locator(".faro-bets")).to_contain_text("King 5, opposed")
    press(example, "Oppose").tap()
    example.locator("#pharo-your-livret-red-figure").tap()
    heard(page, "5 on the red figure. Checks: 90.")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_at_basset_a_late_stake_is_void_and_then_faced(fresh_page: Open) -> None:
    page = fresh_page(f"{VARIANTS}basset/")
    example = sit(page, "basset-your-seat")
    expect(example.locator(".faro-deal")).to_have_text("Turn up the face")
    page.keyboard.press("d")
    heard(page, "The face is the Three of clubs. 51 cards left. Checks: 48.")
    page.keyboard.press("d")
    heard(page, "Coup 1. The Ten wins, the Deuce loses. No bet decided. Queen 12 stays. Checks: 48.")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    refused(page, "No stake is laid on the Deuce while the Deuce of diamonds is in view. Choose another card.")
    page.keyboard.press("7")
    page.keyboard.press("Enter")
    heard(page, "5 on the Seven. Checks: 43.")
    page.keyboard.press("d")
    heard(
        page,
        "Coup 2. The Seven wins, the Ten loses. Your 5 on the Seven meets the void card and comes back."
        " Queen 12 stays. Checks: 48.",
    )
    for key in ("u", "u", "0", "Enter", "d"):
        page.keyboard.press(key)
    heard(
        page,
        "Coup 2. The Seven wins, the Ten loses. Your 5 on the Ten is faced and loses 4. Queen 12 stays. Checks: 44.",
    )


def test_the_pocket_of_stuss_takes_what_lies_and_a_new_deal_follows(fresh_page: Open) -> None:
    page = fresh_page(f"{VARIANTS}stuss/")
    example = sit(page, "stuss-your-seat")
    deal = example.locator(".faro-deal")
    deal.focus()
    for turn in range(1, 25):
        page.keyboard.press("Enter")
        expect(example.locator(".faro-turn")).to_have_text(f"turn {turn} of 24")
        if turn == 23:
            page.keyboard.press("9")
            page.keyboard.press("Enter")
            heard(page, "5 on the Nine. Checks: 45.")
            deal.focus()
    expect(deal).to_have_text("Show the pocket")
    page.keyboard.press("Enter")
    heard(
        page,
        "The pocket kept Queen, Jack, Nine, Eight. The deal is out. Yours: Nine 5 down. Checks: 45."
        " You are 5 down on 1 stake.",
    )
    expect(deal).to_have_text("New deal")
    expect(deal).to_be_focused()
    page.keyboard.press("Enter")
    heard(page, "A fresh pack is dealt. 52 cards left. Checks: 45.")


def test_a_deal_of_the_whole_pack_is_told_to_be_out(fresh_page: Open) -> None:
    page = fresh_page(f"{VARIANTS}hand-dealt/")
    example = sit(page, "hand-your-seat")
    page.keyboard.press("7")
    page.keyboard.press("Enter")
    heard(page, "5 on the Seven. Checks: 95.")
    for turn in range(27):
        page.keyboard.press("d")
        expect(example.locator(".faro-turn")).to_have_text(f"turn {turn} of 26" if turn else "no turn yet")
        expect(example.locator(".faro-left")).to_have_text(f"{52 - 2 * turn} left")
    heard(
        page,
        "Turn 26. The Nine loses; the last, the Eight, is the bank’s. Checks: 105. The deal is out."
        " You are 5 ahead on 1 stake.",
    )
    page.keyboard.press("y")
    hears(page, "Left in the pack: Ace 0")
    page.keyboard.press("u")
    heard(page, "Undone: back to turn 25.")
    assert focused(page) == "hand-your-seat-7"


def test_in_the_colours_of_the_reader_the_check_in_hand_stands_out(open_page: Open) -> None:
    page = open_page(f"{VARIANTS}pharo/", forced_colors="active")
    example = sit(page, "pharo-your-livret")
    colour = "(button) => getComputedStyle(button).backgroundColor"
    assert press(example, "Bet with 5").evaluate(colour) != press(example, "Bet with 25").evaluate(colour)


@pytest.mark.parametrize("name", ["pharo-the-knave-wins-all", "pharo-st-james-square"])
def test_a_board_with_figure_cards_fits_one_screen(open_page: Open, name: str) -> None:
    page = open_page("history/faro-ladies/")
    example = page.locator(f"#{name}")
    example.scroll_into_view_if_needed()
    expect(example.locator(".faro-controls")).to_be_visible()
    head, buttons = (example.locator(part).bounding_box() for part in (".faro-head", ".faro-controls"))
    assert head is not None
    assert buttons is not None
    assert buttons["y"] + buttons["height"] - head["y"] <= 640


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("path", ["history/faro-ladies/", "history/basset/"])
def test_a_name_on_a_livret_is_written_out(open_page: Open, path: str, size: ViewportSize) -> None:
    page = open_page(path, viewport=size)
    page.locator("faro-example").first.scroll_into_view_if_needed()
    names = page.locator(".faro-spot .faro-owner").filter(visible=True)
    expect(names.first).to_be_visible()
    cut = "(name) => name.scrollWidth > name.clientWidth + 1"
    assert [name.inner_text() for name in names.all() if name.evaluate(cut)] == []


@pytest.mark.parametrize("path", ["history/basset/", "rules/odds/by-cards-left/"])
def test_what_is_counted_beside_the_piles_keeps_within_its_room(open_page: Open, path: str) -> None:
    count = open_page(path).locator(".faro-count").first
    # In one go, for a board that comes to life puts another in its place.
    assert count.evaluate("(count) => (count.scrollIntoView(), count.scrollWidth <= count.clientWidth)")


def test_a_number_stands_on_its_check_however_long_the_name_under_it(open_page: Open) -> None:
    example = open_page("history/faro-ladies/").locator("#pharo-the-knave-wins-all")
    example.scroll_into_view_if_needed()
    chips = example.locator(".faro-livret .faro-chip")
    expect(chips).to_have_count(2)
    for chip in chips.all():
        number, check = (chip.locator(part).bounding_box() for part in ("b", "svg"))
        assert number is not None
        assert check is not None
        assert number["x"] + number["width"] / 2 == pytest.approx(check["x"] + check["width"] / 2, abs=1)
