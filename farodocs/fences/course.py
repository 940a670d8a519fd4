"""The ```faro-course fence: the map of the lessons, and where a script asks again what was missed."""

from __future__ import annotations

from typing import Any

from markdown import Markdown

from faro.base import Card, Rank, Suit
from faro.pictures import back, face
from farodocs.fences.lessons import FOLDER, Lesson, address_of, lessons, way
from farodocs.markup.fence_head import made, refuse_lines, refuse_unknown
from farodocs.markup.live_part import module, sprite_once
from farodocs.markup.page_link import file_link, page_link

LANGUAGE = "faro-course"
SCRIPT = "assets/faro/learn/faro-course.js"


def formatter(source: str, language: str, css_class: str, options: dict[str, Any], md: Markdown, **kwargs: Any) -> str:
    """The HTML of the map. Raises `SuperFencesException`, with file and line, for anything that is wrong."""
    drawings, script, files = sprite_once(md), file_link(md, SCRIPT), file_link(md, FOLDER)

    def html(given: dict[str, str]) -> str:
        refuse_unknown(given, LANGUAGE, ())
        refuse_lines(source, LANGUAGE, "nothing stands")
        cards = way(lessons(), lambda lesson: page_link(md, address_of(lesson)), picture=painted)
        return f'{drawings}<faro-course data-items="{files}">{cards}</faro-course>{module(script)}'

    return made(LANGUAGE, css_class, options, html)


def painted(lesson: Lesson) -> str:
    """The card of the layout that has a lesson's number; before the first, and beyond the King, a back."""
    ranks = dict(enumerate(Rank, 1))
    return face(Card(ranks[lesson.number], Suit.SPADES)) if lesson.number in ranks else back()
