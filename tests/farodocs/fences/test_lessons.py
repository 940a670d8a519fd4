from __future__ import annotations

import gzip
import json
import re
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from markdown import Markdown

from faro.notation import replay
from faro.rulebooks import library
from faro.session import baked
from faro.teaching.exercises.item import LEVELS, Exercise
from faro.teaching.exercises.making import KINDS, make
from farodocs import folders
from farodocs.fences.lessons import MOST_WORDS, items, lessons, opening, parse, pool, render, with_earlier, write
from farodocs.markup.inline_words import inline_html
from farodocs.markup.mistakes import Placed
from farodocs.step import forget
from tests.engine.teaching.exercises.assumed import passed_off
from tests.engine.teaching.exercises.test_kinds import HARDEST, school_year

MOST_IN_SENTENCE = 25
MOST_CHECKS = 20
BUDGET = 20_000  # bytes of one lesson's file, with gzip
HEAD = {"id": "split", "number": "3"}
WHOLE = """
goal = "Halve a stake."
opens = "rules hoyle-1864\\nopen you 9\\nsoda Kd\\nbet you 5 on J\\nturn Jh Jc"
says = "Half goes to the bank."
tasks = [{ kind = "pay", level = 1, count = 2 }]
need = 1
"""


def test_the_course_is_its_lessons_and_a_whole_deal() -> None:
    course = lessons()
    assert [lesson.number for lesson in course if lesson.is_deal] == [len(course) - 1]
    unasked = {*KINDS} - {task.kind for lesson in course for task in lesson.tasks}
    assert not unasked, f"no lesson asks {', '.join(unasked)}: write a task of that kind into one"
    assert all(lesson.title and len(lesson.says.split()) <= MOST_WORDS for lesson in course)


def test_no_exercise_gives_an_assumption_of_ours_as_the_word_of_its_book() -> None:
    for lesson in lessons():
        for at, task in enumerate(lesson.tasks):
            seed = f"{lesson.id}.{at}{f'~{task.about}' if task.about else ''}-1"
            assert not [*passed_off(task.kind, seed, task.level, task.rules)]


def test_four_hundred_exercises_are_baked_and_each_file_is_small(tmp_path: Path) -> None:
    write(tmp_path)
    files = [tmp_path / f"{lesson.id}.json" for lesson in lessons()]
    baked = [item for file in files for task in json.loads(file.read_bytes())["tasks"] for item in task]
    assert len(baked) >= 400
    assert all(item["accept"] for item in baked)
    assert [file.name for file in files if len(gzip.compress(file.read_bytes())) > BUDGET] == []
    assert len(json.loads((tmp_path / "course.json").read_bytes())) == len(files)


def test_the_exercises_of_a_task_that_are_asked_one_after_another_differ() -> None:
    for lesson in lessons():
        for task in items(lesson)["tasks"]:
            asked = [(item["prompt"], *item["told"], *(str(field) for field in item["fields"])) for item in task]
            alike = [at for at, one in enumerate(asked) if one in asked[max(0, at - 2) : at]]
            assert not alike or task[0]["kind"] == "name", (lesson.id, task[0]["kind"])


def asked_of(item: dict[str, Any]) -> str:
    return " ".join((*item["told"], item["prompt"]))


def test_every_baked_sentence_is_short_and_plain() -> None:
    baked = [item for lesson in lessons() for at in range(len(lesson.tasks)) for item in pool(lesson, at)]
    baked += [opening(lesson) for lesson in lessons()]
    texts = {text for item in baked for text in (*item["told"], item["prompt"])}
    sentences = [part for text in texts for part in re.split(r"(?<=[.?!:]) ", text)]
    assert not [part for part in sentences if len(part.split()) > MOST_IN_SENTENCE][:3]
    assert not [item["seed"] for item in baked if school_year(asked_of(item)) > HARDEST][:3]


