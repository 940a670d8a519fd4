"""The full table: what a newcomer does there, what is kept, what is shared, and what happens when something fails."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from faro.log import replay
from faro.shell.rulebooks import library
from faro.table import Table
from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.seats import TABLE, focused, heard, press, refused

# A tab begins without what other tests have kept, and keeps what it keeps from then on.
CLEAN = "if (!sessionStorage.getItem('begun')) { localStorage.clear(); sessionStorage.setItem('begun', 'yes'); }\n"
FULL = """
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, value) {
    if (name.startsWith("faro-table:")) throw new DOMException("full", "QuotaExceededError");
    set.call(this, name, value);
  };
"""
SAT = "The seat is yours. You hold 100 checks. Turn 0 of 25 has been dealt."
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


def sit_down(page: Page) -> Locator:
    """The table once its seat is the engine's."""
    expect(page.locator("#the-table .faro-checks")).to_be_visible()
    return page.locator("faro-table")


def open_table(open_page: Open, script: str = "", **settings: object) -> Page:
    page = open_page(TABLE, script=CLEAN + script, **settings)
    sit_down(page)
    return page


def log_of(page: Page) -> str:
    """The log that this tab has kept."""
    kept = page.evaluate("localStorage.getItem('faro-table:' + sessionStorage.getItem('faro-table'))")
    return str(json.loads(kept)["log"]) if kept else ""


def lay(page: Page, log: str) -> None:
    """Lay a deal that is written down."""
    page.locator("[data-panel=log] > summary").click()
    page.locator("#table-log").fill(log)
    press(page.locator("faro-table"), "Lay this deal").click()


def put_away(page: Page) -> None:
    page.locator("[data-panel=log] > summary").click()


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


def test_the_last_turn_is_called_and_paid(open_page: Open) -> None:
    page = open_table(open_page)
    lay(page, CALLABLE)
    put_away(page)
    order = page.locator(".faro-calls button").first
    order.click()
    expect(page.locator(".faro-by-word")).to_contain_text("Call")
    page.locator("#the-table-deal").click()
    heard(page, re.compile(r"^Turn 25\."))
    page.locator("#the-table-undo").click()
    expect(page.locator(".faro-by-word")).to_contain_text("Call")


