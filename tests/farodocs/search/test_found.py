"""The search finds what people ask for: the script that a page runs, over the index that the site serves."""

from __future__ import annotations

import json
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from farodocs.folders import ROOT
from farodocs.search.words import search_json
from farodocs.words.collection import glossary

HERE = Path(__file__).parent
QUESTIONS = ROOT / "tests" / "farodocs" / "words" / "questions.toml"
FIRST = 3
SHARE = 0.95

Asking = Callable[[list[str]], list[list[str]]]


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Asking:
    """Answers questions with the slugs of entries, best first."""
    path = tmp_path_factory.mktemp("search") / "words.json"
    path.write_text(search_json(glossary()), encoding="utf-8")
    slugs = [entry.slug for entry in glossary().in_order]

    def answers(questions: list[str]) -> list[list[str]]:
        run = subprocess.run(
            ["node", "--no-warnings", str(HERE / "ask.mjs"), str(path)],
            input=json.dumps(questions),
            capture_output=True,
            text=True,
            check=True,
        )
        return [[slugs[number] for number in found] for found in json.loads(run.stdout)]

    return answers


def test_most_questions_have_their_word_in_the_first_three(ask: Asking) -> None:
    questions = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["questions"]
    answers = ask([question["asked"] for question in questions])
    missed = [
        f"{question['kind']}: {question['asked']}: {' '.join(found[:FIRST])}, not {' '.join(question['wants'])}"
        for question, found in zip(questions, answers, strict=True)
        if not set(question["wants"]) & set(found[:FIRST])
    ]
    print(f"{len(questions) - len(missed)} of {len(questions)} found", *missed, sep="\n")
    assert len(missed) <= (1 - SHARE) * len(questions), "\n".join(missed)


def test_every_word_is_found_first_by_each_of_its_names(ask: Asking) -> None:
    named = [(name, entry.slug) for entry in glossary().in_order for name in (entry.headword, *entry.forms)]
    answers = ask([name for name, _ in named])
    assert [
        (name, found[:FIRST]) for (name, slug), found in zip(named, answers, strict=True) if slug not in found[:3]
    ] == []


@pytest.mark.parametrize(
    ("question", "slug"),
    [
        ("callturn", "call-the-turn"),
        ("штосс", "stos"),
        ("hocklety", "hockelty"),
        ("PAROLI", "paroli"),
        ("a la premiere", "a-la-premiere"),
        ("what is meant by hockelty in the old rules", "hockelty"),
    ],
)
def test_a_name_is_found_however_it_is_typed(ask: Asking, question: str, slug: str) -> None:
    assert slug in ask([question])[0][:FIRST]


@pytest.mark.parametrize("question", ["", "   ", "💥", "x" * 500, "the", "\\", "a.*(b[", "constructor __proto__"])
def test_nothing_that_is_typed_is_too_odd_to_answer(ask: Asking, question: str) -> None:
    assert len(ask([question])) == 1
