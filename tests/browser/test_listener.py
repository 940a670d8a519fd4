"""What is heard: each journey by keys, through the tree of accessibility, with every sentence in its order.

The texts in `heard/` are for reading: what is said twice, too late or not at all shows there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.listening import Listener, as_tree
from tests.browser.seats import CLEAN, open_table, press
from tests.browser.test_learn import asked

HEARD = Path(__file__).parent / "heard"
Golden = Callable[[Path, str], None]


@pytest.fixture
def keep(golden: Golden, request: pytest.FixtureRequest) -> Callable[[Listener], None]:
    """Hold what a listener was told against the text of the journey."""
    name = request.node.name.removeprefix("test_").replace("_", "-")
    return lambda listener: golden(HEARD / f"{name}.txt", listener.told())


Keep = Callable[[Listener], None]


def test_what_is_read_is_written_as_a_tree() -> None:
    phrases = ["group, Size", "button, Bet with 5, pressed", "5", "end of button, Bet with 5, pressed", "paragraph"]
    phrases += ["52 left", "end of paragraph", "end of group, Size", "group, More"]
    assert as_tree(phrases) == ["group, Size", "  button, Bet with 5, pressed", "  52 left", "group, More"]


def test_a_word_is_looked_up(open_page: Open, keep: Keep) -> None:
    page = open_page("", script=CLEAN)
    listener = Listener(page)
    listener.go(page.get_by_role("link", name="Search", exact=True))
    listener.key("Enter", "combobox")
    listener.types("hocly", "Hockelty")
    listener.key("Enter", "Hockelty")
    listener.read("the word", page.locator("article"))
    keep(listener)


def test_an_example_is_stepped_and_played(open_page: Open, keep: Keep) -> None:
    page = open_page("", script=CLEAN)
    example = page.locator("#one-turn")
    listener = Listener(page)
    listener.read("the example", example)
    listener.go(press(example, "Deal the turn"))
    listener.key("Enter", "the Queen wins")
    listener.go(press(example, "Back"))
    listener.key("Enter", "5 on the Queen")
    listener.go(press(example, "Play it yourself"))
    listener.key("Enter", "The seat is yours")
    listener.go(press(example, "Leave the seat"))
    listener.key("Enter", "left the seat")
    keep(listener)


def test_a_lesson_is_gone_through(open_page: Open, keep: Keep) -> None:
    page = open_page("learn/thirty-seconds/", script=CLEAN)
    lesson = page.locator("faro-lesson")
    [right] = asked(page)["accept"][0]
    wrong = next(option for option in asked(page)["fields"][0]["options"] if option != right)
    listener = Listener(page)
    listener.read("the lesson", page.locator("article"))
    listener.go(press(lesson, wrong))
    listener.key("Enter", "Not so.")
    listener.read("what is told", lesson)
    listener.go(press(lesson, "Now try it"))
    listener.key("Enter", "polite:")
    listener.read("the question", lesson)
    for at, option in enumerate(asked(page)["accept"][0]):
        listener.go(press(lesson.locator("form > .faro-row-choice").nth(at), option))
        listener.key("Enter", "")
    listener.go(press(lesson, "Answer"))
    listener.key("Enter", "Lesson done")
    listener.read("how it ends", lesson)
    keep(listener)


def test_a_bet_is_laid_dealt_and_settled(open_page: Open, keep: Keep) -> None:
    page = open_table(open_page)
    listener = Listener(page)
    listener.go(page.locator("#the-table-7"))
    listener.key("ArrowRight", "Six")
    listener.key("q", "Queen")
    listener.key("Enter", "5 on the Queen")
    listener.key("c", "opper")
    listener.key("c", "opper")
    listener.key("d", "Soda")
    while not re.search(r"Your 5 on the Queen", listener.lines[-1]):
        listener.key("d", "Turn")
    listener.key("l", "Turn")
    listener.key("y", "polite:")
    listener.key("t", "bet")
    listener.key("u", "Undone")
    keep(listener)


def test_a_position_is_shared(open_page: Open, keep: Keep) -> None:
    page = open_table(open_page)
    listener = Listener(page)
    listener.go(page.locator("#the-table-Q"))
    listener.key("Enter", "5 on the Queen")
    listener.key("d", "Soda")
    listener.go(press(page.locator("faro-table"), "Share"))
    listener.key("Enter", "polite")
    keep(listener)


def test_a_cheat_is_spotted(open_page: Open, keep: Keep) -> None:
    page = open_page("cheats/spot/", script=CLEAN)
    spot = page.locator("faro-spot")
    expect(press(spot, "Answer")).to_be_visible()
    accept = spot.evaluate("(element) => element.judging.item.accept")
    listener = Listener(page)
    listener.read("the deal", spot)
    listener.go(spot.get_by_label("The deal is"))
    spot.get_by_label("The deal is").select_option(accept["game"][0])
    if accept["means"]:
        spot.get_by_label("It shows in").select_option(accept["turn"][0])
        spot.get_by_label("It was done by").select_option(accept["means"][0])
    listener.go(press(spot, "Answer"))
    listener.key("Enter", "the deal is")
    listener.go(press(spot, "Lift the lid"))
    listener.key("Enter", "polite")
    keep(listener)


def test_a_cost_is_reckoned(open_page: Open, keep: Keep) -> None:
    page: Page = open_page("rules/odds/calculator/", script=CLEAN)
    expect(page.locator("faro-calculator .faro-said")).to_contain_text("costs 1.98")
    listener = Listener(page)
    listener.read("the calculator", page.locator("faro-calculator"))
    listener.go(page.get_by_role("radiogroup", name="Queen", exact=True).get_by_role("radio", checked=True))
    listener.key("ArrowLeft", "costs")
    keep(listener)
