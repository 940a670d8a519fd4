"""The ```faro-class fence: the questions of all lessons to print, answers apart, and lists of them by an address."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from markdown import Markdown

from faro.teaching import FRAME
from farodocs.fences.lesson_files import by_lesson
from farodocs.fences.lessons import Lesson, lessons, pool
from farodocs.markup import Fence, file_link, module, sprite_once

SCRIPT = "assets/faro/learn/faro-class.js"


def _drawn(given: dict[str, str], lines: str, md: Markdown) -> str:
    course = lessons()
    files = by_lesson((lesson.id for lesson in course), md)
    return f"{sprite_once(md)}{render(course, files)}{module(file_link(md, SCRIPT))}"


def render(course: list[Lesson], items: str) -> str:
    """The questions, lesson by lesson, each with the seed by which an address names it; then the answers, likewise."""
    sets = [(lesson, [*asked(lesson)]) for lesson in course]
    questions = "".join(_section(lesson, "".join(map(_question, found))) for lesson, found in sets if found)
    answers = "".join(_section(lesson, "".join(map(_answer, found))) for lesson, found in sets if found)
    return (
        f'<faro-class data-items="{escape(items)}"><section class="faro-questions">{questions}</section>'
        f'<section class="faro-answers"><h2>The answers</h2>{answers}</section></faro-class>'
    )


def asked(lesson: Lesson) -> Iterator[dict[str, Any]]:
    """One exercise of each thing that a lesson asks: none from an earlier lesson, none that only a board can ask."""
    for at, task in enumerate(lesson.tasks):
        if not task.earlier and task.kind != "deal" and task.about != FRAME:
            yield pool(lesson, at)[0]


def _section(lesson: Lesson, inside: str) -> str:
    return f"<h3>Lesson {lesson.number}: {escape(lesson.title)}</h3><ol>{inside}</ol>"


def _question(item: Mapping[str, Any]) -> str:
    told = escape(" ".join((*item["told"], item["prompt"])))
    fields = "".join(f"<li>{escape(_asks(field))}</li>" for field in item["fields"])
    return f'<li data-seed="{escape(item["seed"])}"><p>{told}</p><ul>{fields}</ul></li>'


def _asks(field: Mapping[str, Any]) -> str:
    options = f": {'; '.join(field['options'])}" if field["options"] else ": ____"
    return f"{field['label']}{options}"


def _answer(item: Mapping[str, Any]) -> str:
    return f"<li><b>{escape('; '.join(item['accept'][0]))}.</b> {escape(item['explain'])}</li>"


FENCE = Fence("faro-class", "faro", (), "nothing stands", _drawn)
