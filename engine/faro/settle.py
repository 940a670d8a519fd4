"""The only payout arithmetic: what a turn, and the end of a deal, do to the stakes that lie."""

from __future__ import annotations

from collections.abc import Iterable

from faro.cards import Rank
from faro.chips import half_taken
from faro.events import BetLeftOver, BetSettled, Result
from faro.rules import Rulebook
from faro.table import Bet


def settle(rules: Rulebook, bet: Bet, loser: Rank, winner: Rank) -> BetSettled | None:
    """What a turn does to one stake; nothing where neither card is of its ranks.

    The first card loses and the second wins (The American Hoyle, Faro Play); a copper turns that round. Both cards of
    one rank split the stake, open or coppered.
    """
    loses = loser in bet.spot.ranks
    wins = winner in bet.spot.ranks
    if not (loses or wins):
        return None
    result: Result
    if loses and wins:
        result, paid = "split", 0
        taken = bet.stake if rules.split == "whole" else half_taken(bet.stake, rules.odd_unit)
    elif wins != bet.coppered:
        result, taken, paid = "won", 0, bet.stake
    else:
        result, taken, paid = "lost", bet.stake, 0
    return BetSettled(bet.punter, bet.spot, bet.stake, bet.coppered, result, taken, paid)


def settle_turn(rules: Rulebook, bets: Iterable[Bet], loser: Rank, winner: Rank) -> tuple[BetSettled, ...]:
    """What a turn does to all stakes, in the order they were laid."""
    settled = (settle(rules, bet, loser, winner) for bet in bets)
    return tuple(event for event in settled if event is not None)


def settle_hock(rules: Rulebook, bets: Iterable[Bet]) -> tuple[BetLeftOver, ...]:
    """What becomes of the stakes that lie undecided when the hock shows."""
    keeps = rules.hock_stakes == "bank"
    return tuple(BetLeftOver(bet.punter, bet.spot, bet.stake, bet.stake if keeps else 0) for bet in bets)
