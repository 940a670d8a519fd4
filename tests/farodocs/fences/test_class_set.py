from __future__ import annotations

import re

from farodocs.fences.class_set import asked, render
from farodocs.fences.lessons import lessons, pool

COURSE = lessons()


def test_every_question_has_its_answer_apart_and_in_the_same_place() -> None:
    questions, answers = render(COURSE, "items").split('<section class="faro-answers">')
    counts = [[part.count("<b>"), part.count("data-seed")] for part in (answers, questions)]
    assert counts[0][0] == counts[1][1] > 60
    assert re.findall(r"<h3.*?>(.*?)</h3>", questions) == re.findall(r"<h3.*?>(.*?)</h3>", answers)


def test_no_answer_stands_among_the_questions() -> None:
    for lesson in COURSE:
        for item in asked(lesson):
            assert item["explain"] not in render([lesson], "").split("faro-answers")[0]


def test_a_list_finds_each_question_by_its_seed_among_those_made_beforehand() -> None:
    for lesson in COURSE:
        for item in asked(lesson):
            found = re.match(r"([\w-]+)\.(\d+)", item["seed"])
            assert found is not None
            assert found[1] == lesson.id
            assert item["seed"] in [made["seed"] for made in pool(lesson, int(found[2]))]


def test_choices_that_all_stakes_of_a_question_share_stand_once() -> None:
    questions = render(COURSE, "").split("faro-answers")[0]
    assert "of each stake? <i>It wins / It loses</i></p><ul><li>Your 2 on the Nine: ___</li>" in questions
    assert "each stake? <i>The bank pays ___ / The bank takes ___ / It comes back / It lies on</i></p>" in questions
    assert ": Yes / No</li>" in questions


def test_a_way_leads_to_every_lesson_and_to_the_answers() -> None:
    page = render(COURSE, "")
    ways = re.findall(r'<a href="#([\w-]+)">', page)
    assert ways[-1] == "answers"
    assert [way for way in ways if f' id="{way}"' not in page] == []
