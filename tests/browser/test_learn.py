"""The lessons: each gone through to its end by pointer and by keys alone, kept, reviewed, and read by a listener."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

from farodocs.fences.lessons import Lesson, lessons, opening, pool
from tests.browser.answering import WAYS, By, give, push
from tests.browser.conftest import PHONE, Open, one_way_each
from tests.browser.findings import groups_said_twice
from tests.browser.seats import (
    deal_to_the_pair,
    heard,
    hold,
    intercept,
    leave_before,
    line,
    play_it,
    press,
    refused,
    until,
)

COURSE = {lesson.id: lesson for lesson in lessons()}
NAME = "faro-learn"
DESK: ViewportSize = {"width": 1280, "height": 800}
LOW_DESK: ViewportSize = {"width": 1280, "height": 720}
FORGET = f"localStorage.removeItem({json.dumps(NAME)});"
FETCHES = (
    "window.fetched = []; const fetching = fetch; fetch = (...what) => (fetched.push(`${what[0]}`), fetching(...what));"
)
WARMED = "fetched.some((file) => file.includes('assets/engine/'))"
SEEN_AND_IDLE = """async () => {
  await new Promise((seen) => new IntersectionObserver(seen).observe(document.querySelector("faro-lesson")));
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 }));
}"""

# What schedules the deck is fetched with the first thing that goes into it.
IN_DECK = """(seeds) => {
  const { deck } = JSON.parse(localStorage.getItem("faro-learn") ?? "{}");
  return seeds.every((seed) => Object.values(deck ?? {}).some(({ item }) => item.seed === seed));
}"""


@cache
def exercises(lesson: str) -> dict[str, dict[str, Any]]:
    """The exercises of a lesson by what the page calls them; that of the opening bears the name of its seed too."""
    made = [item for at in range(len(COURSE[lesson].tasks)) for item in pool(COURSE[lesson], at)]
    first = opening(COURSE[lesson])
    return {f"{item['kind']} {item['seed']}": item for item in (*made, first)}


def begin(open_page: Open, lesson: Lesson, **settings: object) -> Page:
    page = open_page("404.html", **settings)
    page.evaluate(FORGET)
    page.goto(page.url.replace("404.html", f"learn/{lesson.id}/"))
    return page


def asked(page: Page) -> dict[str, Any]:
    exercise = page.locator(".faro-exercise")
    expect(exercise).not_to_have_class(re.compile("faro-answered"))
    expect(exercise.locator(".faro-answering > *")).to_be_visible()
    name = exercise.get_attribute("data-item")
    assert name is not None
    lesson = page.url.partition("/learn/")[2].partition("/")[0]
    return exercises(lesson)[name]


def in_deck(page: Page) -> list[str]:
    """The seeds of the exercises that are asked again another day."""
    kept = json.loads(page.evaluate(f"localStorage.getItem({json.dumps(NAME)})"))
    return [each["item"]["seed"] for each in kept["deck"].values()]


def answer(page: Page, by: By, row: list[str] | None = None) -> None:
    """Give an answer, the right one where none is said."""
    item = asked(page)
    give(page.locator(".faro-exercise"), item, row or item["accept"][0], by)


def miss_the_first(open_page: Open) -> tuple[Page, Locator]:
    """A lesson whose first question has been answered wrongly, and what leads on."""
    page = begin(open_page, COURSE["first-loses"])
    answer(page, "pointer")
    press(page.locator("faro-lesson"), "Now try it").click()
    item = asked(page)
    right = item["accept"][0]
    other = next(option for option in item["fields"][0]["options"] if option != right[0])
    answer(page, "pointer", [other, *right[1:]])
    on = page.locator("faro-lesson .faro-on")
    expect(on).to_have_text("Another like it")
    return page, on


def read_to_a_listener(page: Page) -> None:
    """The tree that a listener walks holds the question, what it tells, and every field by its name."""
    item, tree = asked(page), page.locator(".faro-exercise").aria_snapshot()
    for told in (item["prompt"], *item["told"]):
        assert told.replace("\xa0", " ") in tree
    for field in item["fields"]:
        assert field["label"].replace("\xa0", " ") in tree
    assert "button" in tree


def finish(page: Page, lesson: Lesson, by: By) -> None:
    for number in range(1 + lesson.need):
        if by == "keys":
            read_to_a_listener(page)
        answer(page, by)
        expect(page.locator(".faro-verdict > .faro-said")).to_have_text("Right.")
        if by == "keys":
            assert "Right." in page.locator(".faro-exercise").aria_snapshot()
        if number == 0:
            expect(page.locator(".faro-says")).to_be_visible()
        if number < lesson.need:
            on = "Next turn" if lesson.is_deal else "Next question"
            push(press(page.locator("faro-lesson"), on if number else "Now try it"), by)
    expect(page.locator(".faro-standing")).to_have_text(f"Done: {lesson.need} right.")
    expect(page.locator(".faro-ready .faro-next")).to_be_visible()


def first_board_is_seen_whole(page: Page) -> None:
    page.set_viewport_size(LOW_DESK)
    asked(page)
    board = page.locator(".faro-exercise .faro-stage").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= LOW_DESK["height"]


@pytest.mark.parametrize(("lesson", "by"), one_way_each(COURSE.values(), WAYS, id=lambda lesson: lesson.id))
def test_a_lesson_is_gone_through_to_its_end(open_page: Open, lesson: Lesson, by: By) -> None:
    page = begin(open_page, lesson, **({"has_touch": True} if by == "touch" else {}))
    intercept(page, "**/assets/engine/**", lambda route: route.abort())
    first_board_is_seen_whole(page)
    assert groups_said_twice(page) == []
    if by == "touch":
        page.set_viewport_size(PHONE)
    finish(page, lesson, by)
    expect(page.locator(".faro-way [aria-current]")).to_have_class("faro-done")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_was_said_of_one_question_is_gone_at_the_next_and_a_lesson_that_is_done_leads_on(open_page: Open) -> None:
    page = begin(open_page, COURSE["thirty-seconds"])
    says, standing = page.locator(".faro-says"), page.locator(".faro-standing")
    first, onward = page.get_by_text("To begin with, a question that does not count."), page.locator(".faro-onward")
    expect(first).to_be_visible()
    expect(page.locator(".faro-told")).to_have_text("The first card of a turn is the bank’s, the second the players’.")
    answer(page, "pointer")
    expect(onward).to_be_hidden()
    expect(says).to_be_visible()
    expect(standing).to_have_text("0 of 1")
    press(page.locator("faro-lesson"), "Now try it").click()
    expect(says).to_be_hidden()
    expect(first).to_be_hidden()
    answer(page, "pointer")
    expect(says).to_be_hidden()
    told = page.locator(".faro-verdict > :is(.faro-said, .faro-source)")
    expect(told).to_have_text(
        [
            "Right.",
            "American Hoyle 1864: a stake that loses goes to the bank.",
            "A stake that wins is paid as much again.",
        ]
    )
    expect(page.locator(".faro-controls.faro-ready > .faro-next")).to_be_focused()
    expect(page.locator(".faro-controls.faro-ready > .faro-on")).to_have_text("Play it")


def test_each_turn_of_the_cases_comes_on_the_board_and_in_one_row_under_it(open_page: Open) -> None:
    page = begin(open_page, COURSE["case-keeper"], viewport=PHONE)
    exercise, item = page.locator(".faro-exercise"), asked(page)
    turn, row = press(exercise, "Next turn"), exercise.locator(".faro-pairs")
    expect(exercise.locator(".faro-prompt")).to_have_text(f"Deal the {len(item['dealt']) - 1} turns. {item['prompt']}")
    dark = "(press) => getComputedStyle(press).backgroundColor"
    done = press(exercise, "Answer")
    assert turn.evaluate(dark) == "rgb(33, 28, 20)" != done.evaluate(dark)
    assert "faro-fell" not in item["dealt"][0]
    expect(exercise.locator(".faro-fell")).to_have_count(0)
    wire, told = exercise.locator(".faro-tally-wire.faro-asked").first, exercise.locator(".faro-row-beads")
    asked_first = told.filter(has_text=f"{item['fields'][-1]['label']} ")  # the Ace stands first in the frame
    wire.click()
    wire.click()
    place = "(element) => [element.getBoundingClientRect().top, element.offsetHeight]"
    at, lies_at = turn.evaluate(place), row.evaluate(place)
    for number, board in enumerate(item["dealt"][1:], 1):
        turn.click()
        assert exercise.locator(".faro-dealing .faro-spoken").inner_html() in board
        expect(row.locator("li:not([hidden])")).to_have_count(1 + number)
        heard(page, re.compile(rf"^Turn {number} of {len(item['dealt']) - 1}\. 1 lost, .+\. 2 won, "))
        assert (turn.evaluate(place), row.evaluate(place)) == (at, lies_at)
        expect(wire.locator("i[data-out]")).to_have_count(2)
        expect(asked_first.locator("b")).to_have_text("2")
    assert done.evaluate(dark) == "rgb(33, 28, 20)" != turn.evaluate(dark)
    expect(exercise.locator(".faro-turns-out")).to_contain_text("All are out: now answer.")
    expect(done).to_be_in_viewport(ratio=1)
    assert row.evaluate("(row) => [...row.children].every(({ offsetLeft }) => offsetLeft >= row.offsetLeft)")
    expect(row.locator(".faro-nth")).to_have_count(0)
    assert item["accept"][0][-1] != "1"
    wire.click()
    done.click()
    expect(asked_first).to_contain_text(", not 1")
    expect(exercise.locator(".faro-progress")).to_be_hidden()  # nothing counts yet
    for part, share in ((".faro-board", 0.6), (".faro-tally", 1), (".faro-verdict > .faro-said", 1), (".faro-on", 1)):
        expect(exercise.locator(part)).to_be_in_viewport(ratio=share)


def test_an_answer_waits_until_the_turns_are_out_and_says_how_many_are_to_come(open_page: Open) -> None:
    page = begin(open_page, COURSE["case-keeper"])
    item, exercise = asked(page), page.locator(".faro-exercise")
    turns = len(item["dealt"]) - 1
    turn, done = press(exercise, "Next turn"), press(exercise, "Answer")
    done.click()
    expect(turn).to_be_focused()
    heard(page, f"Still to deal: {turns}")
    for _ in range(turns - 1):
        turn.press("Enter")
    done.click()
    expect(exercise.get_by_text("Still to deal: 1")).to_be_visible()
    expect(page.locator(".faro-verdict > .faro-said")).to_have_count(0)
    answer(page, "keys")
    row = page.locator(".faro-pairs")
    expect(row.locator("li")).to_have_count(len(item["dealt"]))
    expect(row.locator("li[hidden]")).to_have_count(0)
    expect(page.locator(".faro-exercise .faro-fell").first).to_be_visible()
    expect(press(page.locator("faro-lesson"), "Now try it")).to_be_focused()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_stake_that_waits_is_named_until_the_next_press_and_a_wrong_answer_leaves_the_board_in_sight(
    open_page: Open, size: ViewportSize
) -> None:
    page = begin(open_page, COURSE["whole-deal"], viewport=size, apart=True, clock=True)
    item, parts, missing = (
        asked(page),
        page.locator(".faro-answer-form > .faro-row-choice"),
        page.locator(".faro-missing"),
    )
    done = press(page.locator(".faro-exercise"), "Answer")
    parts.nth(0).locator("button").first.click()
    done.click()
    expect(missing).to_have_text(f"Still to answer: {'; '.join(field['label'] for field in item['fields'][1:])}.")
    low = "(all) => Math.max(...all.map((part) => part.getBoundingClientRect().bottom))"
    for part in (1, 2):
        assert done.evaluate("(press) => press.getBoundingClientRect().top") >= parts.evaluate_all(low)
        page.locator(".faro-prompt").evaluate("(prompt) => prompt.scrollIntoView()")
        parts.nth(part).locator("button").first.click()
        expect(missing).to_be_empty()
        expect(page.locator(".faro-exercise .faro-board")).to_be_in_viewport(ratio=0.9)
    done.click()
    over_them_all = ".faro-verdict:has(+ .faro-answering) > .faro-said"
    expect(page.locator(over_them_all)).to_have_text("Not so.")
    page.clock.run_for(1200)  # the checks move once the cards have been seen
    expect(page.locator(".faro-exercise .faro-board")).to_be_in_viewport(ratio=0.9)


def test_by_keys_the_focus_goes_to_what_is_empty_and_nothing_is_judged_before(open_page: Open) -> None:
    page = begin(open_page, COURSE["several-cards"], viewport=DESK)
    done, missing = press(page.locator(".faro-exercise"), "Answer"), page.locator(".faro-missing")
    when, cards = page.locator(".faro-row-choice button"), page.locator(".faro-row-ranks button")
    when.first.press("Enter")
    expect(cards.first).to_be_focused()
    done.press("Enter")
    expect(missing).to_have_text(f"Still to answer: {asked(page)['fields'][0]['label']}.")
    expect(cards.first).to_be_focused()
    cards.first.press("Enter")
    when.last.press("Enter")
    expect(done).to_be_focused()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_next_question_is_under_the_header_where_the_words_over_the_last_are_gone(
    open_page: Open, size: ViewportSize
) -> None:
    page = begin(open_page, COURSE["chance-or-not"], viewport=size)
    for on in ("Now try it", "Next question"):
        answer(page, "pointer")
        press(page.locator("faro-lesson"), on).click()
    asked(page)
    prompt, header = (page.locator(part).bounding_box() for part in (".faro-exercise .faro-prompt", ".md-header"))
    assert prompt is not None
    assert header is not None
    assert header["y"] + header["height"] <= prompt["y"]


def test_the_words_of_a_task_stand_over_its_first_question_alone(open_page: Open) -> None:
    page = begin(open_page, COURSE["chance-or-not"])
    says = page.locator(".faro-says")
    answer(page, "pointer")
    press(page.locator("faro-lesson"), "Now try it").click()
    expect(says).to_be_focused()
    expect(says).to_contain_text("The marks must agree with the turns")
    answer(page, "pointer")
    press(page.locator("faro-lesson"), "Next question").click()
    expect(page.locator(".faro-exercise")).to_have_attribute("data-item", re.compile(r"tally-1$"))
    expect(says).to_be_hidden()


def test_a_mistake_is_marked_settled_and_asked_again_of_a_sister(open_page: Open) -> None:
    lesson = COURSE["first-loses"]
    page = begin(open_page, lesson)
    answer(page, by="pointer")
    press(page.locator("faro-lesson"), "Now try it").click()
    item = asked(page)
    [right] = item["accept"]
    wrong = [next(option for option in item["fields"][0]["options"] if option != right[0]), *right[1:]]
    answer(page, by="pointer", row=wrong)
    expect(page.locator(".faro-crossed")).to_have_text(wrong[0])
    missed = page.locator(".faro-had-wrong")
    expect(missed.locator(".faro-ticked")).to_have_text(right[0])
    expect(missed.locator(".faro-overlooked")).to_contain_text(f"“{wrong[0]}” ")
    expect(press(page.locator("faro-lesson"), "Another like it")).to_be_focused()
    judged = f"Not so. {item['fields'][0]['label']}: {right[0]}. You said: {wrong[0]}. "
    refused(page, re.compile(f"^{re.escape(judged)}"))
    press(page.locator("faro-lesson"), "Another like it").click()
    assert asked(page)["seed"] != item["seed"]
    until(page, IN_DECK, [item["seed"]])
    assert in_deck(page) == [item["seed"]]


def test_where_a_stake_was_laid_wrongly_stays_marked_on_the_settled_cloth(open_page: Open) -> None:
    page = begin(open_page, COURSE["copper"])
    answer(page, "pointer")
    press(page.locator("faro-lesson"), "Now try it").click()
    item = asked(page)
    [right] = item["accept"]
    answer(page, "pointer", [next(option for option in item["fields"][0]["options"] if option != right[0]), *right[1:]])
    expect(page.locator(".faro-exercise .faro-chip")).to_be_visible()
    expect(page.locator(".faro-exercise .faro-own")).to_have_text("✕")


def test_a_ring_that_is_left_on_the_cloth_answers_no_second_time(open_page: Open) -> None:
    page = begin(open_page, COURSE["copper"])
    answer(page, "pointer")
    press(page.locator("faro-lesson"), "Now try it").click()
    item = asked(page)
    assert item["fields"][0]["at"]
    rings = page.locator(".faro-ring").element_handles()
    assert len(rings) > 1
    answer(page, "pointer")
    for ring in rings:
        ring.evaluate("(ring) => ring.click()")
    expect(page.locator(".faro-standing")).to_have_text("1 of 6")
    expect(page.locator(".faro-verdict > .faro-said")).to_have_text("Right.")


def test_what_a_lesson_does_not_ask_is_practised_and_is_in_the_deck_once_it_has_been_asked(open_page: Open) -> None:
    lesson = COURSE["split"]
    more = [f"{lesson.id}.{at}-0" for at, task in enumerate(lesson.tasks) if not task.count]
    page = begin(open_page, lesson)
    finish(page, lesson, "pointer")
    play_it(page)  # what lies under the board moves until somebody sits there
    press(page.locator("article"), "Go on with the lesson").click()
    press(page.locator("faro-lesson"), "Practise more").click()
    assert asked(page)["seed"] == more[0]
    assert not {*more} & {*in_deck(page)}
    answer(page, "pointer")
    until(page, IN_DECK, more[:1])
    expect(press(page.locator("faro-lesson"), "Practise more")).to_be_visible()
    expect(page.locator(".faro-ready .faro-next")).to_be_visible()


def test_a_lesson_that_has_become_shorter_since_is_done(open_page: Open) -> None:
    page = open_page("404.html")
    kept = {"lessons": {"orders": {"asked": 7, "right": 7}}}
    page.evaluate(f"localStorage.setItem({json.dumps(NAME)}, {json.dumps(json.dumps(kept))})")
    page.goto(page.url.replace("404.html", "learn/orders/"))
    expect(page.locator(".faro-ready .faro-next")).to_be_visible()
    expect(page.locator(".faro-way [aria-current]")).to_have_class("faro-done")


def test_a_lesson_left_is_gone_on_with_and_the_first_page_says_so(open_page: Open) -> None:
    page = begin(open_page, COURSE["copper"])
    answer(page, by="pointer")
    press(page.locator("faro-lesson"), "Now try it").click()
    answer(page, by="pointer")
    expect(page.locator(".faro-standing")).to_have_text("1 of 6")
    page.reload()
    expect(page.locator(".faro-standing")).to_have_text("1 of 6")
    press(page.locator("faro-lesson"), "Next question").click()
    expect(page.locator(".faro-exercise")).to_have_attribute("data-item", re.compile(r" copper\.0-1$"))
    page.goto(page.url.replace("learn/copper/", ""))
    expect(page.locator("faro-resume a").first).to_contain_text("Go on with lesson 0")


def test_a_wrong_answer_stands_after_a_reload_as_it_was_settled(open_page: Open) -> None:
    page, on = miss_the_first(open_page)
    expect(page.locator(".faro-exercise .faro-outcome").first).to_be_visible()
    parts = [page.locator(f".faro-exercise {part}") for part in (".faro-stage", ".faro-answering", ".faro-verdict")]
    stood = [part.inner_text() for part in parts]
    page.reload()
    expect(on).to_have_text("Another like it")
    expect(page.locator(".faro-exercise .faro-outcome").first).to_be_visible()
    assert [part.inner_text() for part in parts] == stood


def test_what_comes_of_an_earlier_lesson_says_so_before_it_is_asked(open_page: Open) -> None:
    page, _ = miss_the_first(open_page)
    page.goto(page.url.replace("first-loses", "copper"))
    expect(page.get_by_text("First, one from an earlier lesson.")).to_be_visible()
    expect(page.get_by_text("To begin with, a question that does not count.")).to_be_hidden()


def test_what_is_skipped_is_asked_when_the_others_have_been(open_page: Open) -> None:
    lesson = COURSE["copper"]
    page = begin(open_page, lesson)
    count = sum(task.count for task in lesson.tasks)
    exercise = page.locator(".faro-exercise")
    seen = [asked(page)["seed"]]
    for _ in range(count + 1):
        skipped = exercise.get_attribute("data-item")
        press(page.locator("faro-lesson"), "Skip this question").click()
        expect(exercise).not_to_have_attribute("data-item", str(skipped))
        seen.append(asked(page)["seed"])
    assert len({*seen}) == len(seen)
    assert seen[-1].startswith(f"{lesson.id}.0-")
    expect(page.locator(".faro-dot.faro-open")).to_have_count(count)
    expect(page.locator(".faro-standing")).to_have_text(f"0 of {lesson.need}")


def test_a_broken_link_asks_the_first_question_which_is_answered_while_the_next_comes(open_page: Open) -> None:
    page = open_page("learn/copper/#ask=50%")
    let_go = hold(page, "**/assets/learn/copper*")
    skip = press(page.locator("faro-lesson"), "Skip this question")
    skip.click()
    expect(skip).to_have_attribute("aria-disabled", "true")
    answer(page, "pointer")
    let_go()
    expect(page.locator(".faro-skip[aria-disabled]")).to_have_count(0)
    expect(page.locator(".faro-verdict > .faro-said")).to_have_text("Right.")
    press(page.locator("faro-lesson"), "Now try it").click()
    expect(page.locator(".faro-exercise")).to_have_attribute("data-item", re.compile(r" copper\.0-"))


def test_a_link_to_an_exercise_that_is_gone_says_so_and_the_lesson_begins(open_page: Open) -> None:
    page = open_page("learn/copper/#ask=copper.3~x-9")
    expect(page.locator(".faro-exercise")).to_have_attribute("data-item", re.compile(r"\S"), timeout=30_000)
    press(page.locator("faro-lesson"), "Skip this question").click()
    expect(page.locator(".faro-exercise")).to_have_attribute("data-item", re.compile(r" copper\.0-"))


def test_what_was_missed_is_looked_over_and_what_is_broken_harms_nothing(open_page: Open) -> None:
    page = open_page("404.html", apart=True)
    item = {"lesson": "split", "task": 0, "kind": "rulebook", "seed": "split.0-2", "level": 1, "rules": "hoyle-1864"}
    kept = {
        "lessons": {"split": {"done": "2026-01-01"}, "copper": {"done": 7}, "orders": 3},
        "deck": {"a": {"item": item, "card": {"due": "2026-01-01"}}, "b": {"item": 1, "card": {"due": "x"}}, "c": None},
        "later": {"kept": True},
    }
    page.evaluate(f"localStorage.setItem({json.dumps(NAME)}, {json.dumps(json.dumps(kept))})")
    page.goto(page.url.replace("404.html", "learn/"))
    expect(page.locator(".faro-done")).to_have_count(1)
    press(page.locator("faro-course"), "1 to look over").click()
    expect(page.locator(".faro-exercise")).to_have_attribute("data-item", "rulebook split.0-2")
    right = exercises("split")["rulebook split.0-2"]["accept"][0]
    give(page.locator(".faro-exercise"), exercises("split")["rulebook split.0-2"], right, "keys")
    expect(page.locator(".faro-verdict > .faro-said")).to_have_text("Right.")
    expect(press(page.locator("faro-course"), "That was all for now")).to_be_visible()
    after = json.loads(page.evaluate(f"localStorage.getItem({json.dumps(NAME)})"))
    assert after["later"] == {"kept": True}
    assert after["deck"]["a"]["card"]["due"] > "2026-01-02"


def at_the_second(open_page: Open, prepared: int, **settings: Any) -> Page:
    """A lesson gone on with at its second exercise, and so low a window that it is out of view."""
    settings |= {"script": FETCHES + settings.get("script", ""), "viewport": {"width": 1280, "height": 90}}
    page = open_page("404.html", **settings)
    page.route("**/assets/engine/**", lambda route: route.abort())

    def some(route: Route) -> None:
        made = route.fetch().json()
        route.fulfill(json=made | {"tasks": [items[:prepared] for items in made["tasks"]]})

    page.route("**/assets/learn/several-cards*", some)
    kept = {"lessons": {"several-cards": {"asked": 1, "right": 1}}}
    page.evaluate(f"localStorage.setItem({json.dumps(NAME)}, {json.dumps(json.dumps(kept))})")
    page.goto(page.url.replace("404.html", "learn/several-cards/"))
    assert asked(page)["seed"].endswith("-1")
    return page


def test_the_engine_comes_when_the_last_exercise_that_was_prepared_is_in_view(open_page: Open) -> None:
    page = at_the_second(open_page, prepared=2)
    page.evaluate(SEEN_AND_IDLE)
    assert not page.evaluate(WARMED)
    page.locator(".faro-exercise .faro-prompt").scroll_into_view_if_needed()
    until(page, WARMED)


@pytest.mark.parametrize(("prepared", "script"), [(3, ""), (2, line("{ saveData: true }"))], ids=["more", "dear"])
def test_it_does_not_come_while_more_were_prepared_or_data_are_to_be_saved(
    open_page: Open, prepared: int, script: str
) -> None:
    page = at_the_second(open_page, prepared, script=script)
    page.locator(".faro-exercise .faro-prompt").scroll_into_view_if_needed()
    page.evaluate(SEEN_AND_IDLE)
    assert not page.evaluate(WARMED)


def test_an_exercise_is_found_again_as_it_was_left_and_its_link_leads_to_it(open_page: Open) -> None:
    lesson = COURSE["first-loses"]
    page = begin(open_page, lesson, script="navigator.clipboard.writeText = async (text) => { window.copied = text; };")
    answer(page, "keys")
    push(press(page.locator("faro-lesson"), "Now try it"), "keys")
    item = asked(page)
    parts = page.locator(".faro-answering .faro-row-choice")
    part = parts.first
    push(press(part, item["fields"][0]["options"][0]), "keys")
    page.evaluate("location.assign('../split/')")
    page.wait_for_url("**/learn/split/")
    expect(page.locator(".faro-exercise .faro-prompt")).not_to_be_empty()
    page.go_back()
    expect(page.locator(".faro-exercise")).to_have_attribute("data-item", f"{item['kind']} {item['seed']}")
    expect(part.locator("[aria-pressed=true]")).to_have_text(item["fields"][0]["options"][0])
    expect(parts.nth(1).locator("button").first).to_be_focused()
    press(page.locator("body"), "Copy link").click()
    until(page, "window.copied?.includes('#ask=')")
    assert page.evaluate("copied").endswith(f"learn/first-loses/#ask={item['seed']}")
    page.evaluate("sessionStorage.clear()")
    page.goto(page.url.replace("/first-loses/", f"/first-loses/?again#ask={lesson.id}.0-3"))
    expect(page.locator(".faro-exercise")).to_have_attribute("data-item", f"predict {lesson.id}.0-3")
    answer(page, "pointer")
    press(page.locator("faro-lesson"), "Go on with the lesson").click()
    expect(page.locator(".faro-standing")).to_have_text("0 of 5 right; 4 will do")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_map_says_what_comes_next_and_folds_away_the_files(open_page: Open, size: ViewportSize) -> None:
    page = open_page("404.html", viewport=size)
    kept = {"lessons": {"thirty-seconds": {"done": "2026-01-01"}}}
    page.evaluate(f"localStorage.setItem({json.dumps(NAME)}, {json.dumps(json.dumps(kept))})")
    page.goto(page.url.replace("404.html", "learn/"))
    course = page.locator("faro-course")
    expect(course.locator(".faro-up-next .faro-card-title")).to_have_text(COURSE["first-loses"].title)
    done, following = COURSE["thirty-seconds"], COURSE["first-loses"]
    expect(course.locator(".faro-up-next")).to_have_accessible_name(f"1 {following.title} {following.goal}, next")
    expect(course.locator(".faro-done")).to_have_accessible_name(f"0 {done.title} {done.goal}, done")
    cards = course.locator(".faro-way li")
    heights = {*cards.evaluate_all("(cards) => cards.map((card) => Math.round(card.offsetHeight))")}
    assert len(heights) == (1 if size == DESK else 2), "an aim has one line or two, and a row no more"
    expect(press(course, "Load a saved file")).to_be_hidden()
    course.locator("summary").click()
    expect(press(course, "Load a saved file")).to_be_visible()
    forget = press(course, "Forget what I have done")
    forget.click()
    course.get_by_role("button", name="press again").click()
    expect(press(course, "Save as a file")).to_be_hidden()
    expect(course.locator(".faro-done")).to_have_count(0)


def test_a_word_asks_about_itself(open_page: Open) -> None:
    page = open_page("glossary/hockelty/")
    page.get_by_role("link", name="Quiz me on this").click()
    expect(page.locator(".faro-exercise .faro-prompt")).to_have_text("Which word is it?")
    page.locator(".faro-answering").get_by_role("button", name=re.compile("hockelty", re.I)).click()
    expect(page.locator(".faro-verdict > .faro-said")).to_have_text("Right.")


def test_a_question_that_comes_when_the_page_is_left_is_not_asked(open_page: Open) -> None:
    page = open_page("404.html")
    let_go = hold(page, "**/finder-*.json")
    page.goto(page.url.replace("404.html", "learn/#word=hockelty"))
    page.evaluate("window.left = document.querySelector('faro-course .faro-exercise')")
    leave_before(page, let_go, "finder-")
    assert page.evaluate("window.left.hidden")


def test_a_word_opened_twice_is_asked_again(open_page: Open) -> None:
    page = open_page("404.html")
    page.evaluate(FORGET)
    page.goto(page.url.replace("404.html", "glossary/hockelty/"))
    page.reload()
    page.goto(page.url.replace("glossary/hockelty/", "learn/"))
    press(page.locator("faro-course"), "1 to look over").click()
    expect(page.locator(".faro-exercise")).to_have_attribute("data-item", "word hockelty")


def test_a_listener_is_asked_and_told_at_each_step(open_page: Open) -> None:
    lesson = COURSE["first-loses"]
    page = begin(open_page, lesson)
    answer(page, by="keys")
    tree = page.locator("faro-lesson").aria_snapshot()
    assert "Right." in tree
    assert 'button "Now try it"' in tree
    push(press(page.locator("faro-lesson"), "Now try it"), by="keys")
    item = asked(page)
    heard(page, item["prompt"])
    tree = page.locator("faro-lesson").aria_snapshot()
    for field in item["fields"]:
        assert field["label"] in tree
        assert f'group "{field["label"]}"' in tree
    assert tree.count('button "It wins"') == 1, "one question is open at a time"
    expect(page.locator(".faro-exercise .faro-prompt")).to_be_focused()


def test_the_seat_takes_the_place_of_the_exercises_and_fills_the_purse(open_page: Open) -> None:
    page = begin(open_page, COURSE["split"])
    seat, exercise = page.locator(".faro-play-screen"), page.locator("faro-lesson .faro-exercise")
    expect(exercise).to_be_visible()
    expect(seat).to_be_hidden()
    deal_to_the_pair(page)
    expect(exercise).to_be_hidden()
    expect(seat.locator(".faro-in-purse")).to_have_text("In your purse: 97 checks, of 100 to begin with.")
    press(seat, "Go on with the lesson").click()
    expect(seat).to_be_hidden()
    expect(exercise.locator(".faro-prompt")).to_be_focused()
    page.reload()
    press(page.locator("faro-lesson"), "Play it").click()
    expect(seat.locator(".faro-in-purse")).to_contain_text("97 checks")
