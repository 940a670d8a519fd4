"""The ```faro-lesson fence: a lesson as data, its questions on the page, and its exercises in a file of its own."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from markdown import Markdown
from mkdocs.utils.meta import get_data

from faro.base import FaroError, nearest
from faro.rulebooks import library
from faro.session import baked, frames
from faro.teaching import KINDS, LEVELS, Exercise, Field, corrections, make, reader_of
from farodocs import folders
from farodocs.browser import pack_boards
from farodocs.fences.lesson_files import by_lesson
from farodocs.fences.taught import early, later
from farodocs.kept import kept, of_log
from farodocs.markup import (
    Fence,
    Placed,
    examples,
    file_link,
    in_attribute,
    inline_html,
    live_part,
    module,
    page_link,
    sprite_once,
)

SCRIPT = "assets/faro/learn/faro-lesson.js"
RULES = "hoyle-1864"
SPARE = 12
"""The sisters made beforehand of each task, besides those asked: half as many where it asks one, a third where none."""
HANDS = (5, 10, 25)
"""How many of the last turns of a pack are dealt: a short hand, a longer one, the whole; each time of another pack."""
MOST_WORDS = 60
MOST_ASKED = 6
"""The exercises that a lesson asks before it is done: under four minutes. A whole deal is one of its own."""
_KEYS = ("goal", "opens", "says", "tasks", "need")
_MORE, _TOLD = "more", "told"
_TASK = ("kind", "level", "rules", "count", "from", "about", "says")


@dataclass(frozen=True, slots=True)
class Task:
    """So many exercises of a kind, at a level, by a book; `earlier` is the lesson that practised them first.

    `about` is the one thing that they ask about, by its name in `TOPICS`. `says` is the idea that they bring, which
    stands over the first of them. A task of no exercises is practised once the lesson is done.
    """

    kind: str
    level: int
    rules: str
    count: int
    earlier: str = ""
    about: str = ""
    says: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: where it stands, what it is for, what it opens with, what it says, and what counts as done.

    `opens` is the log of a turn that is asked about, and `told` the rule that answers it, if it is told first; or an
    exercise by its kind, seed and level. `need` of the exercises have to be right.
    """

    id: str
    number: int
    page: str
    title: str
    goal: str
    opens: str | Mapping[str, Any]
    says: str
    tasks: tuple[Task, ...]
    need: int
    told: str = ""

    @property
    def is_deal(self) -> bool:
        """Whether it deals a whole deal, hand by hand."""
        return any(task.kind == "deal" for task in self.tasks)


def _drawn(given: dict[str, str], lines: str, md: Markdown) -> str:
    drawings, course = sprite_once(md), lessons()
    lesson = with_earlier(parse(given, lines, "", ""), course)
    after = next((other for other in course if other.number == lesson.number + 1), None)
    onward = page_link(md, address_of(after)) if after else page_link(md, "learn")
    links = {"items": by_lesson((other.id for other in course), md), "next": onward}
    links["way"] = way(course, lambda other: page_link(md, address_of(other)), lesson.number)
    title = f"Next lesson: {after.title}" if after else "Back to the lessons"
    titles = {other.id: f"From lesson {other.number}: {other.title}" for other in course}
    words = partial(inline_html, md)
    return drawings + render(lesson, links, title, titles, words) + module(file_link(md, SCRIPT))


def lessons() -> list[Lesson]:
    """The course: every lesson, in order. Raises `Placed` for one that is wrong, or has no number of its own."""
    found: dict[str, Lesson] = {}
    for fence in examples.find(FENCE.language):
        page = fence.path.relative_to(folders.DOCS).as_posix()
        try:
            found[fence.where] = parse(fence.options, fence.log, page, _title(fence.path))
        except ValueError as error:
            raise Placed(f"{fence.where}: {error}") from None
    course: list[Lesson] = []
    for where, lesson in sorted(found.items(), key=lambda one: one[1].number):
        try:
            _comes_next(lesson, course)
            course.append(with_earlier(lesson, course))
        except ValueError as error:
            raise Placed(f"{where}: {error}") from None
    return course


def _comes_next(lesson: Lesson, course: Collection[Lesson]) -> None:
    """Raises `ValueError` for a lesson with the id of another, or with a number that is not the next."""
    for other in course:
        if other.id == lesson.id:
            raise ValueError(f"lesson {lesson.id!r} stands on docs/{other.page} too; give it an id of its own")
    if lesson.number != (due := len(course)):
        told = f"lesson {lesson.id!r} has the number {lesson.number}, where {due} comes next"
        raise ValueError(f"{told}; number the lessons from 0, each once")


