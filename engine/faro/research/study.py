"""What is simulated: a book, who plays what, a device if there is one, and a seed. Each deal has a pack of its own.

The pack of a deal follows from the seed and the deal's number alone. So any split of the work gives the same rows.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import shake_128
from struct import Struct
from typing import TypeVar

from faro.base import PACK, Card, FaroError, Rank
from faro.odds import SYSTEMS
from faro.rulebooks import Rulebook, book_called, library
from faro.simulation import HABITS, RUNS, Habit, Player

_SWAPS = len(PACK) - 1
_NUMBERS = Struct(f"<{_SWAPS}I")
_RANKS = [card.rank.value for card in PACK]
_CARDS = [*PACK]

_COLUMNS = ("deal", "bank")
"""What stands in a row besides the punters'."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Punter:
    """One who plays a system on one card. Every stake is `times` that of the system, whose first is ten checks.

    One with a `habit`, of `faro.simulation.HABITS`, is a bot, and neither a system nor a card of his counts. All bots
    of a study sit at one table, which the engine deals, and begin each deal anew.
    """

    name: str = "punter"
    system: str = "flat"
    card: str = "A"
    times: int = 1
    habit: str = ""


@dataclass(frozen=True, slots=True)
class Study:
    """What is simulated: the id of a book, with house rules behind it as in a log, the punters, and a seed.

    A punter carries his system through the deals of a `sitting`, and begins the next with its first stake. With a
    `device`, the trial of that device is dealt instead, by its own book and against its own punter.

    Raises `FaroError` for a book, a system, a card or a device that there is not, for a name that another column of a
    row has, and for what a book refuses.
    """

    book: str = "hoyle-1864"
    punters: tuple[Punter, ...] = (Punter(),)
    seed: str = "faro"
    sitting: int = 1
    device: str = ""

    def __post_init__(self) -> None:
        if self.device and self.device not in RUNS:
            raise FaroError("bad-request/device", device=self.device, runs=RUNS)
        if self.sitting < 1:
            raise FaroError("bad-request/evening", deals=self.sitting)
        if not (self.punters or self.device):
            raise FaroError("bad-request/punters", punters=0)
        names = [punter.name for punter in self.punters]
        for punter in self.punters:
            if names.count(punter.name) > 1:
                raise FaroError("already-seated", punter=punter.name)
            if punter.name in _COLUMNS or punter.name in map(_decided, names):
                raise FaroError("bad-name/taken", punter=punter.name)
            if punter.system not in SYSTEMS:
                raise FaroError("bad-request/system", key=punter.system, systems=SYSTEMS)
            if punter.habit and punter.habit not in HABITS:
                raise FaroError("bad-request/habit", key=punter.habit, habits=HABITS)
            if punter.times < 1:
                raise FaroError("bad-request/times", times=punter.times)
        self.players()

    @property
    def rules(self) -> Rulebook:
        """The book that it is dealt by."""
        return book_called(RUNS[self.device].book if self.device else self.book, library())

    @property
    def columns(self) -> tuple[str, ...]:
        """What a row holds behind the number of the deal."""
        if self.device:
            return ("crooked", "square")
        each = [column for punter in self.punters for column in (punter.name, _decided(punter.name))]
        return (*each, "bank")

    def players(self) -> list[Player]:
        """Those who play a system, with nothing played yet."""
        systems = [punter for punter in self.punters if not punter.habit]
        return [Player(self.rules, SYSTEMS[each.system], Rank.parse(each.card)) for each in systems]

    @property
    def habits(self) -> dict[str, Habit]:
        """The habits of the bots, by their names."""
        return {punter.name: HABITS[punter.habit] for punter in self.punters if punter.habit}


def _decided(name: str) -> str:
    return f"{name}_decided"


def ranks_of(seed: str, deal: int) -> list[int]:
    """The ranks of a deal's pack, from the top: each order as likely as another to within one in two million."""
    return _shuffled(_RANKS, seed, deal)


def pack_of(seed: str, deal: int) -> tuple[Card, ...]:
    """The pack of a deal, top card first, to deal at a table what a row tells."""
    return tuple(_shuffled(_CARDS, seed, deal))


def _shuffled(cards: list[T], seed: str, deal: int) -> list[T]:
    order = cards[:]
    last = _SWAPS
    for number in _NUMBERS.unpack(shake_128(f"{seed} {deal}".encode()).digest(_NUMBERS.size)):
        other = number * (last + 1) >> 32
        order[last], order[other] = order[other], order[last]
        last -= 1
    return order
