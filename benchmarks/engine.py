"""How fast the engine is in this Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import timeit
from functools import partial
from pathlib import Path

from benchmarks.figure import Figure
from faro.base import SPOTS, Card
from faro.notation import replay
from faro.rulebooks import library
from faro.session import reply
from faro.table import Table, decide, fold, is_taken
from faro.table import commands as c

HERE = Path(__file__).resolve().parent
CHESS = HERE.parent / "build" / "peers"
"""Where `make bench` puts python-chess."""
OF_CHESS = 0.8
"""How much of the speed of python-chess is aimed at: a line may do more than a move does, and settle what lies."""
DEAL = HERE.parent / "tests" / "engine" / "pictures" / "goldens" / "hoyle-1864.log"

LOG = "rules hoyle-1864\nopen ann 100\nsoda Kd\nbet ann 6 on 7\ncopper ann 4 on 9\nbet ann 2 on Q\n"


def figures() -> list[Figure]:
    """Settled turns a second of processor time, and the session's answer to one command."""
    table = replay(LOG, library())
    turn = c.DealTurn(Card.parse("7h"), Card.parse("9s"))
    turns = 200
    seconds = min(_repeat(lambda: fold(table, decide(table, turn)), number=turns, repeat=400))
    ask = json.dumps({"do": "send", "log": LOG, "id": "x", "seat": "ann", "chip": 5, "line": "bet ann 5 on K"})
    crowded = _crowded(200)
    rounds = 10
    settled = min(_repeat(lambda: fold(crowded, decide(crowded, turn)), number=rounds, repeat=100))
    asks = 5
    answered = min(_repeat(lambda: reply(ask), number=asks, repeat=100))
    deal = DEAL.read_text(encoding="utf-8")
    lines = sum(not line.startswith("#") for line in deal.splitlines())
    deals = 5
    replayed = min(_repeat(lambda: replay(deal, library()), number=deals, repeat=200))
    moved = _moves_of_chess()
    return [
        Figure("turns settled, three bets down", turns / seconds, "a second", least=60_000),
        Figure("a turn with 200 bets down", settled / rounds * 1000, "ms", most=1),
        Figure("the session's answer to one command", answered / asks * 1000, "ms"),
        Figure("lines of a deal replayed", lines * deals / replayed, "a second", least=moved and OF_CHESS * moved),
        *([] if moved is None else [Figure("moves of a game replayed by python-chess beside it", moved, "a second")]),
    ]


_repeat = partial(timeit.repeat, timer=time.process_time)
"""Others on the machine take no processor time from what is measured, but slow it down: the least is told."""


def _moves_of_chess() -> float | None:
    """How many moves a second python-chess replays, from their text; nothing where it is not installed."""
    if not CHESS.is_dir():
        return None
    asked = (sys.executable, HERE / "chess_moves.py")
    environment = os.environ | {"PYTHONPATH": str(CHESS)}
    return float(subprocess.run(asked, env=environment, check=True, capture_output=True, text=True).stdout)


def _crowded(bets: int) -> Table:
    """A table in the Nevada game with so many bets down, three punters on one place after another."""
    punters = ("ann", "bob", "clara")
    table = replay("rules nevada\n" + "".join(f"open {name} 9999\n" for name in punters) + "soda Kd\n", library())
    places = [spot for spot in SPOTS.values() if is_taken(library()["nevada"], spot.kind)]
    laid = [c.PlaceBet(name, 4, spot) for name in punters for spot in places][:bets]
    for bet in laid:
        table = fold(table, decide(table, bet))
    return table
