"""What a bet costs: exact chances, derived by dealing every turn to the book's own settlement.

Cards that a bet cannot tell apart are one class, so a box is a handful of counts. Every pair of classes is settled
once, and every box is counted once with the number of ways that lead to it; only the last division makes fractions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from typing import NamedTuple

from faro.base import PACK, Bend, Bet, Call, Card, FaroError, Rank, Run, Spot, Suit
from faro.odds.found import Chances, Odds
from faro.rulebooks import Rulebook
from faro.table import (
    Table,
    at_risk,
    barred,
    call_odds,
    is_said_ahead,
    refuse_to_lie,
    rules_of,
    run_on,
    settle,
    settle_calls,
    settle_face,
    settle_hock,
)
from faro.table import events as e

STAKE = 6 * 10**6
"""One stake, in checks: it divides by everything that a bank may take a share by, so that no check is ever odd."""
_WON, _LOST, _HALF, _DRAWN = range(4)

_Counts = tuple[int, ...]


def odds(
    rules: Rulebook,
    spot: Spot,
    box: Collection[Card] | None = None,
    *,
    coppered: bool = False,
    bend: Bend | None = None,
    entering: bool = False,
    bottom: Card | None = None,
) -> Odds:
    """What one stake on a place costs under a book, as exact fractions of what lies at risk.

    `box` holds the cards not yet dealt, the hock or pocket among them. Without it the stake is laid in a fresh pack: on
    average over the soda, if the deal has one; before the face, which it risks, if the deal has that, or `entering`
    after a face of another rank. `bottom` is the card of the box that was shown to come last; without it, the odds are
    those of a punter who has not looked. `bend` says how the card is bent; a stake with a corner taken down plays on.
    The rebate of a house and a bank that breaks are left out.

    Raises `bad-position` for cards that cannot be left, and what `decide` raises for a stake that the book refuses.
    """
    cards = PACK if box is None else box
    _check(rules, spot, cards, box is None, coppered, bend)
    if bend is not None:
        bend = replace(bend, couche=STAKE)
    stake = STAKE if bend is None or bend.pli else at_risk(rules.ladder, bend)
    entering = entering and rules.entry == "after-face"
    if bottom is not None and (rules.opening != "bottom" or bottom not in cards):
        raise FaroError("bad-position/bottom", rules=rules, bottom=bottom)
    run = Dealing(rules, cards, Bet("", spot, stake, coppered, bend=bend, entering=entering), bottom)
    if box is None and rules.shown_first:
        run.open()
    run.turn()
    turn, per_turn = run.chances(), run.gain
    while run.left > rules.left_last:
        run.turn()
    until = run.chances()
    run.close()
    return Odds(turn, until, per_turn, per_turn / turn.decided if turn.decided else None, run.gain)


def odds_at(table: Table, spot: Spot, punter: str | None = None, *, coppered: bool = False) -> Odds:
    """What a stake on a place costs at a table as it lies, as `odds` has it.

    It is one laid now, under a copper or open; or the punter's own that lies there, as it is bent, left to be decided.
    Raises what `odds` raises.
    """
    rules, lying = rules_of(table), table.bet(punter or "", spot)
    box = table.box if table.is_boxed else None
    if lying is None:
        return odds(rules, spot, box, coppered=coppered, entering=box is not None, bottom=table.bottom)
    return odds(
        rules,
        spot,
        box,
        coppered=lying.coppered,
        bend=lying.bend,
        entering=lying.entering,
        bottom=table.bottom,
    )


def next_turn(table: Table, bet: Bet) -> Fraction:
    """What the bank gains on average by a stake as it lies, on the next turn alone, in checks.

    The cards are those that the table has not seen; nothing is gained where no two are left, as doubled ones leave it.
    """
    assert table.rules is not None, "a stake lies under some rule-book"
    run = Dealing(table.rules, table.box, bet, table.bottom)
    run.turn()
    return Fraction(run.taken, run.ways or 1)


def call_cost(rules: Rulebook, box: Collection[Card]) -> Fraction | None:
    """What the bank gains on average by one stake on one order of the last three cards, in stakes.

    All orders that can be told apart cost alike. Nothing where the book pays no such call. Raises `bad-position` unless
    three cards are left.
    """
    if len({*box}) != 3 or len(box) != 3:
        raise FaroError("bad-position/call", left=len(box))
    if call_odds(rules, (card.rank for card in box)) == "refused":
        return None
    orders = [(loser.rank, winner.rank, hock.rank) for loser, winner, hock in permutations(box)]
    called = Call("", orders[0], STAKE)
    settled = [event for order in orders for event in settle_calls(rules, [called], order)]
    return Fraction(sum(event.taken - event.paid for event in settled), len(orders) * STAKE)


def box_of(left: Mapping[Rank, int]) -> frozenset[Card]:
    """A box with so many cards left of each rank, none of a rank not named.

    Counts do not tell the suits; they are chosen as they come. Raises `bad-position` for five of a rank or fewer than
    none.
    """
    for rank, count in left.items():
        if not 0 <= count <= len(Suit):
            raise FaroError("bad-position/rank", count=count, rank=rank)
    return frozenset(Card(rank, suit) for rank, count in left.items() for suit in [*Suit][:count])


def _check(
    rules: Rulebook, spot: Spot, cards: Collection[Card], is_fresh: bool, coppered: bool, bend: Bend | None
) -> None:
    if len({*cards}) < len(cards):
        twice = next(card for card, times in Counter(cards).items() if times > 1)
        raise FaroError("bad-position/twice", card=twice)
    most = len(PACK) - rules.shown_first
    left = most if is_fresh else len(cards)
    if left > most or (left - rules.left_last) % 2 or left < rules.left_last + 2:
        raise FaroError(
            "bad-position/turn", rules=rules, left=left, most=most, next=most - 2, fewest=rules.left_last + 2
        )
    if coppered and rules.copper == "refused":
        raise FaroError("copper-refused", rules=rules)
    if bend is not None and rules.ladder == "refused":
        raise FaroError("no-parlee/bent", rules=rules)
    refused = refuse_to_lie(Table(rules=rules, opened=True, box=frozenset(cards)), spot, STAKE)
    if refused is not None:
        raise refused


class _Outcome(NamedTuple):
    """What two sorts of card do to a stake: how it ends and what the bank gains, or how it lies on."""

    first: int
    second: int
    end: int | None
    gain: int
    lies: Bet | None


class Dealing:
    """All the ways in which the rest of a deal can treat one stake, counted turn by turn.

    A stake that `climbs` is played on, by a paroli or a paix, until it has won so many times.

    `lying` holds, for every box in which the stake can lie undecided, the number of ways that lead there, out of `ways`
    in all; `ended` the ways in which it has been decided, and `taken` what the bank has gained over all of them.
    """

    def __init__(
        self,
        rules: Rulebook,
        cards: Collection[Card],
        bet: Bet,
        bottom: Card | None,
        climbs: tuple[Run, int] | None = None,
    ) -> None:
        self.rules = rules
        self.bet = bet
        self._climbs = climbs
        self.left = len(cards)
        self.ways = 1
        self.ended = [0] * 4
        self.taken = 0
        samples = {_sort(rules, bet.spot, card): card for card in cards}
        self._samples = [*samples.values()]
        self._bottom = None if bottom is None else [*samples].index(_sort(rules, bet.spot, bottom))
        sorts = Counter(_sort(rules, bet.spot, card) for card in cards if card != bottom)
        self.lying = {(tuple(sorts[sort] for sort in samples), bet): 1}
        self._settled: dict[tuple[Bet, bool], list[_Outcome]] = {}

    def open(self) -> None:
        """Show the card that opens the deal, of every sort in turn. A face takes its share of the stake on it."""
        ((counts, bet), _), *_ = self.lying.items()
        self.lying = {}
        self.ways = 0
        for sort, (card, ways) in enumerate(zip(self._samples, counts, strict=True)):
            if bet.entering and card.rank in bet.spot.ranks:
                continue  # no stake is laid on the rank in view
            self.ways += ways
            waits = self.rules.takes_first and not bet.entering
            faced = settle_face(self.rules, [bet], card) if waits else ()
            for event in faced:
                self._end(_ending(event), event.taken, ways)
            if not faced:
                self._lie(_without(counts, sort), bet, ways)
        self.left -= 1

    def turn(self) -> None:
        """Deal a turn in every way."""
        lying, self.lying = self.lying, {}
        is_last = self.left == self.rules.left_last + 2
        unseen = self.left - (self._bottom is not None)
        last_seen = is_last and self._bottom is not None
        pairs = unseen if last_seen else unseen * (unseen - 1)
        self.ways *= pairs
        self.taken *= pairs
        self.ended = [pairs * ways for ways in self.ended]
        for (counts, bet), ways in lying.items():
            for first, second, end, gain, lies in self._outcomes(bet, is_last):
                seconds = second == self._bottom if last_seen else counts[second] - (first == second)
                times = ways * counts[first] * seconds
                if times:
                    self._end(end, gain, times)
                    if lies is not None:
                        self._lie(_without(counts, first, second), lies, times)
        self.left -= 2

    def close(self) -> None:
        """Show the hock, or the pocket, or nothing: a stake that still lies is given back or taken."""
        for (_, bet), ways in self.lying.items():
            self.taken += ways * sum(event.taken for event in settle_hock(self.rules, [bet]))

    def chances(self) -> Chances:
        """How the stake has ended so far. One that lies on with a corner down has been halved."""
        down = sum(ways for (_, bet), ways in self.lying.items() if bet.bend != self.bet.bend)
        won, lost, half, drawn = (Fraction(ways, self.ways) for ways in self.ended)
        half += Fraction(down, self.ways)
        return Chances(won, lost, half, drawn, 1 - won - lost - half - drawn)

    @property
    def gain(self) -> Fraction:
        """What the bank has gained so far on average, in stakes."""
        return Fraction(self.taken, self.ways * self.bet.stake)

    def _outcomes(self, bet: Bet, is_last: bool) -> list[_Outcome]:
        """What every pair of sorts does to a stake, the first card named first."""
        if (bet, is_last) not in self._settled:
            sorts = range(len(self._samples))
            self._settled[bet, is_last] = [
                self._outcome(bet, first, second, is_last) for first in sorts for second in sorts
            ]
        return self._settled[bet, is_last]

    def _outcome(self, bet: Bet, first: int, second: int, is_last: bool) -> _Outcome:
        loser, winner = self.rules.in_turn(self._samples[first], self._samples[second])
        event = settle(self.rules, bet, loser, winner, is_last)
        if event is None:
            return _Outcome(first, second, None, 0, replace(bet, entering=False) if bet.entering else bet)
        if event.result == "drawn":
            return _Outcome(first, second, None, 0, bet)
        if event.result == "corner-down":
            return _Outcome(first, second, None, event.taken, bet.lowered(event.taken))
        return self._won_on(bet, event, first, second) or _Outcome(first, second, _ending(event), _net(event), None)

    def _won_on(self, bet: Bet, won: e.BetSettled, first: int, second: int) -> _Outcome | None:
        """How a stake lies on that wins, and is to win again; nothing where it is taken."""
        how, wins = self._climbs or ("paroli", 0)
        if won.result != "won" or (bet.bend.corners + bet.bend.folds if bet.bend else 0) + 1 >= wins:
            return None
        loser, winner = self.rules.in_turn(self._samples[first], self._samples[second])
        on, *lost = run_on(self.rules, replace(bet, ahead=how), won, loser, winner)
        if lost:
            # Who bends when the turn is settled has seen the second card, and takes what the first has won.
            total = _net(won) + sum(_net(event) for event in lost)
            return _Outcome(first, second, _LOST, total, None) if is_said_ahead(self.rules, how) else None
        assert isinstance(on, e.BetParleed)
        return _Outcome(first, second, None, _net(won), Bet("", bet.spot, on.amount, bet.coppered, bend=on.bend))

    def _end(self, end: int | None, gain: int, ways: int) -> None:
        self.taken += ways * gain
        if end is not None:
            self.ended[end] += ways

    def _lie(self, counts: _Counts, bet: Bet, ways: int) -> None:
        self.lying[counts, bet] = self.lying.get((counts, bet), 0) + ways


def _sort(rules: Rulebook, spot: Spot, card: Card) -> Hashable:
    """What a stake can tell of a card: two of one sort settle it alike, with any third."""
    if spot.kind == "colours":
        return card.suit.is_red
    if spot.kind == "odd-even":
        return card.rank in spot.ranks, card.rank == barred(rules)
    if spot.kind == "high-card" or card.rank in (*spot.ranks, *spot.against):
        return card.rank
    return None


def _net(event: e.BetSettled | e.BetParleed) -> int:
    return event.taken - event.paid if isinstance(event, e.BetSettled) else 0


def _ending(event: e.BetSettled) -> int:
    if event.paid:
        return _WON
    if event.taken:
        return _LOST if event.taken == event.stake else _HALF
    return _DRAWN


def _without(counts: _Counts, *sorts: int) -> _Counts:
    left = [*counts]
    for sort in sorts:
        left[sort] -= 1
    return tuple(left)
