"""The table: a frozen value that events are folded into, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from faro.cards import PACK, Card, Rank
from faro.events import (
    BetLeftOver,
    BetMoved,
    BetPlaced,
    BetSettled,
    BetTakenDown,
    ChecksBought,
    CopperTurned,
    Event,
    HockShown,
    LimitsSet,
    SodaShown,
    TableOpened,
    TurnDealt,
)
from faro.layout import Spot
from faro.rules import Rulebook


@dataclass(frozen=True, slots=True)
class Bet:
    """One punter's stake on one place, in checks."""

    punter: str
    spot: Spot
    stake: int
    coppered: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that has happened, as it now lies.

    `hands` holds the checks that each punter has off the layout, `bets` the stakes on it in the order laid, `bank` what
    the bank has gained or lost since the table opened, `settled` what the latest turn or hock did to stakes. `box` is
    the set of cards not yet dealt: their order is nobody's knowledge and stands nowhere. `least` and `most` are the
    limits announced, nought where there are none.
    """

    pack: tuple[Card, ...] = PACK
    rules: Rulebook | None = None
    hands: Mapping[str, int] = field(default_factory=dict)
    bets: tuple[Bet, ...] = ()
    bank: int = 0
    least: int = 0
    most: int = 0
    soda: Card | None = None
    turns: tuple[tuple[Card, Card], ...] = ()
    hock: Card | None = None
    box: frozenset[Card] = frozenset(PACK)
    settled: tuple[BetSettled | BetLeftOver, ...] = ()

    @property
    def is_boxed(self) -> bool:
        """Whether a deal is under way: the soda has been shown and the hock has not."""
        return self.soda is not None and self.hock is None

    @property
    def is_last_card(self) -> bool:
        """Whether every turn of the deal has been made and only the hock is left."""
        return self.is_boxed and len(self.box) < 2

    @property
    def dealt(self) -> tuple[Card, ...]:
        """The cards of this deal that have been seen, in order."""
        seen = [card for turn in self.turns for card in turn]
        return tuple(card for card in (self.soda, *seen, self.hock) if card is not None)

    def left(self, rank: Rank) -> int:
        """How many cards of a rank the box still holds; those of a fresh pack between deals."""
        cards: Iterable[Card] = self.box if self.is_boxed else self.pack
        return sum(card.rank == rank for card in cards)

    def bet(self, punter: str, spot: Spot) -> Bet | None:
        """The stake of a punter on a place."""
        for bet in self.bets:
            if bet.spot.id == spot.id and bet.punter == punter:
                return bet
        return None

    @property
    def checks_in_play(self) -> int:
        """All checks of the punters, in hand and on the layout, and the bank's gain: only buying checks changes it."""
        return sum(self.hands.values()) + sum(bet.stake for bet in self.bets) + self.bank


def fresh(pack: tuple[Card, ...] = PACK) -> Table:
    """A table at which nothing has happened yet, with the pack it is dealt from."""
    return Table(pack=pack, box=frozenset(pack))


def evolve(table: Table, event: Event) -> Table:
    """The table after an event. It never refuses: what may happen is decided before."""
    match event:
        case TurnDealt(_, loser, winner):
            return replace(table, turns=(*table.turns, (loser, winner)), box=table.box - {loser, winner}, settled=())
        case BetSettled(punter, spot, stake, _, _, taken, paid):
            return replace(
                _lifted(table, punter, spot, stake - taken + paid),
                bank=table.bank + taken - paid,
                settled=(*table.settled, event),
            )
        case BetPlaced(punter, amount, spot, coppered):
            return _laid(_paid_out(table, punter, -amount), Bet(punter, spot, amount, coppered))
        case SodaShown(card):
            return replace(table, soda=card, turns=(), hock=None, box=frozenset(table.pack) - {card}, settled=())
        case CopperTurned(punter, spot, coppered):
            bets = tuple(
                replace(bet, coppered=coppered) if bet.spot.id == spot.id and bet.punter == punter else bet
                for bet in table.bets
            )
            return replace(table, bets=bets)
        case BetTakenDown(punter, spot, stake):
            return _lifted(table, punter, spot, stake)
        case BetMoved(punter, origin, spot, stake, coppered):
            return _laid(_lifted(table, punter, origin, 0), Bet(punter, spot, stake, coppered))
        case HockShown(card):
            return replace(table, hock=card, box=table.box - {card}, settled=())
        case BetLeftOver(punter, spot, stake, taken):
            return replace(
                _lifted(table, punter, spot, stake - taken),
                bank=table.bank + taken,
                settled=(*table.settled, event),
            )
        case TableOpened(rules, _):
            return replace(table, rules=rules)
        case ChecksBought(punter, checks):
            return replace(table, hands={**table.hands, punter: checks})
        case LimitsSet(least, most):
            return replace(table, least=least, most=most)


def fold(table: Table, events: Iterable[Event]) -> Table:
    """The table after a run of events."""
    for event in events:
        table = evolve(table, event)
    return table


def _paid_out(table: Table, punter: str, checks: int) -> Table:
    return replace(table, hands={**table.hands, punter: table.hands[punter] + checks})


def _laid(table: Table, new: Bet) -> Table:
    lying = table.bet(new.punter, new.spot)
    if lying is None:
        return replace(table, bets=(*table.bets, new))
    raised = replace(lying, stake=lying.stake + new.stake)
    return replace(table, bets=tuple(raised if bet is lying else bet for bet in table.bets))


def _lifted(table: Table, punter: str, spot: Spot, checks: int) -> Table:
    """A stake off the layout, `checks` of it or of its winnings back in the punter's hand."""
    return replace(
        table,
        bets=tuple(bet for bet in table.bets if bet.spot.id != spot.id or bet.punter != punter),
        hands={**table.hands, punter: table.hands[punter] + checks},
    )
