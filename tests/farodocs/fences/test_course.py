"""The map of the lessons."""

from __future__ import annotations

from html import escape

from farodocs.fences.lessons import address_of, lessons, way


def test_the_map_has_each_lesson_with_its_number_its_name_and_its_aim() -> None:
    course = lessons()
    drawn = way(course, address_of)
    for lesson in course:
        assert (
            f'<span aria-hidden="true">{lesson.number}</span> '
            f'<span class="faro-card-title">{escape(lesson.title)}</span> <small>{escape(lesson.goal)}</small>'
        ) in drawn
    assert "<svg" not in drawn
