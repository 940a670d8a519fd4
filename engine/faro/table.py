"""The table: a frozen value that events are folded into, one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple

from faro.cards import PACK, Card, Rank
from faro.events import (
    BankOpened,
    BetAltered,
    BetLeftOver,
    BetMoved,
    BetOrdered,
    BetParleed,
    BetPlaced,
    BetSettled,
    BetTakenDown,
    CallSettled,
    ChecksBought,
    CopperTurned,
    Event,
    HockShown,
    LimitsSet,
    MarkerGiven,
    SleeperClaimed,
    SodaShown,
    TableOpened,
    TurnCalled,
    TurnDealt,
)
from faro.layout import Spot
from faro.rules import Rulebook
from faro.stakes import Bet, Call

_NOTHING: Mapping[Any, Any] = MappingProxyType({})

BANK = "bank"
"""The dealer's name in a log; no punter may bear it."""


class Table(NamedTuple):
    """Everything that has happened, as it now lies.

    `hands` holds the checks that each punter has off the layout, `stakes` and `calls` what lies on it in the order
    laid, `markers` what each has borrowed, `bank` what the bank has gained or lost since the table opened, `capital`
    what it held then, nothing where it never runs dry. `settled` is what the latest turn or hock did to stakes. `box`
    is the set of cards not yet dealt: their order is nobody's knowledge and stands nowhere. `least`, `most` and
    `running` are the limits announced, nought where there are none.
    """

    pack: tuple[Card, ...] = PACK
    rules: Rulebook | None = None
    hands: Mapping[str, int] = _NOTHING
    stakes: Mapping[tuple[str, str], Bet] = _NOTHING
    calls: tuple[Call, ...] = ()
    markers: Mapping[str, int] = _NOTHING
    bank: int = 0
    capital: int | None = None
    least: int = 0
    most: int = 0
    running: int = 0
    soda: Card | None = None
    turns: tuple[tuple[Card, Card], ...] = ()
    hock: Card | None = None
    box: frozenset[Card] = frozenset(PACK)
    settled: tuple[BetSettled | CallSettled | BetLeftOver, ...] = ()

    @property
    def is_boxed(self) -> bool:
        """Whether a deal is under way: the soda has been shown and the hock has not."""
        return self.soda is not None and self.hock is None

    @property
    def is_last_card(self) -> bool:
        """Whether every turn of the deal has been made and only the hock is left."""
        return self.is_boxed and len(self.box) < 2

    @property
    def is_last_turn(self) -> bool:
        """Whether one turn is left, so that its order and the hock's may be called."""
        return self.is_boxed and len(self.box) == 3

    @property
    def purse(self) -> int | None:
        """What the bank holds, nothing where it never runs dry."""
        return None if self.capital is None else self.capital + self.bank

    @property
    def dealt(self) -> tuple[Card, ...]:
        """The cards of this deal that have been seen, in order."""
        seen = [card for turn in self.turns for card in turn]
        return tuple(card for card in (self.soda, *seen, self.hock) if card is not None)

    def left(self, rank: Rank) -> int:
        """How many cards of a rank the box still holds; those of a fresh pack between deals."""
        cards: Iterable[Card] = self.box if self.is_boxed else self.pack
        return sum(card.rank == rank for card in cards)

    @property
    def bets(self) -> tuple[Bet, ...]:
        """The stakes on the layout, in the order they were laid."""
        return tuple(self.stakes.values())

    def bet(self, punter: str, spot: Spot) -> Bet | None:
        """The stake of a punter on a place."""
        return self.stakes.get((punter, spot.id))

    @property
    def checks_in_play(self) -> int:
        """All checks of the punters, in hand and laid, and the bank's gain: only buying and borrowing change it."""
        lying = sum(bet.stake for bet in self.bets) + sum(call.stake for call in self.calls)
        return sum(self.hands.values()) + lying + self.bank


def fresh(pack: tuple[Card, ...] = PACK) -> Table:
    """A table at which nothing has happened yet, with the pack it is dealt from."""
    return Table(pack=pack, box=frozenset(pack))


