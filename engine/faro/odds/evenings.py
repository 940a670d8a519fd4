"""Whole evenings at a system, exactly: how much is won and how often, with no deal played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Literal

from faro.base import PACK, SPOTS, Bet, Card, FaroError, Rank, Suit, share_taken
from faro.odds.chances import STAKE
from faro.odds.policies import laid_at, lies_first
from faro.odds.systems import FIRST, System
from faro.rulebooks import Rulebook
from faro.table import events as e
from faro.table import settle, settle_face, settle_hock

_PLAYED = SPOTS["A"]
_HIT, _MISS = Card(Rank.ACE, Suit.HEARTS), Card(Rank.KING, Suit.HEARTS)

Hits = Literal["face", "first", "second", "both", "neither", "hock"]
"""How the card played comes: as the one that opens the deal, in a turn, or not before the deal is out."""
_TURNS: dict[Hits, tuple[bool, bool]] = {
    "first": (True, False),
    "second": (False, True),
    "both": (True, True),
    "neither": (False, False),
}


@dataclass(frozen=True)
class Evening:
    """How the evenings of a system end: the chance of each result in checks, below nought for a loss.

    `decided` is the sum of the stakes that are won, lost and split in an evening, in checks, on average.
    """

    chances: Mapping[int, Fraction]
    decided: Fraction

    @property
    def mean(self) -> Fraction:
        """What the punter wins in an evening, in checks, on average."""
        return sum((won * chance for won, chance in self.chances.items()), Fraction(0))

    @property
    def cost(self) -> Fraction | None:
        """What the bank gains for each check decided, nothing where none is."""
        return -self.mean / self.decided if self.decided else None

    @property
    def ahead(self) -> Fraction:
        """How many of the evenings end with something won."""
        return sum((chance for won, chance in self.chances.items() if won > 0), Fraction(0))

    @property
    def even(self) -> Fraction:
        """How many of the evenings end with nothing won or lost."""
        return self.chances.get(0, Fraction(0))

    def at(self, part: Fraction) -> int:
        """The result, in checks, that this part of the evenings do not reach, from the worst."""
        reached = Fraction(0)
        for won, chance in sorted(self.chances.items()):
            reached += chance
            if reached > part:
                return won
        return max(self.chances)


def evening(rules: Rulebook, system: System, deals: int) -> Evening:
    """So many deals at a sitting, from the first stake of the system; one stake on one card, laid anew when decided.

    Raises `copper-refused` where the book lets no stake be coppered and the system would, and `bad-request` at Basset,
    where a stake does not play at once, and for no deals.
    """
    if system.turns_round and rules.copper == "refused":
        raise FaroError("copper-refused/system", rules=rules)
    if rules.entry != "free":
        raise FaroError("bad-request/entry", rules=rules)
    if deals < 1:
        raise FaroError("bad-request/evening", deals=deals)
    fates = _fates(rules, system)
    # Whole numbers of ways are added up, over one denominator a deal: a fraction would be reduced at every step.
    ways_of_deal = lcm(*(chance.denominator for chance in fates.values()))
    ways = {fate: int(chance * ways_of_deal) for fate, chance in fates.items()}
    sitting: dict[int, dict[int, int]] = {FIRST: {0: 1}}
    decided = Fraction(0)
    for dealt in range(deals):
        after: defaultdict[int, defaultdict[int, int]] = defaultdict(lambda: defaultdict(int))
        for stake, results in sitting.items():
            moves: defaultdict[tuple[int, int], int] = defaultdict(int)
            here = Fraction(sum(results.values()), ways_of_deal**dealt)
            for fate, chance in fates.items():
                won, next_stake, at_risk = _played(rules, system, stake, fate)
                moves[won, next_stake] += ways[fate]
                decided += here * chance * at_risk
            for (won, next_stake), times in moves.items():
                there = after[next_stake]
                for before, so_far in results.items():
                    there[before + won] += so_far * times
        sitting = {stake: dict(results) for stake, results in after.items()}
    ended: defaultdict[int, int] = defaultdict(int)
    for results in sitting.values():
        for won, times in results.items():
            ended[won] += times
    return Evening({won: Fraction(times, ways_of_deal**deals) for won, times in ended.items()}, decided)


def share_won(rules: Rulebook, hits: Hits, coppered: bool, is_last: bool) -> Fraction | None:
    """What share of a stake is won where its card comes so, below nought what is lost; nothing where it lies on."""
    bet = Bet("", _PLAYED, STAKE, coppered)
    event: e.BetSettled | e.BetLeftOver | None
    if hits == "face":
        (event,) = settle_face(rules, [bet], _HIT)
    elif hits == "hock":
        (event,) = settle_hock(rules, [bet])
    else:
        first, second = (_HIT if is_hit else _MISS for is_hit in _TURNS[hits])
        event = settle(rules, bet, *rules.in_turn(first, second), is_last)
    return None if event is None else Fraction(event.paid - event.taken, STAKE)


def won_of(rules: Rulebook, stake: int, share: Fraction) -> int:
    """What a share of a stake comes to, in whole checks, as `share_won` has it."""
    return -share_taken(stake, -share, rules.odd_unit)


_Fate = tuple[Fraction | None, ...]
"""What becomes of the stakes of one deal in turn: the share won of each; `None` for one that is the hock's."""


def _fates(rules: Rulebook, system: System) -> dict[_Fate, Fraction]:
    """How a deal may go for the card played, from the first card of a fresh pack to the last, with its chance."""
    lays_at = laid_at(rules, system.lays_at)
    left = len(PACK) - rules.shown_first
    shown = Fraction(len(Suit) * rules.shown_first, len(PACK))
    faced = (share_won(rules, "face", False, False),) if lies_first(rules, lays_at) else ()
    states: dict[tuple[int, bool, bool, _Fate], Fraction] = {
        (len(Suit), False, False, ()): 1 - shown,
        (len(Suit) - 1, False, bool(faced) and system.turns_round, faced): shown,
    }
    while left > rules.left_last:
        is_last = left == rules.left_last + 2
        dealt: dict[tuple[int, bool, bool, _Fate], Fraction] = defaultdict(Fraction)
        for (count, lay, coppered, fate), chance in states.items():
            lies = lay or count in lays_at
            for hits, (first, second) in _TURNS.items():
                ways = _ways(left, count, first) * _ways(left - 1, count - first, second)
                if not ways:
                    continue
                way = chance * Fraction(ways, left * (left - 1))
                now = count - first - second
                share = share_won(rules, hits, coppered, is_last) if lies and now < count else None
                if share is None:
                    dealt[now, lies, coppered, fate] += way
                else:
                    dealt[now, False, coppered != system.turns_round, (*fate, share)] += way
        states, left = dealt, left - 2
    takes = share_won(rules, "hock", False, False)
    fates: dict[_Fate, Fraction] = defaultdict(Fraction)
    for (_, lies, _, fate), chance in states.items():
        fates[(*fate, None) if lies and takes else fate] += chance
    return dict(fates)


def _ways(left: int, count: int, is_hit: bool) -> int:
    return count if is_hit else left - count


def _played(rules: Rulebook, system: System, stake: int, fate: _Fate) -> tuple[int, int, int]:
    """A deal from a stake on: what it wins, the stake that comes next, and how much of what was laid was decided."""
    won = at_risk = 0
    for share in fate:
        result = -stake if share is None else won_of(rules, stake, share)
        at_risk += stake * bool(share)
        won += result
        stake = system.next_stake(stake, result)
    return won, stake, at_risk
