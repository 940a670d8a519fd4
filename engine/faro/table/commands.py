"""What a punter, the dealer or chance may ask of the table: imperative, one class a line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from faro.base import Card, Goes, Order, Run, Spot
from faro.cheats import Trick
from faro.rulebooks import Opening, Rulebook
from faro.table.state import Table


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Name the rule-book that the table is dealt by."""

    rules: Rulebook


@dataclass(frozen=True, slots=True)
class SetUp:
    """Set the table up as it lies in a position, whatever led to it: the first command of a log, or none of it."""

    table: Table


@dataclass(frozen=True, slots=True)
class BuyChecks:
    """Sit down with so many checks."""

    punter: str
    checks: int


BUYS = 100
"""The checks with which anybody sits down at the least, where nobody says otherwise: our choice."""


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
class OpenDeal:
    """Begin a deal with a fresh pack and show the card that opens it: the soda, the face, the bottom card, or none."""

    how: Opening
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class PlaceBet:
    """Lay so many checks on a place, open or under a copper, on a card that lies face up or is `masked`.

    On a stake of one's own they are added to it.
    """

    punter: str
    amount: int
    spot: Spot
    coppered: bool = False
    masked: bool = False


@dataclass(frozen=True, slots=True)
class TurnCopper:
    """Put a copper on one's stake, or take it off again."""

    punter: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class TurnMasque:
    """Turn the card under one's stake face down, or show it again."""

    punter: str
    spot: Spot
    masked: bool


@dataclass(frozen=True, slots=True)
class TakeDown:
    """Take one's stake off a place: the whole of it, or where `checks` are named so many."""

    punter: str
    spot: Spot
    checks: int | None = None


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
    """Run a stake on that has just been decided, on the same place or another: `how` says with what.

    A `parlee` ventures it with its winnings, and so does a `paroli`, which bends a corner; a `paix` folds the card and
    ventures the winnings alone; a `pli` plays what a doublet has left.
    """

    punter: str
    origin: Spot
    spot: Spot
    how: Run = "parlee"


@dataclass(frozen=True, slots=True)
class CallTurn:
    """Name the order of the last three cards, loser, winner and hock, and stake on it."""

    punter: str
    amount: int
    order: Order


@dataclass(frozen=True, slots=True)
class WithdrawCall:
    """Take one's call of an order of the last three cards back, before they are dealt."""

    punter: str
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
    """Draw the two cards of a turn, in the order they come. Chance, come from outside."""

    first: Card
    second: Card


@dataclass(frozen=True, slots=True)
class ShowHock:
    """Show the last card of the box, which ends the deal."""

    card: Card


@dataclass(frozen=True, slots=True)
class ShowPocket:
    """Open the box and show the cards that its pocket has kept, which ends the deal."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlantDevice:
    """Bring a cheating device to the table; `who` uses it, a punter or `bank`."""

    device: str
    who: str


@dataclass(frozen=True, slots=True)
class LayPile:
    """Say how the pack truly lies for the deal to come, top card first, and `without` which cards, if it is short.

    Chance, or a shuffle that was none.
    """

    cards: tuple[Card, ...]
    without: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawCards:
    """Draw the first card of the coming turn, or both, for all to see, before the turn is settled."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DoTrick:
    """Do something unseen."""

    trick: Trick


@dataclass(frozen=True, slots=True)
class Rise:
    """Get up from the table for good."""

    punter: str


@dataclass(frozen=True, slots=True)
class Expect:
    """Say what a punter must hold in hand, in checks; it changes nothing."""

    punter: str
    checks: int


Setting = OpenTable | SetUp | OpenBank | BuyChecks | GiveMarker | SetLimits | PlantDevice | LayPile | OpenDeal
"""What sets the table before anything lies on it or is dealt: told together, as one picture."""

Command = (
    Setting
    | PlaceBet
    | TurnCopper
    | TurnMasque
    | TakeDown
    | MoveBet
    | OrderBet
    | Parlee
    | CallTurn
    | WithdrawCall
    | AlterBet
    | ClaimSleeper
    | DealTurn
    | ShowHock
    | ShowPocket
    | DrawCards
    | DoTrick
    | Rise
    | Expect
)
