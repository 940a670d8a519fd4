"""What may be done next: every legal act of a punter and every outcome of chance, as `decide` would allow them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from faro.base import SPOTS, Goes, Refused, Spot
from faro.table import commands as c
from faro.table import events as e
from faro.table.bets_taken import is_said_ahead, runs
from faro.table.decision import decide
from faro.table.guards import refuse_to_grow, refuse_to_lie
from faro.table.limits import limit_on
from faro.table.state import Table

_GOES: tuple[Goes, ...] = ("all", "half", "none")


@dataclass(frozen=True, slots=True)
class Offer:
    """A place where a punter may lay from `least` to `most` checks: open, under a copper, or on a masked card."""

    punter: str
    spot: Spot
    coppered: bool
    least: int
    most: int
    masked: bool = False

    def command(self, amount: int) -> c.PlaceBet:
        """The bet of so many checks that takes the offer up."""
        return c.PlaceBet(self.punter, amount, self.spot, self.coppered, self.masked)


def offers(table: Table, punter: str) -> Iterator[Offer]:
    """Where a punter may lay checks, and how many."""
    rules = table.rules
    if rules is None or not table.is_seated(punter) or table.secret.drawn:
        return
    ways = [(False, False)]
    ways += [(True, False)] if rules.copper == "allowed" else []
    ways += [(False, True)] if rules.masque != "refused" else []
    for spot in SPOTS.values():
        lying = table.bet(punter, spot)
        stake = lying.stake if lying else 0
        limit = limit_on(table, spot)
        least = max(1, table.least - stake)
        most = min(table.hands[punter], limit - stake) if limit else table.hands[punter]
        if most < least or refuse_to_lie(table, spot, stake + least):
            continue
        for coppered, masked in ways:
            if lying is None or (lying.coppered == coppered and not refuse_to_grow(table, lying, masked)):
                yield Offer(punter, spot, coppered, least, most, masked)


def changes(table: Table, punter: str) -> Iterator[c.Command]:
    """What a punter may do besides laying: copper, turn, order, lift and move stakes, let winners run."""
    rules = table.rules
    if rules is None or not table.is_seated(punter):
        return
    free = [spot for spot in SPOTS.values() if table.bet(punter, spot) is None]
    for bet in table.bets:
        if bet.punter != punter:
            continue
        acts: list[c.Command] = [c.TurnCopper(punter, bet.spot), c.TakeDown(punter, bet.spot)]
        acts += [c.TurnMasque(punter, bet.spot, masked) for masked in (True, False)]
        acts += [c.OrderBet(punter, bet.spot, goes) for goes in _GOES]
        acts += [c.MoveBet(punter, bet.spot, spot) for spot in free]
        acts += [c.Parlee(punter, bet.spot, bet.spot, how) for how in runs(rules) if is_said_ahead(rules, how)]
        yield from (act for act in acts if is_allowed(table, act))
    backs = (c.WithdrawCall(punter, call.order) for call in table.calls if call.punter == punter)
    yield from (act for act in backs if is_allowed(table, act))
    for won in table.settled:
        if isinstance(won, e.BetSettled) and won.punter == punter and won.result in ("won", "split"):
            acts = [
                c.Parlee(punter, won.spot, spot, how)
                for how in runs(rules)
                for spot in free
                if not is_said_ahead(rules, how)
            ]
            yield from (act for act in acts if is_allowed(table, act))


def calls(table: Table, punter: str) -> Iterator[c.CallTurn]:
    """The orders of the last three cards that a punter may call with one check."""
    if not table.is_last_three:
        return
    for loser, winner, hock in sorted(set(permutations(card.rank for card in table.box))):
        command = c.CallTurn(punter, 1, (loser, winner, hock))
        if is_allowed(table, command):
            yield command


def is_allowed(table: Table, command: c.Command) -> bool:
    """Whether the table would take a command."""
    try:
        decide(table, command)
    except Refused:
        return False
    return True


def chance(table: Table) -> Iterator[c.Command]:
    """Everything that the pack may bring next: the card that opens a deal, a turn, the hock or the pocket."""
    rules = table.rules
    if rules is None:
        return
    brought = brings(table)
    if brought:
        yield from brought
        return
    if not table.is_boxed:
        shown = [None] if rules.opening == "deal" else sorted(table.pack)
        yield from (c.OpenDeal(rules.opening, card) for card in shown)
        return
    cards = sorted(table.box)
    if table.are_turns_out:
        yield from (c.ShowHock(card) for card in cards) if len(cards) == 1 else (c.ShowPocket(tuple(cards)),)
        return
    pairs = (c.DealTurn(first, second) for first in cards for second in cards if first != second)
    is_free = table.bottom is None and not table.secret.drawn
    yield from (turn for turn in pairs if is_free or is_allowed(table, turn))


def brings(table: Table) -> tuple[c.Command, ...]:
    """What comes next where it is known how the pack lies: one thing, or two at the end of a box with an odd card.

    Nothing where it is not known.
    """
    rules, secret = table.rules, table.secret
    pile = secret.pile if table.is_boxed else secret.laid
    if rules is None or pile is None:
        return ()
    if not table.is_boxed:
        shown = {"bottom": pile[-1].shown, "deal": None}.get(rules.opening, pile[0].shown)
        return (c.OpenDeal(rules.opening, shown),)
    top = tuple(card.shown for card in (*secret.drawn, *pile))
    ways: list[c.Command] = [c.DealTurn(top[0], top[1])] if len(top) > 1 else []
    ways += [c.ShowHock(top[0]), c.ShowPocket(top)]
    return tuple(way for way in ways if is_allowed(table, way))
