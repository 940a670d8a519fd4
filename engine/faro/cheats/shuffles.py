"""Shuffles that are none: what a dealer does to a pack between two deals, as functions of the pack.

A pack is written top card first, as it will be dealt: the card that opens the deal, then the turns, first card and
second, then the hock. Chance comes in as `draw`, which gives a number from nought to one at each call.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from fractions import Fraction
from typing import TypeVar

from faro.base import Card, Rank

T = TypeVar("T")
Pack = tuple[Card, ...]
Draw = Callable[[], float]


def piles(dealt: Sequence[T]) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """The losing and the winning pile of a deal from soda to hock, in the order dealt: twenty-six cards each.

    The soda lies under the winners and the hock comes onto the losers.
    """
    return tuple(dealt[1::2]), tuple(dealt[0::2])


def weave(first: Sequence[T], second: Sequence[T]) -> tuple[T, ...]:
    """The faro dealer's shuffle done perfectly: one from each part in turn; what one has more comes last."""
    both = min(len(first), len(second))
    woven = [card for pair in zip(first[:both], second[:both], strict=True) for card in pair]
    return (*woven, *first[both:], *second[both:])


def mix(pack: Sequence[T], draw: Draw) -> tuple[T, ...]:
    """A thorough and honest shuffle: each order as likely as another."""
    cards = [*pack]
    for last in range(len(cards) - 1, 0, -1):
        other = int(draw() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def cut(pack: Sequence[T], at: int) -> tuple[T, ...]:
    """The top `at` cards go to the bottom."""
    return (*pack[at:], *pack[:at])


def strip(pack: Iterable[Card], marked: Collection[Card]) -> tuple[Pack, Pack]:
    """The marked cards drawn out in one motion, and the others. Of a squared pack none is marked, and none comes."""
    cards = tuple(pack)
    return tuple(card for card in cards if card in marked), tuple(card for card in cards if card not in marked)


def alternate(losers: Pack, winners: Pack, *, has_soda: bool = True) -> Pack:
    """The pack put up so that cards of one class lose and those of the other win, as long as both last.

    Where the turns begin after a soda, it is the first of the winners.
    """
    return weave(winners, losers) if has_soda else weave(losers, winners)


def lean(marked: Pack, others: Pack, lose: Fraction, draw: Draw, *, has_soda: bool = True) -> Pack:
    """The pack put up by and large: this part of the marked cards loses, the rest of them wins.

    Other cards fill up both piles, and in neither has a card its place.
    """
    half, losing = (len(marked) + len(others)) // 2, round(lose * len(marked))
    losers = mix((*marked[:losing], *others[: half - losing]), draw)
    winners = mix((*marked[losing:], *others[half - losing :]), draw)
    return alternate(losers, winners, has_soda=has_soda)


def couple(marked: Pack, others: Pack, lose: Fraction, draw: Draw) -> Pack:
    """The pack in couples, a card of each class to a turn, with the marked one first in this part of them.

    One class must have two cards more than the other, or a greater even number: they are the soda, the hock, and turns
    among themselves.
    """
    first, second = mix(marked, draw), mix(others, draw)
    both = min(len(first), len(second))
    over = (*first[both:], *second[both:])
    if len(over) < 2 or len(over) % 2:
        raise ValueError(f"{len(first)} cards and {len(second)} leave no soda and no hock beside their couples")
    losing = round(lose * both)
    pairs = [*zip(first[:losing], second[:losing], strict=True)]
    pairs += zip(second[losing:both], first[losing:both], strict=True)
    pairs += zip(over[1:-1:2], over[2:-1:2], strict=True)
    return (over[0], *(card for pair in mix(pairs, draw) for card in pair), over[-1])


def put_up_pairs(losers: Pack, winners: Pack, pairs: int, *, is_offset: bool = False) -> tuple[Pack, Pack]:
    """So many pairs of a rank stripped to the bottom of both piles, at equal depths, or one lower in the winners.

    A perfect weave that begins with the winners then lays the two cards of each pair together. After the soda they fall
    into one turn where they are offset, or where an odd cut follows; otherwise they lie across two turns.
    """
    chosen: list[tuple[Card, Card]] = []
    for card in losers:
        used = {one for pair in chosen for one in pair}
        mate = next((other for other in winners if other.rank == card.rank and other not in used), None)
        if mate is not None and len(chosen) < pairs:
            chosen.append((card, mate))
    lost, won = tuple(pair[0] for pair in chosen), tuple(pair[1] for pair in chosen)
    others = tuple(card for card in winners if card not in won)
    first = others[:1] if is_offset else ()
    return (*lost, *(card for card in losers if card not in lost)), (*first, *won, *others[len(first) :])


def put_first_turn(pack: Pack, loser: Card, winner: Card) -> Pack:
    """Two cards put behind the soda, to be the first turn."""
    soda, *rest = (card for card in pack if card not in (loser, winner))
    return (soda, loser, winner, *rest)


def put_last(pack: Pack, last: Sequence[Card]) -> Pack:
    """Known cards taken to the bottom, to come last in this order."""
    return (*(card for card in pack if card not in last), *last)


def put_on_top(pack: Pack, first: Sequence[Card]) -> Pack:
    """Known cards taken to the top, to come first in this order."""
    return (*first, *(card for card in pack if card not in first))


def put_out(pack: Pack, ranks: Collection[Rank]) -> Pack:
    """Cards of favoured ranks slipped to the losing places: each that would win changes places with the loser."""
    cards = [*pack]
    for place in range(1, len(cards) - 1, 2):
        if cards[place + 1].rank in ranks and cards[place].rank not in ranks:
            cards[place], cards[place + 1] = cards[place + 1], cards[place]
    return tuple(cards)


def chop(pack: Pack, at: int) -> Pack:
    """The bottom card butted in before place `at`: what loses behind it wins, what wins loses, pairs come apart."""
    return (*pack[:at], pack[-1], *pack[at:-1])


def tie_up(pack: Pack, cases: Sequence[Card], others: Sequence[Card]) -> Pack:
    """Nine cards tied with a hair to come last: four that lose, four that win, and the hock.

    The four are cases by then, where no other of the nine is of their ranks.
    """
    return put_last(pack, weave(cases, others))


def splits(pack: Sequence[Card]) -> int:
    """How many turns of a pack, dealt from soda to hock, bring two cards of one rank."""
    return sum(pack[at].rank == pack[at + 1].rank for at in range(1, len(pack) - 1, 2))
