"""Whole deals by the thousand: ways of playing one card, on a fast path that is proved equal to the engine's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from faro.base import PACK, SPOTS, Bet, Card, FaroError, Rank, Suit
from faro.odds import FIRST, System, laid_at
from faro.rulebooks import Rulebook
from faro.table import settle, settle_hock

PLAYED = Rank.ACE
"""The card that is played where none is named. A shuffled pack knows no other difference between the thirteen."""


@dataclass(frozen=True)
class Results:
    """What a simulation found. `won` counts the evenings by the checks that the punter won or, below nought, lost.

    `decided` is the sum of the stakes won, lost and split, in checks, and `deals` how many whole deals were played.
    """

    won: Mapping[int, int]
    decided: int
    deals: int

    @property
    def mean(self) -> Fraction:
        """What the punter won in an evening, in checks, on average."""
        return Fraction(sum(won * times for won, times in self.won.items()), sum(self.won.values()))

    @property
    def cost(self) -> Fraction | None:
        """What the bank gained for each check decided, nothing where none was."""
        lost = -sum(won * times for won, times in self.won.items())
        return Fraction(lost, self.decided) if self.decided else None


def simulate(rules: Rulebook, system: System, deals: int, seed: str, evening: int = 1) -> Results:
    """Play so many whole deals of a shuffled pack, `evening` of them at a sitting, always the same under one seed.

    Every punter sits down with the first stake of his system and takes it from deal to deal. Deals that do not fill an
    evening are left out. Raises `copper-refused` where the book lets no stake be coppered and the system would, and
    `bad-request` at Basset, where a stake does not play at once.
    """
    player = Player(rules, system)
    # The same numbers for every Python, here and in the browser.
    draw = Random(seed).random
    pack = [card.rank.value for card in PACK]
    won: Counter[int] = Counter()
    for _ in range(deals // evening):
        player.sit_down()
        for _ in range(evening):
            shuffle(pack, draw)
            player.deal(pack)
        won[player.won] += 1
    return Results(won, player.decided, deals // evening * evening)


def shuffle(pack: list[int], draw: Callable[[], float]) -> None:
    """Shuffle ranks in place, each order as likely as another to within the grain of a float."""
    for last in range(len(pack) - 1, 0, -1):
        other = int(draw() * (last + 1))
        pack[last], pack[other] = pack[other], pack[last]


class Player:
    """One punter at his system on one card, settled by a table of what a turn can do to a stake on one rank."""

    def __init__(self, rules: Rulebook, system: System, card: Rank = PLAYED) -> None:
        if system.turns_round and rules.copper == "refused":
            raise FaroError("copper-refused/system", rules=rules)
        if rules.entry != "free":
            raise FaroError("bad-request/entry", rules=rules)
        self.won = 0
        self.decided = 0
        self._system = system
        self._card = card.value
        self._stake = FIRST
        self._start = rules.shown_first
        self._end = len(PACK) - rules.left_last
        self._lays_at = laid_at(rules, system.lays_at)
        self._halves = {
            (hits, coppered, is_last): _halves_won(rules, hits, coppered, is_last)
            for hits in _HITS
            for coppered in (False, True)
            for is_last in (False, True)
        }
        self._hock = -sum(event.taken for event in settle_hock(rules, [_bet(False)]))

    def sit_down(self) -> None:
        """Begin an evening with nothing won and the first stake."""
        self.won = 0
        self._stake = FIRST

    def deal(self, ranks: Sequence[int]) -> None:
        """Play one deal of a pack whose ranks lie in this order from the top, from one card played to the next."""
        at, played = self._start, self._card
        left = len(Suit) - (played in ranks[:at])
        lies = coppered = False
        while left:
            lies = lies or (left in self._lays_at and at < self._end)
            place = ranks.index(played, at)
            if place >= self._end:
                break
            is_second = (place - self._start) % 2
            at = place + 2 - is_second
            hits = "second" if is_second else "both" if ranks[place + 1] == played else "first"
            left -= 2 if hits == "both" else 1
            halves = self._halves[hits, coppered, at == self._end] if lies else None
            if halves is not None:
                lies = False
                coppered = coppered != self._system.turns_round
                self.decided += self._stake * bool(halves)
                self._settle(self._stake * halves // 2)
        if lies and self._hock:
            self._settle(-self._stake)

    def _settle(self, won: int) -> None:
        self.won += won
        self._stake = self._system.next_stake(self._stake, won)


_HITS = ("first", "second", "both")
_HIT, _OTHER = Card(PLAYED, Suit.HEARTS), Card(Rank.KING, Suit.HEARTS)


def _bet(coppered: bool) -> Bet:
    return Bet("", SPOTS[PLAYED.code], FIRST, coppered)


def _halves_won(rules: Rulebook, hits: str, coppered: bool, is_last: bool) -> int | None:
    """How many halves of a stake are won in a turn in which the card played comes so; nothing where it lies on."""
    first, second = (_HIT if hits in (which, "both") else _OTHER for which in ("first", "second"))
    event = settle(rules, _bet(coppered), *rules.in_turn(first, second), is_last)
    return None if event is None else 2 * (event.paid - event.taken) // FIRST
