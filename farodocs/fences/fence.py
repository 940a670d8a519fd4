"""The ```faro fence: a log becomes a picture, its words and its steps; a log that is wrong stops the build."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from markdown import Markdown

from faro.base import CODES, FaroError, Spot, nearest
from faro.notation import play_while_valid, replay, stamped
from faro.rulebooks import library
from faro.seats import View, see
from faro.session import frames, waiting
from faro.table import rules_of
from faro.teaching import COMPANY, goals_of, reader_of
from faro.words import compare, names_of
from farodocs.fences import full_table, lid
from farodocs.figures import card_file, pointing
from farodocs.kept import kept, of_log
from farodocs.markup import Fence, Placed, clips_once, examples, file_link, folded_as, in_script, source_of, sprite_once

MODES = ("table", "replay", "predict", "play", "whole")
OPTIONS = ("id", "mode", "title", "fails", "books", "lid", "cases", "open", "goals", "seed", "company", "doubtful")
MANY = 6
"""Examples on a page of which those behind the first are folded: they alone would fill more than four screens."""

_PIECES: WeakKeyDictionary[Markdown, dict[str, int]] = WeakKeyDictionary()
"""The pieces of boards that a page has already, numbered: an example brings only those that are new."""


class WrongLine(ValueError):
    """A line of a log that the engine refuses, with its number in the log, counted from one."""

    def __init__(self, told: str, line: int) -> None:
        super().__init__(told)
        self.line = line


_YES_OR_NONE = {
    "cases": "keeps the cases or does not",
    "company": "has company or none",
    "doubtful": "has a doubtful dealer or none",
    "open": "stays open or is folded among many",
}
_ID = re.compile(r"[a-z][a-z0-9-]*")


def _drawn(given: dict[str, str], log: str, md: Markdown) -> str:
    """An example on a page. Raises `Placed` for a mistake in its log, or one that shows where it stands."""
    places = examples.locate(given.get("id", ""), log, source_of(md))
    is_whole = given.get("mode") == "whole"
    # At the whole table the reader sits down as the page opens, and nothing more should have to come first.
    cards = "" if is_whole else file_link(md, card_file.FILE)
    try:
        example = render(given, log, cards, _PIECES.setdefault(md, {}), _is_folded(given, source_of(md)))
        if len(places) > 1:
            again = places[1].where
            raise ValueError(f"example {given['id']!r} stands once more, at {again}; give it an id of its own")
    except (ValueError, FaroError) as error:
        line = error.line if isinstance(error, WrongLine) else 0
        where = f"{places[0].at_line(line)}: " if places else f"log line {line}: " if line else ""
        raise Placed(f"{where}{error}") from None
    if is_whole:
        book = rules_of(replay(log, library())).id
        return sprite_once(md) + full_table.around(example, book, file_link(md, full_table.SCRIPT))
    return (clips_once(md) if _run(log)["has_bends"] else "") + example


def _is_folded(options: dict[str, str], page: Path | None) -> bool:
    """Whether an example is a small still until it is wanted: one of many, neither the first nor a seat to take."""
    others = examples.of_page(page) if page else ()
    is_wanted = options.get("open") == "yes" or options.get("mode") == "play"
    return len(others) >= MANY and not is_wanted and options.get("id") != others[0].id


def render(
    options: dict[str, str], log: str, cards: str = "", known: dict[str, int] | None = None, folded: bool = False
) -> str:
    """The HTML of one example from its options and its log.

    `cards` is where the page finds the file with the drawings of the cards, if it holds none itself; `known` are the
    numbers of the pieces of boards that the page has already, which those of this example join.
    `cases="yes"` shows the case-keeper beside each board. `goals` are what a reader who takes the seat is asked to do,
    by the words of `GOALS`; `seed` is the shuffle of the first deal that he plays there, `company="yes"` seats
    `COMPANY` beside him, and where it is `doubtful="yes"` the dealer may cheat. `lid="yes"` bakes besides what only
    some at the table know: the pack as it lies and what is done unseen.
    Where it is `folded`, the board before alone is drawn, or a refusal's, which a script shows small, to be opened.
    Raises `ValueError`, in one sentence, for an option that is unknown or missing, an expectation that fails, a line
    that is refused where no `fails` announces it, and a `fails` that does not come true.
    """
    name, mode, fails = _read(options)
    is_whole = mode == "whole"
    if is_whole:
        mode, log = "play", stamped(log, library())  # a kept deal cannot change its meaning
    reader, run = reader_of(log, library()), _run(log, options.get("cases") == "yes")
    _check(run, log, fails)
    others = lid.views(log, reader, run["frames"]) if options.get("lid") else []
    if cards:
        for view in (run, *others):
            view["frames"] = [{**frame, "html": pointing(frame["html"], cards)} for frame in view["frames"]]
    shown, question = run["frames"], _question(name, mode, options, run)
    start = run["asked_at"] if question else run["start"]
    at_first, stage = _staged(run, mode, start, bool(question), folded)
    is_over = at_first == len(shown) - 1
    # Nobody sits down at a crooked table: the log alone knows when its cheat would have cheated.
    seat = None if others else reader or next(iter(run["punters"]), None)
    data = {**lid.packed(shown, others, known), "shown": at_first, "question": question, "seat": seat}
    data |= {"reader": reader} if others and reader else {}
    if seat and mode != "table":
        data["waiting"] = waiting("".join(frame["log"] for frame in shown[start : start + 1]), seat, name)
    data |= {key: options[key] for key in ("goals", "seed") if key in options}
    data |= {"habits": COMPANY} if "company" in options else {}
    # Plain and not JSON, so that what stands on the stage too is the same to the byte, and costs nothing on the wire.
    pieces = "\n".join(data.pop("pieces"))
    at, title = escape(name), escape(options.get("title") or name.replace("-", " ").capitalize())
    asked = _answer(question, shown[-1]) if question else _said(run, at_first, folded and not is_over)
    from_file = f' data-cards="{escape(cards)}"' if cards else ""
    kinds = f"{_near(run, shown[at_first], log) if folded else ''}{' data-doubtful' if 'doubtful' in options else ''}"
    return (
        f'<faro-example id="{at}" data-mode="{mode}"{from_file}{kinds}{" data-over" * is_over}>'
        f'<figure class="faro-figure" aria-labelledby="{at}-title">'
        f'<div class="faro-head"><span class="faro-title" id="{at}-title">{title}</span>'
        f'<span class="faro-rules">Playing: <b>{escape(run["rules"])}</b></span></div>'
        + _goals([goal.says for goal in goals_of(options.get("goals", ""))])
        # Over a seat, where the script puts it as well: nothing moves when somebody sits down as the page opens.
        + (asked if is_whole else "")
        # What is asked comes before the board that it is asked of, and is read in one screen with it.
        + (f'<p class="faro-prompt">{escape(question["prompt"])}</p>' if question else "")
        + f'<div class="faro-stage">{stage}</div>'
        + ("" if is_whole else asked)
        + (_unfold(title, "Answer it" if question else "Open the board") if folded else "")
        + _books(options.get("books", ""), log, reader)
        # A seat begins without steps.
        + ("" if mode == "play" and not is_whole else _behind(shown, others, reader, log))
        + f'<script type="text/plain" class="faro-pieces">{pieces}</script>'
        f'<script type="application/json" class="faro-data">{in_script(data)}</script></figure></faro-example>'
    )


def _question(name: str, mode: str, options: dict[str, str], run: Any) -> Any:
    """What an example asks of its last turn, if it asks."""
    if mode != "predict":
        return None
    if run["question"] is None:
        raise ValueError(f"example {name!r} has nothing to predict: a bet must lie before its turn")
    if options.get("books"):
        raise ValueError(f"example {name!r} cannot both ask and show what the books answer; leave mode or books out")
    return run["question"]


def _staged(run: Any, mode: str, start: int, is_asked: bool, folded: bool) -> tuple[int, str]:
    """Which frame an example stands at as its page opens, and its stills."""
    shown = run["frames"]
    last = len(shown) - 1
    if is_asked:
        return start, _still("Before the turn", shown[start])
    if folded and mode == "replay" and last:
        at = min(start, last - 1)
        return at, _still("", shown[-1]) if run["error"] else _still("Before", shown[at])
    if mode in ("table", "play") or start == last:
        return last, _still("", shown[-1])
    return start, _still("Before", shown[start]) + _still("After", shown[-1])


def _run(log: str, cases: bool = False) -> Any:
    """The frames of a log as its reader sees them, with `cases` kept beside each board or not."""
    reader = reader_of(log, library())
    return kept("frames", [log, reader, cases], lambda: frames(log, reader, cases=cases), of_log(log))


def _read(options: dict[str, str]) -> tuple[str, str, str]:
    name, mode, fails = options.get("id", ""), options.get("mode", "replay"), options.get("fails", "")
    if not _ID.fullmatch(name):
        raise ValueError(f"a faro fence needs an id of small letters, digits and hyphens, not {name!r}")
    if mode not in MODES:
        write = nearest(mode, MODES, f"write {', '.join(MODES)}")
        raise ValueError(f"example {name!r} has no mode {mode!r}; {write}")
    if "lid" in options and (options["lid"] != "yes" or mode not in ("replay", "table")):
        raise ValueError(
            f'example {name!r} has a lid or none; write lid="yes", in mode replay or table, or leave it out'
        )
    for option, either in _YES_OR_NONE.items():
        if options.get(option, "yes") != "yes":
            raise ValueError(f'example {name!r} {either}; write {option}="yes" or leave it out')
    if {"goals", "seed", "company", "doubtful"} & {*options} and mode != "play":
        raise ValueError(f'example {name!r} asks something of who plays it; write mode="play"')
    if fails and fails not in CODES:
        write = nearest(fails, CODES, "docs/library/log.md lists them")
        raise ValueError(f"example {name!r} cannot fail with {fails!r}, which is no error's code; {write}")
    return name, mode, fails


def _check(run: dict[str, Any], log: str, fails: str) -> None:
    error = run["error"]
    if error is None:
        if fails:
            raise ValueError(f"the last line should be refused with {fails}, and it is allowed")
        if not run["frames"]:
            raise ValueError("the log holds no line")
        return
    last = max(number for number, line in enumerate(log.splitlines(), 1) if line.split("#")[0].strip())
    if error["code"] == fails and error["line"] == last:
        return
    said = f"{error['sentence']} ({error['code']})"
    raise WrongLine(f"{said}; {error['hint']}" if error["hint"] else said, error["line"])


def _said(run: Any, at: int, is_small: bool) -> str:
    """What is said beside the board of a frame: how its log ends. Of a small one what it shows, and how its log ends if
    that is all that becomes of what lies there. Of a refusal, the refusal.
    """
    here, end = run["frames"][at], run["frames"][-1]
    if run["error"] or not is_small:
        return f'<p class="faro-said">{escape(end["say"])}</p>'
    laid = {place.spot for place in _seen(here).places if place.stakes}
    is_all = all(place.spot in laid for place in _seen(end).places if place.outcomes) and not any(
        place.outcomes for frame in run["frames"][at + 1 : -1] for place in _seen(frame).places
    )
    said = f"Before: {escape(here['say'])}<br>After: {escape(end['say'])}" if is_all else escape(here["say"])
    return f'<p class="faro-said">{said}</p>'


def _near(run: Any, here: dict[str, str], log: str) -> str:
    """What a small board shows of a frame; of a refusal its last, with the place of the stake that is refused."""
    if not run["error"]:
        return folded_as(_seen(here))
    _, error = play_while_valid(log, library())
    spot = error.values.get("spot") if error else None
    return folded_as(_seen(run["frames"][-1]), *([spot] if isinstance(spot, Spot) else []))


def _seen(frame: dict[str, str]) -> View:
    """The table of a frame, as an onlooker sees it."""
    return see(replay(frame["log"], library()), None)


def _books(names: str, log: str, seat: str | None) -> str:
    """The same log under other books: what it comes to, by which of them, and who has how many checks at its end."""
    if not (books := names_of(names)):
        return ""
    alike: dict[tuple[str, str], list[str]] = {}
    for reading in compare(log, library(), books, seat):
        held = "<br>".join(f"{escape(_name(who, seat))}&nbsp;{checks}" for who, checks in reading.checks.items())
        book = reading.book
        own = f"<small>{escape(book.departures)}</small>" if book.house_rules else ""
        alike.setdefault((reading.say, held), []).append(f"<span>{escape(book.short)}{own}</span>")
    rows = "".join(
        f'<tr><th scope="row">{" ".join(by)}</th><td>{escape(say)}</td><td>{held}</td></tr>'
        for (say, held), by in alike.items()
    )
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("By", "What happens", "Checks in all"))
    return (
        f'<table class="faro-books"><caption>How the same deal ends under each book</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _name(punter: str, seat: str | None) -> str:
    return "you" if punter == seat else punter.capitalize()


def _still(when: str, frame: dict[str, str]) -> str:
    heading = f'<p class="faro-when">{when}</p>' if when else ""
    return f'<div class="faro-still">{heading}{frame["html"]}</div>'


def _behind(shown: Any, others: Any, reader: str | None, log: str) -> str:
    """What stands folded under a board: its steps, and its log or what the lid hides."""
    steps = _details("words", "Every step in words", "<ol>" + _items(frame["say"] for frame in shown) + "</ol>")
    if others:
        return steps + _details("lifted", "With the lid off", lid.under(others[0]["frames"], reader, log))
    return steps + _details("log", "The log of this example", f"<pre><code>{escape(log.strip())}</code></pre>")


def _answer(question: dict[str, Any], answer: dict[str, str]) -> str:
    answered = f"<p>{escape(question['because'])} {escape(answer['say'])}</p>{answer['html']}"
    return f'<div class="faro-question">{_details("answer", "The answer", answered)}</div>'


def _goals(says: Sequence[str]) -> str:
    items = "".join(f"<li>{each}</li>" for each in says)
    return f'<ol class="faro-goals" aria-label="What to do">{items}</ol>' if says else ""


def _unfold(title: str, offer: str) -> str:
    return f'<button type="button" class="faro-unfold" aria-label="{offer}: {title}">{offer}</button>'


def _details(kind: str, summary: str, inside: str) -> str:
    return f'<details class="faro-{kind}"><summary>{summary}</summary>{inside}</details>'


def _items(texts: Iterable[str]) -> str:
    return "".join(f"<li>{escape(text)}</li>" for text in texts)


FENCE = Fence("faro", "faro", OPTIONS, "", _drawn)
