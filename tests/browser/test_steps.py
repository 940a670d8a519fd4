"""Stepping through an example needs no engine. Who stays at one has it on its way, where that costs him nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.seats import (
    TURN,
    asks_for_engine,
    first,
    heard,
    held,
    line,
    press,
    said,
    sit,
    until,
)

DESK: ViewportSize = {"width": 1280, "height": 800}
BEFORE = "5 on the Queen. Checks: 95."
AFTER = "Turn 1. The Nine loses, the Queen wins. Your 5 on the Queen wins 5. Checks: 105."


def test_one_press_on_the_home_page_plays_the_turn_without_the_engine(open_page: Open) -> None:
    page = open_page(script=line("{ saveData: true }"))
    example = page.locator("#one-turn")
    said(example, BEFORE)
    press(example, "Deal the turn").click()
    said(example, AFTER)
    heard(page, AFTER)
    assert not asks_for_engine(page)


def test_a_board_with_nothing_to_step_through_has_no_steps(open_page: Open) -> None:
    example = open_page("rules/variants/basset/").locator("#basset-your-seat")
    expect(press(example, "Play it yourself")).to_be_visible()
    expect(
        example.locator(":is(.faro-back, .faro-step, .faro-position, .faro-restart)").filter(visible=True)
    ).to_have_count(0)
    press(example, "More of this example").click()
    expect(press(example, "Turn the table round")).to_be_visible()
    expect(example.locator(".faro-restart")).to_be_hidden()


def test_what_one_tab_asks_for_is_not_told_of_another(open_page: Open) -> None:
    page, other = open_page(script=line("{ saveData: true }")), open_page()
    sit(other, "one-turn")
    assert asks_for_engine(other)
    assert not asks_for_engine(page)


@pytest.mark.parametrize("where", ["#one-turn .faro-stage", "a[href$='play/']"], ids=["example", "link to the table"])
def test_who_stays_at_it_has_the_engine_on_its_way(open_page: Open, where: str) -> None:
    page = open_page(script=line('{ effectiveType: "4g" }'), apart=True)
    page.locator(where).first.hover()
    until(page, "performance.getEntriesByType('resource').some(({ name }) => name.includes('assets/engine/manifest'))")


def test_who_reads_it_with_the_pointer_beside_it_has_the_engine_on_its_way_where_the_line_is_known_to_be_free(
    open_page: Open,
) -> None:
    for of, comes in (('{ effectiveType: "4g", downlink: 10 }', True), ("undefined", False)):
        page = open_page(script=line(of), apart=True, clock=True)
        expect(press(page.locator("#one-turn"), "Play it yourself")).to_be_in_viewport()
        page.clock.run_for(5000)
        page.wait_for_load_state("networkidle")
        assert asks_for_engine(page) == comes


@pytest.mark.parametrize("of", ["{ saveData: true }", '{ type: "cellular" }', '{ effectiveType: "3g" }'])
def test_nobody_whose_line_is_dear_or_slow_has_it_before_a_press(open_page: Open, of: str) -> None:
    page = open_page(script=line(of), apart=True, clock=True)
    expect(press(page.locator("#one-turn"), "Play it yourself")).to_be_visible()
    page.locator("#one-turn .faro-stage").hover()
    page.clock.run_for(5000)
    page.wait_for_load_state("networkidle")
    assert not asks_for_engine(page)


def test_the_pointer_may_rest_at_an_example_before_its_script_comes(open_page: Open) -> None:
    page = open_page("404.html", apart=True)
    waiting = held(page, "**/cards-*.svg")
    page.add_init_script(line('{ effectiveType: "4g" }'))
    page.goto(page.url.replace("404.html", TURN), wait_until="commit")
    page.locator("#turn-winner .faro-stage").hover()
    first(page, waiting)
    waiting.let_go()
    until(page, "performance.getEntriesByType('resource').some(({ name }) => name.includes('assets/engine/manifest'))")


def test_a_pointer_that_passes_by_asks_for_nothing(open_page: Open) -> None:
    page = open_page(script=line('{ effectiveType: "4g", downlink: 2 }'), apart=True, clock=True)
    expect(press(page.locator("#one-turn"), "Play it yourself")).to_be_visible()
    page.clock.pause_at(60_000)  # the time that the pointer takes on a busy machine is no rest
    page.locator("a[href$='play/']").first.hover()
    page.clock.run_for(100)
    page.locator("#one-turn .faro-stage").hover()
    page.clock.run_for(500)
    page.mouse.move(0, 0)
    page.clock.run_for(5000)
    page.wait_for_load_state("networkidle")
    assert not asks_for_engine(page)


def test_back_and_forward_again(fresh_page: Open) -> None:
    page = fresh_page()
    example = page.locator("#one-turn")
    press(example, "Deal the turn").click()
    press(example, "Back").click()
    said(example, BEFORE)
    heard(page, BEFORE)
    expect(example.locator(".faro-position")).to_have_text("1 of 2")
    press(example, "Deal the turn").click()
    said(example, AFTER)


def test_on_a_phone_the_first_deal_leaves_the_doors_in_view(fresh_page: Open) -> None:
    page = fresh_page(viewport=PHONE)
    example = page.locator("#one-turn")
    press(example, "Deal the turn").click()
    said(example, AFTER)
    expect(page.locator(".faro-door").first).to_be_in_viewport(ratio=0.8)


def test_the_arrows_step_and_home_starts_over(fresh_page: Open) -> None:
    page = fresh_page()
    example = page.locator("#one-turn")
    press(example, "Deal the turn").focus()
    page.keyboard.press("ArrowRight")
    said(example, AFTER)
    # At the end the same press starts over, and a link goes on; the focus stays.
    expect(press(example, "Start over")).to_be_focused()
    expect(example.get_by_role("link", name="Next: Learn")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(example.locator(".faro-position")).to_have_text("0 of 2")
    page.keyboard.press("Home")
    said(example, BEFORE)


def test_on_a_phone_nothing_under_the_thumb_moves_as_one_steps(fresh_page: Open) -> None:
    page = fresh_page("history/basset/", viewport=PHONE)
    bar = page.locator("#early-three-cards .faro-controls")
    places = "(bar) => [...bar.children].map(({ offsetLeft: x, offsetTop: y, offsetWidth: wide }) => [x, y, wide])"
    expect(bar.locator(".faro-step")).to_have_text("Deal the coup")
    before = bar.evaluate(places)
    bar.locator(".faro-step").click()
    expect(bar.locator(".faro-step")).to_have_text("Step")
    assert bar.evaluate(places) == before
    back, more = (bar.locator(part).bounding_box() for part in (".faro-back", ".faro-beyond"))
    assert back
    assert more
    assert back["y"] == more["y"]  # it never stands alone in a row of its own


def test_on_a_phone_what_is_said_under_four_piles_has_its_room(fresh_page: Open) -> None:
    example = fresh_page("history/faro-ladies/", viewport=PHONE).locator(".faro-figure:has(.faro-four)").first
    cloth = example.locator(".faro-baize").first
    expect(press(example, "Deal the coup")).to_be_visible()
    before = cloth.evaluate("(cloth) => cloth.offsetHeight")
    press(example, "Deal the coup").click()
    expect(example.locator(".faro-four")).to_contain_text("lost")
    assert abs(cloth.evaluate("(cloth) => cloth.offsetHeight") - before) <= 1


def test_at_the_end_one_press_starts_over_and_it_has_the_focus_that_the_other_had(fresh_page: Open) -> None:
    page = fresh_page()
    example = page.locator("#one-turn")
    press(example, "More of this example").click()
    press(example, "Start over").focus()
    page.keyboard.press("ArrowRight")
    said(example, AFTER)
    expect(press(example, "Start over")).to_have_count(1)
    expect(press(example, "Start over")).to_be_focused()


def test_arrows_that_are_pressed_before_the_steps_have_come_are_all_heeded(open_page: Open) -> None:
    page = open_page()
    example = page.locator("#one-turn")
    waiting = held(page, "**/assets/examples/*.json")
    press(example, "Back").focus()
    for key in ("ArrowLeft", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    first(page, waiting).continue_()
    said(example, AFTER)
    expect(example.locator(".faro-position")).to_have_text("2 of 2")


def test_one_picture_at_a_time_stands_on_a_phone(open_page: Open) -> None:
    page = open_page(viewport=PHONE)
    page.locator("#one-turn .faro-controls").wait_for()
    assert page.locator("#one-turn .faro-still").count() == 1


def predicted(example: Locator) -> tuple[dict[str, Any], str]:
    """What an example asks, and what is said of the turn that answers it."""
    expect(example.locator(".faro-choices button").first).to_be_visible()
    data, frames = example.evaluate(
        "async ({ example }) => { await example.replay.bring(); return [example.data, example.replay.frames]; }"
    )
    return data, frames[data["shown"] + 1]["say"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_answer_stands_alone_in_half_a_row(fresh_page: Open, size: ViewportSize) -> None:
    page = fresh_page(TURN, viewport=size)
    example = page.locator('[data-mode="predict"]').first
    predicted(example)
    tops, right = example.locator(".faro-choices").evaluate("""(choices) => [
      [...choices.children].map((each) => each.offsetTop),
      choices.getBoundingClientRect().right - choices.lastElementChild.getBoundingClientRect().right]""")
    assert len(tops) == 5
    assert len({*tops}) == (3 if size == DESK else 2)
    assert right < 1


def test_at_a_desk_the_board_the_answers_and_the_verdict_are_in_one_window(fresh_page: Open) -> None:
    page = fresh_page("rules/bets/corners/", viewport=DESK)
    example = page.locator('[data-mode="predict"]').first
    _, after = predicted(example)
    example.locator(".faro-choices button").first.click()
    expect(example.locator(".faro-said")).to_contain_text(after)
    lowest = example.evaluate("""(example) => Math.max(...[".faro-baize", ".faro-choices", ".faro-said"].map(
      (part) => example.querySelector(part).getBoundingClientRect().bottom))""")
    assert lowest <= DESK["height"]


def test_a_right_answer_is_told_and_shown(fresh_page: Open) -> None:
    page = fresh_page(TURN)
    example = page.locator('[data-mode="predict"]').first
    data, after = predicted(example)
    right = example.locator(".faro-choices button").filter(has_text=data["question"]["right"])
    right.click()
    said(example, f"Right. {after}")
    heard(page, f"Right. {after}")
    expect(right).to_be_focused()
    press(example, "Start over").click()
    expect(right).not_to_have_attribute("aria-disabled", "true")


def test_a_wrong_answer_is_told_and_shown(fresh_page: Open) -> None:
    page = fresh_page(TURN)
    example = page.locator('[data-mode="predict"]').first
    data, after = predicted(example)
    right = data["question"]["right"]
    wrong = next(answer for answer in data["question"]["answers"] if answer != right)
    felt = example.locator(".faro-stage")
    before = press(example, "Deal the turn").bounding_box(), felt.bounding_box()
    press(example, wrong).click()
    said(example, f"Not so. {data['question']['because']} {after}")
    expect(example.locator(".faro-right")).to_have_text(right)
    expect(example.locator(".faro-wrong")).to_have_text(wrong)
    after_it = press(example, "Start over").bounding_box(), felt.bounding_box()
    # No press moves under the finger.
    assert len({(step["x"], step["y"] - stage["y"]) for step, stage in (before, after_it) if step and stage}) == 1
    press(example, "Start over").click()
    expect(example.locator(".faro-wrong")).to_have_count(0)


def test_on_paper_stand_the_pictures_before_and_after(fresh_page: Open) -> None:
    page = fresh_page(TURN)
    example = page.locator("#turn-winner")
    press(example, "Deal the turn").click()
    expect(example.locator(".faro-position")).to_have_text("2 of 2")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(example.locator(".faro-board")).to_have_count(2)
    expect(example.locator(".faro-board").first).to_be_visible()
    expect(example.locator(".faro-board").last).to_be_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    expect(example.locator(".faro-board")).to_have_count(1)
    expect(example.locator(".faro-position")).to_have_text("2 of 2")
