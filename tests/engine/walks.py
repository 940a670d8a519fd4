"""Walks through legal play: tables that are reached by doing, again and again, one of the things that may be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hypothesis import strategies as st

from faro.cards import PACK, Card
from faro.choices import changes, offers
from faro.commands import (
    BuyChecks,
    Command,
    DealTurn,
    MoveBet,
    OpenTable,
    SetLimits,
    ShowHock,
    ShowSoda,
    TakeDown,
    TurnCopper,
)
from faro.decide import decide
from faro.events import Event
from faro.rules import RULES, Rulebook
from faro.table import Table, fold, fresh
from tests.engine.tables import LIBRARY, pack

PUNTERS = ("ann", "ben", "you")
PACKS = (pack("A 2 7 K"), pack("6 Q", "ch"), pack("3 4 5 J 10", "cds")[:-1], PACK)


@dataclass(frozen=True)
class Step:
    """A legal command, the table it was given at, and what came of it."""

    before: Table
    command: Command
    events: tuple[Event, ...]
    after: Table


@dataclass(frozen=True)
class Walk:
    """A run of legal play from an unopened table. It prints as the log of its commands."""

    rules: Rulebook
    cards: tuple[Card, ...]
    steps: tuple[Step, ...]

    @property
    def commands(self) -> list[Command]:
        return [step.command for step in self.steps]

    @property
    def end(self) -> Table:
        return self.steps[-1].after

    @property
    def library(self) -> dict[str, Rulebook]:
        return {self.rules.id: self.rules}


def rulebooks() -> st.SearchStrategy[Rulebook]:
    """The library's rule-books and all their variations: any rule may stand at any of its values."""
    kept = st.sampled_from([*LIBRARY.values()])
    values = st.fixed_dictionaries({}, optional={name: st.sampled_from(allowed) for name, allowed in RULES.items()})
    return st.builds(lambda book, changed: replace(book, **changed), kept, values)


def walk(rules: Rulebook, cards: tuple[Card, ...], numbers: Sequence[int]) -> Walk:
    """The walk that a run of numbers picks: how many sit down with what, then one act for each number."""
    punters = PUNTERS[: 1 + numbers[0] % 3]
    commands: list[Command] = [OpenTable(rules)]
    commands += [BuyChecks(punter, 1 + (numbers[0] // (place + 2)) % 37) for place, punter in enumerate(punters)]
    table, steps = fresh(cards), []
    for number in [*range(len(commands)), *numbers[1:]]:
        command = commands.pop(0) if commands else _pick(table, number)
        events = decide(table, command)
        after = fold(table, events)
        steps.append(Step(table, command, events, after))
        table = after
    return Walk(rules, cards, tuple(steps))


def walks(most: int = 40, packs: Sequence[tuple[Card, ...]] = PACKS) -> st.SearchStrategy[Walk]:
    """Walks of up to so many acts under any rules."""
    numbers = st.lists(st.integers(0, 99_999), min_size=12, max_size=most)
    return st.builds(walk, rulebooks(), st.sampled_from(packs), numbers)


def _pick(table: Table, number: int) -> Command:
    """One legal act: the last digit says of which kind, the others which one."""
    kind, which = number % 10, number // 10
    punter = [*table.hands][which % len(table.hands)]
    if kind < 5:
        laying = [*offers(table, punter)]
        if laying:
            offer = laying[which % len(laying)]
            return offer.command(offer.least + which % (offer.most - offer.least + 1))
    elif kind == 5:
        least = 1 + which % 4
        return SetLimits(least, least + which % 9)
    elif kind < 8:
        act = (TurnCopper, MoveBet, TakeDown)[which % 3]
        changing = [change for change in changes(table, punter) if isinstance(change, act)]
        if changing:
            return changing[which % len(changing)]
    return _chance(table, which)


def _chance(table: Table, which: int) -> Command:
    """One outcome of the box. That every card of it may come is tested with `choices`; here one is enough."""
    if not table.is_boxed:
        return ShowSoda(table.pack[which % len(table.pack)])
    cards = sorted(table.box)
    first = cards.pop(which % len(cards))
    return DealTurn(first, cards[which % len(cards)]) if cards else ShowHock(first)
