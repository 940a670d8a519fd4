"""How fast the engine is in this Python."""

from __future__ import annotations

import json
import timeit

from faro.cards import Card
from faro.commands import DealTurn, PlaceBet
from faro.decide import decide
from faro.layout import SPOTS
from faro.limits import is_taken
from faro.log import replay
from faro.shell.rulebooks import library
from faro.shell.session import reply
from faro.table import Table, fold

LOG = "rules hoyle-1864\nopen ann 100\nsoda Kd\nbet ann 6 on 7\ncopper ann 4 on 9\nbet ann 2 on Q\n"


def figures() -> list[tuple[str, float, str]]:
    """Settled turns a second on one core, and the session's answer to one command."""
    table = replay(LOG, library())
    turn = DealTurn(Card.parse("7h"), Card.parse("9s"))
    turns = 20_000
    seconds = min(timeit.repeat(lambda: fold(table, decide(table, turn)), number=turns, repeat=3))
    ask = json.dumps({"do": "send", "log": LOG, "id": "x", "seat": "ann", "chip": 5, "line": "bet ann 5 on K"})
    crowded = _crowded(200)
    rounds = 200
    settled = min(timeit.repeat(lambda: fold(crowded, decide(crowded, turn)), number=rounds, repeat=3))
    asks = 500
    answered = min(timeit.repeat(lambda: reply(ask), number=asks, repeat=3))
    return [
        ("turns settled, three bets down (at least 20,000)", turns / seconds, "a second"),
        ("a turn with 200 bets down (at most 1)", settled / rounds * 1000, "ms"),
        ("the session's answer to one command", answered / asks * 1000, "ms"),
    ]


def _crowded(bets: int) -> Table:
    """A table in the Nevada game with so many bets down, three punters on one place after another."""
    punters = ("ann", "bob", "clara")
    table = replay("rules nevada\n" + "".join(f"open {name} 9999\n" for name in punters) + "soda Kd\n", library())
    places = [spot for spot in SPOTS.values() if is_taken(library()["nevada"], spot.kind)]
    laid = [PlaceBet(name, 4, spot) for name in punters for spot in places][:bets]
    for bet in laid:
        table = fold(table, decide(table, bet))
    return table
