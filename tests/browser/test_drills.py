"""The drills and the dealer's chair: asked at once, graded by what the engine accepts, audited payment by payment."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from faro.simulation.bots import HABITS
from faro.teaching.exercises.making import make
from farodocs.fences.drills import LEVEL, RULES, first_drills
from tests.browser.answering import give
from tests.browser.conftest import PHONE, Open
from tests.browser.seats import DRAWN, MANIFEST, first, heard, held, press, refused

DRILLS = "play/drills/"
DEALER = "play/dealer/"
KINDS = ("keep", "pay", "call")


def drill(page: Page, kind: str) -> Locator:
    found = page.locator(f'faro-drill[data-kind="{kind}"]')
    expect(found.locator(".faro-answering > *")).to_be_visible()
    return found


def prompt_of(item: dict[str, Any]) -> str:
    """The question of a drill as it is asked where its turns are dealt one by one."""
    turns = len(item["dealt"]) - 1
    return f"Deal the {turns} turns. {item['prompt']}" if turns > 0 else str(item["prompt"])


@pytest.mark.parametrize("kind", KINDS)
def test_every_right_answer_counts_and_the_engine_is_not_needed(open_page: Open, kind: str) -> None:
    page = open_page("404.html")
    page.route("**/assets/engine/**", lambda route: route.abort())
    page.goto(page.url.replace("404.html", DRILLS))
    asked = drill(page, kind)
    items = first_drills()[kind]
    for number, item in enumerate(items):
        expect(asked.locator(".faro-prompt")).to_have_text(prompt_of(item))
        give(asked, item, item["accept"][-1], "keys" if number % 2 else "pointer")
        expect(asked.locator(".faro-said")).to_have_text("Right.")
        press(asked, "Another one").click()
    expect(asked).to_contain_text("The engine could not load")
    expect(asked.locator(".faro-prompt")).to_have_text(prompt_of(items[0]))


def test_a_wrong_answer_is_told_what_is_right(fresh_page: Open) -> None:
    page = fresh_page(DRILLS)
    asked = drill(page, "keep")
    item = first_drills()["keep"][0]
    right = item["accept"][0]
    give(asked, item, ["0" if right[0] != "0" else "1", *right[1:]], "pointer")
    expect(asked.locator(".faro-overlooked")).to_have_text(item["fields"][0]["wrong"])
    press(asked, "Another one").click()
    expect(asked.locator(".faro-refused")).to_have_count(0)
    heard(page, re.compile(re.escape(first_drills()["keep"][1]["told"][0])))


def test_of_three_stakes_the_wrong_one_is_named_in_words_that_can_be_followed(fresh_page: Open) -> None:
    page = fresh_page(DRILLS)
    asked = drill(page, "pay")
    item = first_drills()["pay"][0]
    [right] = item["accept"]
    field = item["fields"][1]
    wrong = next(option for option in field["options"] if option != right[1])
    give(asked, item, [right[0], wrong, right[2]], "pointer")
    refused(
        page, re.compile(rf"^Not so\. {re.escape(field['label'])}: {re.escape(right[1])}\. You said: {wrong}\. “?\w")
    )
    expect(asked.locator(".faro-verdict")).to_be_focused()
    expect(asked.locator(".faro-overlooked")).to_have_count(1)


def test_the_engine_goes_on_where_the_first_drills_end_and_a_link_leads_back(fresh_page: Open) -> None:
    page = fresh_page(f"{DRILLS}#pay=SEED-40")
    asked = drill(page, "pay")
    expect(asked.locator(".faro-prompt")).to_have_text(make("pay", "SEED-40", LEVEL, RULES).prompt)
    press(asked, "Another one").click()
    expect(page).to_have_url(re.compile(r"#pay=SEED-41$"))


def test_the_engine_is_fetched_when_the_last_item_that_was_made_is_in_view(open_page: Open) -> None:
    page = open_page(DRILLS)
    asked = drill(page, "keep")
    items = first_drills()["keep"]
    for item in items[1:-1]:
        press(asked, "Another one").click()
        expect(asked.locator(".faro-prompt")).to_have_text(prompt_of(item))
    assert not page.workers, "it is not wanted yet"
    with page.expect_worker():
        press(asked, "Another one").click()
    expect(asked.locator(".faro-prompt")).to_have_text(prompt_of(items[-1]))


def test_a_link_is_waited_for_in_sight_and_its_engine_asked_for_again(open_page: Open) -> None:
    page = open_page("404.html")
    waiting = held(page, MANIFEST)
    page.goto(page.url.replace("404.html", f"{DRILLS}#keep=ZZ9"))
    asked = drill(page, "keep")
    expect(asked).to_contain_text("Fetching the engine")
    first(page, waiting).abort()
    expect(asked).to_contain_text("The engine could not load")
    page.unroute(MANIFEST)
    press(asked, "Retry").click()
    made = make("keep", "ZZ9", LEVEL, RULES)
    expect(asked.locator(".faro-prompt")).to_contain_text(made.prompt)
    expect(press(asked, "Retry")).to_be_hidden()


def test_an_item_that_comes_when_its_page_has_been_left_is_dropped(open_page: Open) -> None:
    page = open_page(DRILLS)
    waiting = held(page, "**/assets/drills-*.json")
    press(drill(page, "keep"), "Another one").click()
    page.locator(".md-sidebar--primary").get_by_role("link", name="Be the dealer").click()
    expect(page).to_have_url(re.compile(f"{DEALER}$"))
    with page.expect_event("requestfinished", lambda request: "/assets/drills-" in request.url):
        waiting[0].continue_()
    page.evaluate(DRAWN)
    assert page.url.endswith(DEALER)
    heard(page, re.compile("^Be the dealer"))


def test_a_hash_with_a_broken_percent_names_nothing(fresh_page: Open) -> None:
    page = fresh_page(f"{DRILLS}#keep=%E0%A4%A")
    expect(drill(page, "keep").locator(".faro-prompt")).to_have_text(prompt_of(first_drills()["keep"][0]))


def payments(page: Page) -> list[dict[str, int]]:
    """What is due, as the engine told the page, once it has."""
    expect(page.locator("faro-dealer form")).to_be_visible()
    due = page.evaluate("document.querySelector('faro-dealer').chair.due.payments")
    return list(json.loads(json.dumps(due)))


def begin(page: Page) -> Locator:
    """Take the chair and show the soda; the press that deals the turns."""
    press(page.locator("faro-dealer"), "Take the dealer’s chair").click()
    deal = press(page.locator("faro-dealer"), "Show the soda")
    expect(deal).to_be_focused()
    deal.click()
    deal = press(page.locator("faro-dealer"), "Deal the turn")
    expect(deal).to_be_focused()
    return deal


def settle(page: Page, off: int = 0, *, twice: bool = False) -> None:
    """Settle a turn, every payment right but for `off` checks on the first."""
    for at, due in enumerate(payments(page)):
        act = "taken" if due["taken"] else "paid" if due["paid"] or (off and at == 0) else ""
        page.locator(f'[name="due-act-{at}"][value="{act}"]').check(force=True)
        if act:
            page.locator(f"#due-{at}").fill(str(due[act] + (off if at == 0 else 0)))
    submit = page.locator("faro-dealer form button")
    if twice:  # before the first press is answered: the button goes then
        submit.evaluate("(button) => [button.click(), button.click()]")
    else:
        submit.click()


def pile(page: Page, name: str) -> str:
    """What is said of the card on a pile, behind the name of the pile."""
    return str(page.locator(f"faro-dealer .faro-{name} .faro-label").evaluate("(label) => label.lastChild.textContent"))


def test_the_dealer_sees_the_pair_that_he_is_to_pay(open_page: Open) -> None:
    page = open_page(DEALER, script="sessionStorage.removeItem('faro-deal:dealer');")
    deal = begin(page)
    told = page.locator("faro-dealer .faro-said")
    assert pile(page, "box").split()[0] in told.inner_text()
    for _ in range(3):
        deal.click()
        payments(page)
        loser = pile(page, "lost").strip().removesuffix(" lost")
        assert f"The {loser} comes first" in told.inner_text()
        settle(page)
        expect(deal).to_be_focused()


def test_three_stakes_lie_before_the_first_turn(fresh_page: Open) -> None:
    page = fresh_page(DEALER)
    begin(page)
    expect(page.locator("faro-dealer .faro-chip")).to_have_count(3)


def test_the_settled_board_stays_until_the_next_turn_is_dealt(fresh_page: Open) -> None:
    page = fresh_page(DEALER)
    for punter in ("bob", "clara", "dan"):
        page.locator(f"[data-punter={punter}]").select_option("copies-last-winner")
    deal = begin(page)
    said = page.locator("faro-dealer .faro-said")
    deal.click()  # nobody has bet, so nothing is asked; now each follows the winner
    expect(said).to_contain_text("Bob bets 5 on the ")
    deal.click()
    lay = [due["what"] for due in payments(page)]
    settle(page)
    expect(said).to_have_text("3 of 3 right.")
    log = page.evaluate("document.querySelector('faro-dealer').chair.deal.log")
    assert log.splitlines()[-1].startswith("turn ")
    deal.click()
    assert [due["what"] for due in payments(page)] != lay
    expect(said).to_contain_text(re.compile(r"^(Bob|The punters) .* comes first"))


def test_nothing_is_settled_until_each_stake_is_answered_for(fresh_page: Open) -> None:
    page = fresh_page(DEALER)
    begin(page).click()
    name = page.locator(".faro-payment").nth(1).get_attribute("aria-label")
    payments(page)
    page.locator('[name="due-act-0"]').first.press("Enter")
    expect(page.locator('[name="due-act-0"]').first).to_be_checked()
    expect(page.locator("faro-dealer .faro-said")).not_to_contain_text("Still to answer")
    page.locator("faro-dealer form button").press("Enter")
    expect(page.locator("faro-dealer .faro-said")).to_have_text(f"Still to answer: {name}.")
    expect(page.locator('[name="due-act-1"]').first).to_be_focused()
    expect(page.locator(".faro-verdicts li")).to_have_count(0)


def test_three_stakes_on_one_card_leave_its_row_as_it_was_on_a_phone(fresh_page: Open) -> None:
    page = fresh_page(DEALER, viewport=PHONE)
    for punter in ("bob", "clara", "dan"):
        page.locator(f"[data-punter={punter}]").select_option("plays-sixes")
    deal = begin(page)
    row = page.locator("faro-dealer .faro-cards .faro-at-6")
    height = row.evaluate("(card) => card.offsetHeight")
    while True:
        deal.click()
        if any(due["taken"] or due["paid"] for due in payments(page)):
            break
        settle(page)
        expect(deal).to_be_focused()
    settle(page)
    expect(deal).to_be_focused()
    assert row.evaluate("(card) => card.offsetHeight") == height
    expect(page.locator("faro-dealer .faro-outcome").first).to_be_hidden()
    expect(page.locator(".faro-verdicts li")).to_have_count(3)


def test_a_habit_that_is_chosen_is_told(fresh_page: Open) -> None:
    page = fresh_page(DEALER)
    page.locator("[data-punter=dan]").select_option("snowballs")
    expect(page.locator(".faro-habits dd").last).to_have_text(HABITS["snowballs"].says)
    expect(page.locator(".faro-acts dt")).to_have_text(["Leave it", "Take", "Pay", "Pass over"])


def test_the_cloth_and_the_first_press_are_in_sight_and_the_press_leaves_the_page_where_it_is(
    fresh_page: Open,
) -> None:
    page = fresh_page(DEALER, viewport=PHONE)
    begin, draw = (press(page.locator("faro-dealer"), words) for words in ("Take the dealer’s chair", "Show the soda"))
    expect(page.locator("faro-dealer .faro-at-K")).to_be_in_viewport(ratio=1)
    expect(begin).to_be_in_viewport(ratio=1)
    begin.click()
    expect(draw).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


def test_the_list_of_rule_books_names_the_book_of_the_deal(fresh_page: Open) -> None:
    page = fresh_page(DEALER)
    chair = page.locator("faro-dealer")
    book = page.locator("#dealer-book")
    book.select_option("stuss")
    press(chair, "Take the dealer’s chair").click()
    expect(book).to_be_disabled()
    page.reload()
    expect(book).to_have_value("hoyle-1864")
    press(chair, "Go on with your deal").click()
    expect(press(chair, "Open the deal")).to_be_focused()
    expect(book).to_have_value("stuss")
    expect(book).to_be_disabled()
    press(chair, "New table").click()
    expect(book).to_be_focused()
    book.select_option("denexa")
    press(chair, "Take the dealer’s chair").click()
    expect(press(chair, "Show the soda")).to_be_focused()
    expect(book).to_have_value("denexa")


def test_a_dealer_draws_takes_and_pays_and_each_payment_is_audited(open_page: Open) -> None:
    page = open_page(DEALER, viewport=PHONE, script="sessionStorage.removeItem('faro-deal:dealer');")
    page.locator("[data-punter=bob]").select_option("snowballs")
    draw = begin(page)
    draw.click()
    assert payments(page)
    settle(page)
    expect(page.locator(".faro-score")).to_have_text(re.compile(r"^(\d+) payments? right, of \1 due\.$"))
    draw.click()
    settle(page, off=1)
    expect(page.locator(".faro-verdicts .faro-refused")).to_have_count(1)
    wrong = page.locator(".faro-verdicts .faro-refused").inner_text()
    expect(page.locator(".faro-amiss li")).to_have_text([wrong])
    expect(page.locator("faro-dealer .faro-said")).to_have_text(re.compile(r"^\d+ of \d+ right\.$"))
    draw.click()
    expect(page.locator("faro-dealer form")).to_be_in_viewport()
    for stake in page.locator(".faro-payment").all():
        stake.get_by_text("Pass over").click()
    page.locator("faro-dealer form button").click()
    expect(page.locator(".faro-verdicts .faro-refused").first).to_contain_text("Passed over. ")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_double_press_settles_once(open_page: Open) -> None:
    page = open_page(DEALER, script="sessionStorage.removeItem('faro-deal:dealer');")
    draw = begin(page)
    draw.click()
    while not (count := sum(1 for due in payments(page) if due["taken"] or due["paid"])):
        settle(page)
        draw.click()
    settle(page, twice=True)
    expect(draw).to_be_focused()
    expect(page.locator(".faro-score")).to_have_text(re.compile(rf"^{count} payments? right, of {count} due\.$"))


def test_the_chair_is_asked_for_again_after_a_failure_and_not_after_a_cancel(open_page: Open) -> None:
    page = open_page("404.html")
    waiting = held(page, MANIFEST)
    page.goto(page.url.replace("404.html", DEALER))
    chair = page.locator("faro-dealer")
    press(chair, "Take the dealer’s chair").click()
    press(chair, "Cancel").click()
    expect(chair.locator(".faro-waiting")).to_be_hidden()
    expect(press(chair, "Take the dealer’s chair")).to_be_focused()
    first(page, waiting).abort()  # which came to nothing: it is asked for anew
    waiting.clear()
    press(chair, "Take the dealer’s chair").click()
    first(page, waiting).abort()
    page.unroute(MANIFEST)
    press(chair, "Retry").dblclick()  # once it is pressed, Cancel is what stands there
    expect(press(chair, "Show the soda")).to_be_focused()


def test_cases_are_kept_turn_by_turn_on_a_frame_of_ones_own(fresh_page: Open) -> None:
    keep = fresh_page("play/drills/").locator("faro-drill[data-kind=keep]")
    turns, wire = keep.locator(".faro-pairs > li:not([hidden])"), keep.locator(".faro-tally-wire").nth(6)
    expect(turns).to_have_count(1)
    press(keep, "Next turn").click()
    expect(turns).to_have_count(2)
    expect(keep.get_by_text(re.compile(r"^Turn 1 of \d+$"))).to_be_visible()
    expect(wire).to_have_accessible_name("7, 4 left")
    wire.click()
    expect(wire).to_have_accessible_name("7, 3 left")
    expect(wire.locator("i[data-out]")).to_have_count(1)


def test_the_beads_of_an_answer_move_to_the_true_count(fresh_page: Open) -> None:
    keep = fresh_page("play/drills/").locator("faro-drill[data-kind=keep]")
    wire = keep.locator(".faro-tally-wire.faro-asked").first
    for _ in range(4):
        wire.click()
    turn = press(keep, "Next turn")
    lies = wire.bounding_box()
    while turn.get_attribute("aria-disabled") != "true":
        turn.click()
    assert wire.bounding_box() == lies, "the frame is pushed from under the pointer"
    press(keep, "Answer").click()
    told = keep.locator(".faro-row-beads b")
    expect(told.first).to_have_text(re.compile(r"^\d$|^\d, not \d$"))
    counts = sorted((text or "")[0] for text in told.all_text_contents())
    beads = [str(4 - each.locator("i[data-out]").count()) for each in keep.locator(".faro-tally-wire.faro-asked").all()]
    assert counts == sorted(beads)


def test_the_exercise_of_a_link_is_what_one_sees_first(open_page: Open) -> None:
    page = open_page("play/drills/#call=1864-3", viewport=PHONE)
    asked = page.locator("faro-drill[data-kind=call] .faro-exercise")
    expect(asked).to_have_attribute("data-item", re.compile("1864-3$"))
    expect(asked.locator(".faro-prompt")).to_be_in_viewport()
