"""The doors that read a log and draw no board: shared, opened, told line by line, read by other books, written down."""

from __future__ import annotations

from collections.abc import Iterable

from faro.base import FaroError, count
from faro.notation import Step, called, faults, format_position, last_deal, play_while_valid, reopen, stamped
from faro.notation import share as link
from faro.pictures import HANDS, SHEETS, cue_sheet, cue_text, layout, under_books
from faro.rulebooks import library
from faro.seats import see
from faro.session.answers import table_of, told, whole_lines
from faro.session.requests import Coded, Logged, Looked, Sharing, Signed
from faro.session.shapes import Faults, Link, Opened, SaidLine, SaidLines, Shared, Sheet, Still
from faro.table import commands as c
from faro.table import events as e
from faro.table import rules_of
from faro.words import announce, apologise, compare, whereabouts


def share(asked: Sharing) -> Link:
    """The `code` of a link that holds the log and the seed, or of an evening its last deal `alone`.

    `deals` is how many the log holds, `position` the line of where it has got, `picture` the cloth as it then
    stands, an SVG document. A log too long for a link is refused; its last deal alone seldom is.
    """
    log, seed = whole_lines(asked["log"]), asked.get("seed", "")
    steps, _ = play_while_valid(log, library())
    deals = _deals(steps)
    if asked.get("alone"):
        alone = last_deal(log, library())
        if alone is None:
            raise FaroError("bad-request/one-deal")
        log, seed = alone, called(seed, deals - 1)
    code = link.encode(stamped(log, library()), seed)
    table = table_of(log)
    where = whereabouts(table)
    picture = layout(see(table), f"Faro: {where}")
    return {
        "code": code,
        "deals": deals,
        "position": format_position(table),
        "picture": picture,
        "say": f"The link holds {where}.",
        "error": None,
    }


def open_link(asked: Coded) -> Shared:
    """The `log` and the `seed` that a link holds, the log opened like one that was saved."""
    shared = link.decode(asked["code"])
    return {"seed": shared.seed, **open_saved({"log": shared.log})}


def open_saved(asked: Logged) -> Opened:
    """A `log` that was kept, as far as it plays today, and whether its book has `changed` since.

    If it has, the log is to be read and not played on.
    """
    opened = reopen(whole_lines(asked["log"]), library())
    table = table_of(opened.log)
    if opened.error is not None:
        say = apologise(opened.error)
    elif opened.changed:
        say = f"Dealt under an older wording of {rules_of(table).name}: to be read by the present one, not played on."
    else:
        say = f"Opened at {whereabouts(table)}."
    return {"log": opened.log, "changed": opened.changed, "say": say, "error": told(opened.error)}


def words(asked: Looked) -> SaidLines:
    """What was said at every line of a log that did something.

    `lines` holds for each its number `line`, its `text`, what was said, `say`, and whether it is a `turn`.
    """
    steps, error = play_while_valid(asked["log"], library())
    if error is not None:
        raise error
    texts = asked["log"].splitlines()
    lines: list[SaidLine] = [
        {
            "line": step.line,
            "text": texts[step.line - 1].strip(),
            "say": announce(step.events, step.table, asked["seat"]),
            "turn": isinstance(step.events[0], e.TurnDealt),
        }
        for step in steps
        if step.events
    ]
    return {"lines": lines, "say": f"{count(len(lines), 'line')}.", "error": None}


def all_faults(asked: Logged) -> Faults:
    """Every line of a log in which something is wrong, for whoever writes it and has not done."""
    found = [fault for error in faults(asked["log"], library()) if (fault := told(error))]
    say = f"{count(len(found), 'line')} to mend." if found else "Nothing is wrong."
    return {"faults": found, "say": say, "error": None}


def under(asked: Looked) -> Still:
    """The log under the other books of the library: what each says of the last act, and what it leaves everybody with.

    `html` is the table of them, the table's own book first.
    """
    log = whole_lines(asked["log"])
    rules = rules_of(table_of(log))
    books = [book for book in library() if book != rules.id or rules.house_rules]
    readings = compare(log, library(), [" ".join(rules.words), *books], asked["seat"], reopened=True)
    first, others = readings[0], readings[1:]
    alike = sum(reading.error is None and reading.checks == first.checks for reading in others)
    say = f"{alike} of {len(others)} other books {'leaves' if alike == 1 else 'leave'} everybody with the same checks."
    deals = _deals(play_while_valid(log, library())[0])
    caption = f"The same {'deal' if deals < 2 else f'{deals} deals'} under {len(readings)} books"
    return {"html": under_books(readings, caption), "say": say, "error": None}


def _deals(steps: Iterable[Step]) -> int:
    return sum(isinstance(step.command, c.OpenDeal) for step in steps)


def sheet(asked: Signed) -> Sheet:
    """The tab sheet of the present deal as one of the books writes it, as `text` and as `html`."""
    key = asked["signs"]
    if key not in SHEETS:
        raise FaroError("bad-request/sheet", key=key, sheets=SHEETS)
    table = table_of(whole_lines(asked["log"]))
    said = f"Kept to {whereabouts(table)}, in the marks of {HANDS[key]}"
    return {
        "text": cue_text(see(table), SHEETS[key]),
        "html": cue_sheet(see(table), SHEETS[key], said),
        "say": f"{said}.",
        "error": None,
    }
