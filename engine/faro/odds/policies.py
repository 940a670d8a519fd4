"""Whole deals, exactly: what a way of playing one card costs, how many splits come, and what the last cards are."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from math import comb

from faro.base import PACK, SPOTS, Bet, Card, FaroError, Rank, Suit
from faro.odds.chances import STAKE, box_of, odds
from faro.odds.systems import SYSTEMS
from faro.rulebooks import Rulebook
from faro.table import settle, settle_face, settle_hock

_PLAYED = SPOTS["7"]
_HIT, _MISS = Card(Rank.SEVEN, Suit.HEARTS), Card(Rank.KING, Suit.HEARTS)
_OTHERS = [card for card in PACK if card.rank != _HIT.rank]
_SUITS = len(Suit)

FLAT, CASES = SYSTEMS["flat"].lays_at, SYSTEMS["cases"].lays_at
"""The two systems that never change a stake, by how many cards of the rank must be left for it to lie."""
PULLED = FLAT - CASES
"""From the first card until a case is left, and then no more."""


@dataclass(frozen=True)
class DealCost:
    """What a way of playing comes to over a deal on average, in stakes.

    `gain` is the bank's; `laid` counts the stakes laid, `decided` those won, lost or taken in part, and `turns` the
    turns that a stake waited for.
    """

    gain: Fraction
    laid: Fraction
    decided: Fraction
    turns: Fraction

    @property
    def per_decided(self) -> Fraction | None:
        """The bank's gain for each stake decided, nothing where none is."""
        return self.gain / self.decided if self.decided else None

    @property
    def per_laid(self) -> Fraction | None:
        """The bank's gain for each stake laid, nothing where none is."""
        return self.gain / self.laid if self.laid else None


def laid_at(rules: Rulebook, lays_at: frozenset[int]) -> frozenset[int]:
    """How many cards of a rank must be left for a stake on it: as the player has it, where the book lets him."""
    # A book without second bets takes a stake only while all four cards are in.
    return lays_at & {_SUITS} if rules.second_bets == "refused" else lays_at


def lies_first(rules: Rulebook, lays_at: frozenset[int]) -> bool:
    """Whether a stake is laid before the card that opens the deal, which may take of it."""
    return rules.takes_first and rules.first_stakes == "before-soda" and _SUITS in laid_at(rules, lays_at)


def deal_cost(rules: Rulebook, lays_at: frozenset[int]) -> DealCost:
    """What an even stake costs on one card from the first card of a fresh pack to the last, as exact fractions.

    It is laid when so many cards of the rank are left, as soon as the book lets it lie, and again whenever it has been
    decided.
    """
    deal = _Deal(rules, lays_at)
    while deal.left > rules.left_last:
        deal.turn()
    return deal.cost()


def adventured(rules: Rulebook, fewest: int = 8) -> Fraction:
    """What the bank gains per stake of a punter who lays one on a card taken at random before every turn.

    Each lies until it is decided; the last is laid when `fewest` cards are left. A card of which none is left counts as
    a stake that nothing decides. At Basset the first is laid before the face, and none on the card in view. So De
    Moivre reckons what is gained “per cent of all the money adventured” (The Doctrine of Chances, Pharaon and Basset).
    """
    enters = rules.entry == "after-face"
    most = len(PACK) - rules.shown_first
    pack = most if enters else len(PACK)
    lefts = range(most, fewest - 1, -2)
    if fewest <= rules.left_last + 1 or not lefts:
        raise FaroError("bad-position/fewest", rules=rules, left=fewest, fewest=rules.left_last + 2, most=most)
    gains = [odds(rules, _PLAYED).until_decided] if enters else []
    for left in lefts:
        gain = Fraction(0)
        for of_rank in range(max(1, left - len(_OTHERS)), min(left, _SUITS) + 1):
            chance = Fraction(comb(_SUITS, of_rank) * comb(pack - _SUITS, left - of_rank), comb(pack, left))
            box = box_of({_HIT.rank: of_rank}) | {*_OTHERS[: left - of_rank]}
            gain += chance * odds(rules, _PLAYED, box, entering=enters).until_decided
        gains.append(gain)
    return sum(gains, Fraction(0)) / len(gains)


def splits(rules: Rulebook) -> Fraction:
    """How many turns of a deal bring two cards of one rank on average."""
    return rules.turns(len(PACK)) * Fraction(_SUITS - 1, len(PACK) - 1)


