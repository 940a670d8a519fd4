"""The engine as a Python package, for docs/library/engine.md: from what the package itself says and does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from dataclasses import dataclass, fields
from inspect import getdoc, isclass, signature
from io import StringIO
from typing import Any, get_args

import faro
from faro.table import events as e
from faro.terminal import commands
from farodocs.data.records import DataError


@dataclass(frozen=True)
class Group:
    """Public names of one subject: where they stand on the page, the names, and a program that uses each of them."""

    id: str
    title: str
    names: str
    program: str


GROUPS = (
    Group(
        "play",
        "A table, and what may come next",
        "Table fresh decide evolve fold offers changes calls chance FaroError Refused CODES",
        """from faro import (
    CODES, FaroError, Refused, Table, calls, chance, changes, decide,
    evolve, fold, fresh, library, offers, parse_line,
)


def played(table: Table, line: str) -> Table:
    return fold(table, decide(table, parse_line(line, library())))


table = fresh()
opening = ("rules hoyle-1864", "open ann 100", "soda Kd")
for line in (*opening, "bet ann 6 on 7"):
    table = played(table, line)
for event in decide(table, parse_line("turn 7h 9s", library())):
    table = evolve(table, event)
print(table)
for does, ask in ("lay a stake", offers), ("change", changes), ("call", calls):
    print(f"ways to {does}: {len([*ask(table, 'ann')])}")
print(f"pairs that may come: {len([*chance(table)])}")
for line in ("bet ann 500 on Q", "bet ann on Q"):
    try:
        played(table, line)
    except Refused as refused:
        print(refused, "-", CODES[refused.code])
    except FaroError as error:
        print(error)
""",
    ),
    Group(
        "things",
        "A card, a square, a book",
        "Card Rank Suit PACK Spot SPOTS spot Rulebook library vary differences",
        """from faro import (
    PACK, SPOTS, Card, Rank, Rulebook, Spot, Suit, differences, library,
    spot, vary,
)

print(Card(Rank.SEVEN, Suit.HEARTS) in PACK, Card.parse("7h").word)
square: Spot = spot("6-5-8-9")
print(square.word, square.kind, square.id in SPOTS)
book: Rulebook = library()["meyer"]
print(book.split, "-", book.source("split"))
print(*differences(library()["hoyle-1864"], book), sep=", ")
print(vary(book, {"call": "4-for-1"}).house_rules)
""",
    ),
    Group(
        "notation",
        "A log, read, written, and mended",
        "replay play_while_valid Step parse_line format_command format_log format_position parse_position Position",
        '''from faro import (
    Position, Step, format_command, format_log, format_position,
    library, parse_line, parse_position, play_while_valid, replay,
)

log = """
rules hoyle-1864
open ann 100
soda Kd
bet ann 6 on 7
turn 7h 9s
"""
print(replay(log, library()).hands["ann"])
steps, error = play_while_valid(log + "turn 7h 8s", library())
last: Step = steps[-1]
print(last.line, format_command(last.command), error, sep=" | ")
again = format_log(step.command for step in steps[1:])
print(again == log.partition("1864\\n")[2])
print(format_command(parse_line("bet ann 6 on queen", library())))
line = format_position(last.table, seat="ann")
print(line)
found: Position = parse_position(line, library())
print(found == (last.table, "ann"))
''',
    ),
    Group(
        "odds",
        "What a stake costs",
        "odds Odds odds_at call_cost box_of as_percent",
        """from faro import (
    Odds, Rank, as_percent, box_of, call_cost, library, odds, odds_at,
    parse_position, spot,
)

meyer = library()["meyer"]
found: Odds = odds(meyer, spot("Q"))
print(found.until_decided, as_percent(found.until_decided))
left = box_of({Rank.FIVE: 1, Rank.SIX: 1, Rank.SEVEN: 1})
print(call_cost(meyer, left))
position = "faro1 meyer deal=Qd turns=7h-9s"
table = parse_position(position, library()).table
print(odds_at(table, spot("Q"), coppered=True).until_decided)
""",
    ),
    Group(
        "simulation",
        "Two thousand deals",
        "simulate Results SYSTEMS shuffled",
        """from faro import PACK, SYSTEMS, Results, library, shuffled, simulate

