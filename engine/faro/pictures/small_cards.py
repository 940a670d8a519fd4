"""Rows beside a board: the turns that were dealt, pair by pair, three cards face down or turned up, and a tally.

They are for the eye alone; whoever draws them tells the same in words.
"""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import Card, Rank
from faro.pictures.card_art import back, face


def pairs(soda: Card | None, turns: Sequence[tuple[Card, Card]], name: str) -> str:
    """The turns of a deal as a strip, the loser before the winner, after the card that was shown first.

    `name` is what the book calls that card.
    """
    first = f"<li>{face(soda)}<i>{name}</i></li>" if soda else ""
    both = "".join(f"<li>{face(loser)}{face(winner)}</li>" for loser, winner in turns)
    return f'<ol class="faro-pairs" aria-hidden="true">{first}{both}</ol>'


def face_down(count: int) -> str:
    """So many cards with their backs up: they are still to come."""
    return _row("to come", [back()] * count)


def turned_up(cards: Sequence[Card]) -> str:
    """Cards in the order in which they came."""
    return _row("they came", [face(card) for card in cards])


def _row(named: str, drawn: Sequence[str]) -> str:
    cards = "".join(f"<li>{card}</li>" for card in drawn)
    return f'<ol class="faro-pairs" aria-hidden="true"><li><i>{named}</i></li>{cards}</ol>'


def tally(marks: Sequence[int]) -> str:
    """A column for each rank, from the ace up, with a stroke for each card of it that was marked down."""
    columns = "".join(
        f"<li><b>{rank.code}</b><span>{'<i></i>' * count}</span>{count}</li>"
        for rank, count in zip(Rank, marks, strict=True)
    )
    return f'<ol class="faro-strokes" aria-hidden="true">{columns}</ol>'