def test_the_table_is_dealt_by_another_book_with_the_same_checks(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator("#table-book").select_option("stuss")
    heard(page, re.compile(r"^The table is dealt by Stuss\."))
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


def test_a_paroli_is_won_twice(open_page: Open) -> None:
    page = open_table(open_page)
    lay(page, "rules pharaon\nopen you 60\ndeal\nbet you 5 on Q\nturn 2c Qd\n")
    put_away(page)
    press(page.locator("faro-table"), "Bend a corner of the Queen: paroli, 10 to win 15 in all").click()
    expect(page.locator(".faro-bets")).to_contain_text("paroli")


def test_what_another_book_pays_and_the_tab_sheet(open_page: Open) -> None:
    page = open_table(open_page)
    lay(page, "rules meyer\nopen you 100\nsoda Kd\nbet you 10 on Q-K\nturn Qh Kh\n")
    put_away(page)
    page.locator("[data-panel=under] > summary").click()
    readings = page.locator(".faro-under tbody tr")
    expect(readings).to_have_count(len(library()))
    expect(readings.filter(has_text="Denexa")).to_contain_text("100")
    page.locator("[data-panel=sheet] > summary").click()
    expect(page.locator(".faro-sheet")).to_contain_text("Q")


def test_the_price_of_the_card_that_has_the_focus(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator("[data-panel=price] > summary").click()
    page.locator("#the-table-deal").click()
    page.locator("#the-table-Q").focus()
    expect(page.locator("[data-panel=price]")).to_contain_text(re.compile("a stake on the Queen costs .* of itself"))


def test_what_the_deal_has_cost(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator("[data-panel=cost] > summary").click()
    expect(page.locator("[data-panel=cost]")).to_contain_text("it has cost nothing")
    page.locator("#the-table-deal").click()
    page.locator("#the-table-Q").click()
    page.locator("#the-table-deal").click()
    expect(page.locator("[data-panel=cost]")).to_contain_text("Over 1 turn bets like yours lose 0.01 checks on average")


def test_again_from_a_line_forks_and_keeps_what_was_left(open_page: Open) -> None:
    page = open_table(open_page)
    for _ in range(3):
        page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 2 of 25")
    page.locator("[data-panel=log] > summary").click()
    page.locator(".faro-lines li", has_text="Turn 1.").get_by_role("button").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    page.locator("[data-panel=kept] > summary").click()
    expect(page.locator("[data-panel=kept] li")).to_have_count(2)
    press(page.locator("[data-panel=kept]"), "Take up").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 2 of 25")


def test_a_link_restores_the_position_in_another_profile(open_page: Open) -> None:
    page = open_table(open_page)
    for key in ("d", "q", "c", "d", "7", "Enter"):
        page.locator("#the-table-Q").focus() if key == "d" else None
        page.keyboard.press(key)
        expect(page.locator(".faro-said")).not_to_be_empty()
    expect(page.locator(".faro-bets")).to_contain_text("Seven 5")
    board = page.locator(".faro-live").inner_text()
    press(page.locator("faro-table"), "Share").click()
    expect(page.locator("#table-link")).to_have_value(re.compile("#p="))
    link = page.locator("#table-link").input_value()
    assert len(link) < 2000
    other = open_page("404.html", script=CLEAN, color_scheme="dark")
    other.goto(link)
    sit_down(other)
    expect(other.locator(".faro-bets")).to_contain_text("Seven 5")
    assert other.locator(".faro-live").inner_text() == board
    other.locator("#the-table-deal").click()
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text(re.compile("turn [12] of 25"))
    expect(other.locator(".faro-said")).to_have_text(page.locator(".faro-said").inner_text())


@pytest.mark.parametrize("code", ["nonsense", "", "1" + "A" * 40])
def test_a_damaged_link_says_so_and_opens_a_fresh_table(open_page: Open, code: str) -> None:
    page = open_page(f"{TABLE}#p={code}", script=CLEAN)
    sit_down(page)
    expect(page.locator(".faro-notice")).not_to_be_empty()
    expect(page.locator(".faro-turn")).to_have_text("no turn yet")
    assert "#p=" not in page.url


def test_a_deal_outlives_a_reload_and_a_closed_tab(open_page: Open) -> None:
    page = open_table(open_page)
    for _ in range(2):
        page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    kept = log_of(page)
    page.reload()
    sit_down(page)
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    page.close()
    again = open_page(TABLE)
    sit_down(again)
    expect(again.locator(".faro-turn")).to_have_text("turn 1 of 25")
    assert log_of(again) == kept


def test_two_tabs_have_a_table_each(open_page: Open) -> None:
    page = open_table(open_page)
    for _ in range(2):
        page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    first = log_of(page)
    other = open_page(TABLE)
    sit_down(other)
    expect(other.locator(".faro-turn")).to_have_text("no turn yet")
    other.locator("#the-table-K").click()
    expect(other.locator(".faro-bets")).to_contain_text("King 5")
    assert log_of(page) == first
    assert "bet you 5 on K" in log_of(other)


def test_an_old_deal_whose_rules_have_changed_is_read_and_not_played(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator("#the-table-deal").click()
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    page.evaluate(
        """() => {
          const name = "faro-table:" + sessionStorage.getItem("faro-table");
          const deal = JSON.parse(localStorage.getItem(name));
          deal.log = deal.log.replace(/^(rules \\S+) .*/, "$1 00000000");
          localStorage.setItem(name, JSON.stringify(deal));
        }"""
    )
    page.reload()
    expect(page.locator(".faro-notice")).not_to_be_empty()
    expect(page.locator(".faro-position")).to_have_text(re.compile("^1 of "))
    expect(page.locator(".faro-live")).to_have_count(0)


def test_full_storage_is_told_of_and_play_goes_on(open_page: Open) -> None:
    page = open_table(open_page, script=FULL)
    page.locator("#the-table-deal").click()
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    expect(page.locator(".faro-notice")).to_contain_text("the deal lasts as long as this page")


def test_everything_is_saved_as_a_file_taken_in_and_forgotten(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator("#the-table-deal").click()
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    kept = log_of(page)
    panel = page.locator("[data-panel=kept]")
    panel.locator("summary").click()
    with page.expect_download() as download:
        press(panel, "Export everything").click()
    file = download.value.path()
    press(panel, "Forget everything").click()
    press(panel, "Forget it all: press again").click()
    expect(page.locator(".faro-turn")).to_have_text("no turn yet")
    page.locator("#table-import").set_input_files(file)
    expect(panel.locator("li")).not_to_have_count(0)
    press(panel, "Take up").first.click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    assert log_of(page) == kept
    page.locator("#table-import").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    refused(page, "The file holds nothing of this site: choose one that was exported here.")


def test_others_bet_before_each_turn_and_go_back_with_it(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator("[data-panel=company] > summary").click()
    page.locator("#table-habit-bob").select_option("snowballs")
    page.locator("#the-table-deal").click()
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    assert "bet bob" in log_of(page)
    for _ in range(2):
        page.locator("#the-table-undo").click()
    expect(page.locator(".faro-turn")).to_have_text("no turn yet")
    assert "bob" not in log_of(page)


def test_an_engine_that_dies_takes_nothing_with_it(open_page: Open) -> None:
    """The worker is gone in the middle of a deal; the request that finds it gone is answered by the next one."""
    page = open_table(open_page)
    for _ in range(2):
        page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    kept = log_of(page)
    next(worker for worker in page.workers if "engine-worker" in worker.url).evaluate("self.close()")
    page.locator("#the-table-deal").click()
    press(page.locator("faro-table"), "Stop").click()
    refused(page, "Stopped: the engine was started again. Your deal stands as it was.")
    assert log_of(page) == kept
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 2 of 25")


def test_an_engine_that_cannot_load_leaves_the_deal_in_sight_and_in_store(open_page: Open) -> None:
    page = open_table(open_page)
    for _ in range(2):
        page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    kept = log_of(page)
    page.route("**/assets/engine/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("The engine could not load").first).to_be_visible()
    expect(page.locator("faro-table")).to_contain_text("turn 1 of 25")
    assert log_of(page) == kept
    page.unroute("**/assets/engine/**")
    press(page.locator("faro-table"), "Retry").click()
    sit_down(page)
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")


@pytest.mark.slow
@pytest.mark.parametrize("megabits", [9, 1.6])
def test_a_slow_line_keeps_what_was_pressed(open_page: Open, megabits: float) -> None:
    page = open_page("404.html", script=CLEAN, viewport=DESKTOP | {"height": int(900 + megabits)})
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    speed = megabits * 1e6 / 8
    client.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 40, "downloadThroughput": speed, "uploadThroughput": speed},
    )
    page.goto(page.url.replace("404.html", TABLE))
    page.locator("#the-table-Q").click(timeout=60_000)
    expect(page.locator("#the-table")).to_contain_text("Kept for you: Queen", timeout=60_000)
    expect(page.locator(".faro-bets")).to_contain_text("Queen 5", timeout=90_000)


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
