"""The questions that the word finder is asked are a fair and well-formed list."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from farodocs.data.records.names import key
from farodocs.words.collection import glossary

QUESTIONS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("questions.toml").read_text("utf-8"))[
    "questions"
]
KINDS = [
    "meaning",
    "spelling",
    "run-together",
    "plural",
    "cyrillic",
    "inside",
    "phrase",
    "everyday",
    "question",
    "clue",
    "typo",
    "idiom",
]


def test_there_are_many_questions_after_many_entries() -> None:
    assert len(QUESTIONS) >= 400
    assert len({slug for question in QUESTIONS for slug in question["wants"]}) >= 230


def test_every_kind_is_asked_and_meaning_most() -> None:
    kinds = Counter(question["kind"] for question in QUESTIONS)
    assert sorted(kinds) == sorted(KINDS)
    assert kinds["meaning"] * 2 > len(QUESTIONS)


def test_nothing_is_asked_twice() -> None:
    assert [
        asked for asked, times in Counter(key(question["asked"]) for question in QUESTIONS).items() if times > 1
    ] == []


def test_a_question_is_words_a_kind_and_entries_that_are_there() -> None:
    entries = glossary().entries
    assert [question for question in QUESTIONS if sorted(question) != ["asked", "kind", "wants"]] == []
    assert [question["asked"] for question in QUESTIONS if question["asked"] != question["asked"].strip()] == []
    assert [question["asked"] for question in QUESTIONS if not question["wants"]] == []
    assert [
        (question["asked"], slug) for question in QUESTIONS for slug in question["wants"] if slug not in entries
    ] == []


def test_a_question_after_a_meaning_does_not_name_what_it_wants() -> None:
    named = [
        (question["asked"], slug)
        for question in QUESTIONS
        for slug in question["wants"]
        if question["kind"] == "meaning"
        and f" {key(glossary().entries[slug].headword)} " in f" {key(question['asked'])} "
    ]
    assert named == []
