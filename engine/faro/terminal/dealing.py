"""Deals by a shuffled pack in a terminal, with bots that bet before each turn."""

from __future__ import annotations

from collections.abc import Mapping

from faro.notation import seed_of_deal
from faro.rulebooks import Rulebook
from faro.simulation import HABITS, draw, moves, shuffled
from faro.table import Table, decide, fold, fresh
from faro.table import commands as c
from faro.table import events as e


class Game:
    """A table as it is played: what was done and brought about, in order, and the table after each act."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.done: list[c.Command] = []
        self.brought: list[tuple[e.Event, ...]] = []
        self.tables: list[Table] = [fresh()]

    @property
    def table(self) -> Table:
        """As it lies now."""
        return self.tables[-1]

    def act(self, command: c.Command) -> None:
        """Do a command. Raises `Refused`, and then nothing is done."""
        events = decide(self.table, command)
        self.tables.append(fold(self.table, events))
        self.done.append(command)
        self.brought.append(events)

    def back_to(self, acts: int) -> None:
        """Take back all but so many acts."""
        del self.done[acts:], self.brought[acts:], self.tables[acts + 1 :]

    def bots(self, habits: Mapping[str, str], checks: int) -> None:
        """What each bot lays before the next turn; who does not sit yet sits down with so many checks."""
        for name, key in habits.items():
            if name not in self.table.hands:
                self.act(c.BuyChecks(name, checks))
            for command in moves(self.table, name, HABITS[key]):
                self.act(command)

    def deal(self) -> None:
        """What the pack brings next: the same under one seed, deal by deal."""
        opened = sum(isinstance(command, c.OpenDeal) for command in self.done) - self.table.is_boxed
        self.act(draw(self.table, shuffled(seed_of_deal(self.seed, opened), self.table.pack)))


def whole_deal(rules: Rulebook, seed: str, habits: Mapping[str, str], checks: int) -> tuple[list[c.Command], Table]:
    """A deal from its first card to its last: the commands, and the table at its end."""
    game = Game(seed)
    game.act(c.OpenTable(rules))
    while True:
        game.bots(habits, checks)
        game.deal()
        if not game.table.is_boxed:
            return game.done, game.table