def with_earlier(lesson: Lesson, course: Iterable[Lesson]) -> Lesson:
    """A lesson whose tasks from earlier ones are those that stand there: its first, or its first of a kind.

    Raises `ValueError` for a lesson that is not earlier, or has no such exercise.
    """
    earlier = {other.id: other for other in course if other.number < lesson.number}

    def found(task: Task) -> Task:
        if not task.earlier:
            return task
        if task.earlier not in earlier:
            hint = nearest(task.earlier, earlier, f"write {', '.join(earlier)}") if earlier else "the first"
            raise ValueError(f"no lesson before this one is called {task.earlier!r}; {hint}")
        own = [other for other in earlier[task.earlier].tasks if not other.earlier and task.kind in ("", other.kind)]
        if not own:
            raise ValueError(f"the lesson {task.earlier!r} has no exercise {task.kind!r}")
        return replace(own[0], count=task.count, earlier=task.earlier)

    return replace(lesson, tasks=tuple(map(found, lesson.tasks)))


def parse(options: Mapping[str, str], source: str, page: str, title: str) -> Lesson:
    """A lesson from the head and the lines of its fence. Raises `ValueError`, in one sentence, for what is wrong."""
    if not options.get("id") or not options.get("number", "").isdecimal():
        raise ValueError('a faro-lesson fence needs its id and its number in its head, as id="split" number="3"')
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"the lesson is no TOML: {error}") from None
    for key in (*data, *_KEYS):
        if key not in (*_KEYS, _MORE, _TOLD) or key not in data:
            how = "missing" if key in _KEYS else "unknown"
            raise ValueError(f"a lesson holds {', '.join(_KEYS)}; {key!r} is {how}")
    _check_words(data["says"])
    tasks = tuple(_task(task) for task in data["tasks"])
    asked = sum(task.count for task in tasks)
    if asked > MOST_ASKED and not any(task.kind == "deal" for task in tasks):
        raise ValueError(f"a lesson asks {MOST_ASKED} exercises at most, not {asked}; put the rest into {_MORE!r}")
    if not 1 <= data["need"] <= asked:
        raise ValueError(f"{data['need']} exercises cannot have to be right of {asked}")
    return Lesson(
        options["id"],
        int(options["number"]),
        page,
        title,
        data["goal"],
        data["opens"],
        data["says"],
        (*tasks, *(replace(_task(task), count=0) for task in data.get(_MORE, []))),
        data["need"],
        data.get(_TOLD, ""),
    )


def render(
    lesson: Lesson,
    links: Mapping[str, str],
    onward: str,
    titles: Mapping[str, str],
    words: Callable[[str], str] = escape,
) -> str:
    """The lesson as it reads without a script: questions, answers folded away, pictures, and the way on.

    `titles` are what stands over an exercise of an earlier lesson, by the id of that lesson; `words` makes HTML of what
    the lesson says.
    """
    first = opening(lesson)
    hands = f" Hands of {', '.join(map(str, HANDS[:-1]))}, then {HANDS[-1]} turns." if lesson.is_deal else ""
    played = library()[lesson.tasks[0].rules].name if lesson.is_deal else ""  # elsewhere each question names its own
    book = f'<p class="faro-rules">Playing: <b>{escape(played)}</b></p>' if played else ""
    says = [words(task.says) for task in lesson.tasks]
    practice = "".join(
        _idea(says[at]) + _written(pool(lesson, at)[0], titles.get(task.earlier, ""))
        for at, task in enumerate(lesson.tasks)
    )
    data = {"id": lesson.id, "number": lesson.number, "need": lesson.need, "opening": _packed([first])}
    data |= {"hands": HANDS if lesson.is_deal else (), "later": later(lesson.number, _numbers())}
    data["tasks"] = [
        {key: getattr(task, key) for key in ("kind", "level", "rules", "count", "about")}
        | {"from": titles.get(task.earlier, ""), "says": says[at]}
        for at, task in enumerate(lesson.tasks)
    ]
    return (
        f'{links.get("way", "")}<faro-lesson data-items="{escape(links["items"])}" data-next="{escape(links["next"])}"'
        f" data-lesson='{in_attribute(data)}'>"
        f'<div class="faro-figure faro-lesson-frame"><p class="faro-goal">{escape(lesson.goal)}{hands}</p>{book}'
        '<p class="faro-from faro-warm"><span data-of="opening">To begin with, a question that does not count.</span>'
        '<span data-of="older">First, one from an earlier lesson.</span></p>'
        f'<div class="faro-written">{_written(first)}{_idea(words(lesson.says))}'
        f'<p class="faro-now">Now try these.</p>{practice}</div>'
        f'<p class="faro-onward"><a class="faro-next" href="{escape(links["next"])}">{escape(onward)}</a></p>'
        "</div></faro-lesson>"
    )