def test_no_board_tells_what_is_asked_and_no_rank_is_asked_three_times_in_a_row() -> None:
    for lesson in lessons():
        for at, task in enumerate(lesson.tasks):
            made = pool(lesson, at)
            if KINDS[task.kind].counted:
                assert not [
                    item["seed"] for item in made if "data-dead" in item["html"] or "faro-count" in item["html"]
                ]
            ranks = [{*item["ranks"]} for item in made if task.kind != "deal"]
            runs = [one & two & three for one, two, three in zip(ranks, ranks[1:], ranks[2:], strict=False)]
            assert not any(runs), (lesson.id, task.kind)


def features(item: Exercise) -> set[object]:
    """What makes an exercise hard: what is asked, how the stakes lie, and which rules decide."""
    told = {field.id.split("-")[0] for field in item.fields} | {reason.point for reason in item.reasons}
    how = {(bet.spot.kind, bet.coppered, bet.goes, bet.stake % 2) for bet in replay(item.log, library()).bets}
    offered = {field.options for field in item.fields} if item.kind in ("name", "spot") else set()
    return {*told, *how, *offered, item.prompt}


@pytest.mark.parametrize("kind", KINDS)
def test_a_higher_level_asks_something_else_and_no_larger_numbers(kind: str) -> None:
    levels = [[make(kind, f"level-{number}", level, "hoyle-1864") for number in range(6)] for level in LEVELS]
    first, _, last = ({feature for item in items for feature in features(item)} for items in levels)
    assert last - first
    stakes = [bet.stake for items in levels for item in items for bet in replay(item.log, library()).bets]
    assert max(stakes, default=0) <= MOST_CHECKS


