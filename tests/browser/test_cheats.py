"""The cheats: a lid that is lifted, a look back, deals to judge, earnings that go on, and the test of splits."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.seats import (
    asks_for_engine,
    first,
    heard,
    held,
    intercept,
    laid_out,
    line,
    press,
    refused,
    said,
    until,
)

BOXES = "cheats/boxes/"
HORSE = f"{BOXES}#cheat-horse-box"
"""The page with that board open."""
BEGINNING = "The Four of clubs is drawn."
SPOT = "cheats/spot/"
HANDS = "cheats/dealer/"
FOLDS = ".faro-shown, .faro-cutaway-figure details"
TURNED = (
    "From here every card comes one place early: Ann’s Ace, Bob’s Seven and Clara’s coppered Ten were to win, and will "
    "now lose."
)
STILL = "The engine could not load; the figures above still hold."
# A press on Stop as soon as the first deals have been drawn.
STOPS = """(host) => {
  const stop = () => host.querySelector(".faro-more").click();
  new MutationObserver(stop).observe(host.querySelector(".faro-drawn"), { childList: true });
}"""


def example_of(page: Page) -> Locator:
    """The horse box: the dealer deals the card under the top one first."""
    return page.locator("#cheat-horse-box")


def earned(page: Page) -> Locator:
    """The figure of the horse box, unfolded."""
    figure = page.locator('faro-earnings[data-device="horse-box"]')
    figure.evaluate("(host) => (host.closest('details').open = true)")
    return figure


@pytest.mark.parametrize(("viewport", "screens"), [(DESKTOP, 11), (PHONE, 21)])
def test_a_page_of_cheats_is_not_long_until_something_is_unfolded(
    open_page: Open, viewport: dict[str, int], screens: float
) -> None:
    page = open_page(HANDS, viewport=viewport)
    assert page.evaluate("document.documentElement.scrollHeight") <= screens * viewport["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


def test_every_cheat_of_the_page_is_named_by_a_link_at_its_top(open_page: Open) -> None:
    page = open_page(HANDS)
    hash_here = "(link) => link.pathname === location.pathname && link.hash"
    led = page.locator("h1 ~ :is(p, nav) a").evaluate_all(f"(all) => all.map({hash_here})")
    ids = page.evaluate("[...document.querySelectorAll('article h3')].map((heading) => heading.id)")
    assert [f"#{id}" for id in ids if f"#{id}" not in led] == []
    expect(page.locator(f"h1 ~ :is(p, nav) a[href$='#{ids[-1]}']").first).to_be_in_viewport()


@pytest.mark.parametrize("part", ["cheat-dropped-card", "earned-miscount"])
def test_a_link_opens_what_it_leads_into(open_page: Open, part: str) -> None:
    page = open_page(f"{HANDS}#{part}")
    expect(page.locator(f"#{part}")).to_be_in_viewport()
    page.locator(f"details:has(#{part}) > summary").click()
    expect(page.locator(f"#{part}")).to_be_hidden()
    link = f"<a href='#{part}'>Lead me there</a>"
    page.locator("article").evaluate("(article, link) => article.insertAdjacentHTML('afterbegin', link)", link)
    page.get_by_role("link", name="Lead me there").click()
    expect(page.locator(f"#{part}")).to_be_in_viewport()


def test_a_board_is_ready_once_its_fold_is_opened(open_page: Open) -> None:
    page = open_page(HANDS)
    page.get_by_text("At the table: dealing seconds").click()
    expect(press(page.locator("#cheat-dealing-seconds"), "Lift the lid")).to_be_visible()


def test_what_is_folded_stands_on_paper_and_opens_without_a_script(open_page: Open) -> None:
    page = open_page(HANDS, viewport=PHONE, java_script_enabled=False)
    folds = page.locator(FOLDS)
    for fold in folds.all():
        expect(fold.locator("> :not(summary)").first).to_be_hidden()
        fold.locator("> summary").click()
        expect(fold.locator("> :not(summary)").first).to_be_visible()
        fold.locator("> summary").click()
    page.emulate_media(media="print")
    for fold in folds.all():
        expect(fold.locator("> :not(summary)").first).to_be_visible()


def test_the_lid_is_lifted_at_once_and_closed_again_and_the_engine_is_not_asked_for(open_page: Open) -> None:
    page = open_page(HORSE, script=line("{ saveData: true }"))
    example = example_of(page)
    said(example, BEGINNING)
    expect(example.locator(".faro-stage .faro-lid")).to_have_count(0)
    press(example, "Lift the lid").click()
    expect(example.locator(".faro-stage .faro-lid")).to_be_visible()
    heard(page, re.compile("^The lid is off. "))
    press(example, "Close the lid").click()
    expect(example.locator(".faro-stage .faro-lid")).to_have_count(0)
    said(example, BEGINNING)
    assert not asks_for_engine(page)


def test_what_lies_under_the_lid_and_the_buttons_are_in_the_window(open_page: Open) -> None:
    page = open_page("cheats/")
    example = page.locator("#cheats-one-deal")
    lift, more = press(example, "Lift the lid"), press(example, "More of this example")
    lift.scroll_into_view_if_needed()
    before = lift.bounding_box()
    lift.click()
    expect(example.locator(".faro-stage .faro-lid")).to_be_in_viewport(ratio=1)
    expect(example.locator(".faro-controls")).to_be_in_viewport(ratio=1)
    after, at = press(example, "Close the lid").bounding_box(), more.bounding_box()
    assert before
    assert after
    assert after["y"] == pytest.approx(before["y"], abs=2)
    more.click()
    assert more.bounding_box() == at


def test_the_cards_under_the_lid_are_equally_high_and_one_of_them_is_told(fresh_page: Open) -> None:
    example = example_of(fresh_page(HORSE, viewport=PHONE))
    press(example, "Lift the lid").click()
    cards = example.locator(".faro-stage .faro-strip .faro-small").filter(visible=True)
    expect(example.locator(".faro-stage .faro-told")).not_to_have_count(0)
    (high,) = {round(high) for high in cards.evaluate_all("(all) => all.map((card) => card.offsetHeight)")}
    assert high < 40


def test_what_is_done_unseen_and_what_it_does_stand_beside_the_board_and_are_heard(open_page: Open) -> None:
    page = open_page("cheats/")
    example = page.locator("#cheats-one-deal")
    step = example.locator(".faro-step")
    for number in (2, 3):
        step.click()
        expect(example.locator(".faro-position")).to_have_text(f"{number} of 3")
    press(example, "See the trick").click()
    told = "Back before turn 1, with the lid off. The dealer draws two cards as one: the Eight of spades goes unseen."
    said(example, f"{told} {TURNED}")
    heard(page, f"{told} {TURNED}")
    for part in (".faro-said", ".faro-stage .faro-lid", ".faro-board"):
        expect(example.locator(part)).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_text("Unseen step")
    # Whoever looks before a turn is dealt is led on, and not back.
    press(example, "Close the lid").click()
    press(example, "See the trick").click()
    said(example, f"The lid is off: 1 unseen step more. {told.partition('. ')[2]} {TURNED}")


def test_a_press_goes_back_to_what_was_done_unseen(fresh_page: Open) -> None:
    page = fresh_page(HORSE, viewport=PHONE)
    example = example_of(page)
    press(example, "See the trick").click()
    expect(example.locator(".faro-said")).to_contain_text("the card under the top one first")
    expect(press(example, "Close the lid")).to_be_visible()
    # What the table has no step for is not there when the lid is closed.
    press(example, "Close the lid").click()
    expect(example.locator(".faro-said")).not_to_contain_text("under the top one")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(("path", "named"), [("cheats/", "#cheats-one-deal"), (HORSE, "#cheat-horse-box")])
def test_the_steps_stand_in_one_row_at_a_desk_and_the_other_views_in_the_next(
    fresh_page: Open, path: str, named: str
) -> None:
    example = fresh_page(path).locator(named)
    middle = """(all) => all.map((part) => part.getBoundingClientRect())
      .map(({ top, bottom }) => Math.round((top + bottom) / 2))"""
    expect(example.locator(".faro-step")).to_be_visible()
    for opened in ("See the trick", "Dealer’s chair"):
        views = ".faro-view, .faro-look, .faro-scrubber"
        rows = [
            set(example.locator(f".faro-controls > {row}").filter(visible=True).evaluate_all(middle))
            for row in (f"button:not({views})", ":is(.faro-view, .faro-look)")
        ]
        assert [len(row) for row in rows] == [1, 1]
        assert min(rows[0]) < min(rows[1])
        press(example, opened).click()


def test_what_is_pressed_before_the_steps_have_come_is_done_in_its_order(open_page: Open) -> None:
    page = open_page("404.html")
    waiting = held(page, "**/assets/examples/*.json")
    page.goto(page.url.replace("404.html", HORSE))
    example = example_of(page)
    press(example, "See the trick").click()
    page.keyboard.press("ArrowRight")
    first(page, waiting)
    waiting.let_go()
    # As it is after both where nothing is waited for.
    expect(example.locator(".faro-said")).to_contain_text("Turn 1.")
    expect(example.locator(".faro-stage .faro-lid")).to_be_visible()


def test_the_dealers_chair_shows_what_his_box_tells_him(fresh_page: Open) -> None:
    page = fresh_page(HORSE)
    example = example_of(page)
    press(example, "Dealer’s chair").click()
    known = example.locator(".faro-stage .faro-known")
    expect(known).to_contain_text("Told")
    expect(known).to_be_in_viewport(ratio=1)
    expect(example.locator(".faro-said")).to_contain_text("you see what is done unseen: 1 step more.")
    leave = press(example, "Leave the chair")
    expect(leave).to_be_focused()
    leave.click()
    expect(press(example, "Dealer’s chair")).to_be_focused()
    expect(known).to_have_count(0)


def test_a_step_with_the_lid_off_is_taken_by_keyboard(fresh_page: Open) -> None:
    page = fresh_page(HORSE)
    example = example_of(page)
    press(example, "See the trick").focus()
    page.keyboard.press("Enter")
    expect(press(example, "Close the lid")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(example.locator(".faro-said")).to_contain_text("Turn 1.")
    expect(example.locator(".faro-stage .faro-lid")).to_be_visible()


def test_a_thousand_deals_more_are_played_and_drawn(fresh_page: Open) -> None:
    page = laid_out(fresh_page(BOXES))
    press(earned(page), "Deal a thousand more").click()
    expect(earned(page).locator("caption")).to_have_text("Checks a deal, in 2,500 deals")
    heard(page, re.compile("^The horse box: .* in 2,500 deals"))


def test_the_dealing_is_stopped_and_what_was_played_is_kept(fresh_page: Open) -> None:
    page = laid_out(fresh_page(BOXES))
    earned(page).evaluate(STOPS)
    press(earned(page), "Deal a thousand more").click()
    heard(page, re.compile("^Stopped. The horse box"))
    expect(press(earned(page), "Deal a thousand more")).to_be_visible()
    expect(earned(page).locator("caption")).to_have_text("Checks a deal, in 1,600 deals")


def test_an_engine_that_does_not_come_leaves_the_figures(open_page: Open) -> None:
    page = laid_out(open_page(BOXES, java_script_enabled=True, locale="en-GB"))
    intercept(page, "**/assets/engine/**", lambda route: route.abort())
    press(earned(page), "Deal a thousand more").click()
    expect(earned(page)).to_contain_text(STILL)
    refused(page, STILL)
    expect(earned(page).locator("caption")).to_have_text("Checks a deal, in 1,500 deals")


def test_a_deal_is_judged_and_then_the_lid_can_be_lifted(fresh_page: Open) -> None:
    page = fresh_page(SPOT)
    spot = page.locator("faro-spot")
    expect(press(spot, "Answer")).to_be_visible()
    expect(press(spot, "Lift the lid")).to_have_count(0)
    accept = spot.evaluate("(element) => element.judging.item.accept")
    spot.get_by_label("The deal is").select_option(accept["game"][0])
    if accept["means"]:
        spot.get_by_label("It shows in").select_option(accept["turn"][0])
        spot.get_by_label("It was done by").select_option(accept["means"][0])
    press(spot, "Answer").click()
    expect(spot).to_contain_text(f"Right: the deal is {accept['game'][0]}.")
    expect(spot.locator(".faro-refused")).to_have_count(0)
    press(spot, "Lift the lid").click()
    expect(spot.locator(".faro-lid")).to_be_visible()


def test_another_deal_follows_and_its_address_names_it(fresh_page: Open) -> None:
    page = fresh_page(SPOT)
    spot = page.locator("faro-spot")
    expect(press(spot, "Answer")).to_be_visible()
    following = spot.evaluate("(element) => element.judging.item.next")
    press(spot, "Another deal").click()
    page.wait_for_url(f"**#spot={following}")
    expect(spot.get_by_label("The deal is")).to_be_focused()
    page.reload()
    until(page, "(seed) => document.querySelector('faro-spot').judging?.item?.seed === seed", following)


def test_the_engine_makes_a_deal_that_a_link_names(fresh_page: Open) -> None:
    page = fresh_page(f"{SPOT}#spot=tiger-77")
    until(page, "document.querySelector('faro-spot').judging?.item?.seed === 'tiger-77'")
    expect(page.locator("faro-spot .faro-position")).to_have_text(re.compile("^1 of "))


def test_a_hash_with_a_broken_percent_names_no_deal(fresh_page: Open) -> None:
    page = fresh_page(f"{SPOT}#spot=%E0%A4%A")
    expect(press(page.locator("faro-spot"), "Answer")).to_be_visible()
    expect(page.locator("faro-spot .faro-refused")).to_have_count(0)


def test_what_the_engine_has_failed_to_answer_is_asked_again(open_page: Open) -> None:
    page = open_page("404.html")
    page.route("**/assets/engine/**", lambda route: route.abort())
    page.goto(page.url.replace("404.html", f"{SPOT}#spot=tiger-77"))
    spot, form = page.locator("faro-spot"), page.locator("faro-splits-test")
    expect(spot).to_contain_text("The engine could not load: it begins again with the first deal.")
    form.get_by_label("Splits counted").fill("9")
    expect(form).to_contain_text("The engine could not load; the table below still holds.")
    page.unroute("**/assets/engine/**")
    press(form, "Retry").click()
    expect(form.locator(".faro-said")).to_contain_text("Luck is a poor explanation.")
    press(spot, "Retry").click()
    until(page, "document.querySelector('faro-spot').judging?.item.seed === 'tiger-77'")
    expect(press(page.locator("main"), "Retry")).to_have_count(0)


def test_the_test_of_splits_answers_what_is_written(fresh_page: Open) -> None:
    page = fresh_page(SPOT)
    form = page.locator("faro-splits-test")
    form.get_by_label("Splits counted").fill("9")
    expect(form.locator(".faro-said")).to_contain_text("Luck is a poor explanation.")
    form.get_by_label("Deals watched").fill("900")
    expect(form.locator(".faro-refused")).to_contain_text("900 deals cannot be reckoned")