def address_of(lesson: Lesson) -> str:
    """The address of a lesson's page, from the root of the site."""
    return lesson.page.removesuffix(".md")


def way(
    course: list[Lesson],
    address: Callable[[Lesson], str],
    here: int | None = None,
) -> str:
    """The lessons as a row of numbers; on their map, where none is open, with titles and aims. A script marks some."""
    cards = "".join(
        f'<li><a href="{escape(address(lesson))}" data-lesson="{lesson.id}" data-number="{lesson.number}"'
        f' title="{lesson.number} {escape(lesson.title if here is not None else f"{lesson.title} {lesson.goal}")}"'
        f"{' aria-current=page' if lesson.number == here else ''}>"
        f'<span aria-hidden="true">{lesson.number}</span> '
        f'<span class="faro-card-title">{escape(lesson.title)}</span>'
        f"{f' <small>{escape(lesson.goal)}</small>' if here is None else ''}</a></li>"
        for lesson in course
    )
    return f'<nav class="faro-way" aria-label="Lessons"><ol>{cards}</ol></nav>'


def opening(lesson: Lesson) -> dict[str, Any]:
    """The question that a lesson begins with, as an exercise. Raises `ValueError` where the engine has none."""
    if not isinstance(lesson.opens, str):
        asked = {"level": 1, "rules": RULES, **lesson.opens}
        return _made(str(asked["kind"]), str(asked["seed"]), int(asked["level"]), str(asked["rules"]))
    run = frames(lesson.opens, reader_of(lesson.opens, library()))
    if error := run["error"]:
        raise ValueError(f"log line {error['line']}: {error['sentence']} ({error['code']})")
    question = run["question"]
    if question is None:
        raise ValueError("the opening asks nothing: a bet must lie before its last turn")
    told = run["frames"][run["asked_at"] + 1]
    numbers, right = _numbers(), question["right"]
    known = [fate for fate in question["answers"] if fate == right or not early(fate, lesson.number, numbers)]
    log, _, turn = lesson.opens.strip().rpartition("\n")
    field = Field("fate", "The stake", "choice", tuple(known))
    item = Exercise(
        kind="predict",
        seed="",
        level=1,
        rules=lesson.opens.split()[1],
        log=f"{log}\n",
        ranks=(),
        told=(lesson.told,) if lesson.told else (),
        prompt=question["prompt"],
        fields=(field,),
        accept=((right,),),
        explain=told["say"],
        then=turn,
    )
    return asdict(item) | {
        "asked": question["prompt"],
        "accept": [[right]],
        "fields": [asdict(field) | {"wrong": wrong} for wrong in corrections(item)],
        "html": run["frames"][run["asked_at"]]["html"],
        "after": told["html"],
        "next": "",
    }


def _numbers() -> dict[str, int]:
    return {lesson.id: lesson.number for lesson in lessons()}


def pool(lesson: Lesson, at: int) -> list[dict[str, Any]]:
    """The exercises of a task that are made beforehand: those asked, and sisters for what goes wrong."""
    task = lesson.tasks[at]
    spare = SPARE // {0: 3, 1: 2}.get(task.count, 1)
    if task.kind == "deal":
        seeds = [f"{lesson.id}{at}-{HANDS[-1] + left}" for at, turns in enumerate(HANDS) for left in range(-turns, 0)]
        return [_made(task.kind, seed, task.level, task.rules) for seed in seeds]
    word = f"{lesson.id}.{at}" + (f"~{task.about}" if task.about else "")
    seeds = [f"{word}-{number}" for number in range(task.count + spare)]
    return [_made(task.kind, seed, task.level, task.rules) for seed in seeds]


