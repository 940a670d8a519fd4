"""Crooked deals: the packs that are put up, and a table that goes on as its people do, under a seed."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from faro.base import PACK, Card, Suit
from faro.cheats import DEVICES, Act, Device, Draw, Pack, mix
from faro.notation import parse_line
from faro.rulebooks import library
from faro.simulation.punters import FAVOURITE
from faro.simulation.runs import RUNS, Run
from faro.simulation.shoe import shuffled
from faro.table import TRICKS, Table, brings, decide, fold, fresh, is_allowed
from faro.table import commands as c

_AT: tuple[tuple[int, frozenset[Act]], ...] = (
    (1, frozenset({"swap", "second", "double", "drop", "lay"})),
    (2, frozenset({"uncopper", "drag"})),
)
"""What is done when the first card of a turn is drawn, and when both are."""

HELD = 10_000
"""What the punter sits down with, in checks: more than he can lose."""


def packs(run: Run, seed: str, deals: int, *, square: bool = False) -> Iterable[Pack]:
    """The pack for each deal, top card first: shuffled honestly, and put up by the dealer unless the game is `square`.

    A careless shuffle, which is the players’ device, leaves the deal before to be recognised. What the dealer does has
    chances of its own, so that a seed shuffles alike whatever he does with the pack.
    """
    shuffler, stocker = Random(seed).random, Random(f"{seed} dealer").random
    order = mix(PACK, shuffler)
    for number in range(deals):
        is_careless = run.stock is not None and not of_the_bank(run)
        if is_careless and run.stock is not None:
            order = run.stock(order, shuffler) if number else order
        else:
            order = mix(order, shuffler)
        pack = order if run.stock is None or is_careless or square else run.stock(order, stocker)
        yield _with_twin(pack, stocker) if run.doubles and not square else pack


def put_up(devices: Iterable[str], seed: str, pack: Pack) -> Pack:
    """The pack of a seed at a table with these devices, put up where one is the dealer's way to shuffle it."""
    order = shuffled(seed, pack)
    for device in devices:
        run = RUNS[device]
        stocker = Random(f"{seed} dealer").random
        if run.stock is not None and of_the_bank(run) and len(order) == len(PACK):
            order = run.stock(order, stocker)
        if run.doubles:
            order = _with_twin(order, stocker)
    return order


def _with_twin(pack: Pack, draw: Draw) -> Pack:
    """The pack with a second card of the punter's favourite somewhere below the top."""
    at = 1 + int(draw() * len(pack))
    return (*pack[:at], Card(FAVOURITE, Suit.DIAMONDS, odd=True), *pack[at:])


def shows(device: Device) -> tuple[int, ...]:
    """After how many cards of a turn something may be done with a device."""
    return tuple(cards for cards, acts in _AT if device.acts & acts)


def of_the_bank(run: Run) -> bool:
    """Whether it is the dealer who uses the device in its trial."""
    device = DEVICES[run.device]
    return device.whose == "bank" or any(TRICKS[act].by_dealer for act in device.acts)


class Playing:
    """A table as it goes on, and what has been done at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.done: list[c.Command] = []

    def act(self, command: c.Command) -> None:
        """Do one thing at the table."""
        self.table = fold(self.table, decide(self.table, command))
        self.done.append(command)

    def do(self, commands: Iterable[c.Command]) -> None:
        """Do whatever of it the table allows."""
        for command in commands:
            if is_allowed(self.table, command):
                self.act(command)


class Game(Playing):
    """A table at which packs are dealt out. `shows` counts the cards shown one by one."""

    shows: tuple[int, ...] = ()

    def __init__(self, book: str, punters: Iterable[str], devices: Iterable[tuple[str, str]]) -> None:
        super().__init__(fresh())
        for line in (
            f"rules {book}",
            *(f"open {punter} {HELD}" for punter in punters),
            *(f"device {device} {user}" for device, user in devices),
        ):
            command = parse_line(line, library())
            assert command is not None
            self.act(command)

    def deal(self, pack: Pack) -> None:
        """Deal a pack out."""
        self.act(c.LayPile(pack))
        self.act(brings(self.table)[0])
        while self.table.is_boxed:
            self.turn()

    def turn(self) -> None:
        """Whatever comes out of the box, and what is done before a turn and between its cards."""
        ways = brings(self.table)
        if self.table.are_turns_out and len(ways) > 1:
            ways = tuple(way for way in ways if isinstance(way, c.ShowHock))
        if not isinstance(ways[0], c.DealTurn):
            self.act(ways[0])
            return
        self.moment(0)
        for cards in self.shows:
            turn = brings(self.table)[0]
            assert isinstance(turn, c.DealTurn)
            self.act(c.DrawCards((turn.first, turn.second)[:cards]))
            self.moment(cards)
        self.act(brings(self.table)[0])

    def moment(self, drawn: int) -> None:
        """What those at the table do when so many cards of the coming turn are drawn."""
        raise NotImplementedError
