"""The only payout arithmetic: what a turn, and the end of a deal, do to the stakes that lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from faro.cards import Card, Rank
from faro.chips import half_taken
from faro.events import BetLeftOver, BetSettled, CallSettled
from faro.layout import Kind
from faro.rules import Mixed, Rulebook
from faro.stakes import Bet, Call, Order, Result
from faro.table import BANK

_SIDES: frozenset[Kind] = frozenset(("row", "one-side", "colours", "all-odd-or-even"))
_BARRED: dict[str, Rank] = {"bar-seven": Rank.SEVEN, "bar-king": Rank.KING}
_TIE: dict[str, Mixed] = {"tie-push": "push", "tie-half": "half", "tie-lose": "lose"}


def settle(rules: Rulebook, bet: Bet, loser: Card, winner: Card) -> BetSettled | None:
    """What a turn does to one stake; nothing where neither card decides it, or where it is barred.

    The first card loses and the second wins (The American Hoyle, Faro Play); a copper turns that round. A stake with
    something for it and something against it is mixed: two cards of one rank split it, two ranks of a combination are
    settled as the rule-book says, and so is a tie on the High Card bar.
    """
    at_risk = bet.at_risk
    if not at_risk:
        return None
    spot = bet.spot
    good, bad = spot.verdict(loser, winner)
    if spot.kind == "odd-even" and spot.judged(loser, winner).rank == _BARRED.get(rules.odd_even):
        return None
    if good and bad:
        return _mixed(rules, bet, at_risk, loser, winner)
    if not (good or bad):
        return None
    if good != bet.coppered:
        return _settled(bet, "won", 0, at_risk)
    return _settled(bet, "lost", at_risk, 0)


def settle_turn(rules: Rulebook, bets: Iterable[Bet], loser: Card, winner: Card) -> tuple[BetSettled, ...]:
    """What a turn does to all stakes on the layout, in the order they were laid."""
    return tuple(event for event in (settle(rules, bet, loser, winner) for bet in bets) if event is not None)


def settle_calls(rules: Rulebook, calls: Iterable[Call], order: Order) -> tuple[CallSettled, ...]:
    """What the last turn does to the calls; `order` is how the three cards came."""
    pays = price(call_odds(rules, order))
    return tuple(
        CallSettled(call.punter, call.order, call.stake, "won", 0, pays * call.stake)
        if call.order == order
        else CallSettled(call.punter, call.order, call.stake, "lost", call.stake, 0)
        for call in calls
    )


def settle_hock(rules: Rulebook, bets: Iterable[Bet]) -> tuple[BetLeftOver, ...]:
    """What becomes of the stakes that lie undecided when the hock shows."""
    keeps = rules.hock_stakes == "bank"
    return tuple(BetLeftOver(bet.punter, bet.spot, bet.stake, bet.stake if keeps else 0) for bet in bets)


def within_purse(
    rules: Rulebook, settled: Sequence[BetSettled | CallSettled], purse: int
) -> tuple[BetSettled | CallSettled, ...]:
    """The same settlements by a bank that holds `purse` checks and can pay no more.

    It takes first and then pays, the largest before the smaller and of equal ones the coppered before the open, whose
    card came later (Laws of Faro 5 and 8, Modern Pocket Hoyle 1880).
    """
    takes = [event for event in settled if not event.paid]
    pays = sorted((event for event in settled if event.paid), key=lambda event: (-event.paid, _came_second(event)))
    if rules.broken_bank == "with-takings":
        purse += sum(event.taken for event in takes if not _is_made_good(event))
    paid_out = []
    for event in pays:
        paid = min(event.paid, purse)
        purse -= paid
        paid_out.append(replace(event, paid=paid))
    return (*takes, *paid_out)


def _is_made_good(event: BetSettled | CallSettled) -> bool:
    """Whether the bank gives back what it takes here, having shifted the stake itself."""
    return isinstance(event, BetSettled) and event.answerable == BANK


def _came_second(event: BetSettled | CallSettled) -> bool:
    return not (isinstance(event, BetSettled) and event.coppered)


def call_odds(rules: Rulebook, cards: Iterable[Rank]) -> str:
    """What the book pays a right call of the last three cards: `refused` where it takes none, as of three alike."""
    ranks = len(set(cards))
    return {3: rules.call, 2: rules.cat}.get(ranks, "refused")


def price(odds: str) -> int:
    """What a price pays beyond the stake, in stakes: 4 to 1 pays four, 4 for 1 pays three."""
    amount, how, _ = odds.split("-")
    return int(amount) - (how == "for")


def _mixed(rules: Rulebook, bet: Bet, at_risk: int, loser: Card, winner: Card) -> BetSettled:
    kind = bet.spot.kind
    if kind == "high-card":
        takes = _TIE[rules.high_card]
    elif kind in _SIDES:
        takes = rules.mixed_sides
    elif loser.rank == winner.rank:
        takes = "half" if rules.split == "half" else "lose"
    else:
        takes = rules.combination
    if takes == "push":
        return _settled(bet, "push", 0, 0)
    if takes == "lose":
        return _settled(bet, "split" if loser.rank == winner.rank else "lost", at_risk, 0)
    return _settled(bet, "split", half_taken(at_risk, rules.odd_unit), 0)


def _settled(bet: Bet, result: Result, taken: int, paid: int) -> BetSettled:
    return BetSettled(bet.punter, bet.spot, bet.stake, bet.coppered, result, taken, paid, bet.answerable)
