"""A punter who plays a system at a table of the engine, as a `Player` does on the fast path."""

from __future__ import annotations

from itertools import count

from faro.base.cards import Card
from faro.base.layout import SPOTS
from faro.odds.systems import FIRST, System
from faro.rulebooks.rulebook import Rulebook
from faro.simulation.fast_deals import PLAYED
from faro.simulation.shoe import draw
from faro.table import commands as c
from faro.table import events as e
from faro.table.decision import decide
from faro.table.folding import fold
from faro.table.state import Table, fresh


class AtTheTable:
    """The same punter as a `Player`, who lays every stake at a table of the engine."""

    def __init__(self, rules: Rulebook, system: System) -> None:
        self.rules = rules
        self.system = system
        self.stake = FIRST
        self.decided = 0
        self.table = fresh()
        self.act(c.OpenTable(rules))
        self.act(c.BuyChecks("ann", 1_000_000))

    @property
    def won(self) -> int:
        return -self.table.bank

    def act(self, command: c.Command) -> None:
        events = decide(self.table, command)
        self.table = fold(self.table, events)
        for event in events:
            if isinstance(event, e.BetSettled):
                self.decided += event.stake * bool(event.taken or event.paid)
                self.stake = self.system.next_stake(event.stake, event.paid - event.taken)
            elif isinstance(event, e.BetLeftOver) and event.taken:
                self.stake = self.system.next_stake(event.stake, -event.taken)

    def deal(self, cards: tuple[Card, ...]) -> tuple[int, int]:
        """Play one deal: what is won in it, and what decided."""
        coppered = False
        won, decided = self.won, self.decided
        waits = self.rules.takes_first and self.rules.first_stakes == "before-soda"
        for drawn in count():
            if drawn and not self.table.is_boxed:
                break
            if (drawn or waits) and self.lays(self.table):
                self.act(c.PlaceBet("ann", self.stake, SPOTS[PLAYED.code], coppered))
            lay = bool(self.table.bets)
            self.act(draw(self.table, cards))
            if lay and not self.table.bets:
                coppered = coppered != self.system.turns_round
        return self.won - won, self.decided - decided

    def lays(self, table: Table) -> bool:
        left = table.left(PLAYED)
        second = self.rules.second_bets == "refused" and left < 4
        return not (table.bets or table.are_turns_out or second) and left in self.system.lays_at
