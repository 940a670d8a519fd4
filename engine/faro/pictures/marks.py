"""The marks of a turn on the cloth as HTML: a rank that it brought bears 1 or 2 until the next, black if it lost."""

from __future__ import annotations

from faro.base import Rank
from faro.seats import View


def fell(rank: Rank, view: View) -> str:
    """What the latest turn has brought of a rank: the place of the card among the two, and whether it lost or won.

    Cards that are drawn and not settled yet do not say what they do.
    """
    if view.drawn or view.loser is None or view.winner is None:
        return ""
    numbers = view.book.in_turn(1, 2) if view.book else (1, 2)
    return "".join(
        f'<span class="faro-fell faro-fell-{did}" data-nth="{number}" aria-hidden="true"><b>{number}</b></span>'
        for card, did, number in zip((view.loser, view.winner), ("lost", "won"), numbers, strict=True)
        if card.rank == rank
    )
