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
    CardsDrawn,
    ChecksBought,
    CopperTurned,
    DealOpened,
    DevicePlanted,
    Event,
    HockShown,
    LimitsSet,
    MarkerGiven,
    MasqueTurned,
    PileLaid,
    PlugFound,
    PocketShown,
    PunterRose,
    SleeperClaimed,
    TableOpened,
    TrickDone,
    TurnCalled,
    TurnDealt,
)
from faro.layout import Spot
from faro.rules import Rulebook
from faro.secret import SQUARE, Secret, Trick, goes_on
from faro.stakes import Bend, Bet, Call

_NOTHING: Mapping[Any, Any] = MappingProxyType({})

BANK = "bank"
"""The dealer's name in a log; no punter may bear it."""


class Table(NamedTuple):
    """Everything that has happened, as it now lies.

    `hands` holds the checks that each punter has off the layout, `stakes` and `calls` what lies on it in the order
    laid, `bought` and `markers` what each has bought and borrowed, `risen` those who have got up, `bank` what the bank
    has gained or lost since the table opened, `capital` what it held then, nothing where it never runs dry. `settled`
    is what the latest turn, or the end of the deal, did to stakes. `opened` says that a deal has begun, `soda` is the
    card it was opened with if that card is out, the soda or the face, and `bottom` the card that was shown to come
    last. `box` is the set of cards not yet dealt, as far as the table can know: their order stands nowhere in a square
    game, and else in what is `secret`. `least`, `most` and `running` are the limits announced, nought where there are
    none.
    """

    pack: tuple[Card, ...] = PACK
    rules: Rulebook | None = None
    hands: Mapping[str, int] = _NOTHING
    stakes: Mapping[tuple[str, str], Bet] = _NOTHING
    calls: tuple[Call, ...] = ()
    bought: Mapping[str, int] = _NOTHING
    markers: Mapping[str, int] = _NOTHING
    risen: frozenset[str] = frozenset()
    bank: int = 0
    capital: int | None = None
    least: int = 0
    most: int = 0
    running: int = 0
    opened: bool = False
    soda: Card | None = None
    bottom: Card | None = None
    turns: tuple[tuple[Card, Card], ...] = ()
    hock: Card | None = None
    pocket: tuple[Card, ...] = ()
    box: frozenset[Card] = frozenset(PACK)
    settled: tuple[BetSettled | CallSettled | BetLeftOver, ...] = ()
    secret: Secret = SQUARE

    @property
    def is_boxed(self) -> bool:
        """Whether a deal is under way: it has been opened and its last card has not been shown."""
        return self.opened and bool(self.box)

    @property
    def are_turns_out(self) -> bool:
        """Whether every turn of the deal has been made and only the hock, or the pocket, is left."""
        return self.is_boxed and len(self.box) <= self._left_last

    @property
    def is_last_turn(self) -> bool:
        """Whether one turn is left."""
        return self.is_boxed and len(self.box) == self._left_last + 2

    @property
    def is_last_three(self) -> bool:
        """Whether three cards are left, so that the order of the last turn and the hock may be called."""
        return self.is_boxed and len(self.box) == 3

    @property
    def _left_last(self) -> int:
        return self.rules.left_last if self.rules else 0

    @property
    def purse(self) -> int | None:
        """What the bank holds, nothing where it never runs dry."""
        return None if self.capital is None else self.capital + self.bank

    @property
    def dealt(self) -> tuple[Card, ...]:
        """The cards of this deal that have been seen, in order."""
        seen = [card for turn in self.turns for card in turn]
        return tuple(card for card in (self.soda, *seen, self.hock, *self.pocket) if card is not None)

    def left(self, rank: Rank) -> int:
        """How many cards of a rank the box still holds by the case-keeper; those of a fresh pack between deals."""
        if not self.is_boxed:
            return sum(card.rank == rank for card in self.pack)
        left = sum(card.rank == rank for card in self.box)
        return max(0, left - self.secret.beads.count(rank)) if self.secret.beads else left

    @property
    def bets(self) -> tuple[Bet, ...]:
        """The stakes on the layout, in the order they were laid."""
        return tuple(self.stakes.values())

    def is_seated(self, punter: str) -> bool:
        """Whether a punter has sat down and not got up."""
        return punter in self.hands and punter not in self.risen

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
            turned = table._replace(
                turns=(*table.turns, (loser, winner)),
                box=table.box - {loser, winner},
                stakes=_after_turn(table),
                settled=(),
            )
            return turned if table.secret is SQUARE else _turned(turned)
        case BetSettled(punter, spot, _, _, "corner-down", taken):
            lowered = _changed(table, punter, spot, lambda bet: replace(bet.lowered(taken), masked=False))
            return lowered._replace(bank=table.bank + taken, settled=(*table.settled, event))
        case BetSettled(punter, spot, stake, _, _, taken, paid, answerable):
            counted = table if table.secret is SQUARE else _counted(table, punter, spot, taken)
            lifted = _lifted(counted, punter, spot, stake - taken + paid)
            settled = lifted._replace(bank=table.bank + taken - paid, settled=(*table.settled, event))
            return _made_good(settled, punter, answerable, taken) if answerable else settled
        case BetPlaced(punter, amount, spot, coppered, masked):
            bet = Bet(punter, spot, amount, coppered, masked=masked, entering=_enters(table))
            return _laid(_paid_out(table, punter, amount), bet)
        case DealOpened(how, card):
            out = card if how != "bottom" else None
            return table._replace(
                opened=True,
                soda=out,
                bottom=card if how == "bottom" else None,
                turns=(),
                hock=None,
                pocket=(),
                box=frozenset(left for left in table.pack if left != out),
                settled=(),
                secret=table.secret if table.secret is SQUARE else table.secret.opened(out, table.turns),
            )
        case CopperTurned(punter, spot, coppered):
            return _changed(table, punter, spot, lambda bet: replace(bet, coppered=coppered))
        case MasqueTurned(punter, spot, masked):
            return _changed(table, punter, spot, lambda bet: replace(bet, masked=masked))
        case BetOrdered(punter, spot, goes):
            return _changed(table, punter, spot, lambda bet: replace(bet, goes=goes))
        case BetTakenDown(punter, spot, stake):
            return _lifted(table, punter, spot, stake)
        case BetMoved(punter, origin, spot, _, _):
            enters = _enters(table)
            return _changed(
                table, punter, origin, lambda bet: replace(bet, spot=spot, answerable=None, entering=enters)
            )
        case BetAltered(mover, punter, origin, spot):
            return _changed(table, punter, origin, lambda bet: replace(bet, spot=spot, answerable=mover))
        case BetParleed(punter, origin, spot, amount, coppered, bend):
            kept = tuple(
                was
                for was in table.settled
                if not (isinstance(was, BetSettled) and was.punter == punter and was.spot == origin)
            )
            bet = Bet(punter, spot, amount, coppered, bend=bend)
            return _laid(_paid_out(table, punter, amount)._replace(settled=kept), bet)
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
            return table._replace(hock=card, box=frozenset(), settled=())
        case PocketShown(cards):
            return table._replace(pocket=cards, box=frozenset(), settled=())
        case BetLeftOver(punter, spot, stake, taken):
            return _lifted(_counted(table, punter, spot, taken), punter, spot, stake - taken)._replace(
                bank=table.bank + taken,
                settled=(*table.settled, event),
            )
        case TableOpened(rules, _):
            return table._replace(rules=rules)
        case ChecksBought(punter, checks):
            return table._replace(hands={**table.hands, punter: checks}, bought={**table.bought, punter: checks})
        case PunterRose(punter, back):
            given = _paid_out(table, punter, -back)
            return given._replace(bank=given.bank - back, risen=given.risen | {punter})
        case MarkerGiven(punter, checks):
            markers = {**table.markers, punter: table.markers.get(punter, 0) + checks}
            return _paid_out(table, punter, -checks)._replace(markers=markers)
        case BankOpened(checks):
            return table._replace(capital=checks)
        case LimitsSet(least, most, running):
            return table._replace(least=least, most=most, running=running)
        case DevicePlanted(device, who):
            return table._replace(secret=table.secret._replace(devices=(*table.secret.devices, (device, who))))
        case PileLaid(cards):
            return table._replace(secret=table.secret._replace(laid=cards))
        case CardsDrawn(cards):
            return table._replace(secret=table.secret.drew(cards))
        case PlugFound(punter, _):
            return table._replace(secret=table.secret._replace(caught=table.secret.caught | {punter}))
        case TrickDone(trick):
            return _tricked(table._replace(secret=table.secret.done(trick)), trick)


