"""The box before it is opened: an order of the pack, from a seed or from a script."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from faro.base import PACK, Card
from faro.table import Table, brings
from faro.table import commands as c


def shuffled(seed: str, pack: Iterable[Card] = PACK) -> tuple[Card, ...]:
    """The order of a pack under a seed, top card first: the same from Python 3.11 on, here and in the browser."""
    cards = list(pack)
    Random(seed).shuffle(cards)
    return tuple(cards)


def draw(table: Table, order: Iterable[Card]) -> c.Command:
    """What chance does next if the pack lies in this order, from the card that opens the deal to the hock or pocket.

    Cards that the deal has used are passed over, so an order can be laid under a deal begun without it, and a turn
    undone and dealt again brings the same two cards. Where the log says how the pack lies, that order holds.
    """
    known = brings(table)
    if known:
        return known[0]
    pack = list(order)
    if not table.is_boxed:
        opening = table.rules.opening if table.rules else "soda"
        return c.OpenDeal(opening, {"bottom": pack[-1], "deal": None}.get(opening, pack[0]))
    # The bottom card shown may lie elsewhere in an order that is laid under a deal begun without it.
    coming = sorted((card for card in pack if card in table.box), key=lambda card: card == table.bottom)
    if table.are_turns_out:
        return c.ShowHock(coming[0]) if len(coming) == 1 else c.ShowPocket(tuple(coming))
    drawn = table.secret.drawn
    coming = [*drawn, *(card for card in coming if card not in drawn)]
    return c.DealTurn(coming[0], coming[1])
