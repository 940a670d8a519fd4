"""What has happened at the table: past tense, the only things that a table is folded from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from faro.cards import Card
from faro.layout import Spot
from faro.rules import Rulebook

Result = Literal["won", "lost", "split"]


@dataclass(frozen=True, slots=True)
class TableOpened:
    """The rule-book was named; `digest` fixes which wording of it."""

    rules: Rulebook
    digest: str


@dataclass(frozen=True, slots=True)
class ChecksBought:
    """A punter sat down with so many checks."""

    punter: str
    checks: int


@dataclass(frozen=True, slots=True)
class LimitsSet:
    """The dealer announced the least and the most that may lie on one place."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class SodaShown:
    """A fresh pack was boxed and its first card shown."""

    card: Card


@dataclass(frozen=True, slots=True)
class BetPlaced:
    """So many checks were laid on a place, or added to the stake that lay there."""

    punter: str
    amount: int
    spot: Spot
    coppered: bool


@dataclass(frozen=True, slots=True)
class CopperTurned:
    """A copper was laid on a stake or lifted off it; `coppered` is how it lies afterwards."""

    punter: str
    spot: Spot
    coppered: bool


@dataclass(frozen=True, slots=True)
class BetTakenDown:
    """A whole stake went back to its punter."""

    punter: str
    spot: Spot
    stake: int


@dataclass(frozen=True, slots=True)
class BetMoved:
    """A whole stake went from one place to another."""

    punter: str
    origin: Spot
    spot: Spot
    stake: int
    coppered: bool


@dataclass(frozen=True, slots=True)
class TurnDealt:
    """The two cards of a turn were drawn; `number` counts the turns of the deal from one."""

    number: int
    loser: Card
    winner: Card


@dataclass(frozen=True, slots=True)
class BetSettled:
    """A stake left the layout: `taken` checks to the bank, `paid` checks from the bank, the rest back to the hand."""

    punter: str
    spot: Spot
    stake: int
    coppered: bool
    result: Result
    taken: int
    paid: int


@dataclass(frozen=True, slots=True)
class HockShown:
    """The last card was shown, and the deal is out."""

    card: Card


@dataclass(frozen=True, slots=True)
class BetLeftOver:
    """A stake that the deal never decided: `taken` checks went to the bank, the rest back to the hand."""

    punter: str
    spot: Spot
    stake: int
    taken: int


Event = (
    TableOpened
    | ChecksBought
    | LimitsSet
    | SodaShown
    | BetPlaced
    | CopperTurned
    | BetTakenDown
    | BetMoved
    | TurnDealt
    | BetSettled
    | HockShown
    | BetLeftOver
)
