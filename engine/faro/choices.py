"""What may be done next: every legal act of a punter and every outcome of chance, as `decide` would allow them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from faro.commands import (
    CallTurn,
    Command,
    DealTurn,
    MoveBet,
    OrderBet,
    Parlee,
    PlaceBet,
    ShowHock,
    ShowSoda,
    TakeDown,
    TurnCopper,
)
from faro.decide import decide
from faro.errors import Refused
from faro.events import BetSettled
from faro.layout import SPOTS, Spot
from faro.limits import limit_on, refuse_to_lie
from faro.stakes import Goes
from faro.table import Table

_GOES: tuple[Goes, ...] = ("all", "half", "none")


@dataclass(frozen=True, slots=True)
class Offer:
    """A place where a punter may lay from `least` to `most` checks, open or under a copper."""

    punter: str
    spot: Spot
    coppered: bool
    least: int
    most: int

    def command(self, amount: int) -> PlaceBet:
        """The bet of so many checks that takes the offer up."""
        return PlaceBet(self.punter, amount, self.spot, self.coppered)


def offers(table: Table, punter: str) -> Iterator[Offer]:
    """Where a punter may lay checks, and how many."""
    rules = table.rules
    if rules is None or punter not in table.hands:
        return
    for spot in SPOTS.values():
        lying = table.bet(punter, spot)
        stake = lying.stake if lying else 0
        limit = limit_on(table, spot)
        least = max(1, table.least - stake)
        most = min(table.hands[punter], limit - stake) if limit else table.hands[punter]
        if most < least or refuse_to_lie(table, spot, stake + least):
            continue
        for coppered in (False, True) if rules.copper == "allowed" else (False,):
            if lying is None or lying.coppered == coppered:
                yield Offer(punter, spot, coppered, least, most)


def changes(table: Table, punter: str) -> Iterator[Command]:
    """What a punter may do with stakes of his that lie or have just won: copper, order, lift, move, let run."""
    rules = table.rules
    if rules is None or punter not in table.hands:
        return
    free = [spot for spot in SPOTS.values() if table.bet(punter, spot) is None]
    for bet in table.bets:
        if bet.punter != punter:
            continue
        acts: list[Command] = [TurnCopper(punter, bet.spot), TakeDown(punter, bet.spot)]
        acts += [OrderBet(punter, bet.spot, goes) for goes in _GOES]
        acts += [MoveBet(punter, bet.spot, spot) for spot in free]
        yield from (act for act in acts if is_allowed(table, act))
    for won in table.settled:
        if isinstance(won, BetSettled) and won.punter == punter and won.result == "won":
            runs = (Parlee(punter, won.spot, spot) for spot in SPOTS.values())
            yield from (command for command in runs if is_allowed(table, command))


def calls(table: Table, punter: str) -> Iterator[CallTurn]:
    """The orders of the last three cards that a punter may call with one check."""
    if not table.is_last_turn:
        return
    for loser, winner, hock in sorted(set(permutations(card.rank for card in table.box))):
        command = CallTurn(punter, 1, (loser, winner, hock))
        if is_allowed(table, command):
            yield command


def is_allowed(table: Table, command: Command) -> bool:
    """Whether the table would take a command."""
    try:
        decide(table, command)
    except Refused:
        return False
    return True


def chance(table: Table) -> Iterator[Command]:
    """Everything that the box may bring next: a soda, a turn, or the hock."""
    if table.rules is None:
        return
    if not table.is_boxed:
        yield from (ShowSoda(card) for card in sorted(table.pack))
        return
    cards = sorted(table.box)
    if table.is_last_card:
        yield from (ShowHock(card) for card in cards)
        return
    yield from (DealTurn(loser, winner) for loser in cards for winner in cards if loser != winner)
