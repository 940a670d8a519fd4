"""How the session answers: the shapes of its replies, the lines it adds to a log, and the tables it has at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar

from faro.base import FaroError
from faro.notation import good_part, parse_line, play_while_valid
from faro.pictures import CHIPS, in_hand, seat
from faro.rulebooks import library
from faro.seats import View, beats, see
from faro.session.offers import offers
from faro.session.requests import AtTheTable
from faro.session.shapes import Board, Told
from faro.session.watched import caught, go_on
from faro.table import Table, decide, fold, fresh
from faro.table import commands as c
from faro.table import events as e
from faro.words import MOST_WORDS, announce, apologise

Asked = TypeVar("Asked", bound=AtTheTable)

_TABLES: dict[str, Table] = {}
"""The latest tables by their logs: a cache and nothing else, for the log alone says what has happened."""
_MOST_TABLES = 256


def purse(table: Table) -> int:
    """The checks with which somebody sits down at a table: as many as who has bought most, if that is more."""
    return max((c.BUYS, *table.bought.values()))


def chip_of(asked: int | None, view: View, table: Table) -> int:
    """The check in hand of a seat that asked for one, or for none."""
    return in_hand(CHIPS[1] if asked is None else asked, view.checks, table.least)


def table_of(log: str) -> Table:
    """The table that a log of whole lines folds to; its first mistake, with its line, is raised."""
    if log not in _TABLES:
        steps, error = play_while_valid(log, library())
        if error is not None:
            raise error
        remember(log, steps[-1].table if steps else fresh())
    return _TABLES[log]


def at_hand(log: str) -> Table | None:
    """The table of a log that has been read lately."""
    return _TABLES.get(log)


def remember(log: str, table: Table) -> None:
    """Keep a table at hand for the next request: one, too, whose log was never read, as no `lru_cache` could."""
    _TABLES[log] = table
    if len(_TABLES) > _MOST_TABLES:
        del _TABLES[next(iter(_TABLES))]


def whole_lines(log: str) -> str:
    """A log that ends with a line and not within one."""
    return log if not log or log.endswith("\n") else f"{log}\n"


def at_the_table(act: Callable[[Asked, str, Table], Board]) -> Callable[[Asked], Board]:
    """The door to an act; where the log goes wrong, its good part is shown with the mistake and nothing is done."""

    @wraps(act)
    def door(asked: Asked) -> Board:
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


def extended(asked: AtTheTable, log: str, table: Table, *lines: str) -> Board:
    """The log with a line more, or several, and what is said of them; where one is refused, the log as it was."""
    longer, after, events = log, table, list[e.Event]()
    try:
        go_on(asked, log, table)
        for line in lines:
            longer, after, more = with_line(longer, after, line)
            # Of several lines the turn is told: not the cards that are drawn before it, nor what is done unseen.
            events += [event for event in more if len(lines) == 1 or not isinstance(event, e.CardsDrawn | e.TrickDone)]
    except FaroError as error:
        return board_of(asked, log, table, apologise(error), error)
    account = _account(longer, table, after, asked["seat"])
    said = announce(events, after, asked["seat"], MOST_WORDS - len(account.split()))
    return board_of(asked, longer, after, f"{said} {account}", events=events)


def _account(log: str, before: Table, after: Table, seat: str | None) -> str:
    """What a deal has come to for the seat, said once: when it is out."""
    if seat is None or seat not in after.hands or after.is_boxed or not before.is_boxed:
        return ""
    # Nobody waits for the room of lessons before a deal is out.
    from faro.teaching import account

    steps, _ = play_while_valid(log, library())
    return account(steps, seat).say


def with_line(log: str, table: Table, line: str) -> tuple[str, Table, tuple[e.Event, ...]]:
    """A log and its table after one line more, and what the line brought about; raises what the table raises."""
    if len(line.splitlines()) > 1:
        raise FaroError("bad-request/lines")
    command = parse_line(line, library())
    events = decide(table, command) if command is not None else ()
    longer = f"{log}{line}\n"
    after = fold(table, events)
    remember(longer, after)
    return longer, after, events


def board_of(
    asked: AtTheTable,
    log: str,
    table: Table,
    say: str,
    error: FaroError | None = None,
    *,
    events: Sequence[e.Event] = (),
) -> Board:
    """The answer that shows a board: the log, the board of the seat, what is said, and what went wrong.

    Of the `events` that have led to it, the seat sees the beats.
    """
    seen = caught(asked, log, table)
    if seen is not None and error is None:
        say = f"{say} {seen.say}"
    view = see(table, asked["seat"])
    html = seat(view, asked["id"], chip_of(asked.get("chip"), view, table), stopped=seen is not None)
    seen_of = beats(events, table, asked["seat"])
    answer: Board = {"log": log, "html": html, "beats": seen_of, "say": say.strip(), "error": told(error)}
    if mended := offers(asked, table, error):
        answer["offers"] = mended
    return answer


def broken(asked: Any, error: FaroError) -> Board:
    """The answer where nothing can be done: the log goes back as it came."""
    log = asked.get("log") if isinstance(asked, dict) else ""
    same = log if isinstance(log, str) else ""
    return {"log": same, "html": "", "beats": (), "say": apologise(error), "error": told(error)}


def told(error: FaroError | None) -> Told | None:
    """A mistake as data; `meant` is the word that was probably meant by one that is not known, else empty."""
    if error is None:
        return None
    return {
        "code": error.code,
        "sentence": error.sentence,
        "hint": error.hint,
        "line": error.line,
        "column": error.column,
        "meant": str(error.values.get("meant", "")),
    }
