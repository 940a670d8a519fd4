"""The search finds what people ask for: the script that a page runs, over the index of the built site."""

from __future__ import annotations

import json
import subprocess
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from farodocs.folders import ROOT
from farodocs.words.collection import glossary

HERE = Path(__file__).parent
QUESTIONS = ROOT / "tests" / "farodocs" / "words" / "questions.toml"
FIRST_ANSWERS = tomllib.loads((HERE / "first_answers.toml").read_text(encoding="utf-8"))["answers"]
FIRST = 3
SHARE = 0.95


@dataclass(frozen=True)
class Answers:
    """Their names, with what they are, and their addresses; best first."""

    called: list[str]
    kinds: list[str]
    lines: list[str]
    addresses: list[str]
    are_guessed: bool
    unknown: list[str]

    @property
    def words(self) -> list[str]:
        """The slugs of the words among them."""
        return [at.split("/")[1] for at in self.addresses if at.startswith("glossary/") and at != "glossary/"]


Asking = Callable[[list[str]], list[Answers]]


@pytest.fixture(scope="module")
def ask(folder: Path) -> Asking:
    """Answers questions as the search of the built site does."""

    def answers(questions: list[str]) -> list[Answers]:
        run = subprocess.run(
            ["node", "--no-warnings", str(HERE / "ask.mjs"), str(folder)],
            input=json.dumps(questions),
            capture_output=True,
            text=True,
            check=True,
        )
        return [
            Answers(
                [f"{one['name']} ({one['kind']})" for one in told["found"]],
                [one["kind"] for one in told["found"]],
                [one["line"] for one in told["found"]],
                [one["address"] for one in told["found"]],
                told["isGuessed"],
                told["unknown"],
            )
            for told in json.loads(run.stdout)
        ]

    return answers


def test_most_questions_have_their_word_in_the_first_three(ask: Asking) -> None:
    questions = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["questions"]
    answers = ask([question["asked"] for question in questions])
    missed = [
        f"{question['kind']}: {question['asked']}: {' '.join(found.words[:FIRST])}, not {' '.join(question['wants'])}"
        for question, found in zip(questions, answers, strict=True)
        if not set(question["wants"]) & set(found.words[:FIRST])
    ]
    print(f"{len(questions) - len(missed)} of {len(questions)} found", *missed, sep="\n")
    assert len(missed) <= (1 - SHARE) * len(questions), "\n".join(missed)


def test_every_word_is_found_first_by_each_of_its_names(ask: Asking) -> None:
    named = [(name, entry.slug) for entry in glossary().in_order for name in (entry.headword, *entry.forms)]
    answers = ask([name for name, _ in named])
    assert [
        (name, found.called[:FIRST])
        for (name, slug), found in zip(named, answers, strict=True)
        if slug not in found.words[:FIRST]
    ] == []


def test_what_is_asked_has_its_answer_first(ask: Asking) -> None:
    """The list was written from what readers asked for, and is not bent to what is found."""
    answers = ask([row["asked"] for row in FIRST_ANSWERS])
    wrong = [
        f"{row['asked']}: {', '.join(found.called[:FIRST]) or 'nothing'}; wanted {row['first'] or 'nothing'}"
        for row, found in zip(FIRST_ANSWERS, answers, strict=True)
        if row["first"] not in (found.addresses[:1] or [""])
    ]
    assert wrong == []


@pytest.mark.parametrize("question", ["odds", "bet", "card", "deal", "rulebook", "table"])
def test_what_a_reader_calls_a_thing_stands_before_what_a_program_does(ask: Asking, question: str) -> None:
    [found] = ask([question])
    assert not found.addresses[0].startswith("library/reference"), found.called


def test_what_nobody_knows_is_not_found_and_little_is_guessed(ask: Asking) -> None:
    answers = ask(["zzgh", "zzzz", "qqqqqqqq", "xyzzyx", "copprr", "hockkelty"])
    assert [found.called for found in answers[:4]] == [[], [], [], []]
    for found in answers[4:]:
        assert found.are_guessed
        assert 0 < len(found.called) <= 3, found.called


def test_the_words_that_no_text_has_are_told_where_the_rest_is_found(ask: Asking) -> None:
    soapy, titanic, misspelt, half, named, plain = ask(
        ["soapy smith", "titanic thompson", "xqzzy copper", "hockel", "soda card", "who deals the cards"]
    )
    assert (soapy.unknown, titanic.unknown, misspelt.unknown) == (["soapy"], ["titanic"], ["xqzzy"])
    assert misspelt.words[:1] == ["copper"]
    assert (half.unknown, named.unknown, plain.unknown) == ([], [], [])


@pytest.mark.parametrize(
    ("question", "address"),
    [
        ("sytems", "rules/odds/systems/"),
        ("sytems tested", "rules/odds/systems/"),
        ("systems testd", "rules/odds/systems/"),
        ("equipmnt", "rules/equipment/"),
        ("mathematicans", "history/mathematicians/"),
        ("at a glanse", "rules/at-a-glance/"),
        ("placse", "history/places/"),
    ],
)
def test_a_page_is_found_first_by_a_word_of_its_title_that_is_a_letter_off(
    ask: Asking, question: str, address: str
) -> None:
    assert ask([question])[0].addresses[0] == address


@pytest.mark.parametrize(
    ("begun", "word"), [("copp", "copper"), ("zodi", "zodiac"), ("soni", "sonica"), ("suck", "sucker")]
)
def test_a_word_half_typed_stands_before_those_with_more_names_and_those_spelt_alike(
    ask: Asking, begun: str, word: str
) -> None:
    assert ask([begun])[0].words[0] == word


def test_every_answer_says_what_it_is_and_has_a_line_or_names_its_page(ask: Asking) -> None:
    for found in ask(["odds", "the law", "what you can do now", "simulate", "the copper", "Boston", "limits"]):
        assert found.called
        assert all(found.kinds)
        assert all(line or ": " in name for name, line in zip(found.called, found.lines, strict=True))


@pytest.mark.parametrize(
    ("question", "slug"),
    [
        ("callturn", "call-the-turn"),
        ("штосс", "stos"),
        ("hocklety", "hockelty"),
        ("HOCL", "hockelty"),
        ("PAROLI", "paroli"),
        ("parolli", "paroli"),
        ("casekeeper", "case-keeper"),
        ("a la premiere", "a-la-premiere"),
        ("bet against a card", "coppering-a-bet"),
        ("what is meant by hockelty in the old rules", "hockelty"),
    ],
)
def test_a_name_is_found_however_it_is_typed(ask: Asking, question: str, slug: str) -> None:
    assert slug in ask([question])[0].words[:FIRST]


def test_a_letter_of_another_alphabet_beside_latin_ones_is_read_as_it_looks(ask: Asking) -> None:
    for found, slug in zip(ask(["\u0441opper", "ho\u0441k\u0435lty"]), ("copper", "hockelty"), strict=True):
        assert (found.words[0], found.are_guessed) == (slug, False)


@pytest.mark.parametrize("question", ["", "   ", "💥", "x" * 500, "the", "\\", "a.*(b[", "constructor __proto__"])
def test_nothing_that_is_typed_is_too_odd_to_answer(ask: Asking, question: str) -> None:
    assert len(ask([question])) == 1
