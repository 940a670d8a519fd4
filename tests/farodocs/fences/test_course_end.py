from __future__ import annotations

from markdown import Markdown

from farodocs.fences.course_end import FENCE
from farodocs.fences.lessons import lessons


def test_the_end_names_what_every_lesson_was_for_in_order() -> None:
    html = FENCE.html({}, "", Markdown())
    places = [html.index(f'data-lesson="{lesson.id}"') for lesson in lessons()]
    assert places == sorted(places)
    assert all(lesson.goal in html for lesson in lessons())