def fold(table: Table, events: Iterable[Event]) -> Table:
    """The table after a run of events."""
    for event in events:
        table = evolve(table, event)
    return table


def _turned(table: Table) -> Table:
    """A turn dealt where the pile is known: a box that cannot go on is seen to be out, whatever the count says."""
    secret = table.secret.turned()
    is_out = secret.pile is not None and not goes_on(len(secret.pile), table._left_last)
    return table._replace(secret=secret, box=frozenset() if is_out else table.box)


def _tricked(table: Table, trick: Trick) -> Table:
    """What a trick does to the stakes and the money, where it is no event of its own."""
    spot, amount = trick.spot, trick.amount
    if trick.act == "cork" and spot:
        return _changed(table, trick.who, spot, lambda bet: replace(bet, plug=amount))
    if trick.act == "corner" and spot:
        return _changed(table, trick.who, spot, lambda bet: replace(bet, bend=_cocked(bet)))
    if trick.act == "short" and trick.victim:
        return _paid_out(table, trick.victim, amount)._replace(bank=table.bank + amount)
    return table


def _cocked(bet: Bet) -> Bend:
    """The card of a stake with a corner more."""
    bend = bet.bend or Bend(bet.stake)
    return replace(bend, corners=bend.corners + 1)


def _counted(table: Table, punter: str, spot: Spot, taken: int) -> Table:
    """The bank counts what it takes of a stake: of a whole stack by its height, a plug for checks if there is one."""
    bet = table.stakes[punter, spot.id]
    is_by_height = bet.plug and taken == bet.stake
    return table._replace(secret=table.secret.kept_back(punter, bet.plug)) if is_by_height else table


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


def _enters(table: Table) -> bool:
    """Whether a stake laid now lets a card go by before it plays."""
    return table.is_boxed and table.rules is not None and table.rules.entry == "after-face"


def _after_turn(table: Table) -> Mapping[tuple[str, str], Bet]:
    """The stakes as they lie for the turn after this one: each has entered, and a bar of one turn is over."""
    if not any(bet.entering or bet.goes == "none" for bet in table.stakes.values()):
        return table.stakes
    one_turn = table.rules is not None and table.rules.bar == "one-turn"
    return _by_place(
        replace(bet, entering=False, goes="all" if one_turn and bet.goes == "none" else bet.goes) for bet in table.bets
    )
