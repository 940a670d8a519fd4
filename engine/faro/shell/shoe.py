"""The box before it is opened: an order of the pack, from a seed or from a script."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from faro.cards import PACK, Card
from faro.commands import Command, DealTurn, ShowHock, ShowSoda
from faro.table import Table


def shuffled(seed: str, pack: Iterable[Card] = PACK) -> tuple[Card, ...]:
    """The order of a pack under a seed, top card first: the same for every Python, here and in the browser."""
    cards = list(pack)
    Random(seed).shuffle(cards)
    return tuple(cards)


def draw(table: Table, order: Iterable[Card]) -> Command:
    """What chance does next if the pack lies in this order: the soda, the next turn, or the hock.

    Cards that the deal has used are passed over, so an order can be laid under a deal begun without it, and a turn
    undone and dealt again brings the same two cards.
    """
    if not table.is_boxed:
        return ShowSoda(next(iter(order)))
    coming = [card for card in order if card in table.box]
    if len(coming) == 1:
        return ShowHock(coming[0])
    return DealTurn(coming[0], coming[1])
