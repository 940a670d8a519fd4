"""The ```faro-course fence: the map of the lessons, and where a script asks again what was missed."""

from __future__ import annotations

from html import escape

from markdown import Markdown

from faro.base import Card, Rank, Suit
from faro.pictures import back, face
from farodocs.fences.lesson_files import by_lesson
from farodocs.fences.lessons import Lesson, address_of, lessons, way
from farodocs.markup import Fence, file_link, module, page_link, sprite_once

SCRIPT = "assets/faro/learn/faro-course.js"


def _drawn(given: dict[str, str], lines: str, md: Markdown) -> str:
    first, *_ = course = lessons()
    cards = way(course, lambda lesson: page_link(md, address_of(lesson)), picture=painted)
    said = escape(f"Begin with lesson {first.number}: {first.title}")
    begin = f'<a class="faro-next" href="{escape(page_link(md, address_of(first)))}">{said}</a>'
    items = escape(by_lesson((lesson.id for lesson in course), md))
    drawn = f'{sprite_once(md)}<faro-course data-items="{items}">{begin}{cards}</faro-course>'
    return drawn + module(file_link(md, SCRIPT))


def painted(lesson: Lesson) -> str:
    """The card that has a lesson's number, the Ace of hearts after the King of spades; before the first, a back."""
    suit, rank = divmod(lesson.number - 1, len(Rank))
    return face(Card(Rank(rank + 1), (Suit.SPADES, Suit.HEARTS)[suit])) if lesson.number else back()


FENCE = Fence("faro-course", "faro", (), "nothing stands", _drawn)
