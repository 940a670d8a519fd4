"""The calculator: set by mouse, keyboard and touch, kept in the address, and of use without its engine or a script."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.findings import violations_in_both_palettes
from tests.browser.seats import MANIFEST, asks_for_engine, first, heard, held, press, refused, stop_the_clock, until

CALCULATOR = "rules/odds/calculator/"
AT_FIRST = "Left until it is decided, a stake on the Queen costs 1.98\N{NO-BREAK SPACE}% on average"
SODA_A_QUEEN = "Left until it is decided, a stake on the Queen costs 1.50\N{NO-BREAK SPACE}% on average"
A_TURN_IS_TWO = "No turn is dealt with 50 cards left. Leave 51, 49 and so on down to 3."
FAILED = "The engine could not load; the tables by cards left still hold."
# Keeps what the polite region says, one sentence after another.
LISTEN = """
  window.sentences = [];
  new MutationObserver(() => {
    const told = document.querySelector('.faro-spoken[role="status"]')?.textContent;
    if (told && told !== sentences.at(-1)) sentences.push(told);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


def said(page: Page) -> Locator:
    """The answer as it stands in the page."""
    return page.locator("faro-calculator .faro-said")


def bead(page: Page, rank: str, left: int) -> Locator:
    """The choice of how many are left of a rank."""
    return page.get_by_role("radiogroup", name=rank, exact=True).get_by_role("radio", name=f"{left} left")


def cell(page: Page, name: str) -> Locator:
    """A figure of the answer."""
    return page.locator(f'td[data-of="{name}"]')


def test_the_first_answer_is_there_and_the_engine_is_not_asked_for(open_page: Open) -> None:
    page = open_page(CALCULATOR)
    expect(said(page)).to_contain_text(AT_FIRST)
    expect(page.locator(".faro-odds-count")).to_have_text("52 cards left")
    page.wait_for_load_state("networkidle")
    assert not asks_for_engine(page)


def test_a_press_is_answered_told_once_and_kept_in_the_address(open_page: Open) -> None:
    page = open_page(CALCULATOR, script=LISTEN)
    bead(page, "Queen", 3).click()
    expect(said(page)).to_contain_text(SODA_A_QUEEN)
    heard(page, said(page).inner_text())
    assert page.evaluate("sentences.length") == 1
    expect(page.locator(".faro-odds-count")).to_have_text("51 cards left")
    expect(cell(page, "until.fraction")).to_have_text("25/1666")
    expect(cell(page, "decided.one_in")).to_have_text("1 in 98")
    expect(page).to_have_url(re.compile("#rules=hoyle-1864&place=Q&left=4444444444434$"))

    answer = page.locator("faro-calculator").inner_text()
    page.reload()
    expect(said(page)).to_contain_text(SODA_A_QUEEN)
    expect(bead(page, "Queen", 3)).to_be_checked()
    assert page.locator("faro-calculator").inner_text() == answer

    fresh = page.get_by_role("button", name="A fresh pack")
    expect(fresh).to_have_attribute("aria-pressed", "false")
    fresh.click()
    expect(said(page)).to_contain_text(AT_FIRST)
    expect(bead(page, "Queen", 4)).to_be_checked()
    expect(fresh).to_have_attribute("aria-pressed", "true")


def test_a_position_is_begun_from_with_as_many_cards_as_the_book_deals_from(fresh_page: Open) -> None:
    page = fresh_page(CALCULATOR)
    begun = page.get_by_role("button", name="After ten turns")
    left = page.locator(".faro-odds-count")
    begun.click()
    expect(left).to_have_text("31 cards left")
    page.get_by_label("Rule-book").select_option("pharaon")
    expect(left).to_have_text("32 cards left")
    expect(begun).to_have_attribute("aria-pressed", "true")
    expect(said(page)).to_contain_text("a stake on the Queen costs")
    page.get_by_label("Rule-book").select_option("hoyle-1864")
    expect(left).to_have_text("31 cards left")


def test_a_stake_on_one_card_is_answered_without_the_engine(open_page: Open) -> None:
    page = open_page(CALCULATOR)
    bead(page, "Queen", 1).click()
    bead(page, "King", 2).click()
    expect(said(page)).to_contain_text("a stake on the Queen costs nothing")
    expect(page.locator('faro-calculator li[data-end="left"]')).to_contain_text("2 undecided")
    assert not asks_for_engine(page)


def test_the_bets_of_a_position_stand_in_order_and_one_can_be_taken(fresh_page: Open) -> None:
    page = fresh_page(CALCULATOR)
    page.get_by_text("Every bet of this position").click()
    bets = page.locator('[data-ask="ranked"] tbody tr')
    expect(bets.first).to_contain_text("1.98")
    expect(bets.first.get_by_role("button")).to_have_count(13)
    expect(bets.last).to_contain_text("9.01")
    bets.get_by_role("button", name="The Queen and King", exact=True).click()
    expect(said(page)).to_contain_text("a stake on the Queen and King costs 4.13")
    expect(page.get_by_label("Bet on")).to_have_value("Q-K")
    expect(page.get_by_label("Bet on")).to_be_focused()
    expect(said(page)).to_be_in_viewport()


def test_a_rule_of_another_house_can_be_played_by_and_left_again(fresh_page: Open) -> None:
    page = fresh_page(f"{CALCULATOR}#rules=hoyle-1864&place=Q-K&left=4444444444444")
    expect(said(page)).to_contain_text("4.13")
    page.get_by_text("What other rules would change", exact=True).click()
    rules = page.locator('[data-ask="house_rules"]')
    expect(rules).to_contain_text("would change what a stake on the Queen and King costs here.")
    push = rules.locator("tr", has_text="1.77").get_by_role("button")
    push.first.click()
    expect(said(page)).to_contain_text("a stake on the Queen and King costs 1.77")
    expect(page.locator("[data-house]")).to_contain_text("Rules of this house.")
    expect(page).to_have_url(re.compile(re.escape("rules=hoyle-1864+combination%3Dpush")))
    page.reload()
    expect(said(page)).to_contain_text("1.77")
    page.get_by_role("button", name="By the book again").click()
    expect(said(page)).to_contain_text("4.13")
    expect(page.locator("[data-house]")).to_be_hidden()


def test_an_address_with_a_book_that_there_is_not_is_refused(open_page: Open) -> None:
    page = open_page(f"{CALCULATOR}#rules=nope&place=7&left=4444444444443")
    expect(page.locator(".faro-spoken[role=alert]")).to_contain_text("No rule-book here is called nope")
    expect(bead(page, "King", 4)).to_be_checked()


def test_the_arrows_set_a_rank_and_what_is_passed_over_is_not_told(open_page: Open) -> None:
    page = open_page(CALCULATOR, script=LISTEN, apart=True, clock=True)
    bead(page, "Jack", 3).click()
    expect(said(page)).to_contain_text("2.02")
    until(page, "sentences.length === 1")
    page.keyboard.press("Tab")
    expect(bead(page, "Queen", 4)).to_be_focused()
    stop_the_clock(page)
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    expect(bead(page, "Queen", 0)).to_be_focused()
    page.clock.resume()
    heard(page, "The Queen is dead: no card of it is left in the box. Bet on a card still in.")
    assert page.evaluate("sentences.length") == 2
    expect(cell(page, "until.percent")).to_have_text("–")


def test_the_file_of_a_book_that_comes_late_answers_nothing(open_page: Open) -> None:
    page = open_page(CALCULATOR, script=LISTEN)
    waiting = held(page, "**/assets/odds/stuss-*.json")
    page.get_by_label("Rule-book").select_option("stuss")
    late = first(page, waiting)
    page.get_by_label("Rule-book").select_option("hoyle-1864")
    expect(page).to_have_url(re.compile("#rules=hoyle-1864&"))
    until(page, "sentences.length === 1")
    with page.expect_event("requestfinished", lambda request: "/assets/odds/stuss-" in request.url):
        late.continue_()
    bead(page, "Queen", 3).click()
    expect(said(page)).to_contain_text(SODA_A_QUEEN)
    heard(page, said(page).inner_text())
    assert page.evaluate("sentences.length") == 2


def test_a_count_that_cannot_come_is_refused_in_a_sentence_without_the_engine(open_page: Open) -> None:
    page = open_page(CALCULATOR)
    bead(page, "Queen", 2).click()
    expect(said(page)).to_have_text(A_TURN_IS_TWO)
    expect(said(page)).to_have_class(re.compile("faro-refused"))
    expect(page.locator("faro-calculator .faro-headline")).to_be_hidden()
    expect(page.locator("faro-calculator .faro-hundred-checks > svg")).to_have_css("opacity", "0.25")
    bead(page, "Ten", 3).click()
    expect(said(page)).to_contain_text("1.02")
    expect(said(page)).not_to_have_class(re.compile("faro-refused"))
    expect(page.locator("faro-calculator .faro-hundred-checks > svg")).to_have_css("opacity", "1")
    assert not asks_for_engine(page)


def test_a_book_offers_the_bets_that_it_takes(fresh_page: Open) -> None:
    page = fresh_page(CALCULATOR)
    book, place = page.get_by_label("Rule-book"), page.get_by_label("Bet on")
    expect(page.get_by_label("Coppered")).to_be_enabled()
    book.select_option("pharaon")
    expect(page.get_by_label("Coppered")).to_be_disabled()
    assert place.locator('[data-kind="square"]').is_disabled()
    expect(page).to_have_url(re.compile("#rules=pharaon&"))
    heard(page, said(page).inner_text())
    book.select_option("nevada")
    place.select_option("the Grand Square")
    page.get_by_label("Coppered").check()
    expect(said(page)).to_contain_text("a coppered stake on the Grand Square costs")
    assert page.url.endswith("#rules=nevada&place=2-A-K-Q&left=4444444444444&copper=1")


def test_ranks_can_be_strung_and_heeled(fresh_page: Open) -> None:
    page = fresh_page(CALCULATOR)
    expect(page.get_by_label("Ranks")).to_be_hidden()
    page.get_by_label("Rule-book").select_option("nevada")
    page.get_by_label("Bet on").select_option("own")
    expect(said(page)).to_contain_text("a stake on the Four, Nine and Queen costs")
    page.get_by_label("Ranks").fill("Q/9")
    expect(said(page)).to_contain_text("a stake on the Queen heeled against the Nine")
    page.get_by_label("Ranks").fill("Q/")
    expect(said(page)).to_contain_text("The layout has no place called 'Q/'")


def test_a_position_comes_with_the_address(fresh_page: Open) -> None:
    page = fresh_page(f"{CALCULATOR}#rules=laws-1880&place=Q%2B9%2B4&left=4444444444434&copper=1")
    expect(said(page)).to_contain_text("a coppered stake on the Four, Nine and Queen costs")
    expect(page.get_by_label("Rule-book")).to_have_value("laws-1880")
    expect(page.get_by_label("Ranks")).to_have_value("Q+9+4")
    page.evaluate("location.hash = 'rules=hoyle-1864&place=Q&left=4444444444434'")
    expect(said(page)).to_contain_text(SODA_A_QUEEN)
    expect(page.get_by_label("Coppered")).not_to_be_checked()
    page.evaluate("location.hash = 'rules=moon&left=9x'")
    refused(page, re.compile("^No rule-book here is called moon"))
    expect(page.get_by_label("Rule-book")).to_have_value("hoyle-1864")


def test_on_a_phone_the_beads_are_large_and_the_answer_stays_in_sight(fresh_page: Open) -> None:
    page = fresh_page(CALCULATOR, viewport=PHONE, has_touch=True, is_mobile=True)
    small = page.eval_on_selector_all(
        ".faro-odds :is(label:has(input), select, button)",
        "all => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).map(String)",
    )
    assert small == []
    king = bead(page, "King", 3)
    king.scroll_into_view_if_needed()
    before = king.bounding_box()
    king.tap()
    expect(cell(page, "until.one_in")).to_have_text("1 in 49")
    expect(said(page)).to_be_in_viewport()
    assert king.bounding_box() == before, "the beads move under the finger"


def test_without_the_engine_a_sentence_says_so_and_the_table_stays(open_page: Open) -> None:
    page = open_page("404.html", reduced_motion="no-preference")
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(page.url.replace("404.html", CALCULATOR))
    bead(page, "Queen", 3).click()
    expect(said(page)).to_contain_text(SODA_A_QUEEN)
    page.get_by_label("Coppered").check()
    refused(page, FAILED)
    expect(page.locator("faro-calculator").get_by_text(FAILED)).to_be_visible()
    page.unroute("**/*.wasm")
    page.get_by_role("button", name="Retry").click()
    expect(said(page)).to_contain_text("a coppered stake on the Queen costs 1.50")
    expect(page.get_by_role("button", name="Retry")).to_be_hidden()


def test_a_cancel_leaves_the_answer_that_stood_there(open_page: Open) -> None:
    page = open_page("404.html")
    held(page, MANIFEST)
    page.goto(page.url.replace("404.html", CALCULATOR))
    copper = page.get_by_label("Coppered")
    copper.check()
    press(page.locator("faro-calculator"), "Cancel").click()
    expect(page.locator("faro-calculator .faro-waiting").first).to_be_hidden()
    expect(said(page)).to_contain_text(AT_FIRST)
    expect(page.locator("faro-calculator .faro-headline")).to_have_css("opacity", "0.25")  # it is not what is set
    expect(copper).to_be_focused()


def test_it_works_on_a_page_reached_by_a_link(open_page: Open) -> None:
    page = open_page("rules/odds/systems/")
    page.locator(".md-sidebar--primary").get_by_role("link", name="Calculator").click()
    bead(page, "Queen", 3).click()
    expect(said(page)).to_contain_text(SODA_A_QUEEN)
    page.go_back()
    expect(page.get_by_role("heading", name="Systems tested", level=1)).to_be_visible()


def test_an_answer_and_a_refusal_have_no_fault(open_page: Open) -> None:
    page = open_page(CALCULATOR)
    bead(page, "Queen", 3).click()
    expect(said(page)).to_contain_text(SODA_A_QUEEN)
    assert violations_in_both_palettes(page) == []
    page.get_by_label("Rule-book").select_option("nevada")
    page.get_by_label("Bet on").select_option("own")
    bead(page, "King", 3).click()
    expect(said(page)).to_have_class(re.compile("faro-refused"))
    assert violations_in_both_palettes(page) == []
    page.set_viewport_size(PHONE)
    # What stays in sight over the beads covers nothing where the page begins.
    page.evaluate("scrollTo(0, 0)")
    assert violations_in_both_palettes(page) == []


def in_one_line(page: Page) -> Locator:
    """The field with the position in one line, opened."""
    page.locator("summary", has_text="This position in one line").click()
    return page.get_by_label("Position", exact=True)


def test_the_position_stands_in_one_line_and_follows_what_is_set(fresh_page: Open) -> None:
    page = fresh_page(CALCULATOR)
    line = in_one_line(page)
    expect(line).to_have_value(re.compile(r"^faro1 hoyle-1864@\w{8} hands=you:94 stakes=you:Q:6 seat=you$"))
    bead(page, "Queen", 3).click()
    expect(line).to_have_value(re.compile(" deal=Q[cdhs] "))
    page.get_by_role("link", name="Lay it on the table").click()
    expect(page.locator(".faro-live")).to_contain_text("51 left in the box")


def test_a_line_that_is_pasted_is_taken_over_and_stays_as_it_is(fresh_page: Open) -> None:
    page = fresh_page(CALCULATOR)
    pasted = "faro1 meyer,call=4-for-1 turns=7h-9s deal=Kd hands=ann:94 stakes=ann:2:6c bought=ann:100"
    line = in_one_line(page)
    expect(line).not_to_have_value("")  # what is filled in is first chosen and then typed: nothing comes between
    line.fill(pasted)
    expect(page.get_by_label("Rule-book")).to_have_value("meyer")
    expect(page.get_by_label("Bet on")).to_have_value("2")
    expect(page.get_by_label("Coppered")).to_be_checked()
    for rank, left in (("King", 3), ("Seven", 3), ("Nine", 3), ("Queen", 4)):
        expect(bead(page, rank, left)).to_be_checked()
    expect(said(page)).to_contain_text("a coppered stake on the Deuce costs")
    expect(page.locator("[data-house]")).to_contain_text("Rules of this house.")
    expect(page.locator(".faro-line-said")).to_have_text("The line holds turn 1.")
    expect(line).to_have_value(pasted)
    expect(page).to_have_url(re.compile("copper=1$"))


def test_what_is_wrong_in_a_line_is_marked_and_nothing_is_set(fresh_page: Open) -> None:
    page = fresh_page(CALCULATOR)
    line = in_one_line(page)
    expect(line).not_to_have_value("")
    line.fill("faro1 hoyle-1864 deal=Kd turns=7x-9s")
    expect(page.locator(".faro-line-said")).to_contain_text("Column 32: ")
    expect(page.locator(".faro-line-wrong mark")).to_have_text("7x-9s")
    expect(line).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".faro-odds-count")).to_have_text("52 cards left")
    assert violations_in_both_palettes(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_what_it_comes_to_leaves_the_tables_under_it_alone(fresh_page: Open, size: ViewportSize) -> None:
    page = fresh_page("rules/odds/calculator/", viewport=size)
    table = page.locator(".faro-odds .faro-scroll").first
    for above in (60, 200, 400):
        table.evaluate("(table, above) => scrollBy(0, table.getBoundingClientRect().top - above)", above)
        bottom, top = (
            part.evaluate("(part, edge) => part.getBoundingClientRect()[edge]", edge)
            for part, edge in ((page.locator(".faro-answered"), "bottom"), (table, "top"))
        )
        assert bottom <= top
