"""How the session answers: the shapes of its replies, the lines it adds to a log, and the tables it has at hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, get_args

from faro.announce import announce, apologise
from faro.decide import decide
from faro.errors import FaroError
from faro.events import Event
from faro.log import format_command, good_part, parse_line, play_while_valid
from faro.render_seat import CHIPS, seat
from faro.rules import Opening
from faro.shell.rulebooks import library
from faro.shell.shoe import draw, shuffled
from faro.table import Table, fold, fresh
from faro.view import see

Request = dict[str, Any]
Answer = dict[str, Any]

_TABLES: dict[str, Table] = {}
"""The latest tables by their logs: a cache and nothing else, for the log alone says what has happened."""
_MOST_TABLES = 256
_OPENINGS = [[how] for how in get_args(Opening)]


def table_of(log: str) -> Table:
    """The table that a log of whole lines folds to; its first mistake, with its line, is raised."""
    if log not in _TABLES:
        steps, error = play_while_valid(log, library())
        if error is not None:
            raise error
        remember(log, steps[-1].table if steps else fresh())
    return _TABLES[log]


def remember(log: str, table: Table) -> None:
    """Keep a table at hand for the next request."""
    _TABLES[log] = table
    if len(_TABLES) > _MOST_TABLES:
        del _TABLES[next(iter(_TABLES))]


def whole_lines(log: str) -> str:
    """A log that ends with a line and not within one."""
    return log if not log or log.endswith("\n") else f"{log}\n"


def at_the_table(act: Callable[[Request, str, Table], Answer]) -> Callable[[Request], Answer]:
    """The door to an act; where the log goes wrong, its good part is shown with the mistake and nothing is done."""

    @wraps(act)
    def door(asked: Request) -> Answer:
        log = whole_lines(asked["log"])
        try:
            table = table_of(log)
        except FaroError as error:
            steps, _ = play_while_valid(log, library())
            return board_of(
                asked, good_part(log, steps), steps[-1].table if steps else fresh(), apologise(error), error
            )
        return act(asked, log, table)

    return door


def next_line(asked: Request, log: str, table: Table) -> str:
    """The line that the pack brings next under the seed that is asked for."""
    deals = sum(line.split()[:1] in _OPENINGS for line in log.splitlines()) - table.is_boxed
    order = shuffled(f"{asked['seed']}-{deals}", table.pack)
    return format_command(draw(table, order))


def extended(asked: Request, log: str, table: Table, line: str) -> Answer:
    """The log with one line more, and what is said of it; where the line is refused, the log as it was."""
    try:
        longer, after, events = with_line(log, table, line)
    except FaroError as error:
        return board_of(asked, log, table, apologise(error), error)
    return board_of(asked, longer, after, announce(events, after, asked["seat"]))


def with_line(log: str, table: Table, line: str) -> tuple[str, Table, tuple[Event, ...]]:
    """A log and its table after one line more, and what the line brought about; raises what the table raises."""
    if len(line.splitlines()) > 1:
        raise FaroError("bad-request", "more than one line was sent", "send one line at a time")
    command = parse_line(line, library())
    events = decide(table, command) if command is not None else ()
    longer = f"{log}{line}\n"
    after = fold(table, events)
    remember(longer, after)
    return longer, after, events


def board_of(asked: Request, log: str, table: Table, say: str, error: FaroError | None = None) -> Answer:
    """The answer that shows a board: the log, the board of the seat, what is said, and what went wrong."""
    html = seat(see(table, asked["seat"]), asked["id"], asked.get("chip", CHIPS[1]))
    return {"log": log, "html": html, "say": say, "error": told(error)}


def broken(asked: Any, error: FaroError) -> Answer:
    """The answer where nothing can be done: the log goes back as it came."""
    log = asked.get("log") if isinstance(asked, dict) else ""
    return {"log": log if isinstance(log, str) else "", "html": "", "say": apologise(error), "error": told(error)}


def told(error: FaroError | None) -> dict[str, str | int | None] | None:
    """A mistake as data."""
    if error is None:
        return None
    return {"code": error.code, "sentence": error.sentence, "hint": error.hint, "line": error.line}
