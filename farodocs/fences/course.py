"""The ```faro-course fence: the map of the lessons, and where a script asks again what was missed."""

from __future__ import annotations

from html import escape

from markdown import Markdown

from farodocs.fences.lesson_files import by_lesson
from farodocs.fences.lessons import address_of, lessons, way
from farodocs.markup import Fence, file_link, module, page_link, sprite_once

SCRIPT = "assets/faro/learn/faro-course.js"


def _drawn(given: dict[str, str], lines: str, md: Markdown) -> str:
    first, *_ = course = lessons()
    cards = way(course, lambda lesson: page_link(md, address_of(lesson)))
    said = escape(f"Begin with lesson {first.number}: {first.title}")
    begin = f'<a class="faro-next" href="{escape(page_link(md, address_of(first)))}">{said}</a>'
    items = escape(by_lesson((lesson.id for lesson in course), md))
    drawn = f'{sprite_once(md)}<faro-course data-items="{items}">{begin}{cards}</faro-course>'
    return drawn + module(file_link(md, SCRIPT))


FENCE = Fence("faro-course", "faro", (), "nothing stands", _drawn)
