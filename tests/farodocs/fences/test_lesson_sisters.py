"""The sisters of every task of the course: they differ in their answers, and two books in what they do."""

from __future__ import annotations

import pytest

from farodocs.fences.lessons import Lesson, lessons, pool

COURSE = lessons()


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_no_task_has_one_answer_in_all_its_sisters(lesson: Lesson) -> None:
    for at, task in enumerate(lesson.tasks):
        right = [{tuple(row) for row in item["accept"]} for item in pool(lesson, at)]
        always = set.intersection(*right)
        assert not always, f"{lesson.id}: {task.kind} {task.about} is always {always}: ask it of more than one thing"


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_two_books_of_which_one_is_asked_differ(lesson: Lesson) -> None:
    pairs = [item for at in range(len(lesson.tasks)) for item in pool(lesson, at) if item["kind"] == "rulebook"]
    assert not [item["seed"] for item in pairs for row in item["accept"] if len({*row}) == 1]
