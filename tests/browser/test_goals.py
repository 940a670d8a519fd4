"""A seat with something to do: it is ticked as it is done, and not once it is taken back; and a list for a class."""

from __future__ import annotations

from playwright.sync_api import expect

from farodocs.fences.class_set import asked
from farodocs.fences.lessons import lessons
from tests.browser.answering import give
from tests.browser.conftest import Open
from tests.browser.seats import deal_to_the_pair, press, sit


def test_a_goal_is_ticked_when_it_is_met_and_not_when_that_is_undone(open_page: Open) -> None:
    page = open_page("learn/thirty-seconds/#play-it")
    example = sit(page, "learn-seconds-seat")
    lay, decide = example.locator(".faro-goals > li").all()
    page.locator("#learn-seconds-seat-K").click()
    expect(lay).to_have_attribute("data-met", "yes")
    expect(decide).to_have_attribute("data-met", "")
    expect(example.locator(".faro-far")).to_have_text("1 of 2 done: you are level.")
    press(example, "Undo").click()
    expect(lay).to_have_attribute("data-met", "")


def test_the_pair_that_a_page_promises_comes_and_takes_half(open_page: Open) -> None:
    example = deal_to_the_pair(open_page("learn/split/"))
    expect(example.locator(".faro-far")).to_have_text("1 of 1 done: you are 3 down.")


def test_a_list_that_ends_with_a_question_that_there_is_not_is_done(open_page: Open) -> None:
    lesson = next(lesson for lesson in lessons() if lesson.id == "copper")
    item = next(iter(asked(lesson)))
    page = open_page(f"learn/class/#ask={item['seed']},{lesson.id}.99-1")
    exercise = page.locator(".faro-exercise")
    expect(exercise).to_have_attribute("data-item", f"{item['kind']} {item['seed']}")
    right, *how = item["accept"][0]
    wrong = next(place for place in item["fields"][0]["options"] if place != right)
    give(exercise, item, [wrong, *how], "pointer")
    press(page.locator("faro-class"), "Next question").click()
    told = page.locator("faro-class .faro-standing")
    expect(told).to_have_text(
        f"There is no question {lesson.id}.99-1; it was left out. 0 of 1 right, and the list is done."
    )
    expect(press(page.locator("faro-class"), "Ask the missed again")).to_be_visible()


def test_a_list_is_asked_by_its_address(open_page: Open) -> None:
    course = {lesson.id: lesson for lesson in lessons()}
    items = [next(iter(asked(course[lesson]))) for lesson in ("first-loses", "copper")]
    page = open_page(f"learn/class/#ask={','.join(item['seed'] for item in items)}")
    exercise = page.locator(".faro-exercise")
    for at, item in enumerate(items, 1):
        expect(exercise).to_have_attribute("data-item", f"{item['kind']} {item['seed']}")
        give(exercise, item, item["accept"][0], "pointer")
        expect(page.locator("faro-class .faro-standing")).to_contain_text(f"{at} of {at} right")
        if at < len(items):
            onward = press(page.locator("faro-class"), "Next question")
            expect(onward).to_be_focused()
            onward.click()
    expect(press(page.locator("faro-class"), "Ask the missed again")).to_be_hidden()
