"""What may be done next: every legal act of a punter and every outcome of chance, as `decide` would allow them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from faro.commands import Command, DealTurn, MoveBet, PlaceBet, ShowHock, ShowSoda, TakeDown, TurnCopper
from faro.decide import limit_on, refuse_to_lie
from faro.layout import SPOTS, Spot
from faro.table import Table


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
    """What a punter may do with the stakes that lie: turn the copper, take one down, move one."""
    rules = table.rules
    if rules is None:
        return
    free = [spot for spot in SPOTS.values() if table.bet(punter, spot) is None]
    for bet in table.bets:
        if bet.punter != punter:
            continue
        if rules.copper == "allowed":
            yield TurnCopper(punter, bet.spot)
        if rules.withdrawal == "free":
            yield TakeDown(punter, bet.spot)
            yield from (MoveBet(punter, bet.spot, spot) for spot in free if not refuse_to_lie(table, spot, bet.stake))


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
