"""What a punter, the dealer or chance may ask of the table: imperative, one class a line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from faro.cards import Card
from faro.layout import Spot
from faro.rules import Rulebook
from faro.stakes import Goes, Order


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
class OpenBank:
    """Show what the bank holds, in checks; a bank that is not opened never runs dry."""

    checks: int


@dataclass(frozen=True, slots=True)
class GiveMarker:
    """Lend a punter so many checks against a marker, to be settled when the deal is out."""

    punter: str
    checks: int


@dataclass(frozen=True, slots=True)
class SetLimits:
    """Announce the least and the most that may lie on one place, and how high a stake may run, in checks.

    `running` of nought leaves the running limit to the rule-book.
    """

    least: int
    most: int
    running: int = 0


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
class OrderBet:
    """Say how much of one's stake is at risk: all of it (`it goes`), half of it, or none (`I bar this bet`)."""

    punter: str
    spot: Spot
    goes: Goes


@dataclass(frozen=True, slots=True)
class Parlee:
    """Lay a stake that has just won again with its winnings, on the same place or another."""

    punter: str
    origin: Spot
    spot: Spot


@dataclass(frozen=True, slots=True)
class CallTurn:
    """Name the order of the last three cards, loser, winner and hock, and stake on it."""

    punter: str
    amount: int
    order: Order


@dataclass(frozen=True, slots=True)
class AlterBet:
    """Move a stake of somebody else's, which makes the mover answer for its loss."""

    mover: str
    punter: str
    origin: Spot
    spot: Spot


@dataclass(frozen=True, slots=True)
class ClaimSleeper:
    """Claim a stake that lies on a dead card; `claimant` of `bank` is the dealer."""

    claimant: str
    punter: str
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
    | OpenBank
    | GiveMarker
    | SetLimits
    | ShowSoda
    | PlaceBet
    | TurnCopper
    | TakeDown
    | MoveBet
    | OrderBet
    | Parlee
    | CallTurn
    | AlterBet
    | ClaimSleeper
    | DealTurn
    | ShowHock
    | Expect
)
