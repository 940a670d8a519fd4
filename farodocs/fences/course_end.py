"""The ```faro-course-end fence: what a reader can do after the course, lesson by lesson, and where he is weak."""

from __future__ import annotations

from html import escape

from markdown import Markdown

from farodocs.fences.lessons import address_of, lessons
from farodocs.markup import Fence, file_link, module, page_link

SCRIPT = "assets/faro/learn/faro-course-end.js"


def _drawn(given: dict[str, str], lines: str, md: Markdown) -> str:
    known = "".join(
        f'<li data-lesson="{lesson.id}"><a href="{escape(page_link(md, address_of(lesson)))}">'
        f"{escape(lesson.goal)}</a></li>"
        for lesson in lessons()
    )
    script = module(file_link(md, SCRIPT))
    return f'<faro-course-end><ol start="0" class="faro-known">{known}</ol></faro-course-end>{script}'


FENCE = Fence("faro-course-end", "faro", (), "nothing stands", _drawn)
