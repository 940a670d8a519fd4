"""What pages ask of the engine: every door, of the logs of all pages and of a whole deal by each book."""

from __future__ import annotations

import json
from collections.abc import Iterable

from faro.notation import share
from faro.pictures.cue_sheets import SHEETS
from faro.rulebooks.shelf import library
from faro.session.door import reply
from faro.simulation.bots import HABITS
from faro.teaching.exercises.making import KINDS
from farodocs.markup import examples


def dealt_to_the_end(rules: str) -> str:
    """The log of one whole deal under a rule-book, with bets that win, lose and stay."""
    log = f"rules {rules}\nopen you 100\n"
    for turn in range(27):
        deal: dict[str, object] = {"do": "deal", "seed": "K7F2"}
        for request in (deal, {"do": "send", "line": f"bet you 1 on {2 + turn % 9}"}):
            log = json.loads(reply(json.dumps({"log": log, "seat": "you", "id": "t", **request})))["log"]
    return log


# A word of the glossary shows again what stands on another page.
EXAMPLES = {example.log: example.where for example in examples.find()}


def each_door(log: str) -> list[list[str]]:
    """Everything a page may ask of one log, by its doors."""
    seats = ("you", "ann", None)
    asked: list[list[dict[str, object]]] = [
        [{"do": "frames", "seat": seat} for seat in (None, "you")],
        *[[dict[str, object](do=do, seat=seat, id="t", chip=5) for seat in seats] for do in ("show", "undo")],
        [{"do": "deal", "seat": "you", "id": "t", "chip": 5, "seed": "K7F2"}],
        [{"do": "send", "seat": "ann", "id": "t", "chip": 5, "line": f"bet ann 5 on {on}"} for on in ("Q", "nothing")],
    ]
    return [[json.dumps({"log": log, **request}) for request in door] for door in asked]


def requests(log: str) -> list[str]:
    """Everything a page may ask of one log."""
    return [request for door in each_door(log) for request in door]


def by_turns(logs: Iterable[str]) -> list[str]:
    """Every door of every log, from one seat of it: the seats take turns from log to log, and not all in step."""
    return [
        door[(turn + place) % len(door)] for turn, log in enumerate(logs) for place, door in enumerate(each_door(log))
    ]


FULL_TABLE: list[dict[str, object]] = [
    {"do": "share", "seed": "K7F2"},
    {"do": "share", "seed": "K7F2"},  # a second packing takes the room of the first
    {"do": "open", "code": share.encode("rules meyer\nopen you 9\n", "K7F2")},
    {"do": "open", "code": "1AAAAAAAA"},
    {"do": "open_saved"},
    {"do": "words", "seat": "you"},
    {"do": "under", "seat": "you"},
    *[dict[str, object](do="sheet", signs=signs) for signs in SHEETS],
    {"do": "price", "seat": "you", "place": "Q", "coppered": True},
    {"do": "switch", "seat": "you", "id": "t", "rules": "pharaon"},
    {"do": "bots", "seat": "you", "id": "t", "habits": {habit: habit for habit in HABITS}},
    {"do": "due", "seed": "K7F2"},
    {"do": "audit", "seat": "you", "id": "t", "line": "turn 7h 9s", "answers": [{"taken": 5, "paid": 0}]},
    *[
        dict[str, object](do="exercise", kind=kind, seed=f"{book}-{number}", rules=book, level=1 + number % 3)
        for kind in KINDS
        for number, book in enumerate(library())
    ],
]


def of_the_full_table() -> list[str]:
    """The requests of its doors, with a bet down."""
    log = "rules hoyle-1864\nopen you 100\nsoda Kd\nbet you 5 on 7\n"
    return [json.dumps({"log": log, **asked}) for asked in FULL_TABLE]