def last_three() -> dict[int, Fraction]:
    """The chances that the last three cards of a deal are of three ranks, of two, which is a cat, or of one."""
    ways = Counter(len({card.rank for card in cards}) for cards in combinations(PACK, 3))
    return {ranks: Fraction(ways[ranks], ways.total()) for ranks in (3, 2, 1)}


class _Deal:
    """A deal under way: the chance of each count of the card played, with the stake on it or none."""

    def __init__(self, rules: Rulebook, lays_at: frozenset[int]) -> None:
        self.rules = rules
        self.lays_at = laid_at(rules, lays_at)
        self.left = len(PACK)
        self.gain, self.laid, self.decided, self.turns = (Fraction(0) for _ in range(4))
        self.chances: dict[tuple[int, Bet | None], Fraction] = {}
        bet = self._lay(_SUITS, None, Fraction(1)) if lies_first(rules, lays_at) else None
        self.chances[_SUITS, bet] = Fraction(1)
        if rules.shown_first:
            self._open()
        elif bet is None:
            self.chances = {(_SUITS, self._lay(_SUITS, None, Fraction(1))): Fraction(1)}

    def _open(self) -> None:
        """Show the soda or the face."""
        dealt: dict[tuple[int, Bet | None], Fraction] = defaultdict(Fraction)
        for (count, bet), chance in self.chances.items():
            for card, ways in ((_HIT, count), (_MISS, self.left - count)):
                way = chance * Fraction(ways, self.left)
                faced = settle_face(self.rules, [bet], card) if bet is not None else ()
                for event in faced:
                    self.gain += way * event.taken
                    self.decided += way * (event.taken > 0)
                lies = None if faced else bet
                hit = card is _HIT
                dealt[count - hit, self._lay(count - hit, lies, way, entering=True, in_view=hit)] += way
        self.chances = dealt
        self.left -= 1

    def turn(self) -> None:
        """Deal a turn in each of the four ways that matter, and lay again what was decided."""
        dealt: dict[tuple[int, Bet | None], Fraction] = defaultdict(Fraction)
        is_last = self.left == self.rules.left_last + 2
        for (count, bet), chance in self.chances.items():
            if bet is not None:
                self.turns += chance
            for first in (_HIT, _MISS):
                for second in (_HIT, _MISS):
                    ways = self._ways(count, first) * self._ways(count, second, first)
                    if not ways:
                        continue
                    way = chance * Fraction(ways, self.left * (self.left - 1))
                    loser, winner = self.rules.in_turn(first, second)
                    lies = bet if bet is None else self._settle(bet, loser, winner, is_last, way)
                    now = count - (first is _HIT) - (second is _HIT)
                    if not is_last:
                        lies = self._lay(now, lies, way, entering=True, in_view=loser is _HIT)
                    dealt[now, lies] += way
        self.chances = dealt
        self.left -= 2

    def cost(self) -> DealCost:
        """What it came to, the stakes that lie at the end given back or taken."""
        for (_, bet), chance in self.chances.items():
            if bet is not None:
                self.gain += chance * sum(event.taken for event in settle_hock(self.rules, [bet]))
        return DealCost(self.gain / STAKE, self.laid, self.decided, self.turns)

    def _settle(self, bet: Bet, loser: Card, winner: Card, is_last: bool, chance: Fraction) -> Bet | None:
        event = settle(self.rules, bet, loser, winner, is_last)
        if event is None:
            return replace(bet, entering=False)
        self.gain += chance * (event.taken - event.paid)
        self.decided += chance * bool(event.taken or event.paid)
        return None

    def _lay(
        self, count: int, lies: Bet | None, chance: Fraction, entering: bool = False, in_view: bool = False
    ) -> Bet | None:
        """The stake for the next turn: the one that lies, a new one, or none."""
        enters = entering and self.rules.entry == "after-face"
        if lies is not None or count not in self.lays_at or (enters and in_view):
            return lies
        self.laid += chance
        return Bet("", _PLAYED, STAKE, coppered=False, entering=enters)

    def _ways(self, count: int, card: Card, before: Card | None = None) -> int:
        """In how many ways a card of the rank played comes next, or one of the others."""
        left = count if card is _HIT else self.left - count
        return left - (before is card)
