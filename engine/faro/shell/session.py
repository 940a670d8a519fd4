"""The browser's only door: text in, text out. The log travels with every request, so nothing kept here can be lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from operator import index
from typing import Any, get_args

from faro.announce import announce, apologise, whereabouts
from faro.cards import PACK, Rank
from faro.chips import checks
from faro.commands import OpenTable
from faro.decide import decide
from faro.describe import turn_word
from faro.errors import FaroError
from faro.layout import spot
from faro.log import format_command, good_part, parse_line, play_while_valid
from faro.odds import box_of, odds
from faro.playthrough import play
from faro.reading import read, tell
from faro.render_seat import CHIPS, seat
from faro.rules import Opening, Rulebook
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
    - `odds` with `rules`, `place`, `coppered` and `left`, and nothing else: what a stake costs; see below.

    All but the first and the last answer `log`, `html`, `say` and `error`. A line that is refused leaves the log as it
    was; of a log that goes wrong, the good part is kept and shown.

    `odds` takes a line of a log for `rules`, a place as a log names it, and how many cards of each rank are left by the
    ranks' codes; a rank not named has none, and without `left` the pack is fresh. It answers the bank's gain of a stake
    laid now, `turn`, `decided` and `until`, each as `fraction`, `percent` and `one_in`, or null where there is none;
    how such a stake ends, `chances`, in the same three ways; `say` and `error`.
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


def _odds(asked: _Request) -> _Answer:
    rules = _rules(str(asked["rules"]))
    place = spot(str(asked["place"]))
    left = asked.get("left")
    box = None if left is None else box_of({Rank.parse(code): index(count) for code, count in left.items()})
    if box is not None and len(box) == len(PACK):
        box = None
    if box is not None and place.kind == "colours":
        raise FaroError("bad-request", "the ranks that are left do not tell the colours", "ask of a fresh pack")
    coppered = bool(asked.get("coppered"))
    found = odds(rules, place, box, coppered=coppered, entering=box is not None)
    until = found.until
    return {
        "turn": read(found.per_turn),
        "decided": None if found.per_decided is None else read(found.per_decided),
        "until": read(found.until_decided),
        "chances": {name: read(chance) for name, chance in vars(until).items()},
        "say": tell(place.word, coppered, found),
        "error": None,
    }


def _rules(line: str) -> Rulebook:
    command = parse_line(line if line.split()[:1] == ["rules"] else f"rules {line}", library())
    assert isinstance(command, OpenTable)
    return command.rules


_DOORS: dict[str, Callable[[_Request], _Answer]] = {
    "frames": lambda asked: frames(asked["log"], asked["seat"]),
    "show": _at_the_table(_show),
    "send": _at_the_table(_send),
    "deal": _at_the_table(_deal),
    "undo": _at_the_table(_undo),
    "odds": _odds,
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