@pytest.mark.parametrize("kind", [kind.name for kind in KINDS.values() if not kind.compares])
def test_an_exercise_that_compares_nothing_is_made_without_the_other_books(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = [baked(make(kind, f"alone-{level}", level, "meyer")) for level in LEVELS]
    forget()
    monkeypatch.setattr(library(), "_files", {"meyer": files("faro") / "rulebooks" / "meyer.toml"})
    assert [baked(make(kind, f"alone-{level}", level, "meyer")) for level in LEVELS] == whole
    forget()


def test_an_opening_is_a_turn_of_a_log_or_an_exercise() -> None:
    lesson = parse(HEAD, WHOLE, "learn/split.md", "The split")
    assert opening(lesson)["accept"] == [["The bank takes half"]]
    exercise = WHOLE.replace(WHOLE.splitlines()[2], 'opens = { kind = "call", seed = "K-1" }')
    assert opening(parse(HEAD, exercise, "", ""))["kind"] == "call"


def test_a_lesson_reads_without_a_script() -> None:
    html = render(
        parse(HEAD, WHOLE, "learn/split.md", "The split"), {"items": "a.json", "next": "../copper/"}, "Next", {}
    )
    assert html.count("<summary>The answer</summary>") == 2
    assert "Half goes to the bank." in html
    assert '<a class="faro-next" href="../copper/">Next</a>' in html


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("need = 1", "need = 3"), "3 exercises cannot have to be right of 2"),
        (('goal = "Halve a stake."', ""), "'goal' is missing"),
        (("need = 1", "need = 1\nhint = 2"), "'hint' is unknown"),
        (("need = 1", "need ="), "the lesson is no TOML"),
        (('kind = "pay"', 'kind = "juggle"'), "there is no exercise 'juggle'"),
        (("level = 1", "level = 4"), "of level 4"),
        (("level = 1", 'rules = "bassett"'), "no rule-book is called 'bassett'"),
        (("level = 1", "hard = 1"), "a task has no 'hard'"),
        (("count = 2", "count = 7"), "asks 6 exercises at most, not 7; put the rest into 'more'"),
        (("level = 1", 'about = "hocks"'), "'pay' asks nothing about 'hocks'"),
        (("count = 2", f"says = '{'Half ' * 61}'"), "60 words at a time at most, not 61"),
        (("Half goes", "Half " * 60 + "goes"), "60 words at a time at most, not 64"),
        (("turn Jh Jc", "turn Jh Kd"), "log line 5"),
        (("\\nturn Jh Jc", ""), "the opening asks nothing"),
    ],
)
def test_a_lesson_that_is_wrong_says_so(change: tuple[str, str], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        baked_whole(WHOLE.replace(*change))


def baked_whole(source: str) -> None:
    """Make everything of a lesson that has one task, as a build does."""
    lesson = parse(HEAD, source, "learn/split.md", "The split")
    opening(lesson)
    pool(lesson, 0)


def test_what_a_lesson_practises_more_is_made_and_not_asked() -> None:
    lesson = parse(HEAD, f'{WHOLE}more = [{{ kind = "law", level = 3, about = "calls" }}]\n', "", "")
    assert [task.count for task in lesson.tasks] == [2, 0]
    assert [item["seed"] for item in pool(lesson, 1)][:2] == ["split.1~calls-0", "split.1~calls-1"]


def test_a_later_lesson_asks_what_an_earlier_one_practised() -> None:
    course = lessons()
    mixed = {lesson.id: [task for task in lesson.tasks if task.earlier] for lesson in course}
    assert [lesson.id for lesson in course[2:13] if not 1 <= sum(task.count for task in mixed[lesson.id]) <= 2] == []
    earlier = {lesson.id: lesson for lesson in course}
    for task in (task for tasks in mixed.values() for task in tasks):
        own = {(each.kind, each.level, each.rules) for each in earlier[task.earlier].tasks if not each.earlier}
        assert (task.kind, task.level, task.rules) in own
    split = next(lesson for lesson in course if lesson.id == "split")
    html = render(split, {"items": "a.json", "next": "b/"}, "Next", {"wins-loses-stays": "From lesson 2"})
    assert html.count("From lesson 2</p>") == 1


@pytest.mark.parametrize(
    ("task", "told"),
    [
        ('from = "hocks"', "no lesson before this one is called 'hocks'"),
        ('from = "orders"', "no lesson before this one is called 'orders'"),
        ('from = "copper"', "no lesson before this one is called 'copper'"),
        ('from = "first-loses", kind = "spot"', "has no exercise 'spot'"),
        ('from = "first-loses", level = 2', "has its level and book there"),
    ],
)
def test_a_task_from_an_earlier_lesson_that_is_wrong_says_so(task: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        with_earlier(parse(HEAD, WHOLE.replace('kind = "pay", level = 1', task), "", ""), lessons())


def test_a_task_brings_its_own_words_with_their_links() -> None:
    source = WHOLE.replace("count = 2", 'says = "The [[soda|first card]] counts for nobody."')
    md = Markdown(extensions=["farodocs.inline.terms"])
    html = render(parse(HEAD, source, "", ""), {"items": "a", "next": "b"}, "", {}, partial(inline_html, md))
    link = '<faro-term><a href="glossary/soda-card/">first card</a></faro-term>'
    assert f'<p class="faro-says">The {link} counts for nobody.</p>' in html


def test_a_lesson_without_a_number_says_what_to_write() -> None:
    with pytest.raises(ValueError, match="id and its number"):
        parse({"id": "split"}, WHOLE, "", "")


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ('id="split" number="1"', "docs/b.md:1: lesson 'split' stands on docs/a.md too; give it an id of its own"),
        ('id="copper" number="0"', "docs/b.md:1: lesson 'copper' has the number 0, where 1 comes next; number the les"),
        ('id="copper" number="3"', "docs/b.md:1: lesson 'copper' has the number 3, where 1 comes next; number the les"),
    ],
)
def test_lessons_are_numbered_each_once(other: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    monkeypatch.setattr(folders, "DOCS", docs)
    for name, head in (("a", 'id="split" number="0"'), ("b", other)):
        (docs / f"{name}.md").write_text(f"```faro-lesson {head}\n{WHOLE.strip()}\n```\n", encoding="utf-8")
    with pytest.raises(Placed, match=re.escape(told)):
        lessons()
