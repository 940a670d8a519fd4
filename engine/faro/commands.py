"""What a punter, the dealer or chance may ask of the table: imperative, one class a line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from faro.cards import Card
from faro.layout import Spot
from faro.rules import Rulebook


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Name the rule-book that the table is dealt by."""

    rules: Rulebook


@dataclass(frozen=True, slots=True)
class BuyChecks:
    """Sit down with so many checks."""

    punter: str
    checks: int


@dataclass(frozen=True, slots=True)
class SetLimits:
    """Announce the least and the most that may lie on one place, in checks."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class ShowSoda:
    """Box a fresh pack and show its first card."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlaceBet:
    """Lay so many checks on a place, open or under a copper; on a stake of one's own they are added to it."""

    punter: str
    amount: int
    spot: Spot
    coppered: bool = False


@dataclass(frozen=True, slots=True)
class TurnCopper:
    """Put a copper on one's stake, or take it off again."""

    punter: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class TakeDown:
    """Take one's whole stake off a place."""

    punter: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class MoveBet:
    """Move one's whole stake, copper and all, to another place."""

    punter: str
    origin: Spot
    spot: Spot


@dataclass(frozen=True, slots=True)
class DealTurn:
    """Draw the two cards of a turn: the first loses, the second wins. Chance, come from outside."""

    loser: Card
    winner: Card


@dataclass(frozen=True, slots=True)
class ShowHock:
    """Show the last card of the box, which ends the deal."""

    card: Card


@dataclass(frozen=True, slots=True)
class Expect:
    """Say what a punter must hold in hand, in checks; it changes nothing."""

    punter: str
    checks: int


Command = (
    OpenTable
    | BuyChecks
    | SetLimits
    | ShowSoda
    | PlaceBet
    | TurnCopper
    | TakeDown
    | MoveBet
    | DealTurn
    | ShowHock
    | Expect
)
