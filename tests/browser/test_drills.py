"""The drills and the dealer's chair: asked at once, graded by what the engine accepts, audited payment by payment."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from faro.shell.drills import make
from farodocs.drills import RULES, first_drills
from tests.browser.conftest import PHONE, Open
from tests.browser.seats import heard, press

DRILLS = "play/drills/"
DEALER = "play/dealer/"
KINDS = ("keep", "pay", "call")


def drill(page: Page, kind: str) -> Locator:
    found = page.locator(f'faro-drill[data-kind="{kind}"]')
    expect(press(found, "Answer")).to_be_visible()
    return found


def fill(asked: Locator, answers: list[str]) -> None:
    for field, answer in zip(asked.locator("form select, form input").all(), answers, strict=True):
        if field.evaluate("element => element.localName") == "select":
            field.select_option(answer)
        else:
            field.fill(answer)
    press(asked, "Answer").click()


@pytest.mark.parametrize("kind", KINDS)
def test_every_right_answer_counts_and_the_engine_is_not_needed(open_page: Open, kind: str) -> None:
    page = open_page("404.html")
    page.route("**/assets/engine/**", lambda route: route.abort())
    page.goto(page.url.replace("404.html", DRILLS))
    asked = drill(page, kind)
    items = first_drills()[kind]
    for number, item in enumerate(items):
        expect(asked.locator(".faro-prompt")).to_have_text(item["prompt"])
        for answers in item["accept"]:
            fill(asked, answers)
            expect(asked.locator(".faro-said")).to_have_text(f"Right. {item['explain']}")
        if number < len(items) - 1:
            press(asked, "Another one").click()
    press(asked, "Another one").click()
    expect(asked.locator(".faro-said")).to_contain_text("The engine could not load")
    expect(asked.locator(".faro-prompt")).to_have_text(items[0]["prompt"])


def test_a_wrong_answer_is_told_what_is_right(open_page: Open) -> None:
    page = open_page(DRILLS)
    asked = drill(page, "keep")
    item = first_drills()["keep"][0]
    wrong = [str(int(item["accept"][0][0]) + 1), *item["accept"][0][1:]]
    fill(asked, wrong)
    expect(asked.locator(".faro-said.faro-refused")).to_have_text(f"Not so. {item['explain']}")
    press(asked, "Another one").click()
    expect(asked.locator(".faro-refused")).to_have_count(0)
    heard(page, first_drills()["keep"][1]["prompt"])


def test_the_engine_goes_on_where_the_first_drills_end_and_a_link_leads_back(open_page: Open) -> None:
    page = open_page(f"{DRILLS}#pay=SEED-40")
    asked = drill(page, "pay")
    expect(asked.locator(".faro-prompt")).to_have_text(make("pay", "SEED-40", RULES).prompt)
    press(asked, "Another one").click()
    expect(page).to_have_url(re.compile(r"#pay=SEED-41$"))


def test_without_a_script_the_answer_is_folded_up(open_page: Open) -> None:
    page = open_page(DRILLS, java_script_enabled=False)
    asked = page.locator('faro-drill[data-kind="call"]')
    asked.locator("summary").click()
    expect(asked).to_contain_text(first_drills()["call"][0]["explain"])


def payments(page: Page) -> list[dict[str, int]]:
    """What is due, as the engine told the page, once it has."""
    expect(page.locator("faro-dealer form")).to_be_visible()
    due = page.evaluate("document.querySelector('faro-dealer').due.payments")
    return list(json.loads(json.dumps(due)))


def settle(page: Page, off: int = 0) -> None:
    """Settle a turn, every payment right but for `off` checks on the first."""
    for at, due in enumerate(payments(page)):
        act = "taken" if due["taken"] else "paid" if due["paid"] or (off and at == 0) else ""
        page.locator(f"#due-act-{at}").select_option(act)
        if act:
            page.locator(f"#due-{at}").fill(str(due[act] + (off if at == 0 else 0)))
    page.locator("faro-dealer form button").click()


def test_a_dealer_draws_takes_and_pays_and_each_payment_is_audited(open_page: Open) -> None:
    page = open_page(DEALER, viewport=PHONE, script="sessionStorage.removeItem('faro-deal:dealer');")
    page.locator("[data-punter=bob]").select_option("snowballs")
    press(page.locator("faro-dealer"), "Take the dealer’s chair").click()
    draw = press(page.locator("faro-dealer"), "Draw the turn")
    draw.click()  # the soda
    settle(page)
    draw.click()
    assert payments(page)
    settle(page)
    expect(page.locator(".faro-score")).to_have_text(re.compile(r"^\d+ payments made, 0 of them wrong\.$"))
    draw.click()
    settle(page, off=1)
    expect(page.locator(".faro-score")).to_have_text(re.compile(r", 1 of them wrong\.$"))
    expect(page.locator(".faro-verdicts .faro-refused")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