book, system = library()["hoyle-1864"], SYSTEMS["flat"]
found: Results = simulate(book, system, deals=2_000, seed="a seed")
print(found.deals, float(found.cost))
print(*shuffled("a seed", PACK)[:5])
""",
    ),
    Group(
        "research",
        "Rows and sums",
        "Study Punter records summed Sums",
        """from faro import Punter, Study, Sums, records, summed

ann = Punter("ann", "chops", "Q")
ben = Punter("ben", "cases", "7", times=2)
study = Study("meyer", (ann, ben), seed="a seed")
for row in records(study, deals=2):
    print(row)
found: Sums = summed(study, deals=2_000, workers=1)
print(found.deals, found.total["bank"])
print(found.mean("ann"), round(found.error("ann"), 3))
""",
    ),
    Group(
        "see",
        "What a seat sees",
        "see View announce describe draw layout",
        """from faro import (
    View, announce, describe, draw, layout, library, play_while_valid,
    see,
)

log = "rules pharo\\nopen ann 100\\nbottom Kd\\nmasque ann 6 on Q"
log += "\\nturn 9s 7h"
steps, _ = play_while_valid(log, library())
last = steps[-1]
view: View = see(last.table, "ben")
print(announce(last.events, last.table, "ann"))
print(describe(view))
print(draw(last.table, "ben"))
print(layout(view, "What Ben sees").partition(" ")[0])
""",
    ),
)

DATA = {
    "CODES": "Every code of a refusal, with [what it stands for](log.md#refused).",
    "PACK": "The fifty-two cards, in order.",
    "SPOTS": "Every place for a stake by its id; strings and heeled bets are read as well.",
    "SYSTEMS": "The systems of play by their ids.",
}
"""What the names stand for that are neither classes nor functions, and so can say nothing of themselves."""


def shown(group: Group) -> str:
    """The program of a group, what it prints, and its names. Raises `DataError` as `check` does."""
    check()
    public = _list((_form(name), _says(name)) for name in group.names.split())
    fence = f'```faro-python id="engine-{group.id}" title="{group.title}"'
    return f"{fence}\n{group.program}---\n{printed(group.program)}\n```\n\n{public}"


def command_line() -> str:
    """What may be asked for in a terminal, with the examples of its help."""
    told = []
    for name, command in commands.commands.items():
        examples = [line.strip() for line in (command.epilog or "").splitlines() if line.startswith("  ")]
        told.append(f"`faro {name}`\n:   {command.help}\n\n" + "".join(f"        {line}\n" for line in examples))
    return "\n".join(told)


def events() -> str:
    """Everything that can happen at a table, with what it holds."""
    return _list((event.__name__, f"{_line(event)} {_holds(event)}") for event in get_args(e.Event))


def check() -> None:
    """Raise `DataError` for a public name that stands in no group, or in two."""
    listed = [name for group in GROUPS for name in group.names.split()]
    for name in {*listed} ^ {*faro.__all__} | {name for name in listed if listed.count(name) > 1}:
        raise DataError(f"farodocs/parts/engine.py: GROUPS must have the public name {name!r} of faro once")


def printed(program: str) -> str:
    """What a program prints."""
    out = StringIO()
    with redirect_stdout(out):
        exec(program, {})
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def _list(entries: Iterable[tuple[str, str]]) -> str:
    return "\n\n".join(f"`{name}`\n:   {says}" for name, says in entries)


def _form(name: str) -> str:
    thing = getattr(faro, name)
    if isclass(thing) or not callable(thing):
        return name
    return f"{name}({', '.join(signature(thing).parameters)})"


def _says(name: str) -> str:
    thing = getattr(faro, name)
    return _line(thing) if callable(thing) else DATA[name]


def _holds(event: type) -> str:
    return f"Holds {', '.join(f'`{field.name}`' for field in fields(event))}."


def _line(thing: Callable[..., Any]) -> str:
    """The first paragraph of what a class or a function says of itself, on one line."""
    return " ".join((getdoc(thing) or "").partition("\n\n")[0].split())
