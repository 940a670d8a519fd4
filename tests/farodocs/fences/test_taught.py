"""The order of the course: no stake, word or answer comes before the lesson that teaches it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from faro.notation.log import replay
from faro.rulebooks.shelf import library
from farodocs.fences.lessons import Lesson, lessons, opening, pool
from farodocs.fences.taught import STAKES, WORDS, early, later

COURSE = lessons()
NUMBERS = {lesson.id: lesson.number for lesson in COURSE}
BESIDE = ("heeled", "string", "high-card", "odd-even")


def untaught(item: Mapping[str, Any], number: int) -> list[str]:
    """What an exercise of the lesson with a number asks, tells or offers that a later lesson teaches."""
    found = [f"a stake {stake}" for stake in _stakes(item["log"]) if NUMBERS[STAKES[stake]] > number]
    offered = [option for field in item["fields"] for option in field["options"]]
    labels = [field["label"] for field in item["fields"]]
    return found + [
        word for text in (item["prompt"], *item["told"], *labels, *offered) for word in early(text, number, NUMBERS)
    ]


def _stakes(log: str) -> Iterator[str]:
    """What sorts of stake lie on the table to which a log leads."""
    table = replay(log, library())
    for bet in table.bets:
        if bet.coppered:
            yield "coppered"
        if bet.spot.kind in BESIDE:
            yield "by word of mouth, or beside the cards"
        elif len(bet.spot.ranks) > 1:
            yield "on several cards"
        if bet.goes != "all":
            yield "of which a part goes"
        if bet.bend and bet.bend.corners:
            yield "on a bent card"
    if table.calls:
        yield "that calls the turn"


def test_what_is_taught_is_taught_by_a_lesson() -> None:
    assert {*WORDS, *STAKES.values()} <= {*NUMBERS}, "name the lessons of the course in farodocs/fences/taught.py"


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_no_exercise_asks_what_a_later_lesson_teaches(lesson: Lesson) -> None:
    for item in (opening(lesson), *(item for at in range(len(lesson.tasks)) for item in pool(lesson, at))):
        found = sorted({*untaught(item, lesson.number)})
        assert not found, f"{lesson.id}: {item['kind']} {item['seed']} has {', '.join(found)} before its lesson"


def test_a_seat_is_told_what_it_does_not_offer_yet() -> None:
    assert later(0, NUMBERS) == [*dict.fromkeys(STAKES.values())]
    assert later(NUMBERS["orders"], NUMBERS) == ["by-word-of-mouth", "the-other-faro", "last-turn"]
    assert later(len(COURSE) - 1, NUMBERS) == []


def test_the_first_answer_of_all_is_one_of_two() -> None:
    first = opening(COURSE[0])
    assert [field["options"] for field in first["fields"]] == [("It wins", "It loses")]


@pytest.mark.parametrize(
    ("text", "number", "words"),
    [("Ann’s 4 on the Queen, coppered", 3, ["coppered"]), ("The bank takes half", 2, ["half"]), ("It wins", 0, [])],
)
def test_a_word_before_its_lesson_is_found(text: str, number: int, words: list[str]) -> None:
    assert [found for found in early(text, number, NUMBERS) if found != "Ann"] == words
