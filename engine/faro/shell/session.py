"""The browser's only door: text in, text out. The log travels with every request, so nothing kept here can be lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, get_args

from faro.announce import announce, apologise, whereabouts
from faro.chips import checks
from faro.decide import decide
from faro.describe import turn_word
from faro.errors import FaroError
from faro.log import format_command, good_part, parse_line, play_while_valid
from faro.playthrough import play
from faro.render_seat import CHIPS, seat
from faro.rules import Opening
from faro.shell.rulebooks import library
from faro.shell.shoe import draw, shuffled
from faro.table import Table, fold, fresh
from faro.view import View, see

_Request = dict[str, Any]
_Answer = dict[str, Any]

_TABLES: dict[str, Table] = {}
"""The latest tables by their logs: a cache and nothing else, for the log alone says what has happened."""
_MOST_TABLES = 256
_OPENINGS = [[how] for how in get_args(Opening)]


def reply(request: str) -> str:
    """The answer to one request, as JSON text; it never raises.

    A request is an object with `do`, `log`, `seat` and, but for `frames`, `id`, which begins the ids of the board:

    - `frames`: the playthrough of a log, just as the build bakes it into a page.
    - `show` with `chip`: the live board of the table that the log folds to.
    - `send` with `chip` and `line`: one line more on the log.
    - `deal` with `chip` and `seed`: what the pack brings next under that seed, from the soda to the hock.
    - `undo` with `chip` and `floor`: one line less, but never fewer lines than the floor.

    All but the first answer `log`, `html`, `say` and `error`. A line that is refused leaves the log as it was; of a log
    that goes wrong, the good part is kept and shown.
    """
    asked: Any = None
    try:
        asked = json.loads(request)
        door = _DOORS.get(asked["do"])
        if door is None:
            raise FaroError("bad-request", f"the session cannot do {asked['do']!r}", f"ask for {', '.join(_DOORS)}")
        answer = door(asked)
    except FaroError as error:
        answer = _broken(asked, error)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError) as error:
        sentence = f"the request could not be read: {type(error).__name__} {error}"
        answer = _broken(asked, FaroError("bad-request", sentence))
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def frames(log: str, seat: str | None) -> _Answer:
    """The playthrough of a log as plain data: what a page holds for its first steps, before any Python runs."""
    run = play(log, library(), seat)
    question = run.question
    return {
        "frames": [
            {
                "html": frame.html,
                "say": frame.say,
                "log": frame.log,
                "step": f"Deal the {turn_word(run.table.rules).lower()}" if frame.is_turn else "Step",
            }
            for frame in run.frames
        ],
        "start": run.start,
        "asked_at": run.asked_at,
        "question": question
        and {"prompt": question.prompt, "answers": list(question.answers), "right": question.right},
        "rules": run.table.rules.name if run.table.rules else "",
        "punters": list(run.table.hands),
        "error": _told(run.error),
    }


def _show(asked: _Request, log: str, table: Table) -> _Answer:
    return _answer(asked, log, table, _greeting(see(table, asked["seat"])))


def _send(asked: _Request, log: str, table: Table) -> _Answer:
    return _extended(asked, log, table, str(asked["line"]).strip())


def _deal(asked: _Request, log: str, table: Table) -> _Answer:
    deals = sum(line.split()[:1] in _OPENINGS for line in log.splitlines()) - table.is_boxed
    order = shuffled(f"{asked['seed']}-{deals}", table.pack)
    return _extended(asked, log, table, format_command(draw(table, order)))


def _undo(asked: _Request, log: str, table: Table) -> _Answer:
    lines = log.splitlines()
    if len(lines) <= int(asked.get("floor", 0)):
        error = FaroError("bad-request", "there is nothing to undo")
        return _answer(asked, log, table, apologise(error), error)
    shorter = "".join(f"{line}\n" for line in lines[:-1])
    before = _table(shorter)
    return _answer(asked, shorter, before, f"Undone: back to {whereabouts(before)}.")


def _at_the_table(act: Callable[[_Request, str, Table], _Answer]) -> Callable[[_Request], _Answer]:
    """The door to an act; where the log goes wrong, its good part is shown with the mistake and nothing is done."""

    def door(asked: _Request) -> _Answer:
        log = _whole_lines(asked["log"])
        try:
            table = _table(log)
        except FaroError as error:
            steps, _ = play_while_valid(log, library())
            return _answer(asked, good_part(log, steps), steps[-1].table if steps else fresh(), apologise(error), error)
        return act(asked, log, table)

    return door


_DOORS: dict[str, Callable[[_Request], _Answer]] = {
    "frames": lambda asked: frames(asked["log"], asked["seat"]),
    "show": _at_the_table(_show),
    "send": _at_the_table(_send),
    "deal": _at_the_table(_deal),
    "undo": _at_the_table(_undo),
}


def _extended(asked: _Request, log: str, table: Table, line: str) -> _Answer:
    try:
        if len(line.splitlines()) > 1:
            raise FaroError("bad-request", "more than one line was sent", "send one line at a time")
        command = parse_line(line, library())
        events = decide(table, command) if command is not None else ()
    except FaroError as error:
        return _answer(asked, log, table, apologise(error), error)
    longer = f"{log}{line}\n"
    after = fold(table, events)
    _remember(longer, after)
    return _answer(asked, longer, after, announce(events, after, asked["seat"]))


def _answer(asked: _Request, log: str, table: Table, say: str, error: FaroError | None = None) -> _Answer:
    chip = int(asked.get("chip", CHIPS[1]))
    html = seat(see(table, asked["seat"]), asked["id"], chip)
    return {"log": log, "html": html, "say": say, "error": _told(error)}


def _greeting(view: View) -> str:
    held = "" if view.checks is None else f"You hold {checks(view.checks)}. "
    return f"The seat is yours. {held}{turn_word(view.book)} {view.turn} of {view.turns} has been dealt."


def _broken(asked: Any, error: FaroError) -> _Answer:
    """The answer where no board can be drawn: the log goes back as it came."""
    log = asked.get("log") if isinstance(asked, dict) else ""
    return {"log": log if isinstance(log, str) else "", "html": "", "say": apologise(error), "error": _told(error)}


def _told(error: FaroError | None) -> dict[str, str | int | None] | None:
    if error is None:
        return None
    return {"code": error.code, "sentence": error.sentence, "hint": error.hint, "line": error.line}


def _whole_lines(log: str) -> str:
    return log if not log or log.endswith("\n") else f"{log}\n"


def _table(log: str) -> Table:
    if log not in _TABLES:
        steps, error = play_while_valid(log, library())
        if error is not None:
            raise error
        _remember(log, steps[-1].table if steps else fresh())
    return _TABLES[log]


def _remember(log: str, table: Table) -> None:
    _TABLES[log] = table
    if len(_TABLES) > _MOST_TABLES:
        del _TABLES[next(iter(_TABLES))]
