"""Whole deals by the thousand: ways of playing one card, on a fast path that is proved equal to the engine's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from random import Random

from faro.base import PACK, FaroError, Rank, Suit
from faro.odds import FIRST, Hits, System, laid_at, lies_first, share_won, won_of
from faro.rulebooks import Rulebook

_OF_A_RANK = len(Suit)
_KINDS = 10_000
"""So many kinds of deals are remembered, each with the stake that it begins with."""
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
    `bad-request` for deals that fill no evening, and at Basset, where a stake does not play at once.
    """
    if evening < 1:
        raise FaroError("bad-request/evening", deals=evening)
    if deals < evening:
        raise FaroError("bad-request/short-evening", deals=deals, evening=evening)
    player = Player(rules, system)
    # The same numbers for every Python, here and in the browser.
    draw = Random(seed).random
    pack = [card.rank.value for card in PACK]
    evenings: Counter[int] = Counter()
    all_decided = 0
    for _ in range(deals // evening):
        player.sit_down()
        of_evening = 0
        for _ in range(evening):
            shuffle(pack, draw)
            won, decided = player.deal(pack)
            of_evening += won
            all_decided += decided
        evenings[of_evening] += 1
    return Results(evenings, all_decided, deals // evening * evening)


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
        self._system = system
        self._card = card.value
        self._stake = FIRST
        self._start = rules.shown_first
        self._end = len(PACK) - rules.left_last
        self._lays_at = laid_at(rules, system.lays_at)
        self._rules = rules
        self._faces = lies_first(rules, system.lays_at)
        self._share = lru_cache(None)(partial(share_won, rules))
        self._hock = share_won(rules, "hock", False, False)
        self._brought = lru_cache(_KINDS)(self._brings)

    def sit_down(self) -> None:
        """Begin an evening with the first stake."""
        self._stake = FIRST

    def deal(self, ranks: Sequence[int]) -> tuple[int, int]:
        """Play one deal of a pack whose ranks lie in this order from the top: what is won in it, and what decided."""
        start, end, played = self._start, self._end, self._card
        at, left = start, _OF_A_RANK - (played in ranks[:start])
        came: list[Hits] = ["face"] if self._faces and left < _OF_A_RANK else []
        boxed = left + len(came)
        while left:
            place = ranks.index(played, at)
            if place >= end:
                break
            at = place + 2
            if (place - start) % 2:
                at = place + 1
                came.append("second")
            elif ranks[place + 1] == played:
                left -= 1
                came.append("both")
            else:
                came.append("first")
            left -= 1
        won, decided, self._stake = self._brought(self._stake, boxed, at == end, *came)
        return won, decided

    def _brings(self, stake: int, left: int, ends: bool, *came: Hits) -> tuple[int, int, int]:
        """What is won, what is decided, and the next stake, where the cards played come so, `ends` with the last turn.

        There are few kinds of deals among thousands: each is reckoned once.
        """
        won = decided = 0
        lies = coppered = False
        for number, hits in enumerate(came, 1):
            lies = lies or left in self._lays_at
            left -= 2 if hits == "both" else 1
            share = self._share(hits, coppered, ends and number == len(came)) if lies else None
            if share is not None:
                lies = False
                coppered = coppered != self._system.turns_round
                gained = won_of(self._rules, stake, share)
                won += gained
                decided += stake * bool(share)
                stake = self._system.next_stake(stake, gained)
        if (lies or (left in self._lays_at and not ends)) and self._hock:
            won -= stake
            stake = self._system.next_stake(stake, -stake)
        return won, decided, stake