def evolve(table: Table, event: Event) -> Table:
    """The table after an event. It never refuses: what may happen is decided before."""
    match event:
        case TurnDealt(_, loser, winner):
            return table._replace(
                turns=(*table.turns, (loser, winner)),
                box=table.box - {loser, winner},
                stakes=_unbarred(table),
                settled=(),
            )
        case BetSettled(punter, spot, stake, _, _, taken, paid, answerable):
            lifted = _lifted(table, punter, spot, stake - taken + paid)
            settled = lifted._replace(bank=table.bank + taken - paid, settled=(*table.settled, event))
            return _made_good(settled, punter, answerable, taken) if answerable else settled
        case BetPlaced(punter, amount, spot, coppered):
            return _laid(_paid_out(table, punter, amount), Bet(punter, spot, amount, coppered))
        case SodaShown(card):
            return table._replace(soda=card, turns=(), hock=None, box=frozenset(table.pack) - {card}, settled=())
        case CopperTurned(punter, spot, coppered):
            return _changed(table, punter, spot, lambda bet: replace(bet, coppered=coppered))
        case BetOrdered(punter, spot, goes):
            return _changed(table, punter, spot, lambda bet: replace(bet, goes=goes))
        case BetTakenDown(punter, spot, stake):
            return _lifted(table, punter, spot, stake)
        case BetMoved(punter, origin, spot, _, _):
            return _changed(table, punter, origin, lambda bet: replace(bet, spot=spot, answerable=None))
        case BetAltered(mover, punter, origin, spot):
            return _changed(table, punter, origin, lambda bet: replace(bet, spot=spot, answerable=mover))
        case BetParleed(punter, origin, spot, amount, coppered):
            kept = tuple(
                was
                for was in table.settled
                if not (isinstance(was, BetSettled) and was.punter == punter and was.spot == origin)
            )
            return _laid(_paid_out(table, punter, amount)._replace(settled=kept), Bet(punter, spot, amount, coppered))
        case TurnCalled(punter, amount, order):
            return _paid_out(table, punter, amount)._replace(calls=(*table.calls, Call(punter, order, amount)))
        case CallSettled(punter, order, stake, _, taken, paid):
            return _paid_out(table, punter, -(stake - taken + paid))._replace(
                calls=tuple(call for call in table.calls if call.punter != punter or call.order != order),
                bank=table.bank + taken - paid,
                settled=(*table.settled, event),
            )
        case SleeperClaimed(claimant, punter, spot, stake):
            lifted = _lifted(table, punter, spot, 0)
            if claimant == BANK:
                return lifted._replace(bank=lifted.bank + stake)
            return _paid_out(lifted, claimant, -stake)
        case HockShown(card):
            return table._replace(hock=card, box=table.box - {card}, settled=())
        case BetLeftOver(punter, spot, stake, taken):
            return _lifted(table, punter, spot, stake - taken)._replace(
                bank=table.bank + taken,
                settled=(*table.settled, event),
            )
        case TableOpened(rules, _):
            return table._replace(rules=rules)
        case ChecksBought(punter, checks):
            return table._replace(hands={**table.hands, punter: checks})
        case MarkerGiven(punter, checks):
            markers = {**table.markers, punter: table.markers.get(punter, 0) + checks}
            return _paid_out(table, punter, -checks)._replace(markers=markers)
        case BankOpened(checks):
            return table._replace(capital=checks)
        case LimitsSet(least, most, running):
            return table._replace(least=least, most=most, running=running)


def fold(table: Table, events: Iterable[Event]) -> Table:
    """The table after a run of events."""
    for event in events:
        table = evolve(table, event)
    return table


def _paid_out(table: Table, punter: str, checks: int) -> Table:
    return table._replace(hands={**table.hands, punter: table.hands[punter] - checks})


def _laid(table: Table, new: Bet) -> Table:
    at = (new.punter, new.spot.id)
    lying = table.stakes.get(at)
    raised = new if lying is None else replace(lying, stake=lying.stake + new.stake)
    return table._replace(stakes={**table.stakes, at: raised})


def _changed(table: Table, punter: str, spot: Spot, change: Callable[[Bet], Bet]) -> Table:
    """One stake as `change` makes it, in its place in the order even where it lies on another card now."""
    changed = (change(bet) if bet.spot.id == spot.id and bet.punter == punter else bet for bet in table.bets)
    return table._replace(stakes=_by_place(changed))


def _by_place(bets: Iterable[Bet]) -> dict[tuple[str, str], Bet]:
    return {(bet.punter, bet.spot.id): bet for bet in bets}


def _lifted(table: Table, punter: str, spot: Spot, checks: int) -> Table:
    """A stake off the layout, `checks` of it or of its winnings back in the punter's hand."""
    stakes = dict(table.stakes)
    del stakes[punter, spot.id]
    return table._replace(stakes=stakes, hands={**table.hands, punter: table.hands[punter] + checks})


def _made_good(table: Table, punter: str, answerable: str, taken: int) -> Table:
    """The owner of a stake that somebody else shifted gets what it lost from him, as far as he has it."""
    if answerable == BANK:
        return _paid_out(table, punter, -taken)._replace(bank=table.bank - taken)
    made_good = min(taken, table.hands[answerable])
    return _paid_out(_paid_out(table, answerable, made_good), punter, -made_good)


def _unbarred(table: Table) -> Mapping[tuple[str, str], Bet]:
    """The stakes as they lie for the turn after this one: a bar of one turn is over."""
    if table.rules is None or table.rules.bar != "one-turn" or all(bet.goes != "none" for bet in table.stakes.values()):
        return table.stakes
    return _by_place(replace(bet, goes="all") if bet.goes == "none" else bet for bet in table.bets)
