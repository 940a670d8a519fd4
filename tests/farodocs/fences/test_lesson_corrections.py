"""What the course says against a wrong answer: over every exercise as it is baked, and every answer that is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from faro.base.cards import Rank
from faro.notation.log import parse_line, replay
from faro.rulebooks.shelf import library
from faro.table import commands as c
from faro.teaching.exercises.amiss import AGAIN
from faro.teaching.exercises.item import GIVEN
from faro.teaching.exercises.making import KINDS, make
from farodocs.fences.lessons import lessons, opening, pool
from tests.engine.teaching.exercises.corrected import correction

CAME = re.compile(
    r"the (\w+) came first(?: and the (\w+) second)?|the (\w+) came (second)|both cards were (\w+?)(?:es|s)?,"
)
PLACES = re.compile(r"in turn (\d+)")
LEFT = ("No ", "One ", "Two ", "Three ", "All four ")


def is_marked(kind: str, field: str) -> bool:
    """Whether what was answered stands beside the sentence, which says what is so."""
    return kind == "keep" or field == "tally"


@pytest.fixture(scope="module")
def course() -> list[dict[str, Any]]:
    """Every exercise that is baked, and every opening."""
    found = [item for lesson in lessons() for at in range(len(lesson.tasks)) for item in pool(lesson, at)]
    return [*found, *(opening(lesson) for lesson in lessons())]


def said(item: dict[str, Any]) -> Iterator[tuple[dict[str, Any], int, str, str]]:
    """Each field, its place, each answer that is wrong (`GIVEN` where it is no choice), and what is said against it."""
    for at, field in enumerate(item["fields"]):
        right = {row[at] for row in item["accept"]}
        if field["type"] == "choice":
            yield from (
                (field, at, option, sentence)
                for option, sentence in zip(field["options"], field["wrong"], strict=True)
                if option not in right
            )
        else:
            [sentence] = field["wrong"]
            yield field, at, GIVEN, sentence


def test_a_sentence_stands_against_every_wrong_answer_and_names_what_was_pressed(course: list[dict[str, Any]]) -> None:
    for item in course:
        for field, _, given, sentence in said(item):
            is_named = is_marked(item["kind"], field["id"]) or given in sentence
            assert is_named, (item["kind"], item["seed"], field["label"], given, sentence)
            assert sentence.endswith("."), sentence
            assert ".." not in sentence, sentence


def test_no_sentence_stands_against_a_right_answer(course: list[dict[str, Any]]) -> None:
    for item in course:
        for at, field in enumerate(item["fields"]):
            if field["type"] == "choice":
                right = {row[at] for row in item["accept"]}
                assert all(
                    bool(says) != (option in right)
                    for option, says in zip(field["options"], field["wrong"], strict=True)
                )


def test_no_two_wrong_choices_are_told_the_same(course: list[dict[str, Any]]) -> None:
    for item in course:
        for field in item["fields"]:
            sentences = [sentence for sentence in field["wrong"] if sentence]
            assert len({*sentences}) == len(sentences), (item["kind"], item["seed"], field["label"])


def drawn(item: dict[str, Any], option: str) -> c.DealTurn | None:
    """The cards of the turn that a sentence is about: the one settled, or of a stretch the one accused."""
    if item["kind"] == "spot":
        found = PLACES.search(option)
        turn = int(found[1]) if found else 0
        commands = [parse_line(line, library()) for line in item["log"].splitlines()]
        dealt = [command for command in commands if isinstance(command, c.DealTurn)]
        return dealt[turn - 1] if turn else None
    command = parse_line(item["then"], library()) if item["then"] else None
    return command if isinstance(command, c.DealTurn) else None


def test_the_cards_came_as_the_sentence_says(course: list[dict[str, Any]]) -> None:
    seen = 0
    for item in course:
        for _, _, option, sentence in said(item):
            turn = drawn(item, option)
            for one, two, alone, _, both in CAME.findall(sentence if turn else ""):
                assert turn is not None
                first, second = turn.first.rank, turn.second.rank
                assert one in ("", first.word), sentence
                assert {two, alone} <= {"", second.word}, sentence
                assert not both or (first == second and first.word.startswith(both)), sentence
                seen += 1
    assert seen > 1000, "hardly a sentence tells how the cards came"


def test_a_card_that_was_counted_amiss_lay_where_the_sentence_says(course: list[dict[str, Any]]) -> None:
    for item in course:
        if item["kind"] != "keep":
            continue
        table = replay(item["log"], library())
        for field, _, option, sentence in said(item):
            if field["type"] == "ranks":
                continue
            rank = Rank.parse(field["on"] or option)
            turns = [number for number, turn in enumerate(table.turns, 1) if rank in {card.rank for card in turn}]
            assert [*map(int, re.findall(r"\d+", sentence))] == turns, sentence
            assert sentence.startswith(LEFT[table.left(rank)]), sentence
            assert (" as the soda" in sentence) == (table.soda is not None and table.soda.rank == rank), sentence


def test_a_copper_that_was_overlooked_is_named(course: list[dict[str, Any]]) -> None:
    stakes = [
        (field, sentence)
        for item in course
        if item["kind"] in ("predict", "pay") and item["rules"] == "hoyle-1864"
        for field, _, _, sentence in said(item)
        if "coppered" in field["label"]
    ]
    decided = [
        sentence for _, sentence in stakes if re.search(r"that card (wins|loses)|both cards were \w+, one", sentence)
    ]
    assert decided
    assert all("copper" in sentence for sentence in decided)


def test_what_is_written_is_named_where_it_was_wrong() -> None:
    item = make("order", "K7F2-0", 2, "hoyle-1864")
    [right, _] = item.accept[0]
    assert correction(item, 0, right) == ""
    wrong = str(int(right) + 1)
    assert correction(item, 0, wrong).startswith(f"Not {wrong}: ")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_its_sentences_at_every_level(kind: str) -> None:
    for number in range(9):
        item = make(kind, f"K7F2-{number}", number % 3 + 1, "hoyle-1864")
        for at, field in enumerate(item.fields):
            wrong = [option for option in field.options if all(row[at] != option for row in item.accept)]
            sentences = [correction(item, at, option) for option in wrong] if field.type == "choice" else []
            for option, sentence in zip(wrong, sentences, strict=False):
                assert is_marked(kind, field.id) or option in sentence


def test_what_is_left_of_a_rank_is_said_with_where_the_others_went() -> None:
    item = make("keep", "K7F2-0", 1, "hoyle-1864")
    assert correction(item, 0, "4") == "Three Tens are left: one went in turn 6."


def test_two_cards_of_one_rank_are_said_to_be_so(course: list[dict[str, Any]]) -> None:
    for item in course:
        for _, _, _, sentence in said(item):
            assert not re.search(r"the (\w+) came first and the \1 second", sentence), sentence


def test_a_card_that_is_told_twice_is_named_with_the_turn_it_had_come_in(course: list[dict[str, Any]]) -> None:
    twice = [item for item in course if item["kind"] == "spot" and item["accept"][0][0] == AGAIN]
    assert twice
    for item in twice:
        told = [sentence for field, _, _, sentence in said(item) if field["id"] == "wrong"]
        assert all(re.search(r": the \w+ of \w+ had come out (in turn \d+|as the soda)\.$", each) for each in told), (
            told
        )


def test_no_answer_is_refuted_by_what_it_needs(course: list[dict[str, Any]]) -> None:
    both = "one card for the stake and one against it"
    for item in course:
        for _, _, _, sentence in said(item):
            assert not (f"needs {both};" in sentence and sentence.count("one for the stake and one against it")), (
                sentence
            )


def test_whoever_wants_what_is_not_allowed_is_named_as_a_person_is(course: list[dict[str, Any]]) -> None:
    sentences = [sentence for item in course for _, _, _, sentence in said(item)]
    assert any(": Ann has no stake on the " in sentence for sentence in sentences)
    assert not any(re.search(r"\bann\b", sentence) for sentence in sentences)