def items(lesson: Lesson) -> dict[str, Any]:
    """The file of a lesson: what it asks, and the exercises of its tasks, with what stands on several boards once."""
    pools = [pool(lesson, at) for at in range(len(lesson.tasks))]
    packed = _packed([item for each in pools for item in each])
    every = iter(packed.pop("items"))
    asked = {"need": lesson.need, "counts": [task.count for task in lesson.tasks]}
    return packed | asked | {"tasks": [[next(every) for _ in each] for each in pools]}


def write(target: Path) -> None:
    """Write the file of every lesson, and what the map of the course and its review need to know."""
    course = lessons()
    for lesson in course:
        live_part.write(target / f"{lesson.id}.json", items(lesson))
    told = [{"id": one.id, "number": one.number, "title": one.title, "page": f"{address_of(one)}/"} for one in course]
    live_part.write(target / "course.json", told)


def _check_words(says: str) -> None:
    words = len(re.sub(r"\[\[[^|\]]*\|", "", says).split())
    if words > MOST_WORDS:
        raise ValueError(f"a lesson says {MOST_WORDS} words at a time at most, not {words}")


def _task(given: Mapping[str, Any]) -> Task:
    for key in given:
        if key not in _TASK:
            write = f"write {', '.join(_TASK)}"
            raise ValueError(f"a task has no {key!r}; {nearest(key, _TASK, write)}")
    count = given.get("count", 1)
    if "from" in given:
        if {"level", "rules", "about", "says"} & {*given}:
            raise ValueError("a task from an earlier lesson has its level and book there; write from, kind and count")
        return Task(given.get("kind", ""), 1, RULES, count, given["from"])
    about, says = given.get("about", ""), given.get("says", "")
    _check_words(says)
    task = Task(given.get("kind", ""), given.get("level", 1), given.get("rules", RULES), count, about=about, says=says)
    if task.kind not in KINDS or task.level not in LEVELS:
        hint = nearest(task.kind, KINDS, f"write {', '.join(KINDS)}") if task.kind not in KINDS else ""
        write = hint or f"write {', '.join(map(str, LEVELS))}"
        raise ValueError(f"there is no exercise {task.kind!r} of level {task.level}; {write}")
    if task.rules.split()[0] not in library():
        hint = nearest(task.rules.split()[0], library(), f"write {', '.join(library())}")
        raise ValueError(f"no rule-book is called {task.rules!r}; {hint}")
    return task


def _made(kind: str, seed: str, level: int, rules: str) -> dict[str, Any]:
    asked = (kind, seed, level, rules)
    try:
        books = None if KINDS[kind].compares else of_log(rules)
        item: dict[str, Any] = kept("exercise", asked, lambda: baked(make(*asked)), books)
    except FaroError as error:
        raise ValueError(str(error)) from None
    return item


def _packed(given: list[dict[str, Any]]) -> dict[str, Any]:
    """Exercises as a page holds them: without what only the engine reads, or a drill."""
    told = [
        {key: value for key, value in item.items() if key not in ("log", "then", "asked", "ranks", "next")}
        for item in given
    ]
    return pack_boards(told)


def _idea(says: str) -> str:
    return f'<p class="faro-says">{says}</p>' if says else ""


def _written(item: Mapping[str, Any], earlier: str = "") -> str:
    """A question, its picture, and its answer folded away; `earlier` says from which lesson it comes."""
    told = "".join(f"<li>{escape(line)}</li>" for line in item["told"])
    asked = "".join(f"<li>{escape(field['label'])}</li>" for field in item["fields"])
    right = "; ".join(item["accept"][0])
    return (
        f'<div class="faro-task">{f"<p class=faro-from>{escape(earlier)}</p>" if earlier else ""}'
        f"{f'<ul>{told}</ul>' if told else ''}"
        f'<p class="faro-prompt">{escape(item["prompt"])}</p>'
        f'<div class="faro-stage"><div class="faro-still">{item["html"]}</div></div><ul>{asked}</ul>'
        f'<details class="faro-answer"><summary>The answer</summary><p><b>{escape(right)}.</b> '
        f"{escape(item['explain'])}</p>{item['after']}</details></div>"
    )


def _title(path: Path) -> str:
    return str(get_data(path.read_text(encoding="utf-8"))[1].get("title", ""))


FENCE = Fence("faro-lesson", "faro", ("id", "number"), "", _drawn)
