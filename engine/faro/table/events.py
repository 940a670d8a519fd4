"""What has happened at the table: past tense, the only things that a table is folded from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from faro.base import Bend, Card, Goes, Order, Result, Run, Spot
from faro.cheats import Trick
from faro.rulebooks import Opening, Rulebook


@dataclass(frozen=True, slots=True)
class TableOpened:
    """The rule-book was named; `digest` fixes which wording of it."""

    rules: Rulebook
    digest: str


@dataclass(frozen=True, slots=True)
class TableSetUp:
    """The table was set up as it lay in a position: `table`, a `faro.Table`."""

    table: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class ChecksBought:
    """A punter sat down with so many checks."""

    punter: str
    checks: int


@dataclass(frozen=True, slots=True)
class LimitsSet:
    """The dealer announced the least and the most that may lie on one place, and how high a stake may run."""

    least: int
    most: int
    running: int


@dataclass(frozen=True, slots=True)
class DealOpened:
    """A deal began with a fresh pack; `card` is the soda, the face or the bottom card, nothing where none is shown."""

    how: Opening
    card: Card | None


@dataclass(frozen=True, slots=True)
class BetPlaced:
    """So many checks were laid on a place, or added to the stake that lay there; on a `masked` card, face down."""

    punter: str
    amount: int
    spot: Spot
    coppered: bool
    masked: bool = False


@dataclass(frozen=True, slots=True)
class CopperTurned:
    """A copper was laid on a stake or lifted off it; `coppered` is how it lies afterwards."""

    punter: str
    spot: Spot
    coppered: bool


@dataclass(frozen=True, slots=True)
class MasqueTurned:
    """The card under a stake was turned; `masked` is how it lies afterwards."""

    punter: str
    spot: Spot
    masked: bool


@dataclass(frozen=True, slots=True)
class BetTakenDown:
    """So many checks of a stake, or all of them, went back to its punter."""

    punter: str
    spot: Spot
    checks: int


@dataclass(frozen=True, slots=True)
class BetMoved:
    """A whole stake went from one place to another."""

    punter: str
    origin: Spot
    spot: Spot
    stake: int
    coppered: bool


@dataclass(frozen=True, slots=True)
class BankOpened:
    """The bank showed what it holds."""

    checks: int


@dataclass(frozen=True, slots=True)
class MarkerGiven:
    """The bank lent a punter so many checks."""

    punter: str
    checks: int


@dataclass(frozen=True, slots=True)
class MarkerSettled:
    """A punter gave the bank back so many of the checks that it had lent him."""

    punter: str
    checks: int


@dataclass(frozen=True, slots=True)
class BetOrdered:
    """A punter said how much of a stake goes."""

    punter: str
    spot: Spot
    goes: Goes


@dataclass(frozen=True, slots=True)
class RunOrdered:
    """A punter said how a stake is played on if its card wins, or, with nothing in `how`, that it is not."""

    punter: str
    spot: Spot
    how: Run | None


@dataclass(frozen=True, slots=True)
class BetParleed:
    """A stake that had been decided was laid again, `amount` in all, on a card bent as `bend` says, if at all."""

    punter: str
    origin: Spot
    spot: Spot
    amount: int
    coppered: bool
    bend: Bend | None = None


@dataclass(frozen=True, slots=True)
class TurnCalled:
    """So many checks were laid on an order of the last three cards."""

    punter: str
    amount: int
    order: Order


@dataclass(frozen=True, slots=True)
class CallWithdrawn:
    """The stake of a call went back to its punter, who takes the call back."""

    punter: str
    order: Order
    stake: int


@dataclass(frozen=True, slots=True)
class BetAltered:
    """Somebody moved another punter's stake."""

    mover: str
    punter: str
    origin: Spot
    spot: Spot


@dataclass(frozen=True, slots=True)
class SleeperClaimed:
    """A stake on a dead card went to the one who noticed it; `claimant` of `bank` is the dealer."""

    claimant: str
    punter: str
    spot: Spot
    stake: int


@dataclass(frozen=True, slots=True)
class TurnDealt:
    """The two cards of a turn were drawn; `number` counts the turns of the deal from one."""

    number: int
    loser: Card
    winner: Card


@dataclass(frozen=True, slots=True)
class BetSettled:
    """A stake left the layout: `taken` checks to the bank, `paid` checks from the bank, the rest back to the hand.

    `answerable` is the punter who shifted another's stake and makes its loss good, if any; `bend` is how its card was
    bent. After a `corner-down` the rest lies on, after a `drawn`
    turn the whole.
    """

    punter: str
    spot: Spot
    stake: int
    coppered: bool
    result: Result
    taken: int
    paid: int
    answerable: str | None = None
    bend: Bend | None = None


@dataclass(frozen=True, slots=True)
class CallSettled:
    """A call was right or wrong: `taken` checks to the bank, `paid` from the bank, the rest back to the hand."""

    punter: str
    order: Order
    stake: int
    result: Result
    taken: int
    paid: int


@dataclass(frozen=True, slots=True)
class HockShown:
    """The last card was shown, and the deal is out."""

    card: Card


@dataclass(frozen=True, slots=True)
class PocketShown:
    """The cards of the pocket were shown, and the deal is out."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PunterRose:
    """A punter got up from the table, and the bank gave `back` so many checks of his losses."""

    punter: str
    back: int


@dataclass(frozen=True, slots=True)
class BetLeftOver:
    """A stake that the deal never decided: `taken` checks went to the bank, the rest back to the hand.

    `paid` came from the bank, where it had to answer for the pack.
    """

    punter: str
    spot: Spot
    stake: int
    taken: int
    paid: int = 0


@dataclass(frozen=True, slots=True)
class Misdealt:
    """The pack did not come out: it was found to hold `cards` cards; `left` make neither a turn nor a deal's end."""

    cards: int
    left: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DevicePlanted:
    """A device is at the table, and nobody but its user knows it."""

    device: str
    who: str


@dataclass(frozen=True, slots=True)
class PileLaid:
    """The pack lies so for the deal to come, top card first; only who laid it knows."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """The cards of the coming turn that all have now seen, in the order they came."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrickDone:
    """Something was done unseen; `cards` are the cards of the pack that it moved."""

    trick: Trick
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class PlugFound:
    """A corked stack was broken to take a part of it, and its plug came to light."""

    punter: str
    spot: Spot


Event = (
    TableOpened
    | TableSetUp
    | ChecksBought
    | BankOpened
    | MarkerGiven
    | MarkerSettled
    | LimitsSet
    | DealOpened
    | BetPlaced
    | CopperTurned
    | MasqueTurned
    | BetTakenDown
    | BetMoved
    | BetOrdered
    | RunOrdered
    | BetParleed
    | TurnCalled
    | CallWithdrawn
    | BetAltered
    | SleeperClaimed
    | TurnDealt
    | BetSettled
    | CallSettled
    | HockShown
    | PocketShown
    | DevicePlanted
    | PileLaid
    | CardsDrawn
    | TrickDone
    | PlugFound
    | PunterRose
    | BetLeftOver
    | Misdealt
)
