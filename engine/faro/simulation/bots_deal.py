"""A whole deal at a table where bots sit: what each of them won in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from faro.base import Card
from faro.rulebooks import Rulebook
from faro.simulation.bots import Habit, moves
from faro.simulation.shoe import draw
from faro.table import commands as c
from faro.table import decide, fold, fresh
from faro.table import events as e

PURSE = 100_000
"""The checks with which a bot sits down: so many that none runs out of them."""


def bots_deal(rules: Rulebook, habits: Mapping[str, Habit], pack: Sequence[Card]) -> dict[str, tuple[int, int]]:
    """What each bot, by its name, won in a deal of a pack that lies in this order, and what was decided of his stakes.

    They sit at one table, in their order, and lay before each turn what their habits have them lay.
    """
    table, decided = fresh(), Counter[str]()
    bought: list[c.Command] = [c.OpenTable(rules), *(c.BuyChecks(name, PURSE) for name in habits)]
    for command in bought:
        table = fold(table, decide(table, command))
    while True:
        for name, habit in habits.items():
            for command in moves(table, name, habit):
                table = fold(table, decide(table, command))
        events = decide(table, draw(table, pack))
        table = fold(table, events)
        for event in events:
            if isinstance(event, e.BetSettled):
                decided[event.punter] += event.stake * bool(event.taken or event.paid)
        if not table.is_boxed:
            return {name: (table.hands[name] - PURSE, decided[name]) for name in habits}
