"""The full table: what a newcomer does there by mouse, keyboard and touch, and two hundred keys at random."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from faro.log import replay
from faro.shell.rulebooks import library
from faro.table import Table
from tests.browser.conftest import PHONE, Open
from tests.browser.seats import CLEAN, focused, heard, lay, log_of, open_table, press, put_away, refused, sit_down

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


def test_by_keyboard_a_bet_a_turn_heard_and_taken_back(open_page: Open) -> None:
    page = open_table(open_page)
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


def test_bar_half_and_the_bets_that_take_in_a_card_by_keyboard(open_page: Open) -> None:
    page = open_table(open_page)
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


def test_on_a_phone_by_touch(open_page: Open) -> None:
    page = open_table(open_page, viewport=PHONE, has_touch=True, is_mobile=True)
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


def test_a_wide_window_shows_the_whole_table_without_scrolling(open_page: Open) -> None:
    page = open_table(open_page, viewport={"width": 1280, "height": 720})
    for part in (".faro-felt", ".faro-casekeeper", ".faro-toolbar", ".faro-more", "[data-panel=log] > summary"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_a_pointer_bets_between_the_cards(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator('.faro-gap[title="Queen and King"]').click()
    heard(page, "5 on the Queen and King. Checks: 95.")


def test_a_dead_card_is_refused_by_name(open_page: Open) -> None:
    page = open_table(open_page)
    lay(page, CALLABLE)
    expect(page.locator(".faro-turn")).to_have_text("turn 24 of 25")
    put_away(page)
    page.locator("#the-table-4").click()
    expect(page.locator('.faro-spoken[role="alert"]')).to_have_text(re.compile("dead|all four", re.IGNORECASE))
    page.locator(".faro-said").get_by_role("link", name="Why?").click()
    expect(page).to_have_url(re.compile("rules/paying/#dead-stake$"))


def test_the_last_turn_is_called_and_paid(open_page: Open) -> None:
    page = open_table(open_page)
    lay(page, CALLABLE)
    put_away(page)
    page.locator("#the-table-Q").focus()
    page.keyboard.press("o")
    order = page.locator(".faro-calls button").first
    expect(order).to_be_focused()
    order.click()
    page.locator("#the-table-Q").focus()
    page.keyboard.press("t")
    heard(page, re.compile("^Bets down: 5 on the call Ace to lose, "))
    expect(page.locator(".faro-by-word")).to_contain_text("Call")
    page.locator("#the-table-deal").click()
    heard(page, re.compile(r"^Turn 25\."))
    page.locator("#the-table-undo").click()
    expect(page.locator(".faro-by-word")).to_contain_text("Call")


def test_the_table_is_dealt_by_another_book_with_the_same_checks(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator("#table-book").select_option("stuss")
    heard(page, re.compile(r"^The table is dealt by Stuss\. .* The last four cards stay in the pocket\."))
    rules = page.get_by_role("link", name="The rules of this book")
    assert str(rules.evaluate("link => link.href")).endswith("/rules/variants/stuss/")
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-live")).to_contain_text("Box")


def test_a_book_is_not_changed_under_a_stake(open_page: Open) -> None:
    page = open_table(open_page)
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


def test_another_book_in_the_middle_of_a_deal_leaves_that_deal_kept(open_page: Open) -> None:
    page = open_table(open_page)
    for _ in range(2):
        page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    page.locator("#table-book").select_option("laws-1880")
    heard(page, re.compile(r" You hold 100 checks\. The deal that you left is kept\.$"))
    expect(page.locator(".faro-turn")).to_have_text("no turn yet")
    page.locator("[data-panel=kept] > summary").click()
    press(page.locator("[data-panel=kept]"), "Take up").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    expect(page.locator("#table-book")).to_have_value("hoyle-1864")


def test_a_key_runs_through_the_books_and_enter_takes_one(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-left")).to_have_text("51 left")
    before = log_of(page)
    books = page.locator("#table-book")
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


def test_a_new_table_keeps_the_book_and_a_new_deal_has_a_number_of_its_own(open_page: Open) -> None:
    page = open_table(open_page)
    lay(page, CALLABLE)
    put_away(page)
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


def test_what_is_refused_is_seen_and_is_gone_with_the_next_act(open_page: Open) -> None:
    page = open_table(open_page)
    press(page.locator("#the-table"), "Take down").click()
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
        "": "No deal stands in the field.",
        "rules meyer\n" + "x" * 5000: f"Line 2: no command is called '{'x' * 20}…'. Nothing is laid yet.",
    }
    for text, answer in answers.items():
        field.fill(text)
        press(page.locator("faro-table"), "Lay this deal").click()
        expect(page.locator(".faro-notice")).to_have_text(answer)


def test_a_paroli_is_won_twice(open_page: Open) -> None:
    page = open_table(open_page)
    lay(page, "rules pharaon\nopen you 60\ndeal\nbet you 5 on Q\nturn 2c Qd\n")
    put_away(page)
    press(page.locator("faro-table"), "Bend a corner of the Queen: paroli, 10 to win 15 in all").click()
    expect(page.locator(".faro-bets")).to_contain_text("paroli")
    assert focused(page) == "the-table-Q"


def test_what_another_book_pays_and_the_tab_sheet(open_page: Open) -> None:
    page = open_table(open_page)
    lay(page, "rules meyer\nopen you 100\nsoda Kd\nbet you 10 on Q-K\nturn Qh Kh\n")
    put_away(page)
    page.locator("[data-panel=under] > summary").click()
    readings = page.locator(".faro-under tbody tr")
    expect(readings).to_have_count(len(library()))
    expect(readings.filter(has_text="Denexa")).to_contain_text("100")
    expect(readings.filter(has_text="Pharaon")).to_contain_text("takes no bet")
    page.locator("[data-panel=sheet] > summary").click()
    expect(page.locator(".faro-sheet")).to_contain_text("Q")
    page.evaluate("window.print = () => {}")
    press(page.locator("[data-panel=sheet]"), "Print").click()
    page.emulate_media(media="print")
    expect(page.locator(".faro-paper .faro-sheet")).to_be_visible()
    expect(page.locator(".md-container")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".md-container")).to_be_visible()
    page.emulate_media(media="screen")


def test_the_price_of_the_card_that_has_the_focus(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator("[data-panel=price] > summary").click()
    page.locator("#the-table-deal").click()
    page.locator("#the-table-Q").focus()
    price = page.locator("[data-panel=price]")
    page.locator('.faro-gap[title="Six and Five"]').hover()
    expect(price).to_contain_text("a stake on the Six and Five costs")
    page.mouse.move(1, 1)
    page.locator("#the-table-K").focus()
    page.locator("#the-table-Q").focus()
    expect(price).to_contain_text(re.compile("a stake on the Queen costs .* of itself"))
    lay(page, "rules hoyle-1864\nopen you 100\nsoda Kd\nturn Qh 5h\n")
    expect(price).to_contain_text("a stake on the Queen costs 1.56 % of itself")


def test_what_the_deal_has_cost(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator("[data-panel=cost] > summary").click()
    expect(page.locator("[data-panel=cost]")).to_contain_text("it has cost nothing")
    page.locator("#the-table-deal").click()
    page.locator("#the-table-Q").click()
    page.locator("#the-table-deal").click()
    expect(page.locator("[data-panel=cost]")).to_contain_text("Over 1 turn bets like yours lose 0.01 checks on average")


def test_others_bet_before_each_turn_and_go_back_with_it(open_page: Open) -> None:
    page = open_table(open_page)
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


def test_two_hundred_keys_at_random(open_page: Open) -> None:
    """After each, the checks add up, the focus is somewhere, and one sentence of 25 words at most was said."""
    page = open_table(open_page)
    page.evaluate(
        """() => {
          window.heard = [];
          for (const region of document.querySelectorAll('.faro-spoken[role]'))
            new MutationObserver(() => region.textContent && window.heard.push(region.textContent))
              .observe(region, { childList: true, characterData: true, subtree: true });
        }"""
    )
    page.locator("#the-table-Q").focus()
    chance = random.Random("two hundred keys")
    for number in range(200):
        key = chance.choice(KEYS)
        page.evaluate("window.heard = []")
        page.keyboard.press(key)
        page.wait_for_function("!document.querySelector('faro-example').seat.playing")
        where = f"press {number}, {key}"
        said = page.evaluate("new Promise((done) => setTimeout(() => done(window.heard), 80))")
        assert len(said) <= 1, f"{where}: {said}"
        assert key in READ_OUT or all(len(sentence.split()) <= 25 for sentence in said), f"{where}: {said}"
        assert page.evaluate("document.activeElement.closest('#the-table') !== null"), f"{where}: the focus is lost"
        log = log_of(page)
        if log:
            table = replay(log, library())
            assert held(table) == table.bought["you"], where
            assert page.locator(".faro-checks b").inner_text() == str(table.hands["you"]), where


def held(table: Table) -> int:
    """The checks of the reader and of the bank in all."""
    lying = sum(bet.stake for bet in table.bets) + sum(call.stake for call in table.calls)
    return table.hands["you"] + lying + table.bank
