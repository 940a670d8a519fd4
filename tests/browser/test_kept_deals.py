"""What the table keeps and shares, and what becomes of a deal when a browser, a line or the engine fails."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.seats import (
    CLEAN,
    MANIFEST,
    TABLE,
    deal_a_turn,
    heard,
    held,
    log_of,
    open_table,
    press,
    refused,
    sit_down,
    until,
)
from tests.engine.tables import whole_deal

DAMAGED = re.compile(r"^The link (is|holds) .+\. Copy the whole link again\. A fresh table is laid\.$")
DAMAGED_BESIDE = re.compile(r"^The link (is|holds) .+\. Copy the whole link again\. Your own deal lies on the table\.$")
FULL = """
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, value) {
    if (name.startsWith("faro-table:")) throw new DOMException("full", "QuotaExceededError");
    set.call(this, name, value);
  };
"""


WRITTEN_DOWN = """async (log) => {
  const answer = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
  const journal = await answer(indexedDB.open("faro-deals"));
  const deals = journal.objectStoreNames.length
    ? await answer(journal.transaction("deals").objectStore("deals").getAll())
    : [];
  journal.close();
  return deals.some(({ text }) => JSON.parse(text).log === log);
}"""


BEFORE = "rules hoyle-1864 00000000\n"
"""The first line of a deal that was dealt under another wording of its book."""


def test_what_was_pressed_for_one_deal_is_not_played_in_the_next(fresh_table: Open) -> None:
    page = deal_a_turn(fresh_table())
    left = log_of(page)
    page.locator("[data-panel=kept] > summary").click()
    page.get_by_role("button", name="New table").click()
    # Three presses deal, and in the same moment the deal that was left is opened.
    press(page.locator("[data-panel=kept]"), "Open").evaluate(
        """(open) => {
          const deal = document.getElementById("the-table-deal");
          for (const pressed of [deal, deal, deal, open]) pressed.click();
        }"""
    )
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    page.evaluate("document.querySelector('faro-example').example.offer.seat.queue.run()")
    assert log_of(page) == left


def test_again_from_a_line_forks_and_keeps_what_was_left(fresh_table: Open) -> None:
    page = fresh_table()
    for _ in range(3):
        page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 2 of 25")
    page.locator("[data-panel=log] > summary").click()
    page.locator(".faro-lines li", has_text="Turn 1.").get_by_role("button").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    expect(page.locator("[data-panel=log] > summary")).to_be_focused()
    page.locator("[data-panel=kept] > summary").click()
    expect(page.locator("[data-panel=kept] li")).to_have_count(2)
    press(page.locator("[data-panel=kept]"), "Open").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 2 of 25")
    expect(page.locator("[data-panel=kept] > summary")).to_be_focused()
    press(page.locator("[data-panel=kept]"), "Forget").click()
    expect(page.locator("[data-panel=kept] .faro-notice")).to_have_text("Press again to forget that deal.")
    press(page.locator("[data-panel=kept]"), "Forget: press again").click()
    expect(page.locator("[data-panel=kept] li")).to_have_count(1)
    heard(page, "The deal is forgotten.")


# The card of a place tells of the one that is pointed at, and nobody points at anything in the other profile.
WITHOUT_THE_CARD = """(live) => {
  const board = live.cloneNode(true);
  board.querySelector(".faro-place-card")?.remove();
  return board.textContent;
}"""


def test_a_link_restores_the_position_in_another_profile(open_page: Open, fresh_table: Open) -> None:
    page = fresh_table()
    for key in ("d", "q", "c", "d", "7", "Enter"):
        page.locator("#the-table-Q").focus() if key == "d" else None
        page.keyboard.press(key)
    expect(page.locator(".faro-bets")).to_contain_text("Seven 5")
    board = page.locator(".faro-live").evaluate(WITHOUT_THE_CARD)
    press(page.locator("faro-table"), "Share").click()
    expect(page.locator("#table-link")).to_have_value(re.compile("#p="))
    link = page.locator("#table-link").input_value()
    assert len(link) < 2000
    other = open_page("404.html", apart=True)
    other.goto(link)
    sit_down(other)
    expect(other.locator(".faro-bets")).to_contain_text("Seven 5")
    assert other.locator(".faro-live").evaluate(WITHOUT_THE_CARD) == board
    other.locator("#the-table-deal").click()
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 2 of 25")
    expect(other.locator(".faro-said")).to_have_text(page.locator(".faro-said").inner_text())


@pytest.mark.parametrize("code", ["nonsense", "", "1" + "A" * 40])
def test_a_damaged_link_says_so_and_opens_a_fresh_table(open_page: Open, code: str) -> None:
    page = open_page(f"{TABLE}#p={code}", script=CLEAN)
    sit_down(page)
    expect(page.locator(".faro-said.faro-refused")).to_have_text(DAMAGED)
    expect(page.locator(".faro-turn")).to_have_text("no turn yet")
    assert page.url.endswith(f"#p={code}"), "what was sent stays in the address, to be looked at and mended"
    refused(page, DAMAGED)
    # With the engine at hand the table is laid at once: the refusal is heard all the same.
    page.locator("#the-table-deal").click()
    expect(page.locator('.faro-spoken[role="alert"]')).to_be_empty()
    page.evaluate("history.replaceState(null, '', location.pathname)")
    page.evaluate("code => (location.hash = `p=${code}`)", code)
    refused(page, DAMAGED_BESIDE)


def test_a_damaged_link_leaves_your_own_deal_on_the_table_and_takes_no_place(fresh_table: Open) -> None:
    page = deal_a_turn(fresh_table())
    deal = log_of(page)
    names = "Object.keys(localStorage).filter((name) => name.includes('faro-table:'))"
    kept = page.evaluate(names)
    assert len(kept) == 1
    for code in ("nonsense", "1AAAA"):
        page.evaluate("() => (document.querySelector('.faro-spoken[role=alert]').textContent = '')")
        page.evaluate("code => (location.hash = `p=${code}`)", code)
        refused(page, DAMAGED_BESIDE)
        expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
        page.evaluate("history.replaceState(null, '', location.pathname)")
    page.evaluate("history.replaceState(null, '', '#p=nonsense')")
    page.reload()
    refused(page, DAMAGED_BESIDE)
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    assert (log_of(page), page.evaluate(names)) == (deal, kept)


def test_a_deal_outlives_a_reload_and_a_closed_tab(open_page: Open) -> None:
    page = deal_a_turn(open_table(open_page))
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
    page = deal_a_turn(open_table(open_page))
    first = log_of(page)
    other = open_page(TABLE)
    sit_down(other)
    expect(other.locator(".faro-turn")).to_have_text("no turn yet")
    other.locator("#the-table-K").click()
    expect(other.locator(".faro-bets")).to_contain_text("King 5")
    assert log_of(page) == first
    assert "bet you 5 on K" in log_of(other)


def test_an_old_deal_whose_rules_have_changed_is_read_and_not_played(fresh_table: Open) -> None:
    page = deal_a_turn(fresh_table())
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
    expect(press(page.locator("faro-table"), "Play it yourself")).to_be_hidden()
    page.locator("[data-panel=log] > summary").click()
    expect(page.locator(".faro-lines")).to_contain_text("Turn 1.")
    expect(press(page.locator("faro-table"), "Again from here")).to_have_count(0)
    page.locator("[data-panel=sheet] > summary").click()
    expect(page.locator(".faro-tab-sheet")).to_contain_text("Kept to turn 1")
    press(page.locator("faro-table"), "New table").click()
    sit_down(page)
    heard(page, "The seat is yours. You hold 100 checks. No turn has been dealt yet.")
    expect(page.locator(".faro-turn")).to_have_text("no turn yet")
    expect(page.locator(".faro-notice")).to_be_empty()


def test_an_evening_of_three_hundred_deals_is_read_to_its_end(fresh_table: Open) -> None:
    bet = whole_deal("7h Qs").replace("turn 7h Qs", "bet you 1 on Q\nturn 7h Qs")
    page = fresh_table()
    page.locator("[data-panel=log] > summary").click()
    # Typed in as a whole: a browser takes minutes to insert so many lines as if by keys.
    page.locator("#table-log").evaluate("(field, log) => (field.value = log)", f"{BEFORE}open you 900\n{bet * 300}")
    press(page.locator("faro-table"), "Lay this deal").click()
    position = page.locator(".faro-position")
    expect(position).to_have_text("1 of 1500")
    expect(page.locator("faro-table .faro-notice")).to_contain_text("to be read by the present one, not played on")
    for step in range(2, 5):
        page.locator("faro-table .faro-step").click()
        expect(position).to_have_text(f"{step} of 1500")
    page.get_by_role("slider", name="Where in the deal").fill("1499")
    expect(position).to_have_text("1500 of 1500")
    expect(page.locator(".faro-said")).to_contain_text("Checks: 1,200.")
    page.keyboard.press("ArrowLeft")
    expect(position).to_have_text("1499 of 1500")
    lines = page.locator(".faro-lines li")
    expect(lines).to_have_count(100)
    press(page.locator("faro-table"), "Earlier lines").click()
    expect(lines).to_have_count(200)
    expect(lines.last).to_contain_text("Turn")


def test_full_storage_is_told_of_and_play_goes_on(open_page: Open) -> None:
    page = deal_a_turn(open_table(open_page, FULL))
    expect(page.locator(".faro-notice")).to_contain_text("the deal lasts as long as this page")


def test_everything_is_saved_as_a_file_taken_in_and_forgotten(fresh_table: Open) -> None:
    page = deal_a_turn(fresh_table())
    kept = log_of(page)
    until(page, WRITTEN_DOWN, kept)
    sound, pace = page.locator("[data-tool=sound]"), page.locator("#table-pace")
    cards = page.locator(".faro-cards-switch")
    page.locator("[data-panel=manner] > summary").click()
    sound.click()
    pace.select_option("none")
    cards.click()
    panel = page.locator("[data-panel=kept]")
    panel.locator("summary").click()
    with page.expect_download() as download:
        press(panel, "Save everything as a file").click()
    heard(page, "Saved: all of it is in the file faro.json.")
    file = download.value.path()
    press(panel, "Forget everything").click()
    page.locator("#the-table-Q").click()
    press(panel, "Forget everything").click()
    press(panel, "Forget everything: press again").click()
    heard(page, "Everything is forgotten. A fresh table is laid.")
    expect(page.locator(".faro-turn")).to_have_text("no turn yet")
    until(page, f"async (log) => !(await ({WRITTEN_DOWN})(log))", kept)
    expect(sound).to_have_attribute("aria-pressed", "false")
    expect(pace).to_have_value("slow")
    expect(cards).to_have_attribute("aria-pressed", "true")
    with page.expect_file_chooser() as chooser:
        press(panel, "Load a saved file").click()
    chooser.value.set_files(file)
    expect(panel.locator(".faro-notice")).to_have_text(
        "One deal has been added to the list. The switches are as in the file."
    )
    expect(sound).to_have_attribute("aria-pressed", "true")
    expect(pace).to_have_value("none")
    expect(cards).to_have_attribute("aria-pressed", "false")
    expect(panel.locator("li", has_text=re.compile("American Hoyle.*, turn 1, 100 checks; deal "))).to_have_count(1)
    press(panel, "Open").first.click()
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    assert log_of(page) == kept
    # What was played since the file was written stays.
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 2 of 25")
    later = log_of(page)
    page.locator("#table-import").set_input_files(file)
    expect(panel.locator("li")).to_have_count(2)
    assert log_of(page) == later
    page.locator("#table-import").set_input_files(file)
    expect(panel.locator(".faro-notice")).to_have_text("Every deal in the file was here already.")
    page.reload()
    sit_down(page)
    heard(page, re.compile("^The seat is yours"))
    expect(page.locator(".faro-turn")).to_have_text("turn 2 of 25")
    page.locator("#table-import").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    refused(page, "This file holds nothing from this site: choose one that was saved here.")


def test_a_file_brings_no_script_along(open_page: Open) -> None:
    page = open_table(open_page)
    deal = {
        "base": "rules meyer\nopen you 100\n",
        "log": "rules meyer\nopen you 100\nsoda 8d\n",
        "seed": "X",
        "at": 9e15,
        "html": '<img src=x onerror="window.hit=1">',
    }
    text = json.dumps({"faro": 1, "kept": {"faro-table:evil": json.dumps(deal)}})
    page.locator("[data-panel=kept] > summary").click()
    page.locator("#table-import").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    expect(page.locator("[data-panel=kept] .faro-notice")).to_have_text("One deal has been added to the list.")
    other = open_page(TABLE)
    sit_down(other)
    expect(other.locator(".faro-left")).to_have_text("51 left")
    assert other.evaluate("window.hit") is None


def test_tables_at_which_nothing_was_done_push_no_deal_out(fresh_table: Open) -> None:
    page = deal_a_turn(fresh_table())
    for _ in range(22):
        before = page.evaluate("sessionStorage.getItem('faro-table')")
        press(page.locator("faro-table"), "New table").click()
        until(page, "before => sessionStorage.getItem('faro-table') !== before", before)
        expect(page.locator(".faro-turn")).to_have_text("no turn yet")
    page.locator("[data-panel=kept] > summary").click()
    expect(page.locator("[data-panel=kept] li")).to_have_count(2)
    expect(page.locator("[data-panel=kept] li").last).to_contain_text("turn 1, ")


def test_deals_that_are_in_other_tabs_and_those_that_were_played_are_the_last_to_go(open_page: Open) -> None:
    page = open_table(open_page)
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-left")).to_have_text("51 left")
    other = open_page(TABLE)
    sit_down(other)
    other.evaluate(
        """() => {
          for (let number = 0; number < 30; number++) {
            const log = "rules hoyle-1864\\nopen you 100\\n" + (number % 2 ? "soda 2c\\n" : "");
            const at = Date.now() + number;
            localStorage.setItem(`faro-table:${number}`, JSON.stringify({ base: log, log, seed: String(number), at }));
          }
        }"""
    )
    other.locator("#the-table-deal").click()
    expect(other.locator(".faro-left")).to_have_text("51 left")
    until(other, "Object.keys(localStorage).filter((name) => name.startsWith('faro-table:')).length == 20")
    assert "soda" in log_of(page)
    kept = other.evaluate("Object.keys(localStorage).filter((name) => /^faro-table:\\d+$/.test(name))")
    assert {f"faro-table:{number}" for number in range(1, 30, 2)} <= set(kept)


def test_an_engine_that_dies_takes_nothing_with_it(open_page: Open) -> None:
    """The worker is gone in the middle of a deal; the request that finds it gone is answered by the next one."""
    page = deal_a_turn(open_table(open_page))
    kept = log_of(page)
    next(worker for worker in page.workers if "engine-worker" in worker.url).evaluate("setTimeout(() => self.close())")
    page.locator("#the-table-deal").click()
    press(page.locator("faro-table"), "Stop").click()
    refused(page, "Stopped: the engine was started again. Your deal stands as it was.")
    assert log_of(page) == kept
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 2 of 25")


def test_an_engine_that_cannot_load_leaves_the_deal_in_sight_and_in_store(open_page: Open) -> None:
    page = deal_a_turn(open_table(open_page))
    kept = log_of(page)
    page.route("**/assets/engine/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("The engine could not load").first).to_be_visible()
    expect(page.locator("faro-table")).to_contain_text("turn 1 of 25")
    assert log_of(page) == kept
    expect(page.locator(".faro-waiting").get_by_role("link", name="The drills")).to_be_visible()
    page.locator("#table-book").select_option("stuss")
    expect(page.locator("#table-book")).to_have_value("hoyle-1864", timeout=5000)
    page.unroute("**/assets/engine/**")
    press(page.locator("faro-table"), "Retry").click()
    sit_down(page)
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")


def test_who_will_not_wait_for_the_engine_keeps_the_deal_in_sight_and_a_way_back(open_page: Open) -> None:
    page = deal_a_turn(open_table(open_page))
    kept = log_of(page)
    held(page, MANIFEST)
    page.reload()
    table = page.locator("faro-table")
    press(table, "Cancel").click()
    heard(page, re.compile("^Cancelled. Nothing is lost: "))
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    expect(press(table, "Play it yourself")).to_be_hidden()
    expect(press(table, "Retry")).to_be_focused()
    page.keyboard.press("d")
    refused(page, re.compile("^Cancelled. "))
    page.locator("#table-book").select_option("stuss")
    expect(page.locator("#table-book")).to_have_value("hoyle-1864", timeout=5000)
    assert log_of(page) == kept
    page.unroute(MANIFEST)
    press(table, "Retry").click()
    sit_down(page)
    page.locator("#the-table-deal").click()
    expect(page.locator(".faro-turn")).to_have_text("turn 2 of 25")


@pytest.mark.slow
@pytest.mark.parametrize("megabits", [9, 1.6])
def test_a_slow_line_keeps_what_was_pressed(open_page: Open, megabits: float) -> None:
    page = open_page("404.html", apart=True)
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


def test_what_a_killed_browser_had_not_stored_yet_is_there_again_and_home_says_so(open_page: Open) -> None:
    """It writes its plain storage some seconds after an act: here that is as it was before the turn."""
    page = open_table(open_page)
    page.locator("#the-table-Q").click()
    heard(page, "5 on the Queen. Checks: 95.")
    key = "'faro-table:' + sessionStorage.getItem('faro-table')"
    older = page.evaluate(f"localStorage.getItem({key})")
    log = log_of(deal_a_turn(page))
    until(page, WRITTEN_DOWN, log)
    page.evaluate(f"(older) => localStorage.setItem({key}, older)", older)
    page.goto(page.url.replace("play/", ""))
    expect(page.locator("faro-resume a")).to_have_text(re.compile(r"^Go on: turn 1, \d+ checks"))
    page.locator("faro-resume a").click()
    sit_down(page)
    expect(page.locator(".faro-turn")).to_have_text("turn 1 of 25")
    assert log_of(page) == log
