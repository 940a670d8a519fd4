"""The ```faro-class fence: the questions of all lessons to print, answers apart, and lists of them by an address."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

from markdown import Markdown

from faro.teaching import FRAME, LEFT_OPEN, make
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
    questions = "".join(_section(lesson, map(_question, found), "lesson-") for lesson, found in sets if found)
    answers = "".join(_section(lesson, map(_answer, found), "answers-") for lesson, found in sets if found)
    ways = "".join(f'<a href="#lesson-{lesson.number}">{lesson.number}</a>' for lesson, found in sets if found)
    return (
        f'<nav class="faro-ways" aria-label="The lessons"><p>{ways}<a href="#answers">Answers</a></p></nav>'
        f'<faro-class data-items="{escape(items)}"><section class="faro-questions">{questions}</section>'
        f'<section class="faro-answers"><h2 id="answers">The answers</h2>{answers}</section></faro-class>'
    )


def asked(lesson: Lesson) -> Iterator[dict[str, Any]]:
    """One exercise of each thing that a lesson asks: none from an earlier lesson, none that only a board can ask."""
    for at, task in enumerate(lesson.tasks):
        if not task.earlier and task.kind != "deal" and task.about != FRAME:
            yield pool(lesson, at)[0]


def _section(lesson: Lesson, items: Iterable[str], name: str) -> str:
    head = f'<h3 id="{name}{lesson.number}">Lesson {lesson.number}: {escape(lesson.title)}</h3>'
    return f"{head}<ol>{''.join(items)}</ol>"


def _question(item: Mapping[str, Any]) -> str:
    """The choices stand once, where all that it asks has the same but for the sum that the bank takes or pays."""
    fields = make(item["kind"], item["seed"], item["level"], item["rules"]).fields
    every = [" / ".join(dict.fromkeys(fate.unsummed for fate in field.fates) or field.options) for field in fields]
    once = every[0] if len({*every}) == 1 < len(every) else ""
    shown = zip(fields, [""] * len(every) if once else every, strict=True)
    asked = ((field.label if field.label.endswith("?") else f"{field.label}:", says) for field, says in shown)
    asks = "".join(f"<li>{escape(label)} {escape(says) or LEFT_OPEN}</li>" for label, says in asked)
    told = escape(" ".join((*item["told"], item["prompt"]))) + (once and f" <i>{escape(once)}</i>")
    return f'<li data-seed="{escape(item["seed"])}"><p>{told}</p><ul>{asks}</ul></li>'


def _answer(item: Mapping[str, Any]) -> str:
    return f"<li><b>{escape('; '.join(item['accept'][0]))}.</b> {escape(item['explain'])}</li>"


FENCE = Fence("faro-class", "faro", (), "nothing stands", _drawn)
